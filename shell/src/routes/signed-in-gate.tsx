import { ApiProvider } from '@assay/shared/api-client';
import { PlatformProvider } from '@assay/shared/platform';
import { Navigate, Outlet, useLocation, useMatches } from '@assay/shared/router';
import { LoadingOverlay } from '@assay/shared/ui';
import { useEffect, useMemo } from 'react';
import { createPlatform } from '../host/create-platform.ts';
import { useShell, useViewerState } from '../host/shell-context.tsx';
import { preloadPages } from '../remotes/preload-pages.ts';
import type { Viewer, ViewerState } from '../session/session.store.ts';

/**
 * Sends to SignIn and forgets the loaded data, which no screen shows any more. Remembers the present address, unless
 * the user chose to sign out [ROUTE-027].
 */
function ToSignIn({ remembers }: { readonly remembers: boolean }) {
  const { queryClient, desiredAddress } = useShell();
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  useEffect(() => {
    queryClient.removeQueries();
    if (remembers) desiredAddress.remember(address);
  }, [queryClient, desiredAddress, address, remembers]);
  return <Navigate to="/login" replace />;
}

function SignedIn({ viewer }: { readonly viewer: Viewer }) {
  const services = useShell();
  const { events, viewerManager } = services;
  const platform = useMemo(() => createPlatform(services, viewer), [services, viewer]);
  useEffect(
    () =>
      events.on('profile.changed', ({ language }) => {
        // What is on screen keeps its texts; drafts are kept over a reload.
        if (language === undefined) void viewerManager.refresh();
        else window.location.reload();
      }),
    [events, viewerManager],
  );
  useEffect(() => viewerManager.followOtherTabs(), [viewerManager]);
  return (
    <PlatformProvider platform={platform}>
      <ApiProvider client={services.api}>
        <Outlet />
      </ApiProvider>
    </PlatformProvider>
  );
}

/** The viewer, whose loading begins with the first gate that asks. */
function useLoadedViewerState(): ViewerState {
  const { viewerManager } = useShell();
  useEffect(() => viewerManager.loadOnce(), [viewerManager]);
  return useViewerState();
}

/** Loads the code of the page beside the settings. Where nobody is signed in, SignIn comes first. */
function usePreloadPages(status: ViewerState['status']): void {
  const { remotes, session } = useShell();
  const matches = useMatches();
  useEffect(() => {
    if (status !== 'loading' || session.state.getState().email === null) return;
    preloadPages(
      remotes,
      matches.map(({ id }) => id),
    );
  }, [status, remotes, session, matches]);
}

/** Every route but those of signing in: a session first, then the settings, then the page [ROUTE-026, ROUTE-029]. */
export function SignedInGate() {
  const state = useLoadedViewerState();
  usePreloadPages(state.status);
  if (state.status === 'signedIn') return <SignedIn viewer={state.viewer} />;
  if (state.status === 'signedOut') return <ToSignIn remembers={!state.byChoice} />;
  return <LoadingOverlay visible />;
}

/** The routes of signing in: a user who is signed in goes to the remembered address, or else to the root [AMB-007]. */
export function SignedOutGate() {
  const { status } = useLoadedViewerState();
  if (status === 'signedIn') return <ToDesiredAddress />;
  return status === 'signedOut' || status === 'signingOut' ? <Outlet /> : <LoadingOverlay visible />;
}

function ToDesiredAddress() {
  const { desiredAddress } = useShell();
  // Read once: strict rendering calls this twice, and the address is given out once.
  const address = useMemo(() => desiredAddress.take() ?? '/', [desiredAddress]);
  return <Navigate to={address} replace />;
}
