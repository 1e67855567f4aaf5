import {
  exportMany,
  exportVerifiedMetrics,
  findExportBlockers,
  generateReport,
  listDocumentRequests,
  listDocumentTypes,
  listExportProfiles,
  listExportProfileVersions,
  listExports,
  listSavedViews,
  previewExport,
  removeExport,
  retryExport,
  saveExportProfile,
  startExport,
  type BackgroundExport,
  type DocumentRequestWire,
  type ExportProfile,
} from '@assay/shared/contracts';
import { EXPORT_LIMITS, STANDARD_LAYOUT } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import type { ToastRequest } from '@assay/shared/platform';
import { aDocumentId, aDocumentRequestWire, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const said = (toasts: readonly ToastRequest[]) => toasts.map(({ key }) => textOf(key));
const button = (name: string) => screen.getByRole('button', { name });
const WARNING =
  'The data you are attempting to export includes unverified information which may contain errors. Do you wish to proceed?';

const saved: { name: string; blob: Blob }[] = [];
beforeEach(() => {
  let lastBlob: Blob | undefined;
  saved.length = 0;
  URL.createObjectURL = (blob) => {
    lastBlob = blob as Blob;
    return 'blob:export';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download && lastBlob) saved.push({ name: this.download, blob: lastBlob });
  });
  api.respond(listDocumentTypes, () => []);
  api.respond(listExports, () => ({ items: [] }));
  api.respond(listExportProfiles, () => ({ items: [] }));
  api.respond(previewExport, () => ({ rows: [], metrics: [] }));
  api.respond(listSavedViews, () => ({ items: [] }));
});
afterEach(() => jest.restoreAllMocks());

function listOf(stage = 'EXT_DONE', changes: Partial<DocumentRequestWire> = {}) {
  const rows = ['a.pdf', 'b.pdf'].map((name) => aDocumentRequestWire({ file_name: name, stage, ...changes }));
  api.respond(listDocumentRequests, () => ({ items: rows, count: rows.length, totalCount: rows.length }));
  return rows.map(({ id }) => id);
}

