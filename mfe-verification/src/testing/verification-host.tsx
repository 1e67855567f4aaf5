import { fetchTransport, type Transport } from '@assay/shared/api-client';
import { createTestingHost, type TestingHostOptions } from '@assay/shared/platform/testing-host';
import { useLocation } from '@assay/shared/router';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { lazy, Suspense } from 'react';
// Read beforehand, so that no test waits for a page's code when the entry loads it lazily.
import '../pages/document/document.page.tsx';
import '../pages/tabled/tabled.page.tsx';
import { pages } from '../entry.tsx';
import { manifest } from '../manifest.ts';

// Jest has no canvas. This mock stands in for the PDF viewer in every test that renders a page.
jest.mock('../features/pdf-viewer/index.ts', () => jest.requireActual<object>('./flat-pdf-viewer.tsx'));

let underWay = 0;

/** The network, counted. */
const countedTransport: Transport = async (request) => {
  underWay += 1;
  try {
    return await fetchTransport(request);
  } finally {
    underWay -= 1;
  }
};

// Leaving a document saves it: the answer belongs to the test that left, not to the next one.
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(underWay).toBe(0));
});

/** What a page test may set, and where it begins. */
interface VerificationHostOptions extends Omit<TestingHostOptions, 'routes' | 'pages' | 'initialAddress'> {
  readonly at: string;
}

/** The lists belong to another remote: here they only say which one was opened. */
function List() {
  return <p>{`list at ${useLocation().pathname}`}</p>;
}

const LISTS = [
  { id: 'documents.verification', path: '/verification' },
  { id: 'documents.archive', path: '/archive' },
  { id: 'documents.trash', path: '/trash' },
  { id: 'documents.qa', path: '/qa' },
] as const;

/** Renders this remote's pages at an address inside the testing host, by the routes of its own manifest. */
export function renderAt({ at, ...options }: VerificationHostOptions) {
  const host = createTestingHost({
    transport: countedTransport,
    ...options,
    initialAddress: at,
    routes: [...manifest.routes, ...LISTS],
    pages: [
      ...manifest.routes.map(({ id, path }) => {
        const load = pages[id];
        if (!load) throw new Error(`The entry has no page for ${id}.`);
        const Page = lazy(async () => ({ default: await load() }));
        const element = (
          <Suspense>
            <Page />
          </Suspense>
        );
        return { path, element };
      }),
      ...LISTS.map(({ path }) => ({ path, element: <List /> })),
    ],
  });
  const view = render(<host.Wrapper />);
  return {
    ...host,
    unmount: view.unmount,
    goTo: (address: string) => act(() => host.router.navigate(address)),
    address: () => `${host.router.state.location.pathname}${host.router.state.location.search}`,
    /** Keys of the toasts shown so far. */
    told: () => host.toasts.map(({ key }) => key),
  };
}
