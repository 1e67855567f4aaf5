import {
  countReviews,
  deleteDocuments,
  listDocumentRequests,
  listDocumentTypes,
  listExports,
  listSavedViews,
  reprocessDocuments,
  requeueDocuments,
  setDocumentsState,
  undoVerifyProven,
  verifyProvenValues,
  type DocumentRequestWire,
} from '@assay/shared/contracts';
import { maskOf } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import type { ToastRequest } from '@assay/shared/platform';
import { documentQueue } from '@assay/shared/state';
import { aDocumentRequestWire, mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const said = (toasts: readonly ToastRequest[]) => toasts.map(({ key }) => textOf(key));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  documentQueue.getState().clear();
  api.respond(listDocumentTypes, () => []);
  api.respond(listExports, () => ({ items: [] }));
  api.respond(listSavedViews, () => ({ items: [] }));
});

/** A list that loses the rows that are taken out of it. */
function listOf(rows: DocumentRequestWire[], { before = 0 } = {}) {
  const offsets: unknown[] = [];
  const take = (ids: readonly string[]) =>
    rows.splice(0, rows.length, ...rows.filter(({ id }) => !ids.includes(id)));
  api.respond(listDocumentRequests, ({ query }) => {
    offsets.push(query.offset);
    return { items: [...rows], count: rows.length, totalCount: rows.length + before };
  });
  return { take, offsets };
}

async function select(...names: string[]) {
  for (const name of names)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
}

const twoRows = (stage: string) => [
  aDocumentRequestWire({ file_name: 'a.pdf', stage }),
  aDocumentRequestWire({ file_name: 'b.pdf', stage, document_type: 'Performance' }),
];

