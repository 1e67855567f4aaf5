import fc from 'fast-check';
import {
  DEFAULT_PAGE_SIZE,
  lastPageOffset,
  METRIC_LIST_PAGE_SIZES,
  mustJumpToLastPage,
  nextPageOffset,
  offsetAfterRemoval,
  offsetAfterSizeChange,
  offsetOfPage,
  PAGE_SIZES,
  pageCountOf,
  pageNumberOf,
  previousPageOffset,
  roundOffsetToPage,
  visiblePages,
} from './paging.ts';

const offsets = fc.nat(1_000_000);
const sizes = fc.integer({ min: 1, max: 500 });
const totals = fc.nat(1_000_000);

describe('page sizes', () => {
  it('CONST-002 tables allow 20, 50 and 100, by default 20', () => {
    expect(PAGE_SIZES).toEqual([20, 50, 100]);
    expect(DEFAULT_PAGE_SIZE).toBe(20);
  });

  it('AMB-093 metric lists also allow 5', () => {
    expect(METRIC_LIST_PAGE_SIZES).toEqual([5, 20, 50, 100]);
  });

  it.each([0, -20, 1.5, Number.NaN])('refuses the size %d', (size) => {
    expect(() => roundOffsetToPage(10, size)).toThrow(RangeError);
  });
});

describe('roundOffsetToPage', () => {
  it('STORE-006 rounds down to a multiple of the page size', () => {
    expect([0, 19, 20, 39, 40, 101].map((offset) => roundOffsetToPage(offset, 20))).toEqual([
      0, 0, 20, 20, 40, 100,
    ]);
    fc.assert(
      fc.property(offsets, sizes, (offset, size) => {
        const rounded = roundOffsetToPage(offset, size);
        expect(rounded % size).toBe(0);
        expect(offset - rounded).toBeGreaterThanOrEqual(0);
        expect(offset - rounded).toBeLessThan(size);
      }),
    );
  });

  it('is never below 0', () => {
    expect(roundOffsetToPage(-1, 20)).toBe(0);
  });
});

describe('pages', () => {
  it('STORE-007 the page number is 1 plus offset divided by page size', () => {
    expect([0, 20, 39, 200].map((offset) => pageNumberOf(offset, 20))).toEqual([1, 2, 2, 11]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), sizes, (page, size) => {
        expect(pageNumberOf(offsetOfPage(page, size), size)).toBe(page);
      }),
    );
  });

  it('AMB-093 counts one page for an empty list', () => {
    expect([0, 1, 20, 21, 40, 41].map((total) => pageCountOf(total, 20))).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('finds the last page', () => {
    expect([0, 20, 21, 100].map((total) => lastPageOffset(total, 20))).toEqual([0, 0, 20, 80]);
  });
});

describe('mustJumpToLastPage', () => {
  it('STORE-008 leaves an empty page that is not the first of a list that has rows', () => {
    expect(mustJumpToLastPage({ itemCount: 0, totalCount: 3, offset: 20 })).toBe(true);
    expect(mustJumpToLastPage({ itemCount: 0, totalCount: 3, offset: 0 })).toBe(false);
    expect(mustJumpToLastPage({ itemCount: 0, totalCount: 0, offset: 20 })).toBe(false);
    expect(mustJumpToLastPage({ itemCount: 1, totalCount: 21, offset: 20 })).toBe(false);
  });

  it('STORE-008 lands on a page that has rows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), sizes, (total, size) => {
        expect(lastPageOffset(total, size)).toBeLessThan(total);
        expect(total - lastPageOffset(total, size)).toBeLessThanOrEqual(size);
      }),
    );
  });
});

describe('offsetAfterRemoval', () => {
  it('STORE-009 goes back by the number removed, at least to 0', () => {
    expect(offsetAfterRemoval(40, 3)).toBe(37);
    expect(offsetAfterRemoval(2, 3)).toBe(0);
  });
});

describe('next and previous page', () => {
  it('STORE-012 next is ignored on the last page and previous on the first', () => {
    expect(nextPageOffset(20, 20, 40)).toBe(20);
    expect(nextPageOffset(0, 20, 0)).toBe(0);
    expect(previousPageOffset(0, 20)).toBe(0);
  });

  it('moves by one page otherwise', () => {
    expect(nextPageOffset(0, 20, 21)).toBe(20);
    expect(previousPageOffset(40, 20)).toBe(20);
  });

  it('never leaves the list', () => {
    fc.assert(
      fc.property(totals, sizes, fc.nat(50), (total, size, page) => {
        const offset = Math.min(offsetOfPage(page + 1, size), lastPageOffset(total, size));
        expect(nextPageOffset(offset, size, total)).toBeLessThanOrEqual(lastPageOffset(total, size));
        expect(previousPageOffset(offset, size)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('offsetAfterSizeChange', () => {
  it('AMB-106 shows the page that holds the row that was first', () => {
    expect(pageNumberOf(offsetAfterSizeChange(60, 50), 50)).toBe(Math.floor(60 / 50) + 1);
    expect(offsetAfterSizeChange(100, 20)).toBe(100);
  });
});

describe('visiblePages', () => {
  const CASES: [page: number, count: number, shown: number[]][] = [
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ];
  it.each(CASES)('UI-010 around page %d of %d are %j', (page, count, shown) => {
    expect(visiblePages(page, count)).toEqual(shown);
  });
});