/** Selects both documents and opens the dialog of a kind. */
async function openDialog(kind?: string) {
  await select();
  await userEvent.click(button('Export'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  if (kind) await userEvent.click(dialog.getByText(kind));
  return dialog;
}

async function select() {
  for (const name of ['a.pdf', 'b.pdf'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
}

const formats = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('radiogroup', { name: 'Format' }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label') ?? radio.parentElement?.textContent);
const confirm = async (dialog: ReturnType<typeof within>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Export' }));

describe('exporting verified metrics', () => {
  it('LIST-011 EXP-001 EXP-008 exports the selection as CSV by default, under the name the server gives', async () => {
    const ids = listOf();
    const asked: unknown[] = [];
    api.respondWithFile(exportVerifiedMetrics, ({ query, body }) => {
      asked.push({ ...query, ...body });
      return { content: 'Document,Value\r\n', filename: 'metrics-2026-11-21.csv' };
    });
    const { toasts } = renderAt('/verification');
    const dialog = await openDialog();
    expect(dialog.getByText('2 documents selected')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Verified Metrics' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'CSV' })).toBeChecked();
    expect(formats(dialog)).toHaveLength(3);
    await confirm(dialog);
    await waitFor(() => expect(said(toasts)).toEqual(['Documents exported successfully']));
    expect(asked).toEqual([{ content: 'csv', documentRequests: ids }]);
    expect(saved.map(({ name }) => name)).toEqual(['metrics-2026-11-21.csv']);
    await expect(saved[0]?.blob.text()).resolves.toBe('Document,Value\r\n');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['Excel', 'xlsx'],
    ['JSON', 'json'],
  ])('EXP-001 exports as %s', async (label, content) => {
    listOf('ARCHIVED');
    const asked: unknown[] = [];
    api.respondWithFile(exportVerifiedMetrics, ({ query }) => {
      asked.push(query);
      return { content: 'x', filename: `metrics.${content}` };
    });
    renderAt('/archive');
    const dialog = await openDialog();
    await userEvent.click(dialog.getByText(label));
    await confirm(dialog);
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`metrics.${content}`]));
    expect(asked).toEqual([{ content }]);
  });

  it('AMB-060 names the documents with unpublished changes before it starts, as the list does', async () => {
    listOf('EXT_DONE', { is_verified: true, unpublishedChanges: 2 });
    renderAt('/verification');
    expect((await screen.findAllByTitle('Confirmed, 2 changes not published'))[0]).toBeVisible();
    const dialog = await openDialog();
    const section = within(dialog.getByRole('region', { name: /current values of the documents/ }));
    expect(section.getByText('a.pdf')).toBeVisible();
    expect(section.getAllByText('Confirmed, 2 changes not published')).toHaveLength(2);
  });

  it('EXP-010 a failure says "Failed to export metrics" and leaves the dialog open', async () => {
    listOf();
    api.refuse(exportVerifiedMetrics, 'INTERNAL_ERROR');
    const { toasts } = renderAt('/verification');
    await confirm(await openDialog());
    await waitFor(() => expect(said(toasts)).toEqual(['Failed to export metrics']));
    expect(screen.getByRole('dialog', { name: 'Export' })).toBeVisible();
    expect(saved).toEqual([]);
  });

  it.each([
    [
      'EXP-005',
      'NO_VERIFIED_METRICS',
      'No metrics have been verified for this document',
      'No value verified',
    ],
    [
      'EXP-006',
      'REQUIRED_METRICS_NOT_VERIFIED',
      'Not all of the required metrics have been verified',
      'Required, not verified',
    ],
  ] as const)('%s a refusal by %s says "%s" and names the fields, each of which opens', async (...row) => {
    const [, reason, words, label] = row;
    const [first = '', second = ''] = listOf();
    api.refuse(exportVerifiedMetrics, reason);
    const field = { metricId: aDocumentId(), fin: 'nav', name: 'Net Asset Value', row: 2 };
    api.respond(findExportBlockers, ({ body }) => {
      expect(body.documentRequests).toEqual([first, second]);
      const document = {
        documentRequestId: second,
        fileName: 'b.pdf',
        reason,
        fieldCount: 3,
        fields: [field],
      };
      return { count: 1, documents: [document] };
    });
    const { toasts, address } = renderAt('/verification');
    const dialog = await openDialog();
    await confirm(dialog);
    const blockers = within(await dialog.findByRole('region', { name: 'What is missing for CSV' }));
    expect(said(toasts)).toEqual([words]);
    for (const shown of ['1 document is not ready for CSV', 'b.pdf', label, '2 more'])
      expect(blockers.getByText(shown)).toBeVisible();
    await userEvent.click(blockers.getByRole('link', { name: 'Net Asset Value, row 2, open in b.pdf' }));
    expect(address()).toBe(`/verification/${second}/document?metric=${field.metricId}&fin=nav`);
  });
});

describe('exporting all metrics', () => {
  it('EXP-002 EXP-004 EXP-013 warns first; CSV arrives as a zip in base64 and is saved as the zip', async () => {
    const ids = listOf();
    const asked: unknown[] = [];
    api.respondWithFile(exportMany, ({ query, body }) => {
      asked.push({ ...query, ...body });
      return { content: btoa('PK zipped'), filename: 'metrics-2026-11-21.zip' };
    });
    const { toasts } = renderAt('/verification');
    const dialog = await openDialog('All Metrics');
    expect(formats(dialog)).toHaveLength(2);
    expect(dialog.getByRole('radio', { name: 'CSV' })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: 'Excel' })).not.toBeInTheDocument();
    await confirm(dialog);
    const warning = within(await screen.findByRole('dialog', { name: 'WARNING' }));
    expect(warning.getByText(WARNING)).toBeVisible();
    expect(asked).toEqual([]);
    await userEvent.click(warning.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(said(toasts)).toEqual(['Documents exported successfully']));
    expect(asked).toEqual([{ format: 'zip', documentRequests: ids, include_unverified: true }]);
    expect(saved.map(({ name }) => name)).toEqual(['metrics-2026-11-21.zip']);
    await expect(saved[0]?.blob.text()).resolves.toBe('PK zipped');
  });

  it('EXP-002 EXP-004 exports JSON after Continue and nothing after Cancel', async () => {
    listOf('ARCHIVED');
    const asked: unknown[] = [];
    api.respondWithFile(exportMany, ({ query }) => {
      asked.push(query);
      return { content: '{}', filename: 'metrics.json' };
    });
    renderAt('/archive');
    const dialog = await openDialog('All Metrics');
    await userEvent.click(dialog.getByText('JSON'));
    await confirm(dialog);
    const answer = async (name: string) =>
      userEvent.click(
        within(await screen.findByRole('dialog', { name: 'WARNING' })).getByRole('button', { name }),
      );
    await answer('Cancel');
    const again = within(await screen.findByRole('dialog', { name: 'Export' }));
    expect(asked).toEqual([]);
    await confirm(again);
    await answer('Continue');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['metrics.json']));
    expect(asked).toEqual([{ format: 'json' }]);
  });
});

