import { canAccess, type Viewer as AccessViewer } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';
import { matchRoutes, Navigate, useBlocker, type RouteObject } from '@assay/shared/router';
import { useEffect, useMemo, type ReactNode } from 'react';
import type { KnownRoute } from '../remotes/remote-registry.ts';

function useAccessViewer(): AccessViewer {
  const { session, switches } = usePlatform();
  const { permissions, isProvider } = session;
  return useMemo(() => ({ permissions, isProvider, switches }), [permissions, isProvider, switches]);
}

const routeOfHandle = (handle: unknown): KnownRoute | undefined =>
  typeof handle === 'object' && handle !== null && 'access' in handle ? (handle as KnownRoute) : undefined;

/** Whether a viewer may open an address: every route on the way to it must allow it. */
export function mayOpen(routes: RouteObject[], pathname: string, viewer: AccessViewer): boolean {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.every(({ route }) => {
    const known = routeOfHandle(route.handle);
    return !known || canAccess(known.access, viewer);
  });
}

/**
 * Cancels navigation to what the user may not open, without a message [ROUTE-031]: the page and its address stay as
 * they are [AMB-006].
 */
export function AccessGuard({ routes }: { readonly routes: RouteObject[] }) {
  const viewer = useAccessViewer();
  const blocker = useBlocker(({ nextLocation }) => !mayOpen(routes, nextLocation.pathname, viewer));
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
  const viewer = useAccessViewer();
  return canAccess(route.access, viewer) ? children : <Navigate to="/verification" replace />;
}
