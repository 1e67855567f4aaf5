import { text } from '@assay/shared/messages';
import { Navigate, useNavigate, useSearchParam } from '@assay/shared/router';
import { useEffect, useMemo } from 'react';
import { useShell } from '../host/shell-context.tsx';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import { isSessionError } from './session-failure.ts';
import { SignInForm } from './sign-in-form.tsx';
import { parseUserAttributes } from './user-attributes.ts';
import { useSubmit } from './use-submit.ts';

/** The address carries no usable attributes: an error, and back to SignIn [AUTH-010, AUTH-011]. */
function BackToSignIn() {
  const { notify } = useShell();
  useEffect(() => notify('signIn.emailValidation'), [notify]);
  return <Navigate to="/login" replace />;
}

function ForcePasswordChangeForm({
  userAttributes,
}: {
  readonly userAttributes: Readonly<Record<string, string>>;
}) {
  const { session, viewerManager, notify, log } = useShell();
  const navigate = useNavigate();
  const { value, setValue, check } = useNewPassword(notify);
  const { isSubmitting, handleSubmit } = useSubmit(async () => {
    if (!check()) return;
    try {
      await session.completeNewPassword({ newPassword: value.password, userAttributes });
      notify('signIn.passwordChanged');
      await viewerManager.refresh();
    } catch (error) {
      log.info('signIn.passwordChangeFailed', { error });
      if (!isSessionError(error, 'CHALLENGE_LOST')) return notify('signIn.passwordChangeFailed');
      notify('signIn.userNotSet');
      await navigate('/login', { replace: true });
    }
  });
  return (
    <SignInForm
      title={text('signIn.forcedChangeTitle')}
      hint={text('signIn.forcedChangeHint')}
      submitLabel={text('signIn.changeAndLogin')}
      isSubmitting={isSubmitting}
      onSubmit={handleSubmit}
    >
      <NewPasswordFields value={value} onChange={setValue} />
    </SignInForm>
  );
}

/** Replaces a temporary password by the user's own [AUTH-009]. */
export function ForcePasswordChange() {
  const [raw] = useSearchParam('userAttributesStr');
  const userAttributes = useMemo(() => parseUserAttributes(raw), [raw]);
  return userAttributes ? <ForcePasswordChangeForm userAttributes={userAttributes} /> : <BackToSignIn />;
}
