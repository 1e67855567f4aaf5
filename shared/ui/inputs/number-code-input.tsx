import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';
import classes from './inputs.module.css';

export interface NumberCodeInputProps extends Omit<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  /** How many digits the code has. */
  readonly length?: number;
}

/** A numeric code that was sent by e-mail [AUTH-023]: digits only; spaces are removed, and phones suggest it from the message. */
export function NumberCodeInput({ length = 6, onChange, className, ...props }: NumberCodeInputProps) {
  return (
    <TextInput
      {...props}
      className={[classes.code, className].filter(Boolean).join(' ')}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(typed) => onChange(typed.replaceAll(/\D/g, '').slice(0, length))}
    />
  );
}
