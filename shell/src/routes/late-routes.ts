import type { createBrowserRouter, RouteObject } from '@assay/shared/router';
import type { RegistryStore } from '../remotes/remote-registry.ts';
import { createRemoteRoutes, SIGNED_IN_ROUTE, UNKNOWN_ADDRESS_ROUTE } from './shell-routes.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state' | 'patchRoutes' | 'revalidate'>;

const idsOf = (routes: readonly RouteObject[]): readonly (string | undefined)[] =>
  routes.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

/**
 * Adds the routes of remotes that join late. Existing route objects stay the same, so that the open page does not
 * render again; only an address that matched no route is matched again.
 */
export function addLateRoutes(router: Router, registry: RegistryStore): () => void {
  const addRoutes = () => {
    const known = new Set(idsOf(router.routes));
    const addMissing = (parent: string, wanted: readonly RouteObject[]) => {
      for (const route of wanted) {
        if (route.id === undefined) continue;
        if (known.has(route.id)) addMissing(route.id, route.children ?? []);
        else router.patchRoutes(parent, [route]);
      }
    };
    addMissing(SIGNED_IN_ROUTE, createRemoteRoutes(registry.getState()));
    const isUnknown = router.state.matches.some(({ route }) => route.id === UNKNOWN_ADDRESS_ROUTE);
    if (isUnknown && idsOf(router.routes).length > known.size) void router.revalidate();
  };
  addRoutes();
  return registry.subscribe(addRoutes);
}
