import { Autocomplete } from '@mantine/core';
import { toInputProps } from '../inputs/field.ts';
import type { FieldProps } from '../inputs/field.ts';

export interface SuggestInputProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Offered while typing, all of them, in their order; anything else may be entered too. */
  readonly suggestions: readonly string[];
  readonly autoFocus?: boolean;
}

/** One line of text with suggestions: the arrow keys choose one, Enter takes it. */
export function SuggestInput({ value, onChange, suggestions, autoFocus, ...field }: SuggestInputProps) {
  return (
    <Autocomplete
      {...toInputProps(field)}
      autoFocus={autoFocus}
      autoComplete="off"
      // The list appears with the first letter or arrow, so that Escape cancels what has only been opened.
      openOnFocus={false}
      data={[...suggestions]}
      filter={({ options }) => options}
      value={value}
      onChange={onChange}
    />
  );
}
