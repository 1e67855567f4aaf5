import type { createBrowserRouter, RouteObject } from '@assay/shared/router';
import type { RegistryStore } from '../remotes/remote-registry.ts';
import { createRemoteRoutes, SIGNED_IN_ROUTE, UNKNOWN_ADDRESS_ROUTE } from './shell-routes.tsx';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'routes' | 'state' | 'patchRoutes' | 'revalidate'>;

const idsOf = (routes: readonly RouteObject[]): readonly (string | undefined)[] =>
  routes.flatMap(({ id, children = [] }) => [id, ...idsOf(children)]);

/**
 * Adds the routes of remotes that join late. Routes that are there already stay the objects they are, so nothing that
 * is shown is drawn anew; only an address that nobody had claimed is looked up again.
 */
export function addLateRoutes(router: Router, registry: RegistryStore): () => void {
  const grow = () => {
    const known = new Set(idsOf(router.routes));
    const addMissing = (parent: string, wanted: readonly RouteObject[]) => {
      for (const route of wanted) {
        if (route.id === undefined) continue;
        if (known.has(route.id)) addMissing(route.id, route.children ?? []);
        else router.patchRoutes(parent, [route]);
      }
    };
    addMissing(SIGNED_IN_ROUTE, createRemoteRoutes(registry.getState()));
    const isUnclaimed = router.state.matches.some(({ route }) => route.id === UNKNOWN_ADDRESS_ROUTE);
    if (isUnclaimed && idsOf(router.routes).length > known.size) void router.revalidate();
  };
  grow();
  return registry.subscribe(grow);
}
