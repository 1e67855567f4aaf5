import {
  changeDocumentTags,
  listDocumentRequests,
  listDocumentTypes,
  listExports,
  listSavedViews,
  setDocumentsState,
  type DocumentRequestWire,
} from '@assay/shared/contracts';
import { textOf } from '@assay/shared/messages';
import type { ToastRequest } from '@assay/shared/platform';
import { aDocumentRequestWire, mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const said = (toasts: readonly ToastRequest[]) => toasts.map(({ key }) => textOf(key));
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  api.respond(listDocumentTypes, () => []);
  api.respond(listExports, () => ({ items: [] }));
  api.respond(listSavedViews, () => ({ items: [] }));
});

/** A list that loses the rows that are taken out of it. */
function listOf(rows: DocumentRequestWire[]) {
  api.respond(listDocumentRequests, () => ({
    items: [...rows],
    count: rows.length,
    totalCount: rows.length,
  }));
}

async function select(...names: string[]) {
  for (const name of names)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
}

describe('a selection', () => {
  /** Responds to pages of documents, and those that are asked for by id. */
  function pagesOf(rows: readonly DocumentRequestWire[]) {
    api.respond(listDocumentRequests, ({ query }) => {
      const {
        id,
        offset = 0,
        maxPageSize = 100,
      } = query as { id?: string[]; offset?: number; maxPageSize?: number };
      const listed = id ? rows.filter((row) => id.includes(row.id)) : rows;
      const items = listed.slice(offset, offset + maxPageSize);
      return { items, count: items.length, totalCount: listed.length };
    });
  }

  it('STORE-021 LIST-004 is in the address, over pages: a reload keeps it, but for documents that left the list', async () => {
    const rows = Array.from({ length: 45 }, (_, n) => aDocumentRequestWire({ file_name: `${n}.pdf` }));
    pagesOf(rows);
    const sent: unknown[] = [];
    api.respond(setDocumentsState, ({ body }) => {
      sent.push(body.ids);
      return {};
    });
    const first = renderAt('/verification');
    await select('3.pdf', '4.pdf');
    await userEvent.click(button('Next page'));
    await select('22.pdf');
    const address = first.address();
    first.unmount();
    pagesOf(rows.filter(({ file_name: name }) => name !== '4.pdf'));
    const { params } = renderAt(address);
    expect(await screen.findByRole('group', { name: '2 selected' })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: 'Select 22.pdf' })).toBeChecked();
    await userEvent.click(button('Archive'));
    await waitFor(() => expect(sent).toEqual([[rows[3]?.id, rows[22]?.id]]));
    await waitFor(() => expect(params().has('selected')).toBe(false));
  });

  it('LIST-004 selects the whole list, which a reload keeps, and is empty under other filters', async () => {
    const rows = Array.from({ length: 125 }, (_, n) => aDocumentRequestWire({ file_name: `${n}.pdf` }));
    pagesOf(rows);
    const sent: unknown[] = [];
    api.respond(setDocumentsState, ({ body }) => {
      sent.push(body.ids.length);
      return {};
    });
    const list = renderAt('/verification');
    await select('3.pdf');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(button('Select all 125'));
    expect(await screen.findByRole('group', { name: '125 selected' })).toBeVisible();
    expect(list.address().length).toBeLessThan(100);
    list.unmount();
    renderAt(list.address());
    expect(await screen.findByRole('group', { name: '125 selected' })).toBeVisible();
    await userEvent.click(button('Archive'));
    await waitFor(() => expect(sent).toEqual([125]));
    await select('3.pdf');
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search documents' }));
    await userEvent.paste('x');
    await waitFor(() => expect(screen.queryByRole('group', { name: '1 selected' })).not.toBeInTheDocument());
  });

  it('AMB-033 loses what somebody else has moved, says so and keeps the rest', async () => {
    const rows = ['a.pdf', 'b.pdf'].map((file_name) => aDocumentRequestWire({ file_name }));
    listOf(rows);
    const [, second] = rows;
    api.respond(setDocumentsState, () => {
      rows.pop();
      return new MockRefusal('DOCUMENT_MOVED', { ids: [second!.id] });
    });
    const { toasts } = renderAt('/verification');
    await select('a.pdf', 'b.pdf');
    await userEvent.click(button('Trash'));
    await waitFor(() =>
      expect(said(toasts)).toEqual([
        'Someone else has moved one of these documents in the meantime. Nothing was moved; the list is now up to date',
      ]),
    );
    expect(await screen.findByRole('group', { name: '1 selected' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'b.pdf' })).not.toBeInTheDocument());
  });

  it('AMB-029 edits the tags that its documents have in common, with the permission only', async () => {
    const rows = [
      aDocumentRequestWire({ file_name: 'a.pdf', tags: ['q4', 'late'] }),
      aDocumentRequestWire({ file_name: 'b.pdf', tags: ['q4'] }),
    ];
    listOf(rows);
    const sent: unknown[] = [];
    api.respond(changeDocumentTags, ({ body }) => {
      sent.push(body);
      return {};
    });
    const { toasts } = renderAt('/verification');
    await select('a.pdf', 'b.pdf');
    await userEvent.click(button('Tags'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 documents' }));
    expect(dialog.queryByText('late')).not.toBeInTheDocument();
    const field = dialog.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(field, '{Backspace}audited{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(said(toasts)).toEqual(['Tags saved']));
    expect(sent).toEqual([{ ids: rows.map(({ id }) => id), add: ['audited'], remove: ['q4'] }]);
  });
});
