import type { RemotePages } from '@assay/shared/platform';
import {
  createBrowserRouter,
  createMemoryRouter,
  createRouteObjects,
  Outlet,
  type RouteObject,
} from '@assay/shared/router';
import type { ManifestRoute } from '../manifest.ts';
import { MountedPage } from './mounted-page.tsx';
import type { MountOptions } from './mount-options.ts';
import { DefaultChild } from '../default-child.tsx';

interface MountRouterInput {
  readonly routes: readonly ManifestRoute[];
  readonly pages: RemotePages;
  readonly options: MountOptions;
}

function routesOf({ routes, pages }: MountRouterInput): RouteObject[] {
  return createRouteObjects<ManifestRoute>(routes, {
    renderPage: ({ id }) => {
      const load = pages[id];
      return load ? <MountedPage key={id} load={load} /> : <Outlet />;
    },
    renderDefaultChild: (route) => <DefaultChild route={route} />,
  });
}

/** The router of a mounted remote: over the page's addresses below `basePath`, or all its own. */
export function createMountRouter(input: MountRouterInput): ReturnType<typeof createMemoryRouter> {
  const { basePath, memory } = input.options;
  const objects = routesOf(input);
  if (basePath !== undefined) return createBrowserRouter(objects, { basename: basePath });
  const first = input.routes[0]?.path ?? '/';
  return createMemoryRouter(objects, { initialEntries: [memory?.initialAddress ?? first] });
}
