import fc from 'fast-check';
import {
  DEFAULT_PAGE_SIZE,
  lastPageOffset,
  mustJumpToLastPage,
  offsetAfterRemoval,
  offsetOfPage,
  PAGE_SIZES,
  pageCountOf,
  pageNumberOf,
  roundOffsetToPage,
} from './paging.ts';

const offsets = fc.nat(1_000_000);
const sizes = fc.integer({ min: 1, max: 500 });

describe('page sizes', () => {
  it('CONST-002 tables offer 20, 50 and 100 rows, and 20 by default', () => {
    expect(PAGE_SIZES).toEqual([20, 50, 100]);
    expect(DEFAULT_PAGE_SIZE).toBe(20);
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

  it('never returns less than 0', () => {
    expect(roundOffsetToPage(-1, 20)).toBe(0);
  });
});

describe('pages', () => {
  it('STORE-007 the page number is 1 plus the offset divided by the page size', () => {
    expect([0, 20, 39, 200].map((offset) => pageNumberOf(offset, 20))).toEqual([1, 2, 2, 11]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), sizes, (page, size) => {
        expect(pageNumberOf(offsetOfPage(page, size), size)).toBe(page);
      }),
    );
  });

  it('AMB-093 an empty list has one page', () => {
    expect([0, 1, 20, 21, 40, 41].map((total) => pageCountOf(total, 20))).toEqual([1, 1, 1, 2, 2, 3]);
  });

  it('the last page starts at the last multiple of the page size', () => {
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

  it('STORE-008 jumps to a page that has rows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), sizes, (total, size) => {
        expect(lastPageOffset(total, size)).toBeLessThan(total);
        expect(total - lastPageOffset(total, size)).toBeLessThanOrEqual(size);
      }),
    );
  });
});

describe('offsetAfterRemoval', () => {
  it('STORE-009 goes back by the number of removed rows, but not below 0', () => {
    expect(offsetAfterRemoval(40, 3)).toBe(37);
    expect(offsetAfterRemoval(2, 3)).toBe(0);
  });
});
