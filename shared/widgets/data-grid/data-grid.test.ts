import fc from 'fast-check';
import { parseClipboardText, toClipboardText } from './clipboard.ts';
import { columnsToRender, layOutColumns, rowsToRender, scrollInto } from './grid-layout.ts';
import {
  activePlace,
  addRange,
  edgesOf,
  extendTo,
  includesColumn,
  keepInside,
  liveRange,
  selectAll,
  selectCell,
  selectedColumnsOf,
  selectedPlaces,
  selectedRows,
  selectionAfterKey,
} from './grid-selection.ts';

const SIZE = { rows: 10, columns: 4, page: 3 };
const key = (name: string, { shift = false, ctrl = false } = {}) => ({
  key: name,
  shiftKey: shift,
  isCommand: ctrl,
});
const after = (name: string, modifiers = {}, from = selectCell({ row: 5, column: 1 })) => {
  const next = selectionAfterKey(from, key(name, modifiers), SIZE);
  return next && liveRange(next);
};
const at = (row: number, column: number) => ({ row, column });

describe('the selection', () => {
  it.each([
    ['ArrowDown', {}, at(6, 1)],
    ['ArrowLeft', {}, at(5, 0)],
    ['ArrowDown', { ctrl: true }, at(9, 1)],
    ['PageUp', {}, at(2, 1)],
    ['PageDown', {}, at(8, 1)],
    ['Home', {}, at(5, 0)],
    ['End', { ctrl: true }, at(9, 3)],
  ] as const)('%s %o moves to %o', (name, modifiers, place) => {
    expect(after(name, modifiers)).toEqual({ anchor: place, end: place });
  });

  it('extends with Shift, from the cell where it began', () => {
    expect(after('ArrowUp', { shift: true })).toEqual({ anchor: at(5, 1), end: at(4, 1) });
    expect(after('End', { shift: true, ctrl: true })).toEqual({ anchor: at(5, 1), end: at(9, 3) });
    expect(after(' ', { shift: true })).toEqual({ anchor: at(5, 0), end: at(5, 3) });
    expect(after(' ', { ctrl: true })).toEqual({ anchor: at(0, 1), end: at(9, 1) });
    expect(after('x')).toBeUndefined();
  });

  it('selects all and keeps the active cell', () => {
    const all = selectAll(selectCell(at(5, 1)), SIZE);
    expect(activePlace(all)).toEqual(at(5, 1));
    expect(selectedPlaces(all)).toHaveLength(40);
  });

  it('counts a cell of two ranges once', () => {
    const two = extendTo(addRange(extendTo(selectCell(at(0, 0)), at(2, 1)), at(2, 1)), at(3, 2));
    expect(selectedPlaces(two)).toHaveLength(9);
    expect(selectedRows(two)).toEqual([0, 1, 2, 3]);
    expect([0, 1, 2, 3].map((column) => includesColumn(selectedColumnsOf(two, 2), column))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('stays inside a grid that became smaller', () => {
    const kept = keepInside(extendTo(selectCell(at(2, 2)), at(9, 3)), { rows: 4, columns: 3 });
    expect(edgesOf(liveRange(kept))).toEqual({ top: 2, bottom: 3, left: 2, right: 2 });
  });
});

describe('what is rendered of a grid', () => {
  const layout = layOutColumns(
    Array.from({ length: 30 }, () => 100),
    36,
  );
  const view = { top: 28_000, left: 1000, width: 600, height: 280 };

  it('is the view with a margin, however many rows there are', () => {
    const rows = rowsToRender(10_000, 28, view);
    expect(rows.first).toBeLessThanOrEqual(1000);
    expect(rows.last).toBeGreaterThanOrEqual(1010);
    expect(rows.last - rows.first).toBeLessThan(24);
    expect(columnsToRender(layout, view)).toEqual({ first: 10, last: 18 });
  });

  it('never leaves the grid', () => {
    expect(rowsToRender(3, 28, { ...view, top: 0 })).toEqual({ first: 0, last: 2 });
    expect(columnsToRender(layout, { ...view, left: 9999 }).last).toBe(29);
  });

  it('scrolls only as far as a cell needs', () => {
    expect(scrollInto(100, 50, { start: 110, end: 130 })).toBe(100);
    expect(scrollInto(100, 50, { start: 60, end: 80 })).toBe(60);
    expect(scrollInto(100, 50, { start: 160, end: 180 })).toBe(130);
  });
});

describe('the text of a spreadsheet', () => {
  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['"two\nlines"\t"a ""quote"""', [['two\nlines', 'a "quote"']]],
    ['5" pipe\t1', [['5" pipe', '1']]],
  ])('%j is read', (clipboard, rows) => {
    expect(parseClipboardText(clipboard)).toEqual(rows);
  });

  it('is read back as it was written', () => {
    const cell = fc.stringMatching(/^[a-z"\t\n ,.0-9]{0,8}$/);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(cell),
        (rows, columns, cells) => {
          const block = Array.from({ length: rows }, () =>
            Array.from({ length: columns }, () => cells.next().value ?? ''),
          );
          // A last empty line is no row.
          fc.pre(!(columns === 1 && block.at(-1)?.[0] === '' && rows > 1));
          expect(parseClipboardText(toClipboardText(block))).toEqual(block);
        },
      ),
    );
  });
});
