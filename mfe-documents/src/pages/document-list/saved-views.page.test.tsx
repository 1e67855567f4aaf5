import {
  deleteView,
  listDocumentRequests,
  listDocumentTypes,
  listExports,
  listSavedViews,
  saveView,
  type SavedView,
} from '@assay/shared/contracts';
import { aDocumentRequestWire, mockApi, MockRefusal } from '@assay/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();
const button = (name: string) => screen.findByRole('button', { name });
const item = (name: string) => screen.findByRole('menuitem', { name });

/** Serves views as the server keeps them, and records what was searched for in the lists. */
function serve(...views: SavedView[]) {
  const kept = [...views];
  const searches: (string | undefined)[] = [];
  api.respond(listDocumentTypes, () => []);
  api.respond(listExports, () => ({ items: [] }));
  api.respond(listDocumentRequests, ({ query }) => {
    searches.push(query.search);
    return { items: [aDocumentRequestWire({ file_name: 'call.pdf' })], count: 1, totalCount: 1 };
  });
  api.respond(listSavedViews, () => ({ items: kept }));
  api.respond(saveView, ({ body: { name, query } }) => {
    const view = { id: '00000000-0000-4000-8000-000000000009', name, query };
    kept.push(view);
    return view;
  });
  api.respond(deleteView, ({ params }) => {
    kept.splice(
      kept.findIndex(({ id }) => id === params.id),
      1,
    );
    return {};
  });
  return { kept, searches };
}

const CALLS: SavedView = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Open calls',
  query: 'maxPageSize=50&search=call',
};

describe('saved views', () => {
  it('keep filters, order and page size under a name, and not the page', async () => {
    const { kept } = serve();
    renderAt('/verification?search=call&maxPageSize=50&page=1');
    await userEvent.click(await button('Views'));
    await userEvent.click(await item('Save view'));
    const dialog = await screen.findByRole('dialog', { name: 'Save view' });
    expect(within(dialog).getByRole('button', { name: 'Save view' })).toBeDisabled();
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name of the view' }), 'Calls{Enter}');
    await waitFor(() => expect(kept).toMatchObject([{ name: 'Calls', query: 'maxPageSize=50&search=call' }]));
    expect(await button('Calls')).toBeVisible();
  });

  it('are opened from the menu', async () => {
    const { searches } = serve(CALLS);
    renderAt('/verification');
    await userEvent.click(await button('Views'));
    await userEvent.click(await item('Open calls'));
    await waitFor(() => expect(searches.at(-1)).toBe('call'));
    expect(await button('Open calls')).toBeVisible();
  });

  it('say when a name is taken, and are deleted', async () => {
    const { kept } = serve(CALLS);
    renderAt('/verification');
    await userEvent.click(await button('Views'));
    await userEvent.click(await item('Save view'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Open calls');
    expect(screen.getByText('A view with this name already exists')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replace view' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await button('Views'));
    await userEvent.click(await item('Delete views'));
    await userEvent.click(await button('Delete the view Open calls'));
    expect(await screen.findByText('No saved views')).toBeVisible();
    expect(kept).toEqual([]);
  });

  it('say that saving failed and keep the name that was typed', async () => {
    serve();
    api.respond(saveView, () => new MockRefusal('INVALID_REQUEST'));
    const { toasts } = renderAt('/verification');
    await userEvent.click(await button('Views'));
    await userEvent.click(await item('Save view'));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Calls{Enter}');
    await waitFor(() => expect(toasts.map(({ key }) => key)).toEqual(['ui.viewSaveFailed']));
    expect(screen.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('Calls');
  });
});
