import { FollowListChanges, type RemotePages } from '@assay/shared/platform';
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

/** What is around every page of a mounted remote. */
function MountedFrame() {
  return (
    <>
      <FollowListChanges />
      <Outlet />
    </>
  );
}

function routesOf({ routes, pages }: MountRouterInput): RouteObject[] {
  const children = createRouteObjects<ManifestRoute>(routes, {
    renderPage: ({ id }) => {
      const load = pages[id];
      return load ? <MountedPage key={id} load={load} /> : <Outlet />;
    },
    renderDefaultChild: (route) => <DefaultChild route={route} />,
  });
  return [{ element: <MountedFrame />, children }];
}

type MountRouter = ReturnType<typeof createMemoryRouter>;

/** The address that a router shows, below its base. */
export function addressIn({ state: { location }, basename }: MountRouter): string {
  const path =
    basename && basename !== '/' ? location.pathname.slice(basename.length) || '/' : location.pathname;
  return `${path}${location.search}`;
}

/**
 * Follows the page around a remote that owns the addresses below `basePath`: the router hears of Back and Forward alone, not
 * of a page that goes to another address by itself. Returns the function that ends it.
 */
export function followPage(router: MountRouter, basePath: string): () => void {
  const page: unknown = Reflect.get(window, 'navigation');
  if (!(page instanceof EventTarget)) return () => {};
  const base = basePath.replace(/\/$/, '');
  const follow = () => {
    const { pathname, search, hash } = window.location;
    const isBelow = pathname === base || pathname.startsWith(`${base}/`);
    const { location } = router.state;
    const isShown = location.pathname === pathname && location.search === search;
    if (!isBelow || isShown || router.state.navigation.state !== 'idle') return;
    void router.navigate(`${pathname.slice(base.length) || '/'}${search}${hash}`, { replace: true });
  };
  // The router changes the address before it knows of it itself, and the event comes in between.
  const followLater = () => queueMicrotask(follow);
  page.addEventListener('currententrychange', followLater);
  return () => page.removeEventListener('currententrychange', followLater);
}

/** The router of a mounted remote: over the page's addresses below `basePath`, or all its own. */
export function createMountRouter(input: MountRouterInput): ReturnType<typeof createMemoryRouter> {
  const { basePath, memory } = input.options;
  const objects = routesOf(input);
  if (basePath !== undefined) return createBrowserRouter(objects, { basename: basePath });
  const first = input.routes[0]?.path ?? '/';
  return createMemoryRouter(objects, { initialEntries: [memory?.initialAddress ?? first] });
}
