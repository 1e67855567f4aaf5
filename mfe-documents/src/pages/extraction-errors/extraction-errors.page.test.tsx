import {
  deleteDocuments,
  findDuplicateOriginal,
  getSummaryCounts,
  keepDuplicate,
  listDocumentRequests,
  listDocumentTypes,
  reprocessDocuments,
  type DocumentRequestWire,
} from '@assay/shared/contracts';
import { FAILED_STAGES } from '@assay/shared/domain';
import { textOf } from '@assay/shared/messages';
import { aDocumentId, aDocumentRequestWire, aDocumentType, mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();

beforeEach(() => {
  api.respond(listDocumentTypes, () => []);
  api.respond(getSummaryCounts, () => ({}));
});

/** A list of errors; the requests for its pages. The number of those that need a type is asked for with a page of one. */
function errors(rows: DocumentRequestWire[], totalCount = rows.length) {
  const asked: unknown[] = [];
  api.respond(listDocumentRequests, ({ query }) => {
    const untyped = rows.filter(({ needsType }) => needsType);
    if (query.maxPageSize === 1) return { items: [], count: 0, totalCount: untyped.length };
    asked.push(query);
    const found = query.needsType === 'true' ? untyped : rows;
    return {
      items: [...found],
      count: found.length,
      totalCount: query.needsType === 'true' ? found.length : totalCount,
    };
  });
  return asked;
}

const untyped = (name: string, looksLike: string | null = null) =>
  aDocumentRequestWire({
    file_name: name,
    stage: 'EXT_FAILED',
    document_type: null,
    needsType: true,
    looksLike,
  });

/** Takes the documents that are sent for extraction out of the list. */
function reprocessing(rows: DocumentRequestWire[]) {
  const sent: unknown[] = [];
  api.respond(reprocessDocuments, ({ body }) => {
    sent.push(body);
    const ids = body.documents.map(({ id }) => id);
    rows.splice(0, rows.length, ...rows.filter(({ id }) => !ids.includes(id)));
    return {};
  });
  return sent;
}

const oneError = () => [
  aDocumentRequestWire({
    file_name: 'locked.pdf',
    stage: 'EXT_FAILED_PASSWORD',
    document_type: 'Performance',
  }),
];

describe('the extraction errors', () => {
  it('ROUTE-015 ERRX-001 ERRX-005 ERRX-006 asks for the failures, a hundred at a time, newest first', async () => {
    const asked = errors(oneError(), 250);
    const { params } = renderAt('/upload/errors');
    expect(await screen.findByText('locked.pdf')).toBeVisible();
    expect(asked).toEqual([
      { stage: [...FAILED_STAGES], offset: 0, maxPageSize: 100, orderBy: 'uploadedDate:desc' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ offset: 200, maxPageSize: 100 }));
    expect(params().get('page')).toBe('3');
  });

  it.each([
    ['ERRX-007', 'EXT_FAILED', 'System could not complete extraction.'],
    [
      'ERRX-008',
      'EXT_FAILED_DUPLICATE',
      'Document already exists on the system potentially under a different file name.',
    ],
    ['ERRX-009', 'EXT_FAILED_INVALID_DOCUMENT', 'Document uploaded is invalid and could not be opened.'],
    [
      'ERRX-010',
      'EXT_FAILED_PASSWORD',
      'Document uploaded is password protected, please remove password and reupload.',
    ],
    ['ERRX-011', 'EXT_FAILED_UNSUPPORTED_TYPE', 'Document file type is not supported.'],
  ])('%s ERRX-002 shows type, date and reason of %s', async (_, stage, reason) => {
    errors([
      aDocumentRequestWire({
        file_name: 'x.pdf',
        stage,
        document_type: 'Performance',
        uploadedDate: '2026-11-20T12:00:00Z',
      }),
    ]);
    renderAt('/upload/errors');
    const row = (await screen.findByText('x.pdf')).closest('tr')!;
    expect(within(row).getByText('Performance')).toBeVisible();
    expect(within(row).getByText(/\/11\/2026/)).toBeVisible();
    expect(within(row).getByText(reason)).toBeVisible();
  });

  it('ERRX-009 says beneath the reason what to do with a form that only Acrobat shows', async () => {
    const stage = 'EXT_FAILED_INVALID_DOCUMENT';
    errors([
      aDocumentRequestWire({ file_name: 'form.pdf', stage, failureReason: 'dynamicForm' }),
      aDocumentRequestWire({ file_name: 'broken.pdf', stage }),
      aDocumentRequestWire({ file_name: 'newer.pdf', stage, failureReason: 'unknownToThisPage' }),
    ]);
    renderAt('/upload/errors');
    const row = (await screen.findByText('form.pdf')).closest('tr')!;
    expect(within(row).getByText('Document uploaded is invalid and could not be opened.')).toBeVisible();
    const hints = screen.getAllByText(
      'This form opens only in Acrobat. Print it to PDF and upload the printed file',
    );
    expect(hints).toHaveLength(1);
    expect(row).toContainElement(hints[0]!);
  });

  it('ERRX-003 extracts a document again after the warning', async () => {
    const rows = oneError();
    const { id } = rows[0]!;
    errors(rows);
    const sent: unknown[] = [];
    api.respond(reprocessDocuments, ({ body }) => {
      sent.push(body);
      rows.length = 0;
      return {};
    });
    const { toasts, countRefreshes } = renderAt('/upload/errors');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry locked.pdf' }));
    expect(await screen.findByRole('dialog', { name: 'WARNING' })).toHaveTextContent(
      'This document will be extracted again.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No extraction errors')).toBeVisible();
    expect(sent).toEqual([{ documents: [{ id, documentType: 'Performance' }] }]);
    expect(toasts.map(({ key }) => textOf(key))).toEqual(['Documents sent for re-processing']);
    expect(countRefreshes()).toBe(1);
  });

  it('LIST-019 reports that re-processing one document failed', async () => {
    errors(oneError());
    api.refuse(reprocessDocuments, 'INTERNAL_ERROR');
    const { toasts } = renderAt('/upload/errors');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry locked.pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(toasts.map(({ key }) => textOf(key))).toEqual(['Re-processing document failed']),
    );
  });

  it('ERRX-004 deletes a document after the warning', async () => {
    const rows = oneError();
    const { id } = rows[0]!;
    errors(rows);
    const sent: unknown[] = [];
    api.respond(deleteDocuments, ({ body }) => {
      sent.push(body);
      rows.length = 0;
      return {};
    });
    renderAt('/upload/errors');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete locked.pdf' }));
    expect(await screen.findByRole('dialog', { name: 'WARNING' })).toHaveTextContent(
      'This document and its file will be deleted.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No extraction errors')).toBeVisible();
    expect(sent).toEqual([{ uuids: [id] }]);
  });

  it('ERRX-003 AMB-129 says what to do where no type was recognised, and extracts the document again as another', async () => {
    errors([untyped('locked.pdf')]);
    const sent: unknown[] = [];
    api.respond(listDocumentTypes, () => [aDocumentType({ id: 'Capital Call' })]);
    api.respond(reprocessDocuments, ({ body }) => {
      sent.push(body.documents[0]?.documentType);
      return {};
    });
    // The older call, which takes no type, is in use: what was chosen counts all the same.
    renderAt('/upload/errors', { switches: { newRequeue: false } });
    const reason = await screen.findByText('System could not complete extraction.');
    expect(reason.closest('tr')).toHaveTextContent(
      'The document type was not recognised. Choose a type and re-process the document.',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Retry locked.pdf' }));
    const choice = await screen.findByRole('combobox', { name: 'Document Type' });
    expect(choice).toHaveValue('Recognise');
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: 'Capital Call' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(sent).toEqual(['Capital Call']));
  });

  it('AMB-129 filters by the documents that need a type, says how many and what they look like', async () => {
    const asked = errors([untyped('sheet.pdf', 'balanceSheet'), untyped('letter.pdf'), ...oneError()]);
    const { params } = renderAt('/upload/errors');
    const filter = await screen.findByRole('radio', { name: 'Choose a type (2)' });
    const row = (await screen.findByText('sheet.pdf')).closest('tr')!;
    expect(within(row).getByText('It looks like a balance sheet.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(filter);
    await waitFor(() => expect(screen.queryByText('locked.pdf')).not.toBeInTheDocument());
    expect(params().get('needsType')).toBe('true');
    expect(asked.at(-1)).toMatchObject({ stage: [...FAILED_STAGES], needsType: 'true' });
    expect(screen.getByText('letter.pdf').closest('tr')).not.toHaveTextContent('looks like');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByText('locked.pdf')).toBeVisible();
    expect(params().get('needsType')).toBeNull();
  });

  it('AMB-129 extracts one document as a type by one click, also where the older call is in use', async () => {
    const rows = [untyped('sheet.pdf', 'balanceSheet'), ...oneError()];
    const { id } = rows[0]!;
    errors(rows);
    api.respond(listDocumentTypes, () => [
      aDocumentType({ id: 'Capital Call' }),
      aDocumentType({ id: 'Performance' }),
    ]);
    const sent = reprocessing(rows);
    const { toasts, countRefreshes } = renderAt('/upload/errors?needsType=true', {
      switches: { newRequeue: false },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Process sheet.pdf as Performance' }));
    expect(await screen.findByText('No document needs a type')).toBeVisible();
    expect(sent).toEqual([{ documents: [{ id, documentType: 'Performance' }] }]);
    expect(toasts.map(({ key }) => textOf(key))).toEqual(['Documents sent for re-processing']);
    expect(countRefreshes()).toBe(1);
    expect(screen.getByRole('radio', { name: 'Choose a type (0)' })).toBeChecked();
  });

  it('AMB-129 extracts the selected documents as one type, by keyboard, and keeps them where it fails', async () => {
    const rows = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => untyped(name));
    const [a, b] = rows.map(({ id }) => id);
    errors(rows);
    api.respond(listDocumentTypes, () =>
      ['A', 'B', 'C', 'D', 'Fifth Type'].map((type) => aDocumentType({ id: type, displayName: type })),
    );
    api.refuse(reprocessDocuments, 'STAGE_MOVE_NOT_ALLOWED');
    const { toasts } = renderAt('/upload/errors?needsType=true');
    const first = (await screen.findByText('a.pdf')).closest('tr')!;
    act(() => first.focus());
    await userEvent.keyboard(' {ArrowDown} ');
    const bar = within(screen.getByRole('group', { name: '2 selected' }));
    const choose = async () => {
      act(() => bar.getByRole('button', { name: 'Choose a type' }).focus());
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Fifth Type' }));
    };
    await choose();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(screen.getByRole('group', { name: '2 selected' })).toBeVisible();
    const sent = reprocessing(rows);
    await choose();
    await waitFor(() => expect(screen.queryByText('a.pdf')).not.toBeInTheDocument());
    expect(sent).toEqual([
      {
        documents: [
          { id: a, documentType: 'Fifth Type' },
          { id: b, documentType: 'Fifth Type' },
        ],
      },
    ]);
    expect(screen.queryByRole('group', { name: /selected/ })).not.toBeInTheDocument();
    expect(screen.getByText('c.pdf')).toBeVisible();
  });

  it('AMB-129 opens the choice of a row by Enter and closes it by Escape', async () => {
    errors([untyped('sheet.pdf')]);
    renderAt('/upload/errors?needsType=true');
    const row = (await screen.findByText('sheet.pdf')).closest('tr')!;
    act(() => row.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('combobox', { name: 'Document Type' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('AMB-129 locks the types for who may not re-process, and offers to load them again where they are missing', async () => {
    errors([untyped('sheet.pdf')]);
    api.refuse(listDocumentTypes, 'INTERNAL_ERROR');
    renderAt('/upload/errors?needsType=true', { permissions: 0 });
    const failed = await screen.findByText('Failed to load document types');
    api.respond(listDocumentTypes, () => [aDocumentType({ id: 'Capital Call' })]);
    await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Process sheet.pdf as Capital Call' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select sheet.pdf' }));
    const bar = within(screen.getByRole('group', { name: '1 selected' }));
    expect(bar.getByRole('button', { name: 'Choose a type' })).toBeDisabled();
    expect(screen.getByText('sheet.pdf').closest('tr')).not.toHaveAttribute('tabindex');
  });

  it.each([
    ['Keep as revised statement', 'revision'],
    ['Keep both', 'copy'],
  ])('ERRX-008 AMB-051 shows what a duplicate repeats, and on %s keeps it as a %s', async (label, as) => {
    const rows = [aDocumentRequestWire({ file_name: 'again.pdf', stage: 'EXT_FAILED_DUPLICATE' })];
    errors(rows);
    const original = aDocumentId();
    api.respond(findDuplicateOriginal, () => ({
      original: {
        id: original,
        fileName: 'first.pdf',
        stage: 'TRASHED',
        documentType: 'Capital Call',
        uploadedDate: '2026-11-20T12:00:00Z',
        uploadedBy: 'Ana',
        isVerified: true,
      },
      differences: null,
    }));
    const sent: unknown[] = [];
    api.respond(keepDuplicate, ({ body }) => {
      sent.push(body);
      rows.length = 0;
      return {};
    });
    const { toasts } = renderAt('/upload/errors');
    await userEvent.click(await screen.findByRole('button', { name: 'Decide on again.pdf' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This file already exists' }));
    expect(await dialog.findByRole('link', { name: 'first.pdf' })).toHaveAttribute(
      'href',
      `/verification/${original}/document`,
    );
    expect(dialog.getByText(/^Uploaded .*2026.* by Ana$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: label }));
    expect(await screen.findByText('No extraction errors')).toBeVisible();
    expect(sent).toEqual([{ as }]);
    expect(toasts.map(({ key, params }) => textOf(key, params))).toEqual(['again.pdf is being extracted']);
  });

  it('ERRX-004 discards a duplicate after the warning', async () => {
    errors([aDocumentRequestWire({ file_name: 'again.pdf', stage: 'EXT_FAILED_DUPLICATE' })]);
    api.respond(findDuplicateOriginal, () => ({ original: null, differences: null }));
    renderAt('/upload/errors');
    await userEvent.click(await screen.findByRole('button', { name: 'Decide on again.pdf' }));
    expect(await screen.findByText(/The other document has been deleted/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep both' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Discard this file' }));
    expect(await screen.findByRole('dialog', { name: 'WARNING' })).toHaveTextContent(
      'This document and its file will be deleted.',
    );
  });

  it('ERRX-003 ERRX-004 locks what the user may not do', async () => {
    errors(oneError());
    renderAt('/upload/errors', { permissions: 0 });
    expect(await screen.findByRole('button', { name: 'Retry locked.pdf' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Delete locked.pdf' })).toBeDisabled();
    expect(screen.getAllByRole('group', { name: 'Insufficient Permissions' })).toHaveLength(2);
  });

  it('resets a page beyond the end or that is no number', async () => {
    api.respond(listDocumentRequests, ({ query }) => {
      const items = query.offset === 0 ? oneError() : [];
      return { items, count: items.length, totalCount: 1 };
    });
    const { params, goTo } = renderAt('/upload/errors?page=4');
    expect(await screen.findByText('locked.pdf')).toBeVisible();
    expect(params().get('page')).toBe('1');
    await goTo('/upload/errors?page=none');
    await waitFor(() => expect(params().get('page')).toBe('1'));
  });

  it('shows that the errors cannot be loaded', async () => {
    api.refuse(listDocumentRequests, 'INTERNAL_ERROR');
    renderAt('/upload/errors');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load extraction errors');
  });
});
