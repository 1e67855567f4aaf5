import type { PageLine } from '../../../document/page-text.ts';
import { addLine, moveLine, readCells, removeLine, repeatColumns, snapToWords } from './capture-grid.ts';

const line = (text: string, x: number, y: number, { w = 0.1, page = 1 } = {}): PageLine => ({
  page,
  text,
  x,
  y,
  w,
  h: 0.012,
});

/** Three columns at 0.1, 0.4 and 0.6, with a heading over the last two. */
const table = (page = 1): readonly PageLine[] => [
  line('Amounts in EUR thousand', 0.4, 0.2, { w: 0.3, page }),
  line('Company', 0.1, 0.22, { w: 0.1, page }),
  line('Cost', 0.4, 0.22, { w: 0.1, page }),
  line('Value', 0.6, 0.22, { w: 0.1, page }),
  line('Halcyon Ltd', 0.1, 0.24, { w: 0.12, page }),
  line('1,250', 0.43, 0.24, { w: 0.06, page }),
  line('2,000', 0.63, 0.24, { w: 0.06, page }),
  line('Zeta', 0.1, 0.26, { w: 0.06, page }),
  line('300', 0.45, 0.26, { w: 0.04, page }),
  line('(40)', 0.65, 0.26, { w: 0.04, page }),
];
const BOX = { page: 1, x: 0.08, y: 0.19, w: 0.65, h: 0.1 };
const textsOf = (...input: Parameters<typeof readCells>) =>
  readCells(...input).map((row) => row.map(({ text }) => text));

describe('the grid of a captured table', () => {
  it('stands in the gaps between the words, whatever heading lies over several columns', () => {
    const grid = snapToWords(BOX, table());
    expect(textsOf(grid, table())).toEqual([
      ['', 'Amounts in', 'EUR thousand'],
      ['Company', 'Cost', 'Value'],
      ['Halcyon Ltd', '1,250', '2,000'],
      ['Zeta', '300', '(40)'],
    ]);
  });

  it('gives each cell the box of its words', () => {
    const cell = readCells(snapToWords(BOX, table()), table())[2]?.[1];
    expect(cell?.box).toMatchObject({ page: 1, y: 0.24 });
    expect(cell?.box?.x).toBeCloseTo(0.43);
  });

  it('joins columns when a line is removed, and splits them when one is added', () => {
    const grid = snapToWords(BOX, table());
    const joined = removeLine(grid, 'columns', 1);
    expect(textsOf(joined, table())[3]).toEqual(['Zeta', '300 (40)']);
    expect(textsOf(addLine(joined, 'columns', 0.55), table())[3]).toEqual(['Zeta', '300', '(40)']);
    expect(addLine(grid, 'columns', 0.9)).toBe(grid);
  });

  it('keeps a moved line between its neighbours', () => {
    const grid = snapToWords(BOX, table());
    const moved = moveLine(grid, { axis: 'columns', index: 0 }, 0.99);
    expect(moved.columns[0]).toBeLessThan(grid.columns[1] ?? 0);
    expect(moveLine(grid, { axis: 'rows', index: 1 }, 0).rows[1]).toBeGreaterThan(grid.rows[0] ?? 0);
  });

  it('repeats the columns on the next page with the rows of that page', () => {
    const second = [
      line('Nord', 0.1, 0.05, { w: 0.05, page: 2 }),
      line('7', 0.46, 0.05, { w: 0.02, page: 2 }),
      line('8', 0.66, 0.05, { w: 0.02, page: 2 }),
    ];
    const grid = repeatColumns(snapToWords(BOX, table()), 2, [...table(), ...second]);
    expect(textsOf(grid, second)).toEqual([['Nord', '7', '8']]);
  });
});
