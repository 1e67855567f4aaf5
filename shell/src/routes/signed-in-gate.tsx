import { ApiProvider } from '@assay/shared/api-client';
import { PlatformProvider } from '@assay/shared/platform';
import { useQuery } from '@assay/shared/query';
import { Navigate, Outlet, useLocation } from '@assay/shared/router';
import { LoadingOverlay } from '@assay/shared/ui';
import { useEffect, useMemo } from 'react';
import { createPlatform } from '../host/create-platform.ts';
import { useShell } from '../host/shell-context.tsx';
import {
  followOtherTabs,
  forgetLoadedData,
  isViewer,
  refreshViewer,
  viewerQuery,
  type Viewer,
} from '../host/viewer.ts';

/** Remembers where the visitor wanted to go, unless they chose to leave, and sends them to SignIn [ROUTE-027]. */
function ToSignIn({ remembers }: { readonly remembers: boolean }) {
  const services = useShell();
  const { desiredAddress } = services;
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}${hash}`;
  useEffect(() => {
    forgetLoadedData(services);
    if (remembers) desiredAddress.remember(address);
  }, [services, desiredAddress, address, remembers]);
  return <Navigate to="/login" replace />;
}

function SignedIn({ viewer }: { readonly viewer: Viewer }) {
  const services = useShell();
  const platform = useMemo(() => createPlatform(services, viewer), [services, viewer]);
  useEffect(() => services.events.on('profile.changed', () => void refreshViewer(services)), [services]);
  useEffect(() => followOtherTabs(services), [services]);
  return (
    <PlatformProvider platform={platform}>
      <ApiProvider client={services.api}>
        <Outlet />
      </ApiProvider>
    </PlatformProvider>
  );
}

/** Every route but those of signing in: a session first, then the settings, then the page [ROUTE-026, ROUTE-029]. */
export function SignedInGate() {
  const services = useShell();
  const { data: viewer } = useQuery(viewerQuery(services));
  if (viewer === undefined || viewer === 'leaving') return <LoadingOverlay visible />;
  return isViewer(viewer) ? <SignedIn viewer={viewer} /> : <ToSignIn remembers={viewer === null} />;
}

/** The routes of signing in: somebody who is signed in goes where they wanted to, otherwise to the root [AMB-007]. */
export function SignedOutGate() {
  const services = useShell();
  const { data: viewer } = useQuery(viewerQuery(services));
  if (viewer === undefined) return <LoadingOverlay visible />;
  return isViewer(viewer) ? <ToDesiredAddress /> : <Outlet />;
}

function ToDesiredAddress() {
  const { desiredAddress } = useShell();
  // Read once: strict rendering calls this twice, and the address is given out once.
  const address = useMemo(() => desiredAddress.take() ?? '/', [desiredAddress]);
  return <Navigate to={address} replace />;
}
