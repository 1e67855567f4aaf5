import { text } from '@assay/shared/messages';
import { Navigate, useNavigate, useSearchParam } from '@assay/shared/router';
import { NumberCodeInput } from '@assay/shared/ui';
import { useState } from 'react';
import { useShell } from '../host/shell-context.tsx';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLink } from './sign-in-link.tsx';
import { useSubmit } from './use-submit.ts';

function ResetPasswordForm({ email }: { readonly email: string }) {
  const { session, viewerManager, notify, log } = useShell();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const { value, setValue, check } = useNewPassword(notify);

  const signInWithIt = async () => {
    try {
      const outcome = await session.signIn({ email, password: value.password });
      if (outcome.kind === 'signedIn') return await viewerManager.refresh();
    } catch (error) {
      log.info('signIn.afterResetFailed', { error });
      notify('signIn.failed');
    }
    await navigate('/login', { replace: true });
  };
  const { isSubmitting, handleSubmit } = useSubmit(async () => {
    if (!check()) return;
    try {
      await session.confirmPasswordReset({ email, code, newPassword: value.password });
    } catch (error) {
      log.info('signIn.passwordChangeFailed', { error });
      notify('signIn.passwordChangeFailed');
      return;
    }
    notify('signIn.passwordChanged');
    await signInWithIt();
  });
  return (
    <SignInForm
      title={text('signIn.resetTitle')}
      hint={text('signIn.codeSentTo', { email })}
      submitLabel={text('signIn.changeAndLogin')}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit}
      footer={<SignInLink to="/login">{text('signIn.backToLogin')}</SignInLink>}
    >
      <NumberCodeInput
        label={text('signIn.verificationCode')}
        name="code"
        required
        autoFocus
        value={code}
        onChange={setCode}
      />
      <NewPasswordFields value={value} onChange={setValue} />
    </SignInForm>
  );
}

/** Changes a forgotten password with the code that was sent [AUTH-022, AUTH-023]. Without an e-mail in the address it asks for one. */
export function ResetPassword() {
  const [email] = useSearchParam('email');
  return email ? <ResetPasswordForm email={email} /> : <Navigate to="/login/requestResetPassword" replace />;
}
