import { createRouteObjects, matchRoutes } from '@assay/shared/router';
import type { KnownRoute, RemoteRegistry } from '../remotes/remote-registry.ts';

const addressesOnly = { renderPage: () => null, renderDefaultChild: () => null };

const isKnownRoute = (handle: unknown): handle is KnownRoute =>
  typeof handle === 'object' && handle !== null && 'access' in handle;

/** The routes of remotes that match an address, parents first; empty where no manifest that was read has one. */
export function matchingRoutes({ routes }: RemoteRegistry, pathname: string): readonly KnownRoute[] {
  const matches = matchRoutes(createRouteObjects(routes, addressesOnly), pathname) ?? [];
  return matches.map(({ route }) => route.handle as unknown).filter(isKnownRoute);
}