describe('exporting tables', () => {
  it('warns first, as they hold unverified values too, and saves the workbook; without a table it says so', async () => {
    const ids = listOf();
    const asked: unknown[] = [];
    api.respondWithFile(exportMany, ({ query, body }) => {
      asked.push({ ...query, ...body });
      return { content: 'PK', filename: 'tables-2026-11-21.xlsx' };
    });
    const { toasts } = renderAt('/verification');
    const dialog = await openDialog('Tables');
    expect(dialog.queryByRole('radiogroup', { name: 'Format' })).not.toBeInTheDocument();
    await confirm(dialog);
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['tables-2026-11-21.xlsx']));
    expect(asked).toEqual([{ format: 'tables', documentRequests: ids, include_unverified: true }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    api.refuse(exportMany, 'NO_TABLES');
    await userEvent.click(button('Export'));
    await confirm(within(await screen.findByRole('dialog', { name: 'Export' })));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(said(toasts).at(-1)).toBe('These documents have no tables'));
  });
});

describe('exporting documents', () => {
  it('EXP-003 EXP-008 has no format and saves the zip', async () => {
    const ids = listOf();
    const asked: unknown[] = [];
    api.respondWithFile(exportMany, ({ query, body }) => {
      asked.push({ ...query, ...body });
      return { content: 'PK', filename: 'documents-2026-11-21.zip' };
    });
    const { toasts } = renderAt('/verification');
    const dialog = await openDialog('Documents');
    expect(dialog.queryByRole('radiogroup', { name: 'Format' })).not.toBeInTheDocument();
    await confirm(dialog);
    await waitFor(() => expect(said(toasts)).toEqual(['Documents exported successfully']));
    expect(asked).toEqual([{ format: 'document_graph', documentRequests: ids, include_unverified: true }]);
    expect(saved.map(({ name }) => name)).toEqual(['documents-2026-11-21.zip']);
  });

  it('EXP-009 a failure says "Failed to export documents"', async () => {
    listOf();
    api.refuse(exportMany, 'INTERNAL_ERROR');
    const { toasts } = renderAt('/verification');
    await confirm(await openDialog('Documents'));
    await waitFor(() => expect(said(toasts)).toEqual(['Failed to export documents']));
    expect(saved).toEqual([]);
  });
});