describe('moving documents', () => {
  it.each([
    {
      ids: 'LIST-006 LIST-015',
      at: '/verification',
      stage: 'EXT_DONE',
      action: 'Trash',
      target: 'TRASHED',
      words: 'Documents moved to trash',
    },
    {
      ids: 'LIST-007 LIST-016',
      at: '/verification',
      stage: 'EXT_DONE',
      action: 'Archive',
      target: 'ARCHIVED',
      words: 'Documents moved to archive',
    },
    {
      ids: 'LIST-008 LIST-017',
      at: '/archive',
      stage: 'ARCHIVED',
      action: 'Move back to verification hub',
      target: 'EXT_DONE',
      words: 'Documents moved back to verification hub',
    },
    {
      ids: 'LIST-008 LIST-017',
      at: '/qa',
      stage: 'EXT_MANUAL_QA',
      action: 'Move back to verification hub',
      target: 'EXT_DONE',
      words: 'Documents moved back to verification hub',
    },
  ])(
    '$ids NAV-018 $at: $action sends $target, says so and refreshes the counts',
    async ({ at, stage, action, target, words }) => {
      const rows = twoRows(stage);
      const ids = rows.map(({ id }) => id);
      const { take } = listOf(rows);
      const sent: unknown[] = [];
      api.respond(setDocumentsState, ({ body }) => {
        sent.push(body);
        take(body.ids);
        return {};
      });
      const { toasts, countRefreshes } = renderAt(at, { isProvider: true });
      await select('a.pdf', 'b.pdf');
      await userEvent.click(button(action));
      await waitFor(() => expect(screen.queryByRole('link', { name: 'a.pdf' })).not.toBeInTheDocument());
      expect(sent).toEqual([{ ids, stage: target, from: stage }]);
      expect(said(toasts)).toEqual([words]);
      expect(countRefreshes()).toBe(1);
      expect(screen.queryByRole('group', { name: '2 selected' })).not.toBeInTheDocument();
    },
  );

  it('offers to undo a move, which sends the documents back', async () => {
    const rows = twoRows('EXT_DONE');
    const [first] = rows;
    const { take } = listOf(rows);
    const sent: unknown[] = [];
    api.respond(setDocumentsState, ({ body }) => {
      sent.push(body.stage);
      if (body.stage === 'TRASHED') take(body.ids);
      else rows.unshift(first!);
      return {};
    });
    const { toasts } = renderAt('/verification');
    await select('a.pdf');
    await userEvent.click(button('Trash'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'a.pdf' })).not.toBeInTheDocument());
    act(() => toasts[0]?.action?.run());
    expect(await screen.findByRole('link', { name: 'a.pdf' })).toBeVisible();
    expect(sent).toEqual(['TRASHED', 'EXT_DONE']);
    expect(screen.getByRole('checkbox', { name: 'Select a.pdf' })).not.toBeChecked();
    expect(said(toasts)).toEqual(['Documents moved to trash', 'Move undone']);
  });

  it('offers no undo for a move out of Manual QA', async () => {
    listOf(twoRows('EXT_MANUAL_QA'));
    api.respond(setDocumentsState, () => ({}));
    const { toasts } = renderAt('/qa', { isProvider: true });
    await select('a.pdf');
    await userEvent.click(button('Trash'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.action).toBeUndefined();
  });

  it('STATE-016 reduces the offset by the number of documents moved', async () => {
    const { take, offsets } = listOf(twoRows('EXT_DONE'), { before: 40 });
    api.respond(setDocumentsState, ({ body }) => {
      take(body.ids);
      return {};
    });
    const { params } = renderAt('/verification?page=3');
    await select('a.pdf', 'b.pdf');
    await userEvent.click(button('Archive'));
    await waitFor(() => expect(params().get('page')).toBe('2'));
    await waitFor(() => expect(offsets.at(-1)).toBe(20));
  });

  it('STATE-016 does not go below the first page', async () => {
    listOf(twoRows('EXT_DONE'));
    api.respond(setDocumentsState, () => ({}));
    const { params, toasts } = renderAt('/verification?page=1');
    await select('a.pdf');
    await userEvent.click(button('Archive'));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(params().get('page')).toBe('1');
  });

  it('LIST-018 reports that a move failed and keeps the selection', async () => {
    listOf(twoRows('EXT_DONE'));
    api.refuse(setDocumentsState, 'INTERNAL_ERROR');
    const { toasts, countRefreshes } = renderAt('/verification');
    await select('a.pdf');
    await userEvent.click(button('Trash'));
    await waitFor(() => expect(said(toasts)).toEqual(['Failed to update document states']));
    expect(screen.getByRole('group', { name: '1 selected' })).toBeVisible();
    expect(countRefreshes()).toBe(0);
  });
});

