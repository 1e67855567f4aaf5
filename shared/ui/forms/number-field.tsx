import { useState } from 'react';
import { formatNumber, readTypedNumber } from '@assay/shared/domain';
import type { TypedNumber } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { Button, TextInput } from '@assay/shared/ui';
import type { TextInputProps } from '@assay/shared/ui';
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

const EMPTY = { kind: 'empty' } as const;
const read = (typed: string): TypedNumber | typeof EMPTY => (typed.trim() === '' ? EMPTY : readTypedNumber(typed));

/** What was understood, under the field, so that nobody saves another number than the one meant [AMB-088]. */
function Echo({ typed, reading, unit, onChoose }: { typed: string; reading: ReturnType<typeof read>; unit: string; onChoose: (value: string) => void }) {
  if (reading.kind === 'number') {
    const words = `${formatNumber(reading.value)}${unit}`;
    return words === typed.trim() ? null : (
      <p className={classes.echo} role="status">
        {text('ui.readAs', { value: words })}
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
export function NumberField({ value, onChange, onInvalid, onCurrencyTyped, unit = '', error, className, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(value ?? '');
  const [valueSeen, setValueSeen] = useState(value);
  const reading = read(typed);

  // As in DateField: only a value that did not come from this text replaces it.
  if (value !== valueSeen) {
    setValueSeen(value);
    const understood = reading.kind === 'number' ? reading.value : null;
    if (value !== understood) setTyped(value ?? '');
  }

  const handleTyping = (next: string) => {
    setTyped(next);
    const result = read(next);
    onInvalid?.(result.kind === 'ambiguous' || result.kind === 'invalid');
    if (result.kind === 'empty') onChange(null);
    if (result.kind !== 'number') return;
    onChange(result.value);
    if (result.currency !== undefined) onCurrencyTyped?.(result.currency);
  };
  const handleChoice = (decimal: string) => {
    setTyped(formatNumber(decimal));
    onInvalid?.(false);
    onChange(decimal);
  };

  return (
    <div className={[classes.number, className].filter(Boolean).join(' ')}>
      <TextInput
        {...field}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={error ?? (reading.kind === 'invalid' ? text('validation.invalidNumber') : null)}
        rightSection={unit === '' ? undefined : <span className={classes.unit}>{unit}</span>}
        onChange={handleTyping}
      />
      <Echo typed={typed} reading={reading} unit={unit} onChoose={handleChoice} />
    </div>
  );
}
