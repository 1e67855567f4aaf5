import { useRef, useState } from 'react';
import {
  DATE_PATTERNS,
  formatDate,
  isIsoDate,
  orderOf,
  readWrittenDate,
  spellDate,
} from '@assay/shared/domain';
import type { DateOrder, DateWriting, Language, TypedDate } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { TextInput } from '@assay/shared/ui';
import type { TextInputProps } from '@assay/shared/ui';
import { Echo, ReadingQuestion, useReadingQuestion } from './reading-question.tsx';

export interface DateFieldProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'ref'
> {
  /** YYYY-MM-DD, or null for none. */
  readonly value: string | null;
  /** The day that was typed, null for an empty field. A text that is no date, or two, is reported through `onInvalid` only. */
  readonly onChange: (iso: string | null) => void;
  /** Whether the text is not one date, so that saving can wait. */
  readonly onInvalid?: (isInvalid: boolean) => void;
  readonly language: Language;
  /** How the document writes its dates; without it the language decides. */
  readonly writing?: DateWriting | undefined;
  /** The reviewer chose this order of day and month when asked. */
  readonly onAnswered?: ((order: DateOrder) => void) | undefined;
  /** A text that was typed earlier and is shown instead of the value at first. */
  readonly initialText?: string | undefined;
  readonly onTextChange?: ((text: string) => void) | undefined;
}

const shown = (iso: string | null, language: Language) => {
  if (iso === null) return '';
  return isIsoDate(iso) ? formatDate(iso, language) : iso;
};

type DateReading = TypedDate | { readonly kind: 'empty' };

/** The date of a text: that of the field's value where the text is only its formatted form. */
function readText(
  typed: string,
  value: string | null,
  { language, ...writing }: DateWriting & { readonly language: Language },
): DateReading {
  if (typed.trim() === '') return { kind: 'empty' };
  if (value !== null && isIsoDate(value) && typed === shown(value, language)) return { kind: 'date', value };
  return readWrittenDate(typed, { ...writing, language });
}

/** The readings of a text with the month as a word; null where they say no more than the text itself. */
function shownReadings(typed: string, reading: DateReading): [string, string?] | null {
  if (reading.kind === 'ambiguous') return [spellDate(reading.readings[0]), spellDate(reading.readings[1])];
  const spelled = reading.kind === 'date' ? spellDate(reading.value) : typed;
  return spelled === typed ? null : [spelled];
}

/**
 * A date by typing, as `31/12/2024`, `2024-12-31`, `31-Mar-24` or `31 Dec 2024`; the date that was read is shown with its
 * month as a word, and formatted on blur [AMB-086]. Where day and month could be either, it asks [AMB-123].
 */
export function DateField({
  value,
  onChange,
  onInvalid,
  language,
  writing,
  onAnswered,
  initialText,
  onTextChange,
  error,
  onBlur,
  placeholder,
  className,
  ...field
}: DateFieldProps) {
  const [typed, setTyped] = useState(() => initialText ?? shown(value, language));
  const [previousValue, setValueSeen] = useState(value);
  const [isTyping, setIsTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reading = readText(typed, value, { ...writing, language });
  const question = useReadingQuestion({
    readings: reading.kind === 'ambiguous' ? reading.readings : null,
    input,
    onAnswer: (iso) => {
      const order = reading.kind === 'ambiguous' ? orderOf(reading.readings, iso) : null;
      if (order) onAnswered?.(order);
      setTyped(spellDate(iso));
      onInvalid?.(false);
      onChange(iso);
    },
  });

  // A value from outside replaces the text, but our own value must not rewrite it under the caret.
  if (value !== previousValue) {
    setValueSeen(value);
    if (value !== (reading.kind === 'date' ? reading.value : null)) setTyped(shown(value, language));
  }

  const echo = shownReadings(typed, reading);
  const handleTyping = (next: string) => {
    question.end();
    setIsTyping(true);
    setTyped(next);
    onTextChange?.(next);
    const result = readText(next, value, { ...writing, language });
    onInvalid?.(result.kind === 'ambiguous' || result.kind === 'invalid');
    if (result.kind === 'empty' && value !== null) onChange(null);
    if (result.kind === 'date' && result.value !== value) onChange(result.value);
  };

  return (
    <div className={className} onKeyDown={question.handleKeyDown}>
      <TextInput
        {...field}
        ref={input}
        autoComplete="off"
        value={typed}
        readOnly={question.isAsking || field.readOnly}
        placeholder={placeholder ?? DATE_PATTERNS[language]}
        error={error ?? (reading.kind === 'invalid' ? text('validation.invalidDate') : null)}
        onChange={handleTyping}
        onBlur={(event) => {
          setIsTyping(false);
          question.ask();
          if (reading.kind === 'date') setTyped(shown(reading.value, language));
          onBlur?.(event);
        }}
      />
      {question.isAsking && reading.kind === 'ambiguous' ? (
        <ReadingQuestion
          title={text('ui.whichDate')}
          readings={reading.readings.map((iso) => ({ value: iso, label: spellDate(iso) }))}
          onAnswer={question.answer}
        />
      ) : (
        isTyping && echo && <Echo readings={echo} />
      )}
    </div>
  );
}
