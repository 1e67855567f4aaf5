import { Textarea as MantineTextarea } from '@mantine/core';
import type { Ref } from 'react';
import { toInputProps } from './field.ts';
import type { FieldProps } from './field.ts';

export interface TextAreaProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly minRows?: number;
  readonly maxLength?: number;
  readonly spellCheck?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; the field grows with them. */
export function TextArea({ onChange, value, minRows = 2, ref, ...field }: TextAreaProps) {
  return (
    <MantineTextarea
      {...toInputProps(field)}
      ref={ref}
      autosize
      minRows={minRows}
      maxRows={10}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
