import fc from 'fast-check';
import { reduceTableQuery } from './table-actions.ts';
import type { TableQuery } from './table-query.ts';

const aQuery = (changes: Partial<TableQuery> = {}): TableQuery => ({
  page: 1,
  maxPageSize: 20,
  orderBy: null,
  filters: {},
  ...changes,
});

describe('reduceTableQuery', () => {
  it('STORE-006 STORE-007 AMB-106 a new page size leaves the first row in view', () => {
    // Page 4 of 20 starts at row 60; in pages of 50 that row is on page 2.
    expect(reduceTableQuery(aQuery({ page: 4 }), { type: 'setPageSize', maxPageSize: 50 })).toMatchObject({
      page: 2,
      maxPageSize: 50,
    });
    expect(reduceTableQuery(aQuery({ page: 1 }), { type: 'setPageSize', maxPageSize: 100 }).page).toBe(1);
  });

  it('HIST-011 keeps the first row of any page on the page, whatever the sizes are', () => {
    const size = fc.constantFrom(5, 20, 50, 100);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), size, size, (page, from, to) => {
        const first = (page - 1) * from;
        const next = reduceTableQuery(aQuery({ page, maxPageSize: from }), {
          type: 'setPageSize',
          maxPageSize: to,
        });
        expect(first >= (next.page - 1) * to && first < next.page * to).toBe(true);
        expect(next.page).toBe(Math.floor(first / to) + 1);
      }),
      { seed: 20_261_122 },
    );
  });

  it('STORE-008 an empty page beyond the first jumps to the last page', () => {
    expect(reduceTableQuery(aQuery({ page: 5 }), { type: 'loaded', count: 0, totalCount: 41 }).page).toBe(3);
  });

  it.each([
    ['the first page', 1, 0, 41],
    ['an empty list', 5, 0, 0],
    ['a page with rows', 3, 1, 41],
  ])('STORE-008 a load of %s does not change the query', (_, page, count, totalCount) => {
    const query = aQuery({ page });
    expect(reduceTableQuery(query, { type: 'loaded', count, totalCount })).toBe(query);
  });

  it.each([
    [3, 1, 2],
    [3, 20, 2],
    [3, 100, 1],
    [1, 5, 1],
  ])('STORE-009 from page %i, removing %i rows goes back to page %i', (page, count, expected) => {
    expect(reduceTableQuery(aQuery({ page }), { type: 'removed', count }).page).toBe(expected);
  });

  it('STORE-012 a page beyond the last or before the first cannot be chosen', () => {
    expect(reduceTableQuery(aQuery(), { type: 'goToPage', page: 9 }, 60).page).toBe(3);
    expect(reduceTableQuery(aQuery({ page: 2 }), { type: 'goToPage', page: 0 }, 60).page).toBe(1);
  });

  it('STORE-013 a filter change goes to page 1 and merges the filters, and an empty filter is removed', () => {
    const query = aQuery({ page: 4, filters: { search: ['calder'], tags: ['Q4'] } });
    const next = reduceTableQuery(query, {
      type: 'mergeFilters',
      filters: { documentType: ['Capital Call'], search: [''] },
    });
    expect(next).toMatchObject({ page: 1, filters: { tags: ['Q4'], documentType: ['Capital Call'] } });
    expect(next.filters).not.toHaveProperty('search');
  });

  it('STORE-015 clearing the filters goes to page 1 and empties them', () => {
    const query = aQuery({ page: 4, filters: { search: ['calder'] } });
    expect(reduceTableQuery(query, { type: 'clearFilters' })).toMatchObject({ page: 1, filters: {} });
  });
});
