import { canAccess, type AccessSubject } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';
import { Navigate, useBlocker } from '@assay/shared/router';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { KnownRoute } from '../remotes/remote-registry.ts';
import { useRegistry } from '../remotes/remotes-context.tsx';
import { matchingRoutes } from './matching-routes.ts';

function useAccessSubject(): AccessSubject {
  const { session, switches } = usePlatform();
  const { permissions, isProvider } = session;
  return useMemo(() => ({ permissions, isProvider, switches }), [permissions, isProvider, switches]);
}

/**
 * Cancels navigation to what the user may not open, without a message [ROUTE-031]: the page and its address stay as
 * they are [AMB-006].
 */
export function AccessGuard() {
  const viewer = useAccessSubject();
  const registry = useRegistry();
  const blocker = useBlocker(
    ({ nextLocation }) =>
      // Every route on the way to it must allow it.
      !matchingRoutes(registry, nextLocation.pathname).every(({ access }) => canAccess(access, viewer)),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return null;
}

/** A page behind its access rule. On a first load there is no page to stay on: /verification, silently [AMB-006]. */
export function GuardedPage({
  route,
  children,
}: {
  readonly route: KnownRoute;
  readonly children: ReactNode;
}) {
  const viewer = useAccessSubject();
  return canAccess(route.access, viewer) ? children : <Navigate to="/verification" replace />;
}
