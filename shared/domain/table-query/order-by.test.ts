import { formatOrderBy, isSameOrder, nextOrderBy, parseOrderBy, type OrderBy } from './order-by.ts';

const COLUMNS = ['name', 'uploadedDate'] as const;
const newestFirst: OrderBy = { column: 'uploadedDate', direction: 'desc' };
const byName: OrderBy = { column: 'name', direction: 'asc' };

/** The orders after each of three clicks on one header, starting from the default order. */
function threeClicks(column: string, defaultOrderBy: OrderBy | null): (string | null)[] {
  let current = defaultOrderBy;
  return [1, 2, 3].map(() => {
    current = nextOrderBy(current, column, defaultOrderBy);
    return current && formatOrderBy(current);
  });
}

describe('parseOrderBy', () => {
  it('STORE-016 accepts column:asc and column:desc for known columns', () => {
    expect(parseOrderBy('uploadedDate:desc', COLUMNS)).toEqual(newestFirst);
    expect(formatOrderBy(newestFirst)).toBe('uploadedDate:desc');
    expect(parseOrderBy('constructor:desc', COLUMNS)).toBeNull();
  });
});

describe('nextOrderBy', () => {
  it('USR-005 a click on a header changes from ascending to descending to none', () => {
    expect(threeClicks('name', null)).toEqual(['name:asc', 'name:desc', null]);
  });

  it('USR-005 none means the default order of the table', () => {
    expect(threeClicks('name', newestFirst)).toEqual(['name:asc', 'name:desc', 'uploadedDate:desc']);
  });

  it.each([
    ['ascending', byName, ['name:desc', 'name:asc', 'name:desc']],
    ['descending', newestFirst, ['uploadedDate:asc', 'uploadedDate:desc', 'uploadedDate:asc']],
  ])('USR-005 every click has an effect on a column whose default is %s', (_, byDefault, expected) => {
    expect(threeClicks(byDefault.column, byDefault)).toEqual(expected);
  });
});

describe('isSameOrder', () => {
  it('compares column and direction, and no order equals no order', () => {
    expect(isSameOrder(byName, { ...byName })).toBe(true);
    expect(isSameOrder(byName, { ...byName, direction: 'desc' })).toBe(false);
    expect(isSameOrder(byName, null)).toBe(false);
    expect(isSameOrder(null, null)).toBe(true);
  });
});
