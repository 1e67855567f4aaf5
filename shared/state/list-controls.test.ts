import { initialListQuery, nextOrder, reduceList, type ListQuery } from './list-controls.ts';

const aQuery = (changes: Partial<ListQuery> = {}): ListQuery => ({ ...initialListQuery(null), ...changes });

describe('reduceList', () => {
  it('STORE-006 STORE-007 a new page size keeps the first row in view: offset rounded down, page from 1', () => {
    // Page 4 of 20 starts at row 60; in pages of 50 that row lies on page 2.
    expect(reduceList(aQuery({ page: 4 }), { type: 'setPageSize', maxPageSize: 50 })).toMatchObject({
      page: 2,
      maxPageSize: 50,
    });
    expect(reduceList(aQuery({ page: 1 }), { type: 'setPageSize', maxPageSize: 100 })).toMatchObject({
      page: 1,
    });
  });

  it('STORE-008 an empty page beyond the first jumps to the last page', () => {
    expect(reduceList(aQuery({ page: 5 }), { type: 'loaded', count: 0, totalCount: 41 })).toMatchObject({
      page: 3,
    });
  });

  it.each([
    ['the first page', 1, 0, 41],
    ['an empty list', 5, 0, 0],
    ['a page with rows', 3, 1, 41],
  ])('STORE-008 %s stays where it is', (_, page, count, totalCount) => {
    const query = aQuery({ page });
    expect(reduceList(query, { type: 'loaded', count, totalCount })).toBe(query);
  });

  it.each([
    [3, 1, 2],
    [3, 20, 2],
    [3, 100, 1],
    [1, 5, 1],
  ])('STORE-009 from page %i, %i removed rows step back to page %i', (page, count, expected) => {
    expect(reduceList(aQuery({ page }), { type: 'removed', count }).page).toBe(expected);
  });

  it('STORE-012 next is ignored on the last page, previous on the first', () => {
    const last = aQuery({ page: 3 });
    const first = aQuery({ page: 1 });
    expect(reduceList(last, { type: 'nextPage' }, 60)).toBe(last);
    expect(reduceList(last, { type: 'nextPage' }, 61)).toMatchObject({ page: 4 });
    expect(reduceList(first, { type: 'previousPage' }, 60)).toBe(first);
    expect(reduceList(last, { type: 'previousPage' }, 60)).toMatchObject({ page: 2 });
  });

  it('goes to no page beyond the last one', () => {
    expect(reduceList(aQuery(), { type: 'goToPage', page: 9 }, 60).page).toBe(3);
    expect(reduceList(aQuery({ page: 2 }), { type: 'goToPage', page: 0 }, 60).page).toBe(1);
  });

  it('STORE-013 a filter change goes to page 1 and merges the filters; an empty one is no filter', () => {
    const query = aQuery({ page: 4, filters: { search: ['calder'], tags: ['Q4'] } });
    const next = reduceList(query, {
      type: 'mergeFilters',
      filters: { documentType: ['Capital Call'], search: [''] },
    });
    expect(next).toMatchObject({ page: 1, filters: { tags: ['Q4'], documentType: ['Capital Call'] } });
    expect(next.filters).not.toHaveProperty('search');
  });

  it('STORE-015 clearing the filters goes to page 1 and empties them', () => {
    const query = aQuery({ page: 4, filters: { search: ['calder'] } });
    expect(reduceList(query, { type: 'clearFilters' })).toMatchObject({ page: 1, filters: {} });
  });
});

describe('nextOrder', () => {
  const byDefault = { column: 'uploadedDate', direction: 'desc' } as const;

  it('USR-005 a header cycles ascending, descending, then the default of the list', () => {
    const first = nextOrder(byDefault, 'fund', byDefault);
    const second = nextOrder(first, 'fund', byDefault);
    expect([first, second, nextOrder(second, 'fund', byDefault)]).toEqual([
      { column: 'fund', direction: 'asc' },
      { column: 'fund', direction: 'desc' },
      byDefault,
    ]);
  });

  it('a click on the default column turns it round, so that no click is without effect', () => {
    expect(nextOrder(byDefault, 'uploadedDate', byDefault)).toEqual({
      column: 'uploadedDate',
      direction: 'asc',
    });
  });
});
