import { canAccess, type AccessSubject } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';
import { Navigate, useBlocker } from '@assay/shared/router';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { KnownRoute } from '../remotes/remote-registry.ts';
import { useRegistry } from '../remotes/remotes-context.tsx';
import { HOME } from './home.ts';
import { matchingRoutes } from './matching-routes.ts';

function useAccessSubject(): AccessSubject {
  const { session, switches } = usePlatform();
  const { permissions, isProvider } = session;
  return useMemo(() => ({ permissions, isProvider, switches }), [permissions, isProvider, switches]);
}

/**
 * Cancels navigation to a page that the user may not open, without a message [ROUTE-031]. The present page and its
 * address stay [AMB-006].
 */
export function AccessGuard() {
  const subject = useAccessSubject();
  const registry = useRegistry();
  const blocker = useBlocker(
    ({ nextLocation }) =>
      // Each matching route, parents included, must allow it.
      !matchingRoutes(registry, nextLocation.pathname).every(({ access }) => canAccess(access, subject)),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return null;
}

/** A page behind its access rule. On a first load there is no page to stay on: it goes to /verification silently [AMB-006]. */
export function GuardedPage({
  route,
  children,
}: {
  readonly route: KnownRoute;
  readonly children: ReactNode;
}) {
  const subject = useAccessSubject();
  return canAccess(route.access, subject) ? children : <Navigate to={HOME} replace />;
}
