import { text } from '@assay/shared/messages';
import { useNavigate } from '@assay/shared/router';
import { TextInput } from '@assay/shared/ui';
import { useState } from 'react';
import { useShell } from '../host/shell-context.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useSubmit } from './use-submit.ts';

/** Asks for a verification code by e-mail [AUTH-017]. */
export function RequestResetPassword() {
  const { session, notify, log } = useShell();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { isSubmitting, handleSubmit } = useSubmit(async () => {
    const email = typed.trim();
    try {
      await session.requestPasswordReset(email);
    } catch (rejection) {
      log.info('signIn.resetRequestFailed', { rejection });
      notify('signIn.resetRequestFailed', { email });
      return;
    }
    notify('signIn.resetRequested');
    await navigate(`/login/resetPassword?${new URLSearchParams({ email }).toString()}`);
  });
  return (
    <SignInForm
      title={text('signIn.requestResetTitle')}
      hint={text('signIn.requestResetHint')}
      submitLabel={text('signIn.requestPasswordReset')}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit}
      footer={<SignInLink to="/login">{text('signIn.backToLogin')}</SignInLink>}
    >
      <TextInput
        label={text('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        required
        value={typed}
        onChange={setTyped}
      />
    </SignInForm>
  );
}
