import { labelOf } from '@assay/shared/platform/manifest';
import type { KnownRoute, RemoteRegistry } from './remote-registry.ts';

/** What the area of a route is called: as in the sidebar, else by the name that the specification gives the route. */
export function areaOf({ sidebar, routes }: RemoteRegistry, route: KnownRoute): string {
  const parent = routes.find(({ id }) => id === route.parent);
  const item = sidebar.find((candidate) =>
    [route.id, route.parent, parent?.redirectTo].includes(candidate.route),
  );
  return item === undefined ? route.name : labelOf(item);
}
