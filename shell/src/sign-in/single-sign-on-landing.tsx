import { Navigate } from '@assay/shared/router';
import { useEffect } from 'react';
import { useShell } from '../host/shell-context.tsx';

/**
 * Where a single-sign-on provider returns to with a code [ROUTE-005]. An answer that cannot be exchanged is a sign-in
 * failure and leads back to SignIn [AMB-014].
 */
export function SingleSignOnLanding() {
  const { notify } = useShell();
  useEffect(() => notify('signIn.failed'), [notify]);
  return <Navigate to="/login" replace />;
}
