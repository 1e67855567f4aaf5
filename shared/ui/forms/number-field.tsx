import { useState } from 'react';
import { formatNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, TextInput } from '@assay/shared/ui';
import type { TextInputProps } from '@assay/shared/ui';
import { useNumberText } from './use-number-text.ts';
import type { NumberReading } from './use-number-text.ts';
import classes from './forms.module.css';

export interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'inputMode'> {
  /** A plain decimal such as `-1250.5`, or null for none. */
  readonly value: string | null;
  /** The decimal that was read. An ambiguous or unreadable text is reported through `onInvalid` only. */
  readonly onChange: (decimal: string | null) => void;
  readonly onInvalid?: (isInvalid: boolean) => void;
  /** A currency code was typed with the number, e.g. `EUR 12`. */
  readonly onCurrencyTyped?: (code: string) => void;
  /** Read behind the number, e.g. `%`. */
  readonly unit?: string;
}

/** From this many characters on, figures are easier to check with their separators. */
const LONG = 6;

/** What was understood, under the field, so that nobody saves another number than the one meant [AMB-088]. */
function Echo({
  typed,
  reading,
  unit,
  onChoose,
}: {
  typed: string;
  reading: NumberReading;
  unit: string;
  onChoose: (value: string) => void;
}) {
  if (reading.kind === 'number') {
    const words = formatNumber(reading.value);
    const isPlain = words === typed.trim() || reading.value === typed.trim();
    return isPlain && words.length < LONG ? null : (
      <p className={classes.echo} role="status">
        {text('ui.readAs', { value: `${words}${unit}` })}
      </p>
    );
  }
  if (reading.kind !== 'ambiguous') return null;
  return (
    <div className={classes.echo} role="group" aria-label={text('ui.whichNumber')}>
      <span>{text('ui.whichNumber')}</span>
      {reading.readings.map((value) => (
        <Button key={value} size="sm" onClick={() => onChoose(value)}>
          {`${formatNumber(value)}${unit}`}
        </Button>
      ))}
    </div>
  );
}

/**
 * A number by typing: separators, brackets, scale words and currency codes are understood, what was read is shown, and one
 * that can be read in two ways is asked about, never guessed [AMB-088].
 */
export function NumberField({
  value,
  onChange,
  onInvalid,
  onCurrencyTyped,
  unit = '',
  error,
  className,
  ...field
}: NumberFieldProps) {
  const number = useNumberText({ value, onChange, onInvalid, onCurrencyTyped });
  const [isFocused, setIsFocused] = useState(false);
  const { typed, reading } = number;
  // With separators for reading; as typed for editing, because a separator before three digits could be a decimal point.
  const shown = !isFocused && reading.kind === 'number' ? formatNumber(reading.value) : typed;

  return (
    <div className={[classes.number, className].filter(Boolean).join(' ')}>
      <TextInput
        {...field}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        error={error ?? (reading.kind === 'invalid' ? text('validation.invalidNumber') : null)}
        rightSection={unit === '' ? undefined : <span className={classes.unit}>{unit}</span>}
        onChange={number.type}
        onFocus={(event) => {
          setIsFocused(true);
          field.onFocus?.(event);
        }}
        onBlur={(event) => {
          setIsFocused(false);
          field.onBlur?.(event);
        }}
      />
      {(isFocused || reading.kind === 'ambiguous') && (
        <Echo typed={typed} reading={reading} unit={unit} onChoose={number.choose} />
      )}
    </div>
  );
}
