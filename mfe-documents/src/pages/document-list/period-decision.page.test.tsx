import {
  decideSamePeriod,
  findDuplicateOriginal,
  listDocumentRequests,
  listDocumentTypes,
  listExports,
  listSavedViews,
  setDocumentsState,
} from '@assay/shared/contracts';
import { aDocumentId, aDocumentRequestWire, mockApi } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const existing = aDocumentId();

beforeEach(() => {
  api.respond(listDocumentTypes, () => []);
  api.respond(listExports, () => ({ items: [] }));
  api.respond(listSavedViews, () => ({ items: [] }));
  const items = [aDocumentRequestWire({ file_name: 'restated.pdf', samePeriodAs: existing })];
  api.respond(listDocumentRequests, () => ({ items, count: 1, totalCount: 1 }));
  const original = {
    id: existing,
    fileName: 'first.pdf',
    stage: 'EXT_DONE',
    documentType: 'Capital Account',
    uploadedDate: '2026-11-20T12:00:00Z',
    uploadedBy: 'Ana',
    isVerified: true,
  };
  const differences = [
    {
      fin: 'closing_balance',
      label: 'Closing Balance',
      dataType: 'CURRENCY' as const,
      before: { value: '1250', currency: 'USD' },
      after: null,
    },
  ];
  api.respond(findDuplicateOriginal, () => ({ original, differences }));
});

async function openDecision() {
  const host = renderAt('/verification');
  await userEvent.click(
    await screen.findByRole('button', { name: /covers the same period as another document/ }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Same fund, type and reporting date' }));
  return { ...host, dialog };
}

it('AMB-051 shows in what two documents of one period differ, and keeps the later one as the revision', async () => {
  const sent: unknown[] = [];
  api.respond(decideSamePeriod, ({ body }) => {
    sent.push(body);
    return {};
  });
  const { dialog, toastTexts } = await openDecision();
  expect(await dialog.findByRole('link', { name: 'first.pdf' })).toBeVisible();
  const row = within(dialog.getByText('Closing Balance').closest('tr')!);
  expect(row.getByText(/1,250/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep as revised statement' }));
  await waitFor(() => expect(sent).toEqual([{ as: 'revision' }]));
  expect(toastTexts()).toEqual(['restated.pdf is kept']);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('AMB-051 moves the later document of a period to trash, with Undo', async () => {
  const sent: unknown[] = [];
  api.respond(setDocumentsState, ({ body }) => {
    sent.push(body.stage);
    return {};
  });
  const { dialog, toasts } = await openDecision();
  await userEvent.click(await dialog.findByRole('button', { name: 'Move this one to trash' }));
  await waitFor(() => expect(sent).toEqual(['TRASHED']));
  expect(toasts.at(-1)?.action?.label).toBe('documents.undo');
});
