import { fetchTransport, type Transport } from '@assay/shared/api-client';
import { createRenderRemote, type RenderRemoteOptions } from '@assay/shared/testing';
import { cleanup, waitFor } from '@testing-library/react';
// Loaded beforehand, so that no test waits for the code of a page that the entry loads lazily.
import '../pages/document/document.page.tsx';
import '../pages/tabled/tabled.page.tsx';
import { pages } from '../entry.tsx';
import { manifest } from '../manifest.ts';

// Jest has no canvas. This mock stands in for the PDF viewer in every test that renders a page.
jest.mock('../viewer/index.ts', () => jest.requireActual<object>('./flat-pdf-viewer.tsx'));

let openRequests = 0;

/** The network, with a count of the requests that have no response yet. */
const countingTransport: Transport = async (request) => {
  openRequests += 1;
  try {
    return await fetchTransport(request);
  } finally {
    openRequests -= 1;
  }
};

// Leaving a document saves it: the response belongs to the test that left, not to the next one.
afterEach(async () => {
  cleanup();
  await waitFor(() => expect(openRequests).toBe(0));
});

/** The lists belong to another remote. */
const foreignRoutes = [
  { id: 'documents.verification', path: '/verification', text: 'list' },
  { id: 'documents.archive', path: '/archive', text: 'list' },
  { id: 'documents.trash', path: '/trash', text: 'list' },
  { id: 'documents.qa', path: '/qa', text: 'list' },
  { id: 'data-model.entityOverview', path: '/entities/:name/overview', text: 'entity' },
] as const;

const renderRemote = createRenderRemote({ manifest, pages, foreignRoutes });

/** Renders this remote at an address. */
export function renderVerification(at: string, options: RenderRemoteOptions = {}) {
  const remote = renderRemote(at, { transport: countingTransport, ...options });
  return {
    ...remote,
    /** Message keys of the toasts, in the order they were shown. */
    shownToasts: () => remote.toasts.map(({ key }) => key),
  };
}
