import { createApiClient } from '@assay/shared/api-client';
import { enterCurrentUser } from '@assay/shared/contracts';
import { text } from '@assay/shared/messages';
import { useNavigate } from '@assay/shared/router';
import { LoadingOverlay } from '@assay/shared/ui';
import { useEffect, useRef } from 'react';
import { useShell, type ShellServices } from '../host/shell-context.tsx';
import { refreshViewer } from '../host/viewer.ts';

/** Leaves for the provider, or takes its answer; true once somebody is signed in. */
async function goThrough({ session, config }: ShellServices, here: URL): Promise<boolean> {
  const isAnswer = ['code', 'error'].some((name) => here.searchParams.has(name));
  if (!isAnswer) {
    await session.startSingleSignOn();
    return false;
  }
  // Before anything else is loaded: a code does not stay in the address, nor in the history.
  window.history.replaceState(window.history.state, '', here.pathname);
  await session.finishSingleSignOn(here);
  try {
    // A client of its own: whoever is refused here has not lost a session that they had.
    const { apiBase: base, clientId } = config;
    await createApiClient({ base, clientId, getToken: session.getToken }).call(enterCurrentUser);
  } catch (error) {
    await session.signOut();
    throw error;
  }
  return true;
}

/**
 * The way to a provider of single sign-on and back [ROUTE-005]: opened by the link on SignIn it leaves for the provider,
 * which returns to it with a code. An answer that cannot be exchanged is a sign-in failure and leads back to SignIn
 * [AMB-014]; from there who is signed in goes on to where they wanted to.
 */
export function SingleSignOnLanding() {
  const services = useShell();
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  useEffect(() => {
    // A code can be exchanged once, and strict rendering runs effects twice.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const { notify, log } = services;
    const arrive = async () => {
      const isSignedIn = await goThrough(services, new URL(window.location.href));
      if (!isSignedIn) return;
      await refreshViewer(services);
      await navigate('/login', { replace: true });
    };
    arrive().catch(async (error: unknown) => {
      log.info('signIn.failed', { error });
      notify('signIn.failed');
      await navigate('/login', { replace: true });
    });
  }, [services, navigate]);
  return <LoadingOverlay visible label={text('signIn.ssoLanding')} />;
}