describe('export profiles', () => {
  const rows = (...texts: string[]) => [texts.map((text) => ({ text, isNumber: text.startsWith('-') }))];
  const aProfile = (changes: Partial<ExportProfile> = {}): ExportProfile => ({
    id: aDocumentId(),
    name: 'Ledger',
    version: 2,
    layout: {
      ...STANDARD_LAYOUT,
      columns: [
        { field: 'fin', title: 'Key' },
        { field: 'value', title: 'Amount' },
      ],
    },
    savedAt: '2026-11-21T10:00:00.000Z',
    savedBy: 'Ada Admin',
    ...changes,
  });

  it('give the file its form, after its first rows were seen on the documents themselves', async () => {
    const ids = listOf();
    const profile = aProfile();
    api.respond(listExportProfiles, () => ({ items: [profile] }));
    api.respond(previewExport, ({ body }) => {
      expect(body).toMatchObject({ documentRequests: ids, includeUnverified: false });
      return { rows: body.layout.columns.length === 2 ? rows('nav', '-1250') : rows('a.pdf'), metrics: [] };
    });
    const asked: unknown[] = [];
    api.respondWithFile(exportVerifiedMetrics, ({ query }) => {
      asked.push(query);
      return { content: 'x', filename: 'metrics.csv' };
    });
    renderAt('/verification');
    const dialog = await openDialog();
    const preview = within(await dialog.findByRole('region', { name: 'First rows' }));
    expect(await preview.findByRole('cell', { name: 'a.pdf' })).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Profile' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ledger' }));
    expect(await preview.findByRole('cell', { name: '-1250' })).toBeVisible();
    expect(preview.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Key',
      'Amount',
    ]);
    await confirm(dialog);
    await waitFor(() => expect(asked).toEqual([{ content: 'csv', profile: profile.id }]));
  });

  it('are edited by columns, titles and order; a title that is taken keeps it from being saved', async () => {
    listOf();
    const profile = aProfile();
    api.respond(listExportProfiles, () => ({ items: [profile] }));
    api.respond(listExportProfileVersions, () => ({ items: [profile] }));
    const saved: unknown[] = [];
    api.respond(saveExportProfile, ({ params, body }) => {
      saved.push(body);
      return { ...profile, ...params, name: body.name, version: 3, layout: body.layout };
    });
    renderAt('/verification');
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Profile' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ledger' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Edit' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Edit Ledger' }));
    const title = editor.getByRole('textbox', { name: 'Title of Metric ID' });
    await userEvent.clear(title);
    await userEvent.type(title, 'amount');
    expect(editor.getByText('Another column has this title')).toBeVisible();
    expect(editor.getByRole('button', { name: 'Save profile' })).toBeDisabled();
    await userEvent.type(title, ' key');
    await userEvent.click(editor.getByRole('button', { name: 'Move Value up' }));
    await userEvent.click(editor.getByRole('combobox', { name: 'Add a column' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fund' }));
    await userEvent.click(editor.getByRole('button', { name: 'Save profile' }));
    expect(await screen.findByRole('dialog', { name: 'Export' })).toBeVisible();
    const columns = [
      { field: 'value', title: 'Amount' },
      { field: 'fin', title: 'amount key' },
      { field: 'fund', title: 'Fund' },
    ];
    expect(saved).toEqual([{ name: 'Ledger', basedOn: 2, layout: { ...profile.layout, columns } }]);
  });

  it('can be chosen, but not edited, without the permission', async () => {
    listOf();
    renderAt('/verification', { permissions: 0 });
    const dialog = await openDialog();
    const edit = dialog.getByRole('button', { name: 'New profile' });
    expect(edit).toBeDisabled();
    expect(edit.closest('[role=group]')).toHaveAccessibleName('Insufficient Permissions');
  });
});

