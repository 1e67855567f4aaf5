import { text } from '@assay/shared/messages';
import { PasswordInput, Stack } from '@assay/shared/ui';
import { FormModal } from '@assay/shared/ui/forms';
import { useState } from 'react';

/** Width of the dialog in px. */
const WIDTH = 480;

interface CurrentPasswordDialogProps {
  readonly opened: boolean;
  /** Why the last password was refused. */
  readonly error: string | undefined;
  readonly isPending: boolean;
  readonly onSubmit: (password: string) => void;
  readonly onClose: () => void;
}

/** Asks for the current password before the address for signing in is changed [AMB-140]. */
export function CurrentPasswordDialog(props: CurrentPasswordDialogProps) {
  const { opened, error, isPending, onSubmit, onClose } = props;
  const [password, setPassword] = useState('');
  const close = () => {
    setPassword('');
    onClose();
  };
  return (
    <FormModal
      opened={opened}
      onClose={close}
      width={WIDTH}
      title={text('users.currentPasswordTitle')}
      action={text('users.passwordContinue')}
      isPending={isPending}
      isIncomplete={password === ''}
      onSubmit={() => {
        if (password !== '' && !isPending) onSubmit(password);
      }}
    >
      <Stack gap="md">
        <span>{text('users.currentPasswordHint')}</span>
        <PasswordInput
          label={text('users.currentPassword')}
          name="current-password"
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={setPassword}
          autoFocus
        />
      </Stack>
    </FormModal>
  );
}
