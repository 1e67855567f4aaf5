import { useState } from 'react';
import { text } from '@assay/shared/messages';
import { IconButton } from '../actions/icon-button.tsx';
import { IconEye, IconEyeOff, iconProps } from '../icons.ts';
import { TextInput } from './text-input.tsx';
import type { TextInputProps } from './text-input.tsx';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'rightSection'>;

/** A password, hidden unless the user shows it. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      rightSection={
        <IconButton
          size="sm"
          label={text(isShown ? 'ui.hidePassword' : 'ui.showPassword')}
          icon={<Icon {...iconProps} />}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
