import { text } from '@assay/shared/messages';
import { useNavigate } from '@assay/shared/router';
import { PasswordInput, TextInput } from '@assay/shared/ui';
import { useState } from 'react';
import { useShell } from '../host/shell-context.tsx';
import { isSessionError } from './session-failure.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useSubmit } from './use-submit.ts';

/** Sign-in with e-mail and password, with links to the other screens [AUTH-005]. */
export function SignIn() {
  const { session, viewerManager, notify, log } = useShell();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');

  const goToForcedChange = async (userAttributes: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams({ userAttributesStr: JSON.stringify(userAttributes) });
    try {
      await navigate(`/login/forcePasswordChange?${search.toString()}`);
    } catch (error) {
      log.error('signIn.redirectFailed', { error });
      notify('signIn.redirectFailed');
    }
  };
  const { isSubmitting, handleSubmit } = useSubmit(async () => {
    try {
      const outcome = await session.signIn({ email: email.trim(), password });
      if (outcome.kind === 'newPasswordRequired') return await goToForcedChange(outcome.userAttributes);
      notify('signIn.succeeded');
      await viewerManager.refresh();
    } catch (error) {
      log.info('signIn.failed', { error });
      notify(isSessionError(error, 'CREDENTIALS_REFUSED') ? 'signIn.refused' : 'signIn.failed');
    }
  });

  return (
    <SignInForm
      title={text('signIn.title')}
      submitLabel={text('signIn.login')}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit}
      footer={
        <>
          <SignInLink to="/login/requestResetPassword">{text('signIn.forgotPassword')}</SignInLink>
          <SignInLink to="/login-idp">{text('signIn.loginViaSso')}</SignInLink>
        </>
      }
    >
      <TextInput
        label={text('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        required
        value={email}
        onChange={setEmail}
      />
      <PasswordInput
        label={text('signIn.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
    </SignInForm>
  );
}
