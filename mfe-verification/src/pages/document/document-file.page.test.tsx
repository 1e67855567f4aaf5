import {
  countReviews,
  exportVerifiedMetrics,
  getDocumentLinks,
  getVerification,
  listDocumentRequests,
  listExportChanges,
  type Annotation,
} from '@assay/shared/contracts';
import { documentQueue } from '@assay/shared/state';
import { aDocumentRequestWire, mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { readDocumentLinks } from '../../features/document-file/api/document-links.queries.ts';
import { aMetric, aPayload, aVerifiedMetric, compressed } from '../../testing/verification-builders.ts';
import { FILES, serveDocument } from '../../testing/verification-api.ts';
import { renderVerification } from '../../testing/render-verification.tsx';

const api = mockApi();
const paragraph: Annotation = {
  id: 'a',
  nodeId: 'a',
  page: 1,
  x: 0.4,
  y: 0.4,
  w: 0.2,
  h: 0.2,
  text: 'a whole paragraph',
};
const word: Annotation = { id: 'b', nodeId: 'b', page: 1, x: 0.45, y: 0.45, w: 0.1, h: 0.1, text: 'word' };

const addressOf = (id: string) => `/verification/${id}/document`;

async function open({ annotations = [paragraph, word] }: { annotations?: readonly Annotation[] } = {}) {
  const payload = aPayload([aMetric('One')], { request: { file_name: 'call.pdf' } });
  const calls = serveDocument(api, payload, annotations);
  const host = renderVerification(addressOf(payload.documentRequest.id));
  await loaded();
  return { ...host, ...calls, payload, id: payload.documentRequest.id };
}

const loaded = () => screen.findByRole('region', { name: 'Metrics of the document' });
const clickMiddle = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'click the middle of page 1' }));

/** Clicks until the annotations have arrived and the click selects one. */
const selectMiddle = () =>
  waitFor(async () => {
    await clickMiddle();
    expect(screen.getByText('text selected on page 1')).toBeVisible();
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(() => documentQueue.getState().clear());
});

describe('copying', () => {
  it('VER-031 says that no annotation is selected', async () => {
    const { shownToasts } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Copy text' }));
    await waitFor(() => expect(shownToasts()).toEqual(['verification.nothingSelected']));
  });

  it('VER-032 copies the innermost annotation that was clicked', async () => {
    const { shownToasts } = await open();
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await selectMiddle();
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    await waitFor(() => expect(shownToasts()).toEqual(['verification.textCopied']));
    expect(write).toHaveBeenCalledWith('word');
  });

  it('only logs a refusal of the clipboard', async () => {
    const { shownToasts } = await open();
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await selectMiddle();
    await user.click(screen.getByRole('button', { name: 'Copy text' }));
    expect(shownToasts()).toEqual([]);
  });
});

describe('the file of a document', () => {
  it('VER-033 rejects a missing document id with: PDF does not exist', async () => {
    const { api: client } = renderVerification('/verification');
    await expect(readDocumentLinks(client, undefined)).rejects.toMatchObject({
      code: 'DOCUMENT_FILE_MISSING',
    });
  });

  it('VER-033 shows the message instead of the pages, beside the metrics', async () => {
    const payload = aPayload([aMetric('One')]);
    serveDocument(api, payload);
    api.refuse(getDocumentLinks, 'DOCUMENT_FILE_MISSING');
    renderVerification(addressOf(payload.documentRequest.id));
    expect(await screen.findByText('PDF does not exist')).toBeVisible();
    expect(screen.getByRole('region', { name: payload.grouping[0]?.groupDisplay })).toBeVisible();
  });

  it('LIST-021 reports a failed download', async () => {
    const { shownToasts } = await open();
    api.server.use(http.get(`${FILES}/:id/download`, () => new HttpResponse(null, { status: 500 })));
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(shownToasts()).toEqual(['documents.downloadFailed']));
  });

  it('fetches annotations once per document', async () => {
    const { goTo, id, annotationReads } = await open();
    await selectMiddle();
    await goTo('/verification');
    await goTo(addressOf(id));
    await loaded();
    await selectMiddle();
    expect(annotationReads()).toBe(1);
  });
});

