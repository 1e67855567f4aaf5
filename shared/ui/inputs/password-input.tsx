import { PasswordInput as MantinePasswordInput } from '@mantine/core';
import { text } from '@assay/shared/messages';
import { toInputProps } from './field.ts';
import type { TextInputProps } from './text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'rightSection'>;

/** A password, hidden until its owner asks to see it. */
export function PasswordInput({ onChange, value, ref, leftSection, ...field }: PasswordInputProps) {
  return (
    <MantinePasswordInput
      {...toInputProps(field)}
      ref={ref}
      value={value}
      leftSection={leftSection}
      visibilityToggleButtonProps={{ 'aria-label': text('ui.showPassword'), tabIndex: 0 }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
