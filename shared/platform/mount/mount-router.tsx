import type { RemotePages } from '@assay/shared/platform';
import {
  createBrowserRouter,
  createMemoryRouter,
  createRouteObjects,
  Outlet,
  type RouteObject,
} from '@assay/shared/router';
import type { ManifestRoute, ManifestSource } from '../manifest.ts';
import { MountedPage } from './mounted-page.tsx';
import type { MountOptions } from './mount-options.ts';
import { DefaultChild } from '../default-child.tsx';

interface MountRouterInput {
  readonly manifest: ManifestSource;
  readonly pages: RemotePages;
  readonly options: MountOptions;
}

function routesOf({ manifest, pages }: MountRouterInput): RouteObject[] {
  return createRouteObjects<ManifestRoute>(manifest.routes, {
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
  const routes = routesOf(input);
  if (basePath !== undefined) return createBrowserRouter(routes, { basename: basePath });
  const first = input.manifest.routes[0]?.path ?? '/';
  return createMemoryRouter(routes, { initialEntries: [memory?.initialAddress ?? first] });
}