describe('reviewing a queue', () => {
  const confirmAndContinue = () => userEvent.keyboard('{Control>}{Enter}{/Control}');

  it('QUEUE-002 QUEUE-004 QUEUE-005 goes from the first document to the last and then back to the list', async () => {
    const [first, second] = [aPayload([aMetric('One')]), aPayload([aVerifiedMetric('Two')])];
    const [one, two] = [first.documentRequest.id, second.documentRequest.id];
    act(() => documentQueue.getState().start([one, two]));
    const { states } = serveDocument(api, second);
    // From the start, as the second document may be read ahead.
    api.respond(getVerification, ({ params }) => compressed(params.id === one ? first : second));
    const { address } = renderVerification(addressOf(one));
    expect(await screen.findByText('1 of 2')).toBeVisible();
    await loaded();

    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('2 of 2')).toBeVisible();
    expect(address()).toBe(addressOf(two));
    expect(states).toEqual([]);

    await screen.findByRole('group', { name: /^Two: / });
    await confirmAndContinue();
    expect(await screen.findByText('list at /verification')).toBeVisible();
    expect(documentQueue.getState().queue.index).toBeNull();
  });

  it('reads the next document ahead, and opens it without waiting', async () => {
    const [first, second] = [aPayload([aMetric('One')]), aPayload([aVerifiedMetric('Two')])];
    const [one, two] = [first.documentRequest.id, second.documentRequest.id];
    act(() => documentQueue.getState().start([one, two]));
    serveDocument(api, first);
    const reads: string[] = [];
    api.respond(getVerification, ({ params }) => {
      reads.push(params.id);
      return compressed(params.id === one ? first : second);
    });
    renderVerification(addressOf(one));
    await loaded();
    await waitFor(() => expect(reads).toEqual([one, two]), { timeout: 3000 });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('group', { name: /^Two: / })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous document' }));
    expect(await screen.findByRole('group', { name: /^One: / })).toBeVisible();
    expect(reads).toEqual([one, two]);
  });

  it('puts the rest of the queue into the chosen order', async () => {
    const [first, second, third] = [0, 1, 2].map(() => aPayload([aMetric('One')]).documentRequest.id);
    const payload = aPayload([aMetric('One')], { request: { id: first } });
    act(() => documentQueue.getState().start([first ?? '', second ?? '', third ?? '']));
    serveDocument(api, payload);
    const counted = { fileName: 'a.pdf', fund: null, uploadedDate: null };
    const counts = { verified: 0, proven: 0, found: 0, doubtful: 0, missing: 0 };
    api.respond(countReviews, ({ body }) => ({
      documents: body.ids.map((id) => ({
        ...counted,
        ...counts,
        id,
        dueDate: id === third ? '2026-11-30' : null,
      })),
    }));
    renderVerification(addressOf(first ?? ''));
    await userEvent.click(await screen.findByRole('button', { name: '1 of 3' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Due date first' }));
    await waitFor(() => expect(documentQueue.getState().queue.ids).toEqual([first, third, second]));
    expect(documentQueue.getState().queue.index).toBe(0);
  });

  it('offers the next and the previous document of its list, over its pages, and returns to the list', async () => {
    const payloads = ['Zero', 'One', 'Two'].map((name) => aPayload([aMetric(name)]));
    const [zero = '', one = '', two = ''] = payloads.map(({ documentRequest }) => documentRequest.id);
    const listed = {
      ...{ ids: [one], offset: 1, totalCount: 3, isLowerBound: false },
      ...{ address: '/archive?page=2', query: { stage: ['ARCHIVED'], maxPageSize: 1, search: 'fund' } },
    };
    act(() => {
      documentQueue.getState().clear();
      documentQueue.getState().setListed(listed);
    });
    const [, first] = payloads;
    if (!first) throw new Error('There are three documents.');
    serveDocument(api, first);
    api.respond(getVerification, ({ params }) =>
      compressed(payloads.find(({ documentRequest }) => documentRequest.id === params.id)),
    );
    const asked: unknown[] = [];
    api.respond(listDocumentRequests, ({ query }) => {
      asked.push(query);
      const id = query.offset === 0 ? zero : two;
      return { items: [aDocumentRequestWire({ id })], count: 1, totalCount: 3 };
    });
    const { address } = renderVerification(addressOf(one));
    await loaded();
    expect(screen.queryByText(/ of 3/)).not.toBeInTheDocument();
    await waitFor(() => expect(documentQueue.getState().listed?.ids).toEqual([zero, one, two]));
    const wanted = { stage: ['ARCHIVED'], search: 'fund', maxPageSize: 1 };
    expect(asked).toEqual([
      expect.objectContaining({ ...wanted, offset: 2, after: one }),
      expect.objectContaining({ ...wanted, offset: 0, before: one }),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Previous document' }));
    expect(await screen.findByRole('group', { name: /^Zero: / })).toBeVisible();
    for (const [name, id] of [
      ['One', one],
      ['Two', two],
    ]) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      expect(await screen.findByRole('group', { name: new RegExp(`^${name}: `) })).toBeVisible();
      expect(address()).toBe(addressOf(id ?? ''));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('list at /archive')).toBeVisible();
    expect(address()).toBe('/archive?page=2');
  });

  it('QUEUE-003 shows neither a position nor Next without a queue', async () => {
    act(() => documentQueue.getState().setListed(null));
    await open();
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  });
});

describe('the Back button', () => {
  it.each([
    ['EXT_DONE', '/verification'],
    ['ARCHIVED', '/archive'],
    ['TRASHED', '/trash'],
    ['EXT_MANUAL_QA', '/qa'],
  ])('opens the list of the stage %s, %s, if the document was opened by its address', async (stage, list) => {
    const payload = aPayload([aMetric('One')], { request: { stage } });
    serveDocument(api, payload);
    renderVerification(addressOf(payload.documentRequest.id));
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText(`list at ${list}`)).toBeVisible();
  });

  it('returns to the list with its page and filters', async () => {
    const { goTo, id, address } = await open();
    await goTo('/verification?page=3');
    await goTo(addressOf(id));
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/verification?page=3'));
  });
});

it('says which confirmed values changed since they were exported, and shows their fields', async () => {
  const payload = aPayload([aMetric('One')]);
  serveDocument(api, payload);
  const change = {
    metricId: payload.metrics[0]?.id ?? '',
    fin: 'one',
    name: 'One',
    row: null,
    dataType: 'STRING',
  } as const;
  const gone = { ...change, metricId: crypto.randomUUID(), name: 'Two' };
  api.respond(listExportChanges, ({ params }) => {
    expect(params.documentRequestId).toBe(payload.documentRequest.id);
    const changes = [
      {
        ...change,
        kind: 'changed',
        before: { value: 'old', currency: null },
        now: { value: 'new', currency: null },
      },
      { ...gone, kind: 'removed', before: { value: 'left', currency: null }, now: null },
    ] as const;
    return {
      items: [
        {
          profile: 'Ledger',
          exportedAt: '2026-11-21T10:00:00.000Z',
          exportedBy: 'Ada',
          changes: [...changes],
        },
      ],
    };
  });
  renderVerification(addressOf(payload.documentRequest.id));
  await loaded();
  await userEvent.click(await screen.findByRole('button', { name: 'Changed since export' }));
  const changes = within(await screen.findByRole('region', { name: /^Ledger, by Ada, 21\/11\/2026/ }));
  expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Oneoldnew',
    'TwoleftRemoved',
  ]);
  await userEvent.click(changes.getByRole('button', { name: 'One' }));
  expect(document.querySelector('[data-field][aria-current=true]')).toHaveTextContent('One');
});

