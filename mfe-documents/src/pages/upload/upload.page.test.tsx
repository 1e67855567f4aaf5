import {
  createDocumentRequest,
  deleteDocuments,
  getSummaryCounts,
  listDocumentRequests,
  listDocumentRequestsByStage,
  listDocumentTypes,
  type DocumentRequestWire,
} from '@assay/shared/contracts';
import { FAILED_STAGES, PIPELINE_STAGES } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import { aDocumentId, aDocumentRequestWire, aDocumentType, mockApi } from '@assay/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../testing/render-at.ts';

const STORAGE = 'http://localhost/files';
const api = mockApi();
const AT = '/upload/uploads-and-extractions';

function processing(rows: DocumentRequestWire[]) {
  const asked: string[] = [];
  api.respond(listDocumentRequestsByStage, ({ query }) => {
    asked.push(query.stage);
    return [...rows];
  });
  return asked;
}

/** Creates uploads and stores files; returns what happened, in order. */
function storage({ refused = [] as string[], created = [] as string[] } = {}) {
  const steps: string[] = [];
  const types: unknown[] = [];
  api.respond(createDocumentRequest, ({ body }) => {
    steps.push(`created ${body.filename}`);
    types.push(body.doc_type);
    const id = aDocumentId();
    created.push(id);
    return {
      url: `${STORAGE}/${encodeURIComponent(body.filename)}`,
      fields: { key: `demo/${body.filename}`, policy: 'p' },
      doc_request_id: id,
    };
  });
  api.respond(deleteDocuments, ({ body }) => {
    steps.push(`discarded ${body.uuids.length}`);
    return {};
  });
  api.server.use(
    http.post(`${STORAGE}/:name`, ({ params }) => {
      const name = String(params.name);
      if (refused.includes(name)) return new HttpResponse(null, { status: 403 });
      steps.push(`stored ${name}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { steps, types };
}

beforeEach(() => {
  api.respond(listDocumentTypes, () => [
    aDocumentType(),
    aDocumentType({ id: 'Performance', backendId: 4, category: { id: 'other', name: 'Other' } }),
  ]);
  api.respond(listDocumentRequests, () => ({ items: [], count: 0, totalCount: 0 }));
  api.respond(getSummaryCounts, () => ({ DOC_UPLOADED: 2, EXT_MANUAL_QA: 1, EXT_FAILED: 4 }));
});

const pdf = (name: string, content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' });

/** Opens the dialog and puts files into it. */
async function chooseFiles(...files: File[]) {
  await userEvent.click((await screen.findAllByRole('button', { name: 'Upload documents' }))[0]!);
  const dialog = await screen.findByRole('dialog', { name: 'Upload documents' });
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, files);
  return within(dialog);
}

async function chooseType(dialog: ReturnType<typeof within>, label: RegExp | string, type: string) {
  await userEvent.click(dialog.getByRole('combobox', { name: label }));
  const list = screen
    .getAllByRole('listbox')
    .find((each) => within(each).queryByRole('option', { name: type }));
  await userEvent.click(within(list!).getByRole('option', { name: type }));
}

describe('the processing list', () => {
  it('ROUTE-014 UPL-003 UPL-005 shows each document with its stage and progress, newest first', async () => {
    processing([
      aDocumentRequestWire({
        file_name: 'old.pdf',
        stage: 'EXT_START_LAYOUT_TAGGER',
        uploadedDate: '2026-11-19T10:00:00Z',
      }),
      aDocumentRequestWire({
        file_name: 'new.pdf',
        stage: 'EXT_FAILED_PASSWORD',
        document_type: null,
        uploadedDate: '2026-11-20T10:00:00Z',
      }),
    ]);
    renderAt(AT);
    expect(await screen.findByText('new.pdf')).toBeVisible();
    const [, first, second] = within(screen.getByRole('table')).getAllByRole('row');
    expect(within(first!).getByText('Password-protected')).toBeVisible();
    expect(within(first!).getByText('–')).toBeVisible();
    expect(within(first!).queryByRole('progressbar')).not.toBeInTheDocument();
    expect(within(second!).getByText('Extracting')).toBeVisible();
    expect(within(second!).getByRole('progressbar', { name: 'Progress of old.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '60',
    );
    expect(within(second!).getByText('60%')).toBeVisible();
  });

  it('UPL-005 says of a document that it waits for its turn, and how many are before it', async () => {
    processing([
      aDocumentRequestWire({ file_name: 'next.pdf', stage: 'DOC_UPLOADED', waitingBehind: 0 }),
      aDocumentRequestWire({ file_name: 'later.pdf', stage: 'DOC_UPLOADED', waitingBehind: 12 }),
      aDocumentRequestWire({ file_name: 'read.pdf', stage: 'DOC_UPLOADED' }),
    ]);
    renderAt(AT);
    const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    await screen.findByText('next.pdf');
    expect(within(rowOf('next')).getByText('next in queue')).toBeVisible();
    expect(within(rowOf('later')).getByText('12 ahead in queue')).toBeVisible();
    expect(within(rowOf('read')).queryByText(/queue/)).not.toBeInTheDocument();
  });

  it('UPL-010 UPL-011 UPL-012 asks for every stage before the lists, Manual QA and the failures, but not for extracted documents', async () => {
    const asked = processing([]);
    renderAt(AT);
    expect(await screen.findByText('Nothing is being extracted')).toBeVisible();
    const stages = asked[0]?.split(',') ?? [];
    expect(stages).toEqual(
      expect.arrayContaining([...PIPELINE_STAGES, 'EXT_MANUAL_QA', 'EXT_PREPARED', ...FAILED_STAGES]),
    );
    for (const stage of ['EXT_DONE', 'ARCHIVED', 'TRASHED']) expect(stages).not.toContain(stage);
  });

  it('UPL-004 searches in the browser and keeps the search in the address', async () => {
    const asked = processing([
      aDocumentRequestWire({ file_name: 'calder.pdf', stage: 'EXT_FAILED' }),
      aDocumentRequestWire({ file_name: 'nord.pdf', stage: 'EXT_FAILED' }),
    ]);
    const { params } = renderAt(AT);
    await screen.findByText('calder.pdf');
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search uploads' }));
    await userEvent.paste('NORD');
    await waitFor(() => expect(screen.queryByText('calder.pdf')).not.toBeInTheDocument());
    expect(screen.getByText('nord.pdf')).toBeVisible();
    expect(params().get('search')).toBe('NORD');
    expect(asked).toHaveLength(1);
  });

  it('UPL-005 asks again every five seconds while a document is in progress, and refreshes the counts when it moves', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true });
    try {
      const rows = [aDocumentRequestWire({ file_name: 'a.pdf', stage: 'DOC_UPLOADED' })];
      const asked = processing(rows);
      const { countRefreshes } = renderAt(AT);
      await screen.findByText('Document Uploaded');
      rows.splice(0, 1, aDocumentRequestWire({ ...rows[0]!, stage: 'EXT_FAILED' }));
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(await screen.findByText('Extraction Failed')).toBeVisible();
      expect(countRefreshes()).toBe(1);
      const answers = asked.length;
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(asked).toHaveLength(answers);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows the totals of both tabs and goes to the errors', async () => {
    processing([]);
    api.respond(listDocumentRequests, () => ({ items: [], count: 0, totalCount: 0 }));
    const { address } = renderAt(AT);
    expect(await screen.findByRole('tab', { name: /Uploads and extractions.*3/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(screen.getByRole('tab', { name: /Errors.*4/ }));
    expect(await screen.findByText('No extraction errors')).toBeVisible();
    expect(address()).toBe('/upload/errors');
  });

  it('shows that the list cannot be loaded, and loads it on Retry', async () => {
    api.refuse(listDocumentRequestsByStage, 'SERVICE_UNAVAILABLE');
    renderAt(AT);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load uploads');
    processing([aDocumentRequestWire({ file_name: 'back.pdf', stage: 'EXT_FAILED' })]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('back.pdf')).toBeVisible();
  });
});

describe('uploading', () => {
  it('UPL-001 UPL-006 UPL-007 UPL-009 uploads several files, each with its type, and shows them in extraction', async () => {
    const rows: DocumentRequestWire[] = [];
    const asked = processing(rows);
    const { steps, types } = storage();
    // Observed at XMLHttpRequest: that of jsdom does not send a form of another FormData.
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
    const { countRefreshes } = renderAt(AT);
    const dialog = await chooseFiles(pdf('a.pdf'), pdf('b.pdf'));
    await chooseType(dialog, /^Document Type/, 'Capital Call');
    await chooseType(dialog, 'Document type of b.pdf', 'Performance');
    rows.push(aDocumentRequestWire({ file_name: 'a.pdf', stage: 'EXT_FAILED' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(countRefreshes()).toBeGreaterThanOrEqual(2));
    await waitFor(() => expect(screen.queryByText('Uploading')).not.toBeInTheDocument());
    expect([...steps].sort()).toEqual(['created a.pdf', 'created b.pdf', 'stored a.pdf', 'stored b.pdf']);
    expect(types.sort()).toEqual(['Capital Call', 'Performance']);
    const forms = send.mock.calls.map(([form]) => (form instanceof FormData ? [...form.keys()] : []));
    expect(forms).toEqual([
      ['key', 'policy', 'file'],
      ['key', 'policy', 'file'],
    ]);
    send.mockRestore();
    expect(asked.length).toBeGreaterThan(1);
    expect(screen.getByRole('cell', { name: 'a.pdf' })).toBeVisible();
  });

  it('UPL-006 says when files are chosen which are empty or too large, warns of a kind that is not read, and sends them all the same', async () => {
    processing([]);
    const { steps } = storage();
    renderAt(AT);
    const word = '%PK%[Content_Types].xml%word/document.xml'.replace('%PK%', 'PK\u0003\u0004\u0000');
    const files = [
      ['call.pdf', '%PDF-1.7', ''],
      ['mail.eml', 'From: a@fund.test\r\nTo: b@fund.test\r\n\r\nCall', ''],
      ['book.xlsx', 'PK\u0003\u0004\u0000xl/workbook.xml', ''],
      ['empty.pdf', '', 'This file is empty'],
      ['call.docx', word, 'Looks like a Word file: will probably be refused'],
      ['named.pdf', word, 'Looks like a Word file: will probably be refused'],
      ['list.csv', 'Fund;Amount\r\nA;1', 'Looks like a text file: will probably be refused'],
      ['old.gif', 'GIF89a\u0000', 'Looks like a GIF or BMP picture: will probably be refused'],
    ] as const;
    const dialog = await chooseFiles(...files.map(([name, content]) => new File([content], name)));
    const list = dialog.getByRole('list');
    await waitFor(() => expect(within(list).getAllByRole('status')).toHaveLength(5));
    const said = within(list).getAllByRole('listitem');
    expect(said.map((row) => within(row).queryByRole('status')?.textContent ?? '')).toEqual(
      files.map(([, , words]) => words),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(steps.filter((step) => step.startsWith('stored'))).toHaveLength(7));
  });

  it('UPL-007 AMB-129 has the type recognised unless one is chosen, the types grouped by category', async () => {
    processing([]);
    const { types } = storage();
    renderAt(AT);
    const dialog = await chooseFiles(pdf('a.pdf'));
    expect(dialog.getByRole('combobox', { name: /^Document Type/ })).toHaveValue('Recognise');
    await userEvent.click(dialog.getByRole('combobox', { name: /^Document Type/ }));
    expect(screen.getAllByText('Private Markets')[0]).toBeInTheDocument();
    expect(screen.getAllByText('Other')[0]).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(types).toEqual(['RECOGNISE']));
  });

  it('UPL-008 cancels an upload: it is aborted, its request deleted and its row removed, without a message', async () => {
    processing([]);
    const { steps } = storage();
    api.server.use(http.post(`${STORAGE}/:name`, () => new Promise<never>(() => undefined)));
    const { toasts } = renderAt(AT);
    const dialog = await chooseFiles(pdf('slow.pdf'));
    await chooseType(dialog, /^Document Type/, 'Capital Call');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(steps).toEqual(['created slow.pdf']));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel upload of slow.pdf' }));
    await waitFor(() => expect(steps).toEqual(['created slow.pdf', 'discarded 1']));
    expect(screen.queryByText('slow.pdf')).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
  });

  it('a file that fails does not stop the others, shows its reason and is sent again on Retry', async () => {
    processing([]);
    const refused = ['bad.pdf'];
    const { steps } = storage({ refused });
    const { toasts } = renderAt(AT);
    const dialog = await chooseFiles(pdf('bad.pdf'), pdf('good.pdf'), pdf('empty.pdf', ''));
    await chooseType(dialog, /^Document Type/, 'Capital Call');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('This file is empty')).toBeVisible();
    await waitFor(() => expect(steps).toContain('stored good.pdf'));
    await waitFor(() =>
      expect(toasts.map(({ key, params }) => textOf(key, params)).sort()).toEqual([
        'Failed to upload bad.pdf',
        'Failed to upload empty.pdf',
      ]),
    );
    expect(steps).toContain('discarded 1');
    refused.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Retry bad.pdf' }));
    await waitFor(() => expect(steps).toContain('stored bad.pdf'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove empty.pdf' }));
    expect(screen.queryByText('empty.pdf')).not.toBeInTheDocument();
  });

  it('UPL-009 AMB-131 sends a file again by itself when its connection is back, with the same form', async () => {
    processing([]);
    const { steps } = storage();
    let isOnline = false;
    api.server.use(
      http.post(`${STORAGE}/:name`, () => {
        steps.push(isOnline ? 'arrived' : 'broke');
        return isOnline ? new HttpResponse(null, { status: 204 }) : HttpResponse.error();
      }),
    );
    const { toasts } = renderAt(AT);
    const dialog = await chooseFiles(pdf('a.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(
      await screen.findByText('Connection lost. The upload is retried when the connection is back'),
    ).toBeVisible();
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('Uploading')).not.toBeInTheDocument());
    expect(steps).toEqual(['created a.pdf', 'broke', 'arrived']);
    expect(toasts).toEqual([]);
  });

  it('UPL-009 AMB-131 waits for a server that is away before a file is sent', async () => {
    processing([]);
    api.refuse(createDocumentRequest, 'SERVICE_UNAVAILABLE');
    const { toasts } = renderAt(AT);
    const dialog = await chooseFiles(pdf('a.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(
      await screen.findByText('Connection lost. The upload is retried when the connection is back'),
    ).toBeVisible();
    const { steps } = storage();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(steps).toEqual(['created a.pdf', 'stored a.pdf']));
    expect(toasts).toEqual([]);
  });

  it('UPL-005 says of a file that it waits while three others are sent', async () => {
    processing([]);
    storage();
    api.server.use(http.post(`${STORAGE}/:name`, () => new Promise<never>(() => undefined)));
    renderAt(AT);
    const dialog = await chooseFiles(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'), pdf('d.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    const [, , , last] = await screen.findAllByRole('listitem');
    expect(last).toHaveTextContent('d.pdfRecogniseWaiting to upload');
    expect(screen.getAllByText('Waiting to upload')).toHaveLength(1);
  });

  it('AMB-045 names the size limit of the server, and sends no file that is larger', async () => {
    processing([]);
    const { steps } = storage();
    renderAt(AT, { settings: { uploadLimitBytes: 1024 } });
    const dialog = await chooseFiles(pdf('large.pdf', 'x'.repeat(1025)), pdf('small.pdf'));
    expect(dialog.getByText(/up to 1 KB each/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText('This file is larger than the upload limit')).toBeVisible();
    await waitFor(() => expect(steps).toEqual(['created small.pdf', 'stored small.pdf']));
  });

  it('UPL-003 says when an uploaded file is extracted, and opens each document that it holds', async () => {
    const rows: DocumentRequestWire[] = [];
    processing(rows);
    const created: string[] = [];
    const { steps } = storage({ created });
    api.respond(listDocumentRequests, () => {
      const [id] = created;
      const file = { file_name: 'two.pdf', s3_key: 'demo/file' };
      const items = [
        aDocumentRequestWire({ ...file, pages: { from: 3, to: 4 }, document_type: 'Performance' }),
        aDocumentRequestWire({ ...file, id, pages: { from: 1, to: 2 } }),
        aDocumentRequestWire({ file_name: 'of somebody else.pdf' }),
      ];
      return { items, count: 3, totalCount: 3 };
    });
    const { address } = renderAt(AT);
    const dialog = await chooseFiles(pdf('two.pdf'));
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(steps).toContain('stored two.pdf'));
    const finished = within(await screen.findByRole('region', { name: 'Finished' }));
    expect(finished.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'two.pdf',
      'pages 3–4',
    ]);
    expect(finished.getByText('Performance')).toBeVisible();
    await userEvent.click(finished.getByRole('link', { name: 'two.pdf' }));
    expect(address()).toBe(`/verification/${created[0]}/document`);
  });

  it('AMB-129 says once that an uploaded file needs a type, and leads to where it is chosen', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true });
    try {
      processing([]);
      const created: string[] = [];
      storage({ created });
      let stage = 'EXT_START_METRIC_QUERY';
      api.respond(listDocumentRequests, () => {
        const untyped = { document_type: null, needsType: true, looksLike: 'balanceSheet' };
        const items = created.map((id, order) =>
          order === 0
            ? aDocumentRequestWire({ id, file_name: 'a.pdf', ...untyped, stage: 'EXT_FAILED' })
            : aDocumentRequestWire({ id, file_name: 'b.pdf', stage, ...(stage === 'EXT_FAILED' && untyped) }),
        );
        return { items, count: items.length, totalCount: items.length };
      });
      const { toasts, address, params } = renderAt(AT);
      const dialog = await chooseFiles(pdf('a.pdf'), pdf('b.pdf'));
      await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
      const said = () => toasts.map(({ key, params }) => textOf(key, params));
      await waitFor(() => expect(said()).toEqual(['a.pdf needs a document type']));
      stage = 'EXT_FAILED';
      await act(() => jest.advanceTimersByTimeAsync(5000));
      await waitFor(() =>
        expect(said()).toEqual(['a.pdf needs a document type', 'b.pdf needs a document type']),
      );
      act(() => toasts[1]?.action?.run());
      expect(await screen.findByRole('radio', { name: /Choose a type/ })).toBeChecked();
      expect(address()).toMatch('/upload/errors');
      expect(params().get('needsType')).toBe('true');
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(toasts).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('accepts a name with quotes and 4,000 characters', async () => {
    processing([]);
    const { steps } = storage();
    renderAt(AT);
    const name = `"quoted" ${'n'.repeat(4000)}.pdf`;
    const dialog = await chooseFiles(pdf(name));
    await chooseType(dialog, /^Document Type/, 'Capital Call');
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(steps).toEqual([`created ${name}`, `stored ${name}`]));
  });

  it('UPL-006 accepts files that are dropped anywhere on the screen into the dialog', async () => {
    processing([]);
    renderAt(AT);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Upload' });
    fireEvent.drop(heading, { dataTransfer: { types: ['text/plain'], files: [], items: [] } });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const folder = {
      kind: 'file',
      getAsFile: () => pdf('folder'),
      webkitGetAsEntry: () => ({ isDirectory: true }),
    };
    const file = { kind: 'file', getAsFile: () => pdf('dropped.pdf') };
    fireEvent.drop(heading, { dataTransfer: { types: ['Files'], files: [], items: [folder, file] } });
    const dialog = await screen.findByRole('dialog', { name: 'Upload documents' });
    expect(within(dialog).getByText('dropped.pdf')).toBeVisible();
    expect(within(dialog).queryByText('folder')).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove dropped.pdf' }));
    expect(within(dialog).queryByText('dropped.pdf')).not.toBeInTheDocument();
  });

  it('says when the document types cannot be loaded', async () => {
    processing([]);
    api.refuse(listDocumentTypes, 'INTERNAL_ERROR');
    renderAt(AT);
    const dialog = await chooseFiles(pdf('a.pdf'));
    expect(await dialog.findByText('Failed to load document types')).toBeVisible();
  });
});
