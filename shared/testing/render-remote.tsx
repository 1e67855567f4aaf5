import { textOf } from '@assay/shared/messages';
import { DefaultChild, type RemotePages } from '@assay/shared/platform';
import { routesWithTexts, type ManifestRoute, type ManifestSource } from '@assay/shared/platform/manifest';
import {
  createTestingHost,
  type TestingHost,
  type TestingHostOptions,
} from '@assay/shared/platform/testing-host';
import { createRouteObjects, Outlet, useLocation, type RouteEntry } from '@assay/shared/router';
import { act, render } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';

/** A route of another remote to which this one leads. Its page shows the text and the address. */
export interface ForeignRoute extends Pick<RouteEntry, 'id' | 'path'> {
  readonly text: string;
}

/** A remote as its page tests enter it. */
export interface RemoteUnderTest {
  readonly manifest: ManifestSource;
  readonly pages: RemotePages;
  readonly foreignRoutes?: readonly ForeignRoute[];
}

/** What a page test may set beside its address. */
export type RenderRemoteOptions = Omit<TestingHostOptions, 'routes' | 'pages' | 'initialAddress'>;

/** The testing host with a remote in it. */
export interface RenderedRemote extends TestingHost {
  /** Path and query of the current address. */
  readonly address: () => string;
  /** Query parameters of the current address. */
  readonly params: () => URLSearchParams;
  /** Goes to an address, or through the history by a number. */
  readonly goTo: (to: string | number) => Promise<void>;
  /** The texts of the toasts so far. */
  readonly toastTexts: () => readonly string[];
  readonly unmount: () => void;
}

function ForeignPage({ text }: Pick<ForeignRoute, 'text'>) {
  return <p>{`${text} at ${useLocation().pathname}`}</p>;
}

function pageOf(pages: RemotePages, { id }: ManifestRoute): ReactNode {
  const load = pages[id];
  if (!load) return <Outlet />;
  const Page = lazy(async () => ({ default: await load() }));
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}

/**
 * Gives the function that renders a remote at an address, by the routes of its own manifest and in the testing host.
 * Page tests use nothing else, so that they go through the real routes, addresses and permissions.
 */
export function createRenderRemote({ manifest, pages, foreignRoutes = [] }: RemoteUnderTest) {
  const routes = routesWithTexts(manifest.routes);
  const own = createRouteObjects<ManifestRoute>(routes, {
    renderPage: (route) => pageOf(pages, route),
    renderDefaultChild: (route) => <DefaultChild route={route} />,
  });
  const foreign = foreignRoutes.map(({ path, text }) => ({ path, element: <ForeignPage text={text} /> }));
  return (at: string, options: RenderRemoteOptions = {}): RenderedRemote => {
    const host = createTestingHost({
      ...options,
      initialAddress: at,
      routes: [...routes, ...foreignRoutes],
      pages: [...own, ...foreign],
    });
    const { unmount } = render(<host.Wrapper />);
    const { router } = host;
    return {
      ...host,
      unmount,
      address: () => `${router.state.location.pathname}${router.state.location.search}`,
      params: () => new URLSearchParams(router.state.location.search),
      goTo: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
      toastTexts: () => host.toasts.map(({ key, params }) => textOf(key, params)),
    };
  };
}
