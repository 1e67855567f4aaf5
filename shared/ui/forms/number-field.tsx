import { useRef, useState, type KeyboardEvent } from 'react';
import { answeredMark, formatNumber } from '@assay/shared/domain';
import type { DecimalMark, NumberWriting } from '@assay/shared/domain';
import { scaleName, text } from '@assay/shared/messages';
import { TextInput } from '@assay/shared/ui';
import type { TextInputProps } from '@assay/shared/ui';
import { Text } from '../layout/text.tsx';
import { Echo, ReadingQuestion, useReadingQuestion } from './reading-question.tsx';
import { isReadByPage, spellDecimal, useNumberText } from './use-number-text.ts';
import type { NumberReading, NumberScale } from './use-number-text.ts';
import classes from './forms.module.css';

export interface NumberFieldProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'type' | 'inputMode' | 'ref'
> {
  /** A plain decimal such as `-1250.5`, or null for none. */
  readonly value: string | null;
  /** The decimal that was read, and the power of ten of its page that it was multiplied by. An ambiguous or unreadable text is reported through `onInvalid` only. */
  readonly onChange: (decimal: string | null, scaledBy?: number) => void;
  readonly onInvalid?: (isInvalid: boolean) => void;
  /** The currency that the number is in; a typed symbol such as `$` is read by it. */
  readonly currency?: string | null;
  /** The code or the symbol of another currency was typed with the number, e.g. `EUR 12`. */
  readonly onCurrencyTyped?: (code: string) => void;
  /** The number format of the document [AMB-123]; by default that of the default language. */
  readonly writing?: NumberWriting | undefined;
  /** The reviewer chose this decimal mark when asked. */
  readonly onAnswered?: ((mark: DecimalMark) => void) | undefined;
  /** The scale in which the page of the number states amounts. */
  readonly scale?: NumberScale | undefined;
  /** Shown behind the number, e.g. `%`. */
  readonly unit?: string;
  /** A text that was typed earlier and is shown instead of the value at first. */
  readonly initialText?: string | undefined;
  readonly onTextChange?: ((text: string) => void) | undefined;
}

/** From this many characters on, figures are easier to check with their separators. */
const LONG = 6;

/** The key that asks again for the scale of a number. */
const ASK_AGAIN = 'F8';

/** The question for one of two readings, in words. */
function questionOf(reading: Extract<NumberReading, { kind: 'ambiguous' | 'scaled' }>, unit: string) {
  const labelOf = (decimal: string) => `${formatNumber(decimal)}${unit}`;
  const [first, second] = reading.readings;
  const isScaled = reading.kind === 'scaled';
  return {
    title: isScaled ? text('ui.whichScale', { unit: scaleName(reading.power) }) : text('ui.whichNumber'),
    readings: [
      { value: first, label: labelOf(first) },
      { value: second, label: isScaled ? text('ui.asTyped', { value: labelOf(second) }) : labelOf(second) },
    ],
  };
}

/** The readings of a text as they are shown; null where they say no more than the text itself. */
function shownReadings(
  { typed, reading, mark }: ReturnType<typeof useNumberText>,
  { unit, writing }: { readonly unit: string; readonly writing: NumberWriting | undefined },
): [string, string?] | null {
  if (reading.kind === 'ambiguous' || reading.kind === 'scaled') {
    const [first, second] = reading.readings;
    return [`${formatNumber(first)}${unit}`, `${formatNumber(second)}${unit}`];
  }
  if (reading.kind !== 'number') return null;
  const shown = `${formatNumber(reading.value)}${unit}`;
  if (mark === null && isReadByPage(typed, reading, writing))
    return [text('ui.byThisPage', { value: shown })];
  const isPlain = [shown, reading.value, spellDecimal(reading.value, writing)].includes(typed.trim());
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
  scale,
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
    scale,
    currency,
    onChange,
    onInvalid,
    onCurrencyTyped,
    initialText,
  });
  const [isFocused, setIsFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { typed, reading } = number;
  const isOpen = reading.kind === 'ambiguous' || reading.kind === 'scaled';
  const question = useReadingQuestion({
    readings: isOpen ? reading.readings : null,
    input,
    onAnswer: (decimal) => {
      if (reading.kind === 'ambiguous') onAnswered?.(answeredMark(reading, decimal));
      if (reading.kind === 'scaled') scale?.onAnswered?.(reading.power, decimal === reading.readings[0]);
      number.choose(decimal);
    },
  });
  const isScaleKnown = reading.kind === 'number' && (reading.scale?.power ?? 0) > 0;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === ASK_AGAIN && isScaleKnown) {
      event.preventDefault();
      number.askScale();
      return question.ask();
    }
    question.handleKeyDown(event);
  };
  // With separators for reading; as typed for editing, because a separator before three digits could be a decimal point.
  const shown = !isFocused && reading.kind === 'number' ? formatNumber(reading.value) : typed;
  const echo = isFocused ? shownReadings(number, { unit, writing }) : null;

  return (
    <div className={[classes.number, className].filter(Boolean).join(' ')} onKeyDown={handleKeyDown}>
      <TextInput
        {...field}
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        readOnly={question.isAsking || field.readOnly}
        error={error ?? (reading.kind === 'invalid' ? text('validation.invalidNumber') : null)}
        rightSection={unit === '' ? undefined : <Text quiet>{unit}</Text>}
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
      {question.isAsking && isOpen ? (
        <ReadingQuestion {...questionOf(reading, unit)} onAnswer={question.answer} />
      ) : (
        echo && <Echo readings={echo} />
      )}
      {isFocused && isScaleKnown && (
        <Text as="p" quiet caption figures className={classes.echo}>
          {text('ui.scaleAnswered', { key: ASK_AGAIN })}
        </Text>
      )}
    </div>
  );
}
