import { Autocomplete } from '@mantine/core';
import { toInputProps } from '../inputs/field.ts';
import type { FieldProps } from '../inputs/field.ts';

export interface SuggestInputProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** All suggestions, shown in this order while typing; any other text is possible too. */
  readonly suggestions: readonly string[];
  readonly autoFocus?: boolean;
}

/** One line of text with suggestions: the arrow keys choose one, Enter accepts it. */
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
