import type { RemotePages } from '@assay/shared/platform';
import {
  createBrowserRouter,
  createMemoryRouter,
  createRouteObjects,
  Outlet,
  type RouteObject,
} from '@assay/shared/router';
import { LoadingOverlay } from '@assay/shared/ui';
import { lazy, Suspense } from 'react';
import type { ManifestRoute, ManifestSource } from '../manifest.ts';
import type { MountOptions } from './mount-options.ts';
import { DefaultChild } from '../default-child.tsx';

interface MountRouterInput {
  readonly manifest: ManifestSource;
  readonly pages: RemotePages;
  readonly options: MountOptions;
}

function routesOf({ manifest, pages }: MountRouterInput): RouteObject[] {
  const components = new Map(
    Object.entries(pages).flatMap(([id, load]) =>
      load ? [[id, lazy(async () => ({ default: await load() }))] as const] : [],
    ),
  );
  return createRouteObjects<ManifestRoute>(manifest.routes, {
    renderPage: ({ id }) => {
      const Page = components.get(id) ?? Outlet;
      return (
        <Suspense fallback={<LoadingOverlay visible />}>
          <Page />
        </Suspense>
      );
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
