import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Text } from '../layout/text.tsx';
import type { Option } from './select.tsx';
import classes from './toggles.module.css';

export interface CheckboxProps {
  readonly label: string;
  /** Names the control without showing the label, e.g. in a cell whose row and column already say it. */
  readonly hideLabel?: boolean;
  readonly description?: string;
  readonly error?: string | null;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly className?: string;
  /** Some of the items that it represents are checked. */
  readonly indeterminate?: boolean;
}

/** A checkbox that takes effect with the form or the selection around it. */
export function Checkbox({
  label,
  hideLabel = false,
  description,
  error,
  indeterminate = false,
  className,
  onChange,
  ...rest
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // The half-checked state exists as a property only, not as an attribute.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const help = error ?? description;
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')}>
      <input
        {...rest}
        ref={input}
        id={id}
        type="checkbox"
        className={classes.checkbox}
        aria-label={hideLabel ? label : undefined}
        aria-describedby={help ? `${id}-help` : undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {!hideLabel && (
        <span className={classes.words}>
          <label htmlFor={id} className={classes.label} data-disabled={rest.disabled || undefined}>
            {label}
          </label>
          {help && (
            <Text
              id={`${id}-help`}
              quiet
              caption
              className={classes.help}
              data-error={error ? true : undefined}
            >
              {help}
            </Text>
          )}
        </span>
      )}
    </div>
  );
}

export interface SegmentedControlProps<Value extends string = string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Selects one of a few visible options; arrow keys choose. */
export function SegmentedControl<Value extends string = string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, disabled = false, fullWidth = false } = props;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const choices = options.filter((option) => !option.disabled);
    if (step === undefined || choices.length === 0) return;
    event.preventDefault();
    const at = choices.findIndex((option) => option.value === value);
    const next = choices[(at + step + choices.length) % choices.length];
    if (!next) return;
    onChange(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${CSS.escape(next.value)}"]`)?.focus();
  };
  return (
    <div
      className={classes.segments}
      role="radiogroup"
      aria-label={label}
      data-full-width={fullWidth || undefined}
      onKeyDown={handleKeyDown}
    >
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className={classes.segment}
          data-value={option.value}
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          disabled={disabled || option.disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
