import { TextInput as MantineTextInput } from '@mantine/core';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { toInputProps } from './field.ts';
import type { FieldProps } from './field.ts';

type NativeProps = Pick<
  ComponentPropsWithoutRef<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'maxLength'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'spellCheck'
  | 'style'
>;

export interface TextInputProps extends FieldProps, NativeProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'search' | 'password';
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextInput({ onChange, type = 'text', ...props }: TextInputProps) {
  const { value, ref, leftSection, rightSection, ...field } = props;
  return (
    <MantineTextInput
      {...toInputProps(field)}
      ref={ref}
      type={type}
      value={value}
      // A modal moves the focus to this one when it has opened.
      data-autofocus={field.autoFocus || undefined}
      leftSection={leftSection}
      rightSection={rightSection}
      leftSectionPointerEvents="none"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
