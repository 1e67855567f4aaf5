import { ApiError } from '@assay/shared/api-client';
import { text } from '@assay/shared/messages';
import { createTestingHost } from '@assay/shared/platform/testing-host';
import { queryOptions } from '@assay/shared/query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { ListPage } from './list-page.tsx';
import type { ListColumn } from './list-column.ts';
import { useList, type List, type ListRequest, type ListRules } from './use-list.ts';

interface Fund {
  readonly id: number;
  readonly name: string;
}

interface ListServer {
  totalCount: number;
  /** The requests that were sent. */
  readonly requests: ListRequest[];
  /** The error of a request, null where it succeeds. */
  fail: (request: ListRequest) => Error | null;
}

const RULES: ListRules = {
  filterNames: ['search'],
  defaultOrderBy: { column: 'uploadedDate', direction: 'desc' },
};

const COLUMNS: readonly ListColumn<Fund>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => name },
  {
    id: 'date',
    header: 'Uploaded',
    sortKey: 'uploadedDate',
    cell: ({ id }, { language }) => `${language} ${id}`,
  },
];

let list: List<Fund>;

function Funds({ server, rules }: { readonly server: ListServer; readonly rules: ListRules }) {
  const ownList = useList({
    rules,
    columns: COLUMNS,
    query: (_, request) =>
      queryOptions({
        queryKey: ['funds', request],
        queryFn: () => {
          server.requests.push(request);
          const error = server.fail(request);
          if (error) return Promise.reject(error);
          const { offset, maxPageSize } = request.page;
          const count = Math.max(0, Math.min(maxPageSize, server.totalCount - offset));
          const items = Array.from({ length: count }, (_row, row) => ({
            id: offset + row,
            name: `Fund ${offset + row}`,
          }));
          return Promise.resolve({ items, totalCount: server.totalCount });
        },
      }),
    failure: 'metrics.loadFailed',
  });
  useEffect(() => {
    list = ownList;
  });
  return (
    <ListPage
      list={ownList}
      title="Funds"
      rowKey={({ id }) => String(id)}
      empty={{ message: 'No funds', hint: 'Add one.', action: <button type="button">Add</button> }}
    />
  );
}

async function openList(address: string, changes: Partial<ListServer> = {}, rules: ListRules = RULES) {
  const server: ListServer = { totalCount: 45, requests: [], fail: () => null, ...changes };
  const host = createTestingHost({ initialAddress: address });
  let pushes = 0;
  host.router.subscribe(({ historyAction }) => {
    if (historyAction === 'PUSH') pushes += 1;
  });
  render(<Funds server={server} rules={rules} />, { wrapper: host.Wrapper });
  await waitFor(() => expect(list.load.status).toMatch(/ready|erroring/));
  return {
    server,
    host,
    pushes: () => pushes,
    search: () => new URLSearchParams(host.router.state.location.search),
    path: () => `${host.router.state.location.pathname}${host.router.state.location.search}`,
    toasts: () => host.toasts.map(({ key }) => key),
  };
}

