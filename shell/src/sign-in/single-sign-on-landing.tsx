import { createApiClient } from '@assay/shared/api-client';
import { enterCurrentUser } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { useNavigate } from '@assay/shared/router';
import { LoadingOverlay } from '@assay/shared/ui';
import { useEffect, useRef } from 'react';
import { useShell, type ShellServices } from '../host/shell-context.tsx';

/** Redirects to the provider, or handles its response. Returns true once the user is signed in. */
async function signInThroughProvider({ session, config }: ShellServices, here: URL): Promise<boolean> {
  const isResponse = ['code', 'error'].some((name) => here.searchParams.has(name));
  if (!isResponse) {
    await session.startSingleSignOn();
    return false;
  }
  // First: the code must not stay in the address or in the history.
  window.history.replaceState(window.history.state, '', here.pathname);
  await session.finishSingleSignOn(here);
  try {
    // A client of its own, because a refusal here is a failed sign-in and not the end of a session.
    const { apiBase: base, clientId } = config;
    await createApiClient({ base, clientId, getToken: session.getToken }).call(enterCurrentUser);
  } catch (error) {
    await session.signOut();
    throw error;
  }
  return true;
}

/**
 * The page of single sign-on [ROUTE-005]. The link on SignIn opens it, it redirects to the provider, and the provider
 * redirects back to it with a code. A code that cannot be exchanged is a failed sign-in [AMB-014]. Both lead to SignIn,
 * which sends a signed-in user on to the address that they wanted.
 */
export function SingleSignOnLanding() {
  const services = useShell();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  useEffect(() => {
    // A code can be exchanged once, and strict rendering runs effects twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const { viewerManager, notify, log } = services;
    const signIn = async () => {
      const isSignedIn = await signInThroughProvider(services, new URL(window.location.href));
      if (!isSignedIn) return;
      await viewerManager.refresh();
      await navigate('/login', { replace: true });
    };
    signIn().catch(async (error: unknown) => {
      log.info('signIn.failed', { error });
      notify('signIn.failed');
      await navigate('/login', { replace: true });
    });
  }, [services, navigate]);
  return <LoadingOverlay visible label={text('signIn.ssoLanding')} />;
}
