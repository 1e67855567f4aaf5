import { text } from '@assay/shared/messages';
import { NumberCodeInput, PasswordInput, Stack, TextLink } from '@assay/shared/ui';
import { FormModal } from '@assay/shared/ui/forms';
import { useState } from 'react';
import { passwordErrorOf, useConfirmEmail, useUpdateProfile } from '../api/profile.mutations.ts';

/** Width of the dialog in px. */
const DIALOG_WIDTH = 480;
const CODE_LENGTH = 6;

interface ConfirmEmailDialogProps {
  /** The address that the code was sent to; null while there is none. */
  readonly email: string | null;
  /** The password that the user entered before the code was sent; null if none was required. */
  readonly currentPassword: string | null;
  readonly onClose: () => void;
}

/** Asks for the code that verifies the new address; until then the old one stays in use [AMB-084]. */
export function ConfirmEmailDialog({ email, currentPassword, onClose }: ConfirmEmailDialogProps) {
  const [code, setCode] = useState('');
  const [isRejected, setIsRejected] = useState(false);
  const [typedPassword, setTypedPassword] = useState('');
  const close = () => {
    setCode('');
    setIsRejected(false);
    setTypedPassword('');
    confirmation.reset();
    request.reset();
    onClose();
  };
  const confirmation = useConfirmEmail({ onDone: close });
  const request = useUpdateProfile();
  const isComplete = code.length === CODE_LENGTH;
  // The sign-in may have become too old since the code was asked for.
  const passwordRequest = passwordErrorOf(confirmation.error ?? request.error);
  const password = typedPassword || currentPassword;
  const credentials = password === null ? {} : { currentPassword: password };
  const submit = () => {
    setIsRejected(!isComplete);
    if (isComplete && !confirmation.isPending) confirmation.mutate({ code, ...credentials });
  };
  return (
    <FormModal
      opened={email !== null}
      onClose={close}
      width={DIALOG_WIDTH}
      title={text('users.confirmEmailTitle')}
      action={text('users.confirmEmail')}
      isPending={confirmation.isPending}
      isIncomplete={!isComplete}
      onSubmit={submit}
    >
      <Stack gap="md">
        <span style={{ overflowWrap: 'anywhere' }}>
          {text('users.confirmEmailHint', { email: email ?? '' })}
        </span>
        <NumberCodeInput
          label={text('users.code')}
          length={CODE_LENGTH}
          value={code}
          error={
            isRejected && !isComplete ? text('users.codeIncomplete', { length: CODE_LENGTH }) : undefined
          }
          onChange={setCode}
          autoFocus
        />
        {(passwordRequest !== null || typedPassword !== '') && (
          <PasswordInput
            label={text('users.currentPassword')}
            name="current-password"
            autoComplete="current-password"
            value={typedPassword}
            error={passwordRequest ?? undefined}
            onChange={setTypedPassword}
          />
        )}
        <span>
          <TextLink
            disabled={request.isPending}
            onClick={() => email !== null && request.mutate({ email, ...credentials })}
          >
            {text('users.sendAgain')}
          </TextLink>
        </span>
      </Stack>
    </FormModal>
  );
}