const firstCell = () => screen.getAllByRole('row')[1]?.firstChild?.textContent;
const shows = (name: string) => waitFor(() => expect(firstCell()).toBe(name));
const header = (name: string) => screen.getByRole('columnheader', { name });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the address of a list', () => {
  it('STORE-011 STORE-021 a new page and page size are in the address, replaced and not pushed, and load', async () => {
    const { server, search, pushes } = await openList('/');
    await click('Page 2');
    await shows('Fund 20');
    act(() => list.pagination?.onPageSizeChange?.(50));
    await shows('Fund 0');
    expect(server.requests.map(({ page }) => [page.offset, page.maxPageSize])).toEqual([
      [0, 20],
      [20, 20],
      [0, 50],
    ]);
    expect(Object.fromEntries(search())).toEqual({ page: '1', maxPageSize: '50' });
    expect(pushes()).toBe(0);
  });

  it.each([
    ['STORE-016 an unknown column', '/?orderBy=secret:asc'],
    ['STORE-016 an unknown direction', '/?orderBy=name:up'],
    ['STORE-017 a page that is no number', '/?page=two'],
    ['STORE-017 a size that is no number', '/?maxPageSize=many'],
    ['STORE-018 a size that is not on offer', '/?maxPageSize=30'],
    ['STORE-019 a page beyond the last one', '/?page=9&maxPageSize=50'],
  ])('STORE-020 %s resets the address to page 1 with size 20', async (_, address) => {
    const { search } = await openList(address);
    await waitFor(() => expect(search().get('page')).toBe('1'));
    expect(search().get('maxPageSize')).toBe('20');
    expect(search().get('orderBy')).toBeNull();
    expect(header('Uploaded')).toHaveAttribute('aria-sort', 'descending');
  });

  it('STORE-020 parameters of others and the filters survive the reset', async () => {
    const { search } = await openList('/?page=two&viewMetric=7&search=calder');
    await waitFor(() => expect(search().get('page')).toBe('1'));
    expect(search().get('viewMetric')).toBe('7');
    expect(search().get('search')).toBe('calder');
  });

  it('a valid address stays as it is', async () => {
    const { path } = await openList('/?page=3&orderBy=name:asc');
    await shows('Fund 40');
    expect(path()).toBe('/?page=3&orderBy=name:asc');
  });

  it('STORE-013 STORE-015 filters go to page 1 and into the address; clearing removes them', async () => {
    const { search } = await openList('/?page=2');
    act(() => list.search('search').onSearch(' calder '));
    await shows('Fund 0');
    expect(search().get('search')).toBe('calder');
    act(() => list.clearFilters());
    await waitFor(() => expect(search().has('search')).toBe(false));
  });

  it('two changes in one tick build on each other', async () => {
    const { search } = await openList('/');
    act(() => {
      list.setFilters({ search: ['calder'] });
      list.table.onSort?.('name');
    });
    await waitFor(() => expect(search().get('orderBy')).toBe('name:asc'));
    expect(search().get('search')).toBe('calder');
  });

  it('a list without pages has neither page nor page size in its address, and no pagination', async () => {
    const { path } = await openList('/?orderBy=name:desc', {}, { ...RULES, pageSizes: [] });
    await click('Uploaded');
    await waitFor(() => expect(path()).toBe('/?orderBy=uploadedDate%3Aasc'));
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('a fixed page size is not in the address; the pagination shows it where there is a second page', async () => {
    const { search } = await openList('/', { totalCount: 130 }, { pageSizes: [100] });
    await click('Page 2');
    await shows('Fund 100');
    expect(Object.fromEntries(search())).toEqual({ page: '2' });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('the headers of a list', () => {
  it.each([
    ['Name', ['name:asc', 'name:desc', null]],
    ['Uploaded', ['uploadedDate:asc', null, 'uploadedDate:asc']],
  ])(
    'USR-005 every click on %s changes the order, in the address and in the request',
    async (name, orders) => {
      const { server, search } = await openList('/');
      for (const orderBy of orders) {
        const before = header(name).getAttribute('aria-sort');
        await click(name);
        await waitFor(() => expect(search().get('orderBy')).toBe(orderBy));
        expect(header(name)).not.toHaveAttribute('aria-sort', before);
        expect(server.requests.at(-1)?.page.orderBy).toBe(orderBy ?? 'uploadedDate:desc');
      }
    },
  );

  it('cells are written in the language of the client', async () => {
    await openList('/');
    expect(screen.getByRole('cell', { name: 'en-gb 0' })).toBeVisible();
  });
});

describe('the pages of a list', () => {
  it('STORE-008 STORE-009 a last page that became empty leads to the page before it', async () => {
    const { server, search } = await openList('/?page=3');
    server.totalCount = 40;
    act(() => list.stepBack(5));
    await shows('Fund 20');
    expect(search().get('page')).toBe('2');
  });

  it('STORE-008 a page found empty while others have rows jumps to the last one', async () => {
    const { server } = await openList('/?page=2');
    server.totalCount = 60;
    await click('Next page');
    await shows('Fund 40');
    server.totalCount = 20;
    await click('Name');
    await shows('Fund 0');
  });

  it('STORE-012 there is no next page on the last one and no previous page on the first', async () => {
    await openList('/?page=3');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await click('Page 1');
    await shows('Fund 0');
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  });
});

describe('the states of a list', () => {
  const down = new Error('down');

  it('is empty with its hint and its action, or says that filters may be changed', async () => {
    const { host } = await openList('/', { totalCount: 0 });
    expect(screen.getByText('No funds')).toBeVisible();
    expect(screen.getByText('Add one.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add' })).toBeVisible();
    await act(() => host.router.navigate('/?search=calder'));
    expect(await screen.findByText(text('generic.emptyFiltered'))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
  });

  it('STORE-003 a first load that fails shows the failure with a Retry; a Retry that fails is reported', async () => {
    const { server, toasts } = await openList('/', { fail: () => down });
    expect(screen.getByRole('alert')).toHaveTextContent(text('metrics.loadFailed'));
    expect(toasts()).toEqual([]);
    await click('Retry');
    await waitFor(() => expect(toasts()).toEqual(['metrics.loadFailed']));
    server.fail = () => null;
    await click('Retry');
    await shows('Fund 0');
  });

  it('a load without the permission says so and offers no Retry', async () => {
    await openList('/', { fail: () => new ApiError('funds.list', { code: 'FORBIDDEN', status: 403 }) });
    expect(screen.getByText('Insufficient Permissions')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('STORE-003 a reload that fails keeps the rows and is said once, until one succeeds', async () => {
    const { server, host, toasts } = await openList('/');
    const reload = async (error: Error | null) => {
      server.fail = () => error;
      await act(() => host.queryClient.invalidateQueries());
      await waitFor(() => expect(list.load.status).toBe(error ? 'erroring' : 'ready'));
    };
    await reload(down);
    await reload(down);
    expect(toasts()).toEqual(['metrics.loadFailed']);
    expect(firstCell()).toBe('Fund 0');
    await reload(null);
    await reload(down);
    expect(toasts()).toHaveLength(2);
  });

  it('STORE-014 filters whose load fails are taken back; the rows stay and the failure is said', async () => {
    const { search, toasts } = await openList('/?page=2&search=calder', {
      fail: ({ filters }) => (filters.search?.[0] === 'broken' ? down : null),
    });
    act(() => list.setFilters({ search: ['broken'] }));
    await waitFor(() => expect(toasts()).toEqual(['metrics.loadFailed']));
    await waitFor(() => expect(search().get('search')).toBe('calder'));
    expect(firstCell()).toBe('Fund 20');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a page or an order whose load fails is taken back too', async () => {
    const { server, search, toasts } = await openList('/');
    server.fail = ({ page }) => (page.offset > 0 || page.orderBy === 'name:asc' ? down : null);
    await click('Page 2');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await waitFor(() => expect(search().get('page')).toBe('1'));
    const current = () =>
      within(screen.getByRole('navigation')).getByRole('button', { current: 'page' }).textContent;
    // Only where the list is back at a page that is loaded is the next failure said again.
    await waitFor(() => expect([current(), list.load.status]).toEqual(['1', 'ready']));
    await click('Name');
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await waitFor(() => expect(search().get('orderBy')).toBeNull());
    expect([firstCell(), current()]).toEqual(['Fund 0', '1']);
  });
});
