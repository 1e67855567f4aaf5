import fc from 'fast-check';
import { formatOrderBy, nextOrderBy, parseOrderBy } from './order-by.ts';
import { parseTableQuery, writeTableQuery } from './table-query.ts';

const columns = ['name', 'uploadedDate'] as const;
const newestFirst = { column: 'uploadedDate', direction: 'desc' } as const;

function parse(search: string, totalCount?: number) {
  return parseTableQuery(new URLSearchParams(search), { columns, defaultOrderBy: newestFirst, totalCount });
}

const RESET = { ok: false, reset: { page: 1, maxPageSize: 20, orderBy: newestFirst } };

describe('parseTableQuery', () => {
  it('CONST-002 starts on page 1 with 20 rows and the default order', () => {
    expect(parse('')).toEqual({ ok: true, query: { page: 1, maxPageSize: 20, orderBy: newestFirst } });
  });

  it('reads what the address says and ignores other parameters', () => {
    expect(parse('page=3&maxPageSize=50&orderBy=name:asc&search=x')).toEqual({
      ok: true,
      query: { page: 3, maxPageSize: 50, orderBy: { column: 'name', direction: 'asc' } },
    });
  });

  const ORDERS = ['name', 'name:up', 'colour:asc', ':asc', 'name:asc:desc', 'name:ASC', ''];
  it.each(ORDERS)('STORE-016, STORE-020 resets on orderBy=%s', (orderBy) => {
    expect(parse(`page=2&orderBy=${orderBy}`)).toEqual(RESET);
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
  it.each(NUMBERS)('STORE-017, STORE-020 resets on %s', (search) => {
    expect(parse(search)).toEqual(RESET);
  });

  it.each([5, 10, 21, 200])('STORE-018, STORE-020 resets on maxPageSize=%d', (size) => {
    expect(parse(`maxPageSize=${size}`)).toEqual(RESET);
  });

  it('STORE-018 accepts 20, 50 and 100', () => {
    expect([20, 50, 100].map((size) => parse(`maxPageSize=${size}`).ok)).toEqual([true, true, true]);
  });

  it('AMB-093 accepts 5 where the table allows it', () => {
    const parsed = parseTableQuery(new URLSearchParams('maxPageSize=5'), {
      columns,
      sizes: [5, 20, 50, 100],
    });
    expect(parsed).toEqual({ ok: true, query: { page: 1, maxPageSize: 5, orderBy: null } });
  });

  it('STORE-019, STORE-020 resets when the page is above the page count, once the count is known', () => {
    expect(parse('page=3', 40)).toEqual(RESET);
    expect(parse('page=2', 40).ok).toBe(true);
    expect(parse('page=3').ok).toBe(true);
    expect(parse('page=1', 0).ok).toBe(true);
  });
});

describe('writeTableQuery', () => {
  it('writes what parseTableQuery reads back, and keeps other parameters', () => {
    const orders = fc.option(
      fc.record({
        column: fc.constantFrom(...columns),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(20, 50, 100),
        orders,
        (page, maxPageSize, orderBy) => {
          const written = writeTableQuery(new URLSearchParams('search=a&orderBy=name:asc'), {
            page,
            maxPageSize,
            orderBy,
          });
          expect(parseTableQuery(written, { columns })).toEqual({
            ok: true,
            query: { page, maxPageSize, orderBy },
          });
          expect(written.get('search')).toBe('a');
        },
      ),
    );
  });
});

describe('order by', () => {
  it('STORE-016 reads column:asc and column:desc of known columns', () => {
    expect(parseOrderBy('uploadedDate:desc', columns)).toEqual(newestFirst);
    expect(formatOrderBy(newestFirst)).toBe('uploadedDate:desc');
    expect(parseOrderBy('constructor:desc', columns)).toBeNull();
  });

  it('USR-005 a header cycles ascending, descending, none', () => {
    const first = nextOrderBy(null, 'name');
    const second = nextOrderBy(first, 'name');
    expect([first, second, nextOrderBy(second, 'name')]).toEqual([
      { column: 'name', direction: 'asc' },
      { column: 'name', direction: 'desc' },
      null,
    ]);
    expect(nextOrderBy<string>(newestFirst, 'name')).toEqual({ column: 'name', direction: 'asc' });
  });
});
