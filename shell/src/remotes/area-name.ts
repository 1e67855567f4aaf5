import { labelOf, titleOf } from '@assay/shared/platform/manifest';
import type { KnownRoute, RemoteRegistry } from './remote-registry.ts';

/** What the area of a route is called: as in the sidebar, else as its tab. */
export function areaOf({ sidebar, routes }: RemoteRegistry, route: KnownRoute): string {
  const parent = routes.find(({ id }) => id === route.parent);
  const item = sidebar.find((candidate) =>
    [route.id, route.parent, parent?.redirectTo].includes(candidate.route),
  );
  return item === undefined ? titleOf(route) : labelOf(item);
}