describe('deleting and re-processing', () => {
  it('LIST-009 deletes after the warning, and nothing on Cancel', async () => {
    const rows = twoRows('TRASHED');
    const [first] = rows;
    const { take } = listOf(rows);
    const sent: unknown[] = [];
    api.respond(deleteDocuments, ({ body }) => {
      sent.push(body);
      take(body.uuids);
      return {};
    });
    const { toasts } = renderAt('/trash');
    await select('a.pdf');
    await userEvent.click(button('Delete'));
    const warning = await screen.findByRole('dialog', { name: 'WARNING' });
    expect(warning).toHaveTextContent(
      'The selected document, its file and its extracted data will be deleted.',
    );
    await userEvent.click(button('Cancel'));
    await select('b.pdf');
    await userEvent.click(button('Delete'));
    expect(await screen.findByRole('dialog', { name: 'WARNING' })).toHaveTextContent(
      '2 documents, their files',
    );
    await userEvent.click(button('Cancel'));
    expect(sent).toEqual([]);
    await select('b.pdf');
    await userEvent.click(button('Delete'));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(said(toasts)).toEqual(['Documents deleted successfully']));
    expect(sent).toEqual([{ uuids: [first!.id] }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('LIST-009 reports that deleting failed', async () => {
    listOf(twoRows('TRASHED'));
    api.refuse(deleteDocuments, 'NOT_FOUND');
    const { toasts } = renderAt('/trash');
    await select('a.pdf');
    await userEvent.click(button('Delete'));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(said(toasts)).toEqual(['Failed to delete documents']));
  });

  it('LIST-010 FLAG-013 re-processes documents with their types after the warning', async () => {
    const rows = twoRows('EXT_DONE');
    const wanted = rows.map(({ id, document_type: documentType }) => ({ id, documentType }));
    const { take } = listOf(rows);
    const sent: unknown[] = [];
    api.respond(reprocessDocuments, ({ body }) => {
      sent.push(body);
      take(body.documents.map(({ id }) => id));
      return {};
    });
    const { toasts, countRefreshes } = renderAt('/verification');
    await select('a.pdf', 'b.pdf');
    await userEvent.click(button('Re-process'));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(said(toasts)).toEqual(['Documents sent for re-processing']));
    expect(sent).toEqual([{ documents: wanted }]);
    expect(countRefreshes()).toBe(1);
  });

  it('LIST-010 uses the older call while the new requeue switch is off, unless a type is chosen, which it does not take', async () => {
    const rows = twoRows('EXT_DONE');
    const [first] = rows;
    listOf(rows);
    const sent: unknown[] = [];
    api.respond(requeueDocuments, ({ body }) => {
      sent.push(body);
      return {};
    });
    api.respond(reprocessDocuments, ({ body }) => {
      sent.push(body);
      return {};
    });
    renderAt('/verification', { switches: { newRequeue: false } });
    await select('a.pdf');
    await userEvent.click(button('Re-process'));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toEqual([{ document_requests: [first!.id] }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await select('a.pdf');
    await userEvent.click(button('Re-process'));
    const warning = within(await screen.findByRole('dialog'));
    await userEvent.click(warning.getByRole('combobox', { name: 'Document Type' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Recognise' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ documents: [{ id: first!.id, documentType: 'RECOGNISE' }] }),
    );
  });

  it('LIST-020 reports that re-processing a selection failed', async () => {
    listOf(twoRows('EXT_DONE'));
    api.refuse(reprocessDocuments, 'INTERNAL_ERROR');
    const { toasts } = renderAt('/verification');
    await select('a.pdf');
    await userEvent.click(button('Re-process'));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(said(toasts)).toEqual(['Failed to re-process document(s)']));
  });
});

describe('the selection bar', () => {
  it('LIST-004 selects one row or all of a page, and the bar is hidden for none', async () => {
    listOf(twoRows('EXT_DONE'));
    renderAt('/verification');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select a.pdf' }));
    expect(screen.getByRole('group', { name: '1 selected' })).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('group', { name: '2 selected' })).toBeVisible();
    await userEvent.click(button('Clear selection'));
    expect(screen.queryByRole('group', { name: /selected/ })).not.toBeInTheDocument();
  });

  it.each([
    [
      '/verification',
      'EXT_DONE',
      ['Verify', 'Verify matching', 'Archive', 'Trash', 'Re-process', 'Export', 'Generate report'],
    ],
    ['/archive', 'ARCHIVED', ['Move back to verification hub', 'Trash', 'Export', 'Generate report']],
    ['/trash', 'TRASHED', ['Move back to verification hub', 'Delete']],
    ['/qa', 'EXT_MANUAL_QA', ['Move back to verification hub', 'Trash', 'Re-process']],
  ])(
    'LIST-006 LIST-007 LIST-008 LIST-009 LIST-010 LIST-011 %s locks all but Export and Generate report without permissions',
    async (at, stage, names) => {
      listOf(twoRows(stage));
      renderAt(at, { permissions: 0, isProvider: true });
      await select('a.pdf');
      const bar = screen.getByRole('group', { name: '1 selected' });
      for (const name of names) {
        const control = within(bar).getByRole('button', { name });
        const isOpenToAll = name === 'Export' || name === 'Generate report';
        if (isOpenToAll) expect(control).toBeEnabled();
        else expect(control).toBeDisabled();
        expect(control.closest('[aria-label="Insufficient Permissions"]') === null).toBe(isOpenToAll);
      }
    },
  );

  it('enables exactly the actions whose permission is held', async () => {
    listOf(twoRows('EXT_DONE'));
    renderAt('/verification', { permissions: maskOf(['CAN_EDIT_DOCUMENTS']) });
    await select('a.pdf');
    expect(button('Archive')).toBeEnabled();
    expect(button('Trash')).toBeEnabled();
    expect(button('Verify')).toBeDisabled();
    expect(button('Re-process')).toBeDisabled();
  });
});

describe('verifying what the pages prove', () => {
  const review = (row: DocumentRequestWire, proven: number) => ({
    id: row.id,
    fileName: row.file_name,
    fund: null,
    uploadedDate: null,
    dueDate: null,
    verified: 1,
    proven,
    found: 2,
    doubtful: 3,
    missing: 4,
  });
  const BATCH = '0198c0de-0000-4000-8000-000000000001';

  it('AMB-122 says exactly what would be verified, does it and undoes it', async () => {
    const rows = twoRows('EXT_DONE');
    const ids = rows.map(({ id }) => id);
    listOf(rows);
    const calls: unknown[] = [];
    api.respond(countReviews, ({ body }) => {
      calls.push(['count', body.ids]);
      return { documents: rows.map((row, index) => review(row, index * 7)) };
    });
    api.respond(verifyProvenValues, ({ body }) => {
      calls.push(['verify', body.ids]);
      return { batchId: BATCH, verified: 7, documents: 1 };
    });
    api.respond(undoVerifyProven, ({ params }) => {
      calls.push(['undo', params.batchId]);
      return { undone: 7 };
    });
    const { toasts } = renderAt('/verification');
    await select('a.pdf', 'b.pdf');
    await userEvent.click(button('Verify matching'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify values that match the pages' }));
    expect(
      await dialog.findByText('7 values match their pages and need no review, in 1 document.'),
    ).toBeVisible();
    expect(
      dialog.getByText('Unchanged: 6 need review, 4 printed differently, 8 missing, 2 already verified.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Verify 7 values' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ key: 'documents.provenVerified', params: { count: 7, documents: 1 } });
    act(() => toasts[0]?.action?.run());
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(calls).toEqual([
      ['count', ids],
      ['verify', ids],
      ['undo', BATCH],
    ]);
  });

  it('verifies nothing where nothing is proven', async () => {
    const rows = twoRows('EXT_DONE');
    listOf(rows);
    api.respond(countReviews, () => ({ documents: rows.map((row) => review(row, 0)) }));
    renderAt('/verification');
    await select('a.pdf');
    await userEvent.click(button('Verify matching'));
    expect(await screen.findByRole('button', { name: 'Verify 0 values' })).toBeDisabled();
  });
});

describe('verifying a selection', () => {
  it('QUEUE-001 queues the documents in the order of the list and opens the first', async () => {
    const rows = twoRows('EXT_DONE');
    const ids = rows.map(({ id }) => id);
    listOf(rows);
    const { address } = renderAt('/verification');
    await select('b.pdf', 'a.pdf');
    await userEvent.click(button('Verify'));
    expect(await screen.findByText(/^document view/)).toBeVisible();
    expect(address()).toBe(`/verification/${ids[0]}/document`);
    expect(documentQueue.getState().queue).toEqual({ ids, index: 0 });
  });

  it('QUEUE-001 a single document that is opened starts no queue', async () => {
    listOf(twoRows('EXT_DONE'));
    documentQueue.getState().start(['another']);
    renderAt('/verification');
    await userEvent.click(await screen.findByRole('link', { name: 'a.pdf' }));
    expect(documentQueue.getState().queue.ids).toEqual([]);
  });
});
