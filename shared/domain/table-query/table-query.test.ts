import fc from 'fast-check';
import { readTableQuery, writeTableQuery, type TableRules } from './table-query.ts';

const sortKeys = ['name', 'uploadedDate'];
const newestFirst = { column: 'uploadedDate', direction: 'desc' } as const;
const RULES: TableRules = { sortKeys, defaultOrderBy: newestFirst };
const FIRST_PAGE = { page: 1, maxPageSize: 20, orderBy: newestFirst, filters: {} };
const RESET = { isValid: false, query: FIRST_PAGE };

const read = (search: string, totalCount?: number) =>
  readTableQuery(new URLSearchParams(search), RULES, totalCount);
const write = (search: string, query: Parameters<typeof writeTableQuery>[1], rules = RULES) =>
  writeTableQuery(new URLSearchParams(search), query, rules).toString();

describe('readTableQuery', () => {
  it('CONST-002 starts on page 1 with 20 rows and the default order', () => {
    expect(read('')).toEqual({ isValid: true, query: FIRST_PAGE });
  });

  it('reads the query from the address and ignores other parameters', () => {
    expect(read('page=3&maxPageSize=50&orderBy=name:asc&search=x')).toEqual({
      isValid: true,
      query: { page: 3, maxPageSize: 50, orderBy: { column: 'name', direction: 'asc' }, filters: {} },
    });
  });

  it('STORE-021 ignores values that no call can carry', () => {
    const params = new URLSearchParams({ search: 'a\0', fund: 'x'.repeat(501), uploadedBy: '\u{1F600} Ada' });
    for (let n = 0; n < 101; n += 1) params.append('tags', `t${n}`);
    const { filters } = readTableQuery(params, {
      sortKeys: [],
      filterNames: ['search', 'fund', 'uploadedBy', 'tags'],
    }).query;
    expect(Object.keys(filters)).toEqual(['uploadedBy', 'tags']);
    expect(filters.tags).toHaveLength(100);
  });

  it('reads the filters that the rules name and preserves them in a reset', () => {
    const rules = { ...RULES, filterNames: ['tags', 'search'] };
    const params = new URLSearchParams('tags=Q4&tags=late&search=&kind=other&page=two');
    expect(readTableQuery(params, rules).query.filters).toEqual({ tags: ['Q4', 'late'] });
  });

  const ORDERS = ['name', 'name:up', 'colour:asc', ':asc', 'name:asc:desc', 'name:ASC', ''];
  it.each(ORDERS)('STORE-016 STORE-020 resets on orderBy=%s', (orderBy) => {
    expect(read(`page=2&orderBy=${orderBy}`)).toEqual(RESET);
  });

  const NUMBERS = [
    'page=two',
    'page=',
    'page=1e3',
    'page=-1',
    'page=0',
    'page=1.5',
    'maxPageSize=all',
    'maxPageSize=',
  ];
  it.each(NUMBERS)('STORE-017 STORE-020 resets on %s', (search) => {
    expect(read(search)).toEqual(RESET);
  });

  it.each([5, 10, 21, 200])('STORE-018 STORE-020 resets on maxPageSize=%d', (size) => {
    expect(read(`maxPageSize=${size}`)).toEqual(RESET);
  });

  it('STORE-018 accepts 20, 50 and 100', () => {
    expect([20, 50, 100].map((size) => read(`maxPageSize=${size}`).isValid)).toEqual([true, true, true]);
  });

  it('AMB-093 accepts 5 if the table allows it', () => {
    const rules = { sortKeys, pageSizes: [5, 20, 50, 100] };
    expect(readTableQuery(new URLSearchParams('maxPageSize=5'), rules)).toEqual({
      isValid: true,
      query: { page: 1, maxPageSize: 5, orderBy: null, filters: {} },
    });
  });

  it('STORE-019 STORE-020 resets when the page is above the page count, once the count is known', () => {
    expect(read('page=3', 40)).toEqual(RESET);
    expect(read('page=2', 40).isValid).toBe(true);
    expect(read('page=3').isValid).toBe(true);
    expect(read('page=1', 0).isValid).toBe(true);
  });

  it('ignores the page size in the address if the size is fixed', () => {
    const { query, isValid } = readTableQuery(new URLSearchParams('page=2&maxPageSize=7'), {
      sortKeys: [],
      pageSizes: [100],
    });
    expect([isValid, query.page, query.maxPageSize]).toEqual([true, 2, 100]);
  });

  it('selects page 1 with all rows for a table without pages, regardless of the address', () => {
    const rules = { sortKeys: [], pageSizes: [] };
    const { query, isValid } = readTableQuery(new URLSearchParams('page=9'), rules, 5000);
    expect([isValid, query.page]).toEqual([true, 1]);
    expect(query.maxPageSize).toBeGreaterThan(1_000_000);
  });
});

describe('writeTableQuery', () => {
  it('writes a query that readTableQuery reads back, and preserves other parameters', () => {
    const orders = fc.record({
      column: fc.constantFrom(...sortKeys),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(20, 50, 100),
        orders,
        (page, maxPageSize, orderBy) => {
          const query = { page, maxPageSize, orderBy, filters: {} };
          const written = writeTableQuery(new URLSearchParams('search=a&orderBy=name:asc'), query, RULES);
          expect(readTableQuery(written, RULES)).toEqual({ isValid: true, query });
          expect(written.get('search')).toBe('a');
        },
      ),
    );
  });

  it('AMB-081 omits the default order', () => {
    expect(write('orderBy=name:asc', FIRST_PAGE)).toBe('page=1&maxPageSize=20');
  });

  it('writes each value of a filter and removes an unset filter', () => {
    const rules = { ...RULES, filterNames: ['tags', 'search'] };
    expect(write('search=old', { ...FIRST_PAGE, filters: { tags: ['a', 'b'] } }, rules)).toBe(
      'page=1&maxPageSize=20&tags=a&tags=b',
    );
  });

  it('omits a fixed page size, and the page of a table without pages', () => {
    expect(write('', FIRST_PAGE, { sortKeys, pageSizes: [100] })).toBe('page=1&orderBy=uploadedDate%3Adesc');
    expect(write('', FIRST_PAGE, { ...RULES, pageSizes: [] })).toBe('');
  });
});
