import { parseBreadcrumbIndex } from './breadcrumb.ts';

describe('the index of a table in an address', () => {
  it.each([
    ['2', 2],
    ['9', 0],
    ['x', 0],
  ])('%s of three tables is %i', (text, index) => {
    expect(parseBreadcrumbIndex(text, 3)).toBe(index);
  });
});
