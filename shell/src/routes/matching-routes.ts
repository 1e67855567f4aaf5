import { createRouteObjects, matchRoutes } from '@assay/shared/router';
import type { KnownRoute, RegistryStore, RemoteRegistry } from '../remotes/remote-registry.ts';

const addressesOnly = { renderPage: () => null, renderDefaultChild: () => null };

const isKnownRoute = (handle: unknown): handle is KnownRoute =>
  typeof handle === 'object' && handle !== null && 'access' in handle;

/** The routes of remotes that match an address, parents first; empty where no manifest that was read has one. */
export function matchingRoutes({ routes }: RemoteRegistry, pathname: string): readonly KnownRoute[] {
  const matches = matchRoutes(createRouteObjects(routes, addressesOnly), pathname) ?? [];
  return matches.map(({ route }) => route.handle as unknown).filter(isKnownRoute);
}

/**
 * Gives the pattern of the page at an address, such as `/entities/:name`, or `/*` where no manifest that was read has
 * one. Remembers the last address: a recorded page asks with every movement.
 */
export function createRoutePatternOf(store: RegistryStore): (pathname: string) => string {
  let last:
    | { readonly registry: RemoteRegistry; readonly pathname: string; readonly pattern: string }
    | undefined;
  return (pathname) => {
    const registry = store.getState();
    if (last?.registry !== registry || last.pathname !== pathname)
      last = { registry, pathname, pattern: matchingRoutes(registry, pathname).at(-1)?.path ?? '/*' };
    return last.pattern;
  };
}
