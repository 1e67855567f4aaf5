import type { TestingHostOptions } from '@assay/shared/platform/testing-host';
import { createTestingHost } from '@assay/shared/platform/testing-host';
import { Outlet, useLocation } from '@assay/shared/router';
import { act, render } from '@testing-library/react';
import { lazy, Suspense } from 'react';
// Read beforehand, so that no test waits for a page's code when the entry loads it lazily.
import '../pages/document-list/document-list.page.tsx';
import '../pages/extraction-errors/extraction-errors.page.tsx';
import '../pages/upload/upload.page.tsx';
import '../pages/uploads-and-extractions/uploads-and-extractions.page.tsx';
import '../pages/usage/usage.page.tsx';
import { pages } from '../entry.tsx';
import { manifest } from '../manifest.ts';

/** What a page test may set, and where it begins. */
interface DocumentsHostOptions extends Omit<TestingHostOptions, 'routes' | 'pages' | 'initialAddress'> {
  readonly at: string;
}

/** The document view belongs to another remote: here it only says which document was opened. */
function DocumentView() {
  return <p>{`document view at ${useLocation().pathname}`}</p>;
}

/** Renders this remote's pages at an address inside the testing host, by the routes of its own manifest. */
export function renderAt({ at, ...options }: DocumentsHostOptions) {
  const elementOf = (id: string) => {
    const load = new Map(Object.entries(pages)).get(id);
    const Page = load ? lazy(async () => ({ default: await load() })) : Outlet;
    return (
      <Suspense>
        <Page />
      </Suspense>
    );
  };
  const children = manifest.routes.filter(({ parent }) => parent !== undefined);
  const host = createTestingHost({
    ...options,
    initialAddress: at,
    routes: [
      ...manifest.routes,
      { id: 'verification.document', path: '/verification/:documentRequestId/document' },
    ],
    pages: [
      ...manifest.routes
        .filter(({ parent }) => parent === undefined)
        .map(({ id, path }) => ({
          path,
          element: elementOf(id),
          children: children
            .filter(({ parent }) => parent === id)
            .map((child) => ({ path: child.path, element: elementOf(child.id) })),
        })),
      { path: '/verification/:documentRequestId/document', element: <DocumentView /> },
    ],
  });
  render(<host.Wrapper />);
  return {
    ...host,
    /** Query parameters of the present address. */
    params: () => new URLSearchParams(host.router.state.location.search),
    /** Goes to an address, or back by a number. */
    goTo: (to: string | number) =>
      act(() => (typeof to === 'number' ? host.router.navigate(to) : host.router.navigate(to))),
    address: () => `${host.router.state.location.pathname}${host.router.state.location.search}`,
  };
}