describe('exporting verified metrics', () => {
  const exportAs = async (format: string) => {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: format }));
  };

  it('EXP-005 refuses CSV while nothing is verified', async () => {
    const { shownToasts } = await open();
    await exportAs('CSV');
    await waitFor(() =>
      expect(shownToasts()).toEqual(['exports.noVerifiedMetrics', 'verification.exportBlocked']),
    );
  });

  it('EXP-006 refuses CSV while a required metric is not verified', async () => {
    const payload = aPayload([aMetric('One', { validated: true }), aMetric('Two', { required: true })]);
    serveDocument(api, payload);
    const { shownToasts, toasts } = renderVerification(addressOf(payload.documentRequest.id));
    await loaded();
    await userEvent.click(screen.getByRole('group', { name: /^One: / }));
    await exportAs('CSV');
    await waitFor(() =>
      expect(shownToasts()).toEqual(['exports.requiredNotVerified', 'verification.exportBlocked']),
    );
    expect(toasts.at(-1)?.params).toEqual({ metrics: 'Two' });
    act(() => toasts.at(-1)?.action?.run());
    expect(screen.getByRole('group', { name: /^Two: / })).toHaveAttribute('aria-current', 'true');
  });

  it('stands under a heading that says so in the one menu of a narrow window', async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => ({ ...wide(query), matches: query === '(max-width: 1279px)' });
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menu')).toHaveTextContent(/TablesExport Verified MetricsCSV/);
    window.matchMedia = wide;
  });

  it('requests the chosen format', async () => {
    const { shownToasts, id } = await open();
    URL.createObjectURL = () => '#saved';
    URL.revokeObjectURL = () => undefined;
    const requested: unknown[] = [];
    api.respondWithFile(exportVerifiedMetrics, ({ query, body }) => {
      requested.push([query, body]);
      return { content: 'x', filename: 'metrics.xlsx' };
    });
    await exportAs('Excel');
    await waitFor(() => expect(shownToasts()).toEqual(['exports.succeeded']));
    expect(requested).toEqual([[{ content: 'xlsx' }, { documentRequests: [id] }]]);
  });
});
