import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { answeredMark, formatNumber } from '@assay/shared/domain';
import type { DecimalMark, NumberWriting } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, Kbd, TextInput } from '@assay/shared/ui';
import type { TextInputProps } from '@assay/shared/ui';
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
  /** A currency code was typed with the number, e.g. `EUR 12`. */
  readonly onCurrencyTyped?: (code: string) => void;
  /** The number format of the document [AMB-123]; by default that of the default language. */
  readonly writing?: NumberWriting | undefined;
  /** The reviewer chose this decimal mark when asked. */
  readonly onAnswered?: ((mark: DecimalMark) => void) | undefined;
  /** Shown behind the number, e.g. `%`. */
  readonly unit?: string;
}

/** From this many characters on, figures are easier to check with their separators. */
const LONG = 6;

/** The keys that choose one of the two readings. */
const ANSWERS: Readonly<Record<string, number>> = { 1: 0, 2: 1, Enter: 0 };

/** The parsed number under the field, so that nobody saves another number than the one meant [AMB-088]. */
function Echo({
  typed,
  reading,
  unit,
}: {
  readonly typed: string;
  readonly reading: NumberReading;
  readonly unit: string;
}) {
  if (reading.kind !== 'number' && reading.kind !== 'ambiguous') return null;
  const words = reading.kind === 'number' ? [reading.value] : reading.readings;
  const [first = '', second = ''] = words.map((value) => `${formatNumber(value)}${unit}`);
  const isPlain = reading.kind === 'number' && (first === typed.trim() || reading.value === typed.trim());
  if (isPlain && first.length < LONG) return null;
  return (
    <p className={classes.echo} role="status">
      {second === '' ? text('ui.readAs', { value: first }) : text('ui.readTwoWays', { first, second })}
    </p>
  );
}

/**
 * A typed number: separators, brackets, scale words and currency codes are parsed, and the parsed number is shown. Where
 * the number format leaves two readings, Enter, Tab or blur asks which is meant: 1, 2 or Enter chooses, Escape returns to
 * typing, and the focus stays in the field [AMB-088, AMB-123]. It does not ask while the user types, because 95,000 is
 * also the beginning of 95,000.50.
 */
export function NumberField({
  value,
  onChange,
  onInvalid,
  onCurrencyTyped,
  writing,
  onAnswered,
  unit = '',
  error,
  className,
  ...field
}: NumberFieldProps) {
  const number = useNumberText({ value, writing, onChange, onInvalid, onCurrencyTyped });
  const [isFocused, setIsFocused] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { typed, reading } = number;
  const isAsking = isAsked && reading.kind === 'ambiguous';
  // With separators for reading; as typed for editing, because a separator before three digits could be a decimal point.
  const shown = !isFocused && reading.kind === 'number' ? formatNumber(reading.value) : typed;

  const endQuestion = () => {
    setIsAsked(false);
    input.current?.focus();
  };
  const answer = (decimal: string) => {
    if (reading.kind !== 'ambiguous') return;
    onAnswered?.(answeredMark(reading, decimal));
    number.choose(decimal);
    endQuestion();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (reading.kind !== 'ambiguous' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isAsking) {
      if (event.key !== 'Enter' && event.key !== 'Tab') return;
      event.preventDefault();
      setIsAsked(true);
      return;
    }
    const isOnButton = event.target !== input.current;
    if (event.key === 'Tab' || (isOnButton && event.key === 'Enter')) return;
    event.preventDefault();
    const chosen = reading.readings[ANSWERS[event.key] ?? -1];
    if (chosen !== undefined) answer(chosen);
    else if (event.key === 'Escape') endQuestion();
  };

  return (
    <div className={[classes.number, className].filter(Boolean).join(' ')} onKeyDown={handleKeyDown}>
      <TextInput
        {...field}
        ref={input}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        readOnly={isAsking || field.readOnly}
        error={error ?? (reading.kind === 'invalid' ? text('validation.invalidNumber') : null)}
        rightSection={unit === '' ? undefined : <span className={classes.unit}>{unit}</span>}
        onChange={(next) => {
          setIsAsked(false);
          number.type(next);
        }}
        onFocus={(event) => {
          setIsFocused(true);
          field.onFocus?.(event);
        }}
        onBlur={(event) => {
          setIsFocused(false);
          setIsAsked(true);
          field.onBlur?.(event);
        }}
      />
      {isAsking ? (
        <div className={classes.echo} role="group" aria-label={text('ui.whichNumber')}>
          <span role="status">{text('ui.whichNumber')}</span>
          {reading.readings.map((decimal, index) => (
            <Button
              key={decimal}
              size="sm"
              icon={
                <span aria-hidden>
                  <Kbd>{index + 1}</Kbd>
                </span>
              }
              onClick={() => answer(decimal)}
            >
              {`${formatNumber(decimal)}${unit}`}
            </Button>
          ))}
        </div>
      ) : (
        isFocused && <Echo typed={typed} reading={reading} unit={unit} />
      )}
    </div>
  );
}