describe('changes since an export', () => {
  it('are shown in the list, exported alone, and say so where there are none', async () => {
    listOf('EXT_DONE', { changedSinceExport: true });
    const asked: unknown[] = [];
    api.respondWithFile(exportVerifiedMetrics, ({ query }) => {
      asked.push(query);
      return { content: 'x', filename: 'changes.csv' };
    });
    const { toasts } = renderAt('/verification');
    const dialog = await openDialog();
    expect(screen.getAllByText('Changed since export')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Only changes since/ }));
    await confirm(dialog);
    await waitFor(() => expect(asked).toEqual([{ content: 'csv', changes: 'true' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    api.refuse(exportVerifiedMetrics, 'EXPORT_UNCHANGED');
    await userEvent.click(button('Export'));
    await confirm(within(await screen.findByRole('dialog', { name: 'Export' })));
    await waitFor(() =>
      expect(said(toasts).at(-1)).toBe('Nothing has changed since the last export with this profile'),
    );
  });
});

describe('generating a report', () => {
  it('AMB-042 saves the file behind the address that the server gives', async () => {
    const ids = listOf();
    api.respond(generateReport, ({ body }) => {
      expect(body.document_request_ids).toEqual(ids);
      return { status: 'success' as const, url: 'http://localhost/files/report' };
    });
    api.server.use(http.get('http://localhost/files/report', () => new HttpResponse('<h1>Report</h1>')));
    const { toasts } = renderAt('/verification');
    await select();
    await userEvent.click(button('Generate report'));
    await waitFor(() => expect(said(toasts)).toEqual(['Report generated']));
    expect(saved[0]?.name).toMatch(/^verification-report-\d{4}-\d\d-\d\d\.html$/);
    await expect(saved[0]?.blob.text()).resolves.toBe('<h1>Report</h1>');
  });

  it('LIST-022 LIST-023 the status failure raises "Request failure" and shows "Generating report failed"', async () => {
    listOf();
    api.respond(generateReport, () => ({ status: 'failure' as const }));
    const { toasts, platform } = renderAt('/verification');
    const raised: unknown[] = [];
    jest.spyOn(platform.log, 'error').mockImplementation((_, details) => void raised.push(details));
    await select();
    await userEvent.click(button('Generate report'));
    await waitFor(() => expect(said(toasts)).toEqual(['Generating report failed']));
    expect(raised).toEqual([expect.objectContaining({ error: new Error('Request failure') })]);
    expect(saved).toEqual([]);
  });

  it('LIST-022 a refused call shows "Generating report failed"', async () => {
    listOf();
    api.refuse(generateReport, 'INTERNAL_ERROR');
    const { toasts } = renderAt('/verification');
    await select();
    await userEvent.click(button('Generate report'));
    await waitFor(() => expect(said(toasts)).toEqual(['Generating report failed']));
  });
});

describe('the tray of exports', () => {
  const anExport = (changes: Partial<BackgroundExport> = {}): BackgroundExport => ({
    id: aDocumentId(),
    kind: 'verifiedMetrics',
    format: 'csv',
    profile: null,
    changesOnly: false,
    documents: 4,
    written: 1,
    status: 'running',
    failure: null,
    file: null,
    createdAt: '2026-11-21T10:00:00.000Z',
    expiresAt: '2026-11-24T10:00:00.000Z',
    ...changes,
  });
  const file = { name: 'metrics-2026-11-21.csv', size: 3_240_000, url: 'http://localhost/files/export' };

  it('a large export is written in the background: started once, shown in the tray, said when it is done', async () => {
    const ids = listOf('EXT_DONE', { metricsTotal: EXPORT_LIMITS.directValues });
    let items: BackgroundExport[] = [];
    api.respond(listExports, () => ({ items }));
    api.respond(startExport, ({ body }) => {
      expect(body).toMatchObject({ kind: 'verifiedMetrics', format: 'csv', documentRequests: ids });
      items = [anExport({ id: body.id })];
      return anExport({ id: body.id });
    });
    const { toasts } = renderAt('/verification');
    const dialog = await openDialog();
    expect(dialog.getByText(/^This export is large/)).toBeVisible();
    await confirm(dialog);
    await userEvent.click(await screen.findByRole('button', { name: 'Exports (1 running)' }));
    expect(screen.getByRole('progressbar', { name: 'Progress of Verified Metrics, CSV' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    items = items.map((one) => ({ ...one, status: 'done', written: 4, file }));
    expect(await screen.findByText(/^3\.2 MB, available until 24\/11\/2026/)).toBeVisible();
    expect(said(toasts)).toEqual([
      'Export started. Find it under Exports.',
      'Documents exported successfully',
    ]);
    api.server.use(http.get(file.url, () => new HttpResponse('Document\r\n')));
    await userEvent.click(button('Download Verified Metrics, CSV'));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([file.name]));
  });

  it('shows after a reload what is there; one that failed says why, is tried again, and is removed', async () => {
    listOf();
    const failed = anExport({ kind: 'documents', format: null, status: 'failed', failure: 'STORAGE_FULL' });
    let items = [failed];
    api.respond(listExports, () => ({ items }));
    const retried: string[] = [];
    api.respond(retryExport, ({ params }) => {
      retried.push(params.id);
      items = [{ ...failed, status: 'queued', failure: null }];
      return items[0] ?? failed;
    });
    api.respond(removeExport, () => {
      items = [];
      return {};
    });
    renderAt('/archive');
    await userEvent.click(await screen.findByRole('button', { name: 'Exports' }));
    expect(screen.getByText(textOf('generic.storageFull'))).toBeVisible();
    await userEvent.click(button('Try Documents again'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Documents' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Exports/ })).not.toBeInTheDocument());
    expect(retried).toEqual([failed.id]);
  });
});
