import { useRef, useState } from 'react';
import { answeredMark, formatNumber } from '@assay/shared/domain';
import type { DecimalMark, NumberWriting } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { TextInput } from '@assay/shared/ui';
import type { TextInputProps } from '@assay/shared/ui';
import { Echo, ReadingQuestion, useReadingQuestion } from './reading-question.tsx';
import { useNumberText } from './use-number-text.ts';
import type { NumberReading } from './use-number-text.ts';
import classes from './forms.module.css';

export interface NumberFieldProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'ref'
> {
  /** A plain decimal such as `-1250.5`, or null for none. */
  readonly value: string | null;
  /** The decimal that was read. An ambiguous or unreadable text is reported through `onInvalid` only. */
  readonly onChange: (decimal: string | null) => void;
  readonly onInvalid?: (isInvalid: boolean) => void;
  /** The currency that the number is in; a typed symbol such as `$` is read by it. */
  readonly currency?: string | null;
  /** The code or the symbol of another currency was typed with the number, e.g. `EUR 12`. */
  readonly onCurrencyTyped?: (code: string) => void;
  /** The number format of the document [AMB-123]; by default that of the default language. */
  readonly writing?: NumberWriting | undefined;
  /** The reviewer chose this decimal mark when asked. */
  readonly onAnswered?: ((mark: DecimalMark) => void) | undefined;
  /** Shown behind the number, e.g. `%`. */
  readonly unit?: string;
  /** A text that was typed earlier and is shown instead of the value at first. */
  readonly initialText?: string | undefined;
  readonly onTextChange?: ((text: string) => void) | undefined;
}

/** From this many characters on, figures are easier to check with their separators. */
const LONG = 6;

/** The readings of a text as they are shown; null where they say no more than the text itself. */
function shownReadings(typed: string, reading: NumberReading, unit: string): [string, string?] | null {
  if (reading.kind === 'ambiguous') {
    const [first, second] = reading.readings;
    return [`${formatNumber(first)}${unit}`, `${formatNumber(second)}${unit}`];
  }
  if (reading.kind !== 'number') return null;
  const shown = `${formatNumber(reading.value)}${unit}`;
  const isPlain = shown === typed.trim() || reading.value === typed.trim();
  return isPlain && shown.length < LONG ? null : [shown];
}

/**
 * A typed number: separators, brackets, scale words, currency codes and symbols are parsed, and the parsed number is shown.
 * Where the number format leaves two readings, it asks which is meant [AMB-088, AMB-123].
 */
export function NumberField({
  value,
  onChange,
  onInvalid,
  currency,
  onCurrencyTyped,
  writing,
  onAnswered,
  unit = '',
  initialText,
  onTextChange,
  error,
  className,
  ...field
}: NumberFieldProps) {
  const number = useNumberText({
    value,
    writing,
    currency,
    onChange,
    onInvalid,
    onCurrencyTyped,
    initialText,
  });
  const [isFocused, setIsFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { typed, reading } = number;
  const question = useReadingQuestion({
    readings: reading.kind === 'ambiguous' ? reading.readings : null,
    input,
    onAnswer: (decimal) => {
      if (reading.kind !== 'ambiguous') return;
      onAnswered?.(answeredMark(reading, decimal));
      number.choose(decimal);
    },
  });
  // With separators for reading; as typed for editing, because a separator before three digits could be a decimal point.
  const shown = !isFocused && reading.kind === 'number' ? formatNumber(reading.value) : typed;
  const echo = isFocused ? shownReadings(typed, reading, unit) : null;

  return (
    <div className={[classes.number, className].filter(Boolean).join(' ')} onKeyDown={question.handleKeyDown}>
      <TextInput
        {...field}
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        readOnly={question.isAsking || field.readOnly}
        error={error ?? (reading.kind === 'invalid' ? text('validation.invalidNumber') : null)}
        rightSection={unit === '' ? undefined : <span className={classes.unit}>{unit}</span>}
        onChange={(next) => {
          question.end();
          onTextChange?.(next);
          number.type(next);
        }}
        onFocus={(event) => {
          setIsFocused(true);
          field.onFocus?.(event);
        }}
        onBlur={(event) => {
          setIsFocused(false);
          question.ask();
          field.onBlur?.(event);
        }}
      />
      {question.isAsking && reading.kind === 'ambiguous' ? (
        <ReadingQuestion
          title={text('ui.whichNumber')}
          readings={reading.readings.map((decimal) => ({
            value: decimal,
            label: `${formatNumber(decimal)}${unit}`,
          }))}
          onAnswer={question.answer}
        />
      ) : (
        echo && <Echo readings={echo} />
      )}
    </div>
  );
}
