import { createTestingHost } from '@assay/shared/platform/testing-host';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { keepPreviousData, queryOptions } from '@assay/shared/query';
import { useListControls, useListSettling, type ListControls } from './use-list-controls.ts';
import { useLoadState } from './use-load-state.ts';

interface Call {
  readonly offset: number;
  readonly size: number;
  readonly search: string | undefined;
  readonly orderBy: string | undefined;
}

interface ListServer {
  totalCount: number;
  readonly calls: Call[];
  readonly fails: (call: Call) => boolean;
}

let controls: ListControls;

function List({ server }: { readonly server: ListServer }) {
  const list = useListControls({
    columns: ['name', 'uploadedDate'],
    filterNames: ['search'],
    defaultOrderBy: { column: 'uploadedDate', direction: 'desc' },
  });
  useEffect(() => {
    controls = list;
  }, [list]);
  const { query, offset } = list;
  const call: Call = {
    offset,
    size: query.maxPageSize,
    search: query.filters.search?.[0],
    orderBy: query.orderBy ? `${query.orderBy.column}:${query.orderBy.direction}` : undefined,
  };
  const state = useLoadState(
    queryOptions({
      queryKey: ['list', call],
      queryFn: () => {
        server.calls.push(call);
        if (server.fails(call)) return Promise.reject(new Error('down'));
        const rows = Math.max(0, Math.min(call.size, server.totalCount - call.offset));
        return Promise.resolve({
          items: Array.from({ length: rows }, (_, row) => call.offset + row),
          totalCount: server.totalCount,
        });
      },
      placeholderData: keepPreviousData,
    }),
  );
  useListSettling(list, state);
  return <output>{`${state.status} page ${query.page}`}</output>;
}

async function openList(address: string, server: Partial<ListServer> = {}) {
  const full: ListServer = { totalCount: 45, calls: [], fails: () => false, ...server };
  const host = createTestingHost({ initialAddress: address });
  const entries: number[] = [];
  host.router.subscribe(({ historyAction }) => entries.push(historyAction === 'PUSH' ? 1 : 0));
  render(<List server={full} />, { wrapper: host.Wrapper });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/ready|erroring/));
  return {
    server: full,
    pushes: () => entries.reduce((sum, entry) => sum + entry, 0),
    search: () => new URLSearchParams(host.router.state.location.search),
    path: () => `${host.router.state.location.pathname}${host.router.state.location.search}`,
  };
}

const settled = (text: RegExp) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('useListControls', () => {
  it('STORE-011 STORE-021 a new page and a new page size are in the address, replaced and not pushed, and load', async () => {
    const { server, search, pushes } = await openList('/');
    act(() => controls.goToPage(2));
    await settled(/ready page 2/);
    act(() => controls.setPageSize(50));
    await settled(/ready page 1/);
    expect(server.calls.map(({ offset, size }) => [offset, size])).toEqual([
      [0, 20],
      [20, 20],
      [0, 50],
    ]);
    expect(Object.fromEntries(search())).toEqual({
      page: '1',
      maxPageSize: '50',
      orderBy: 'uploadedDate:desc',
    });
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
    expect(search().get('orderBy')).toBe('uploadedDate:desc');
  });

  it('STORE-020 parameters of others survive the reset', async () => {
    const { search } = await openList('/?page=two&viewMetric=7&search=calder');
    await waitFor(() => expect(search().get('page')).toBe('1'));
    expect(search().get('viewMetric')).toBe('7');
    expect(search().get('search')).toBe('calder');
  });

  it('a valid address is left as it is', async () => {
    const { path } = await openList('/?page=3&orderBy=name:asc');
    await settled(/ready page 3/);
    expect(path()).toBe('/?page=3&orderBy=name:asc');
  });

  it('STORE-008 STORE-009 a last page that emptied leads to the page before it', async () => {
    const { server, search } = await openList('/?page=3');
    server.totalCount = 40;
    act(() => controls.stepBack(5));
    await settled(/ready page 2/);
    expect(search().get('page')).toBe('2');
  });

  it('STORE-008 a page found empty while others have rows jumps to the last one', async () => {
    const { server } = await openList('/?page=2');
    server.totalCount = 60;
    act(() => controls.nextPage());
    await settled(/ready page 3/);
    server.totalCount = 20;
    act(() => controls.sortBy({ column: 'name', direction: 'asc' }));
    await settled(/ready page 1/);
  });

  it('STORE-013 STORE-015 filters go to page 1 and into the address; clearing takes them out', async () => {
    const { search } = await openList('/?page=2');
    act(() => controls.mergeFilters({ search: ['calder'] }));
    await settled(/ready page 1/);
    expect(search().get('search')).toBe('calder');
    act(() => controls.clearFilters());
    await waitFor(() => expect(search().has('search')).toBe(false));
  });

  it('STORE-014 filters whose load fails are taken back', async () => {
    const { search } = await openList('/?search=calder', { fails: ({ search: term }) => term === 'broken' });
    act(() => controls.mergeFilters({ search: ['broken'] }));
    await waitFor(() => expect(search().get('search')).toBe('calder'));
    await settled(/ready page 1/);
  });

  it('STORE-012 there is no page after the last', async () => {
    const { search } = await openList('/?page=3');
    await settled(/ready page 3/);
    act(() => controls.nextPage());
    expect(search().get('page')).toBe('3');
  });

  it('two changes in one tick build on each other', async () => {
    const { search } = await openList('/');
    act(() => {
      controls.mergeFilters({ search: ['calder'] });
      controls.sortBy({ column: 'name', direction: 'asc' });
    });
    await settled(/ready/);
    expect(search().get('search')).toBe('calder');
    expect(search().get('orderBy')).toBe('name:asc');
  });
});
