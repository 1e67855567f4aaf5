import {
  listDocumentRequests,
  listDocumentTypes,
  listExports,
  listSavedViews,
  type DocumentRequestWire,
  type ListChanges,
} from '@assay/shared/contracts';
import { aDocumentRequestWire, mockApi } from '@assay/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at.ts';

const api = mockApi();

/** A list of documents as the server has it, which others change. */
function openList(at = '/verification') {
  let documents: readonly DocumentRequestWire[] = ['a', 'b', 'c'].map((name) =>
    aDocumentRequestWire({ file_name: `${name}.pdf` }),
  );
  let loads = 0;
  api.respond(listExports, () => ({ items: [] }));
  api.respond(listSavedViews, () => ({ items: [] }));
  api.respond(listDocumentTypes, () => []);
  api.respond(listDocumentRequests, ({ query }) => {
    loads += 1;
    const items = documents.filter(({ stage }) => [query.stage].flat().includes(stage));
    return { items, count: items.length, totalCount: items.length };
  });
  const host = renderAt(at);
  const idOf = (name: string) => documents.find(({ file_name }) => file_name === name)!.id;
  const tell = (
    changes: readonly Pick<ListChanges['changes'][number], 'id' | 'from' | 'to'>[],
    isComplete = true,
  ) =>
    act(async () =>
      host.platform.events.emit('lists.changed', {
        isComplete,
        changes: changes.map((change) => ({ kind: 'document', revision: 1, isOwn: false, ...change })),
      }),
    );
  return {
    tell,
    loads: () => loads,
    change: async (name: string, changes: Partial<DocumentRequestWire>) => {
      const before = documents.find(({ file_name }) => file_name === name)!;
      documents = documents.map((one) =>
        one === before ? aDocumentRequestWire({ ...one, ...changes }) : one,
      );
      await tell([{ id: before.id, from: before.stage, to: changes.stage ?? before.stage }]);
    },
    add: async (name: string) => {
      documents = [aDocumentRequestWire({ file_name: name }), ...documents];
      await tell([{ id: idOf(name), from: 'EXT_START_METRIC_QUERY', to: 'EXT_DONE' }]);
    },
  };
}

const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const note = () => screen.queryByRole('button', { name: /Show$/ });

describe('a list that others change', () => {
  it('shows without a reload what came, what changed and what went', async () => {
    const list = openList();
    await screen.findByRole('link', { name: 'a.pdf' });
    await list.add('new.pdf');
    expect(await screen.findByRole('link', { name: 'new.pdf' })).toBeVisible();
    expect(names()).toEqual(['new.pdf', 'a.pdf', 'b.pdf', 'c.pdf']);
    await list.change('b.pdf', { fund: 'Kestrel Fund' });
    expect(await screen.findByText('Kestrel Fund')).toBeVisible();
    await list.change('a.pdf', { stage: 'TRASHED' });
    await waitFor(() => expect(names()).toEqual(['new.pdf', 'b.pdf', 'c.pdf']));
    expect(note()).not.toBeInTheDocument();
  });

  it('changes cells in place while a row is selected, and rows when they are asked for', async () => {
    const list = openList();
    await screen.findByRole('link', { name: 'a.pdf' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select c.pdf' }));
    await list.change('b.pdf', { fund: 'Kestrel Fund' });
    expect(await screen.findByText('Kestrel Fund')).toBeVisible();
    expect(note()).not.toBeInTheDocument();

    await list.add('new.pdf');
    await list.change('a.pdf', { stage: 'ARCHIVED' });
    expect(await screen.findByRole('button', { name: '1 new, 1 moved · Show' })).toBeVisible();
    expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    await userEvent.click(note()!);
    expect(names()).toEqual(['new.pdf', 'b.pdf', 'c.pdf']);
    expect(screen.getByRole('checkbox', { name: 'Select c.pdf' })).toBeChecked();
    expect(note()).not.toBeInTheDocument();
  });

  it('shows the rows by itself once nobody is at work with them', async () => {
    const list = openList();
    await screen.findByRole('link', { name: 'a.pdf' });
    const box = screen.getByRole('checkbox', { name: 'Select c.pdf' });
    await userEvent.click(box);
    await list.add('new.pdf');
    await screen.findByRole('button', { name: '1 new · Show' });
    await userEvent.click(box);
    await userEvent.tab();
    act(() => (document.activeElement as HTMLElement).blur());
    expect(await screen.findByRole('link', { name: 'new.pdf' }, { timeout: 4000 })).toBeVisible();
  });

  it('is not loaded for changes in other lists, and is where it is not known what changed', async () => {
    const list = openList('/archive');
    await waitFor(() => expect(list.loads()).toBe(1));
    const before = list.loads();
    await list.add('new.pdf');
    expect(list.loads()).toBe(before);
    await list.tell([], false);
    await waitFor(() => expect(list.loads()).toBe(before + 1));
  });
});
