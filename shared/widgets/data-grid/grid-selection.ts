/** A cell of a grid, by its row and column from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells. The anchor is where its selection began; the end follows the keys or the pointer. */
export interface CellRange {
  readonly anchor: CellPlace;
  readonly end: CellPlace;
}

/** The selected rectangles, at least one. The anchor of the last one is the active cell. */
export type GridSelection = readonly [CellRange, ...CellRange[]];

/** How many rows and columns a grid has, at least one of each. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** The edges of a range, all inclusive. */
export interface RangeEdges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
const clampPlace = ({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace => ({
  row: clamp(row, rows),
  column: clamp(column, columns),
});
const isSamePlace = (left: CellPlace, right: CellPlace) =>
  left.row === right.row && left.column === right.column;

/** The range that keys and pointer change. */
export function liveRange(selection: GridSelection): CellRange {
  return selection.at(-1) ?? selection[0];
}

/** The cell that keys act on. */
export function activePlace(selection: GridSelection): CellPlace {
  return liveRange(selection).anchor;
}

/** Selects one cell. */
export function selectCell(place: CellPlace): GridSelection {
  return [{ anchor: place, end: place }];
}

/** Extends the last range to a cell; the active cell stays. The same object if the range ends there already. */
export function extendTo(selection: GridSelection, end: CellPlace): GridSelection {
  if (isSamePlace(liveRange(selection).end, end)) return selection;
  const [first, ...others] = selection;
  const last = { anchor: activePlace(selection), end };
  return others.length === 0 ? [last] : [first, ...others.slice(0, -1), last];
}

/** Adds a range that begins at a cell, which becomes active. */
export function addRange(selection: GridSelection, place: CellPlace): GridSelection {
  return [...selection, { anchor: place, end: place }];
}

/** Selects every cell; the active cell stays. */
export function selectAll(selection: GridSelection, size: GridSize): GridSelection {
  const active = activePlace(selection);
  const all = { anchor: { row: 0, column: 0 }, end: { row: size.rows - 1, column: size.columns - 1 } };
  return isSamePlace(active, all.anchor) ? [all] : [all, { anchor: active, end: active }];
}

/** Selects all columns of the rows, or all rows of the columns, of the last range. */
export function selectWhole(
  selection: GridSelection,
  along: 'rows' | 'columns',
  size: GridSize,
): GridSelection {
  const { anchor, end } = liveRange(selection);
  return along === 'rows'
    ? [{ anchor: { ...anchor, column: 0 }, end: { ...end, column: size.columns - 1 } }]
    : [{ anchor: { ...anchor, row: 0 }, end: { ...end, row: size.rows - 1 } }];
}

/** The edges of a range. */
export function edgesOf({ anchor, end }: CellRange): RangeEdges {
  return {
    top: Math.min(anchor.row, end.row),
    bottom: Math.max(anchor.row, end.row),
    left: Math.min(anchor.column, end.column),
    right: Math.max(anchor.column, end.column),
  };
}

/** The selection inside a grid that may have become smaller. The same object if nothing lies outside. */
export function keepInside(selection: GridSelection, size: GridSize): GridSelection {
  const inside = selection.map(({ anchor, end }) => ({
    anchor: clampPlace(anchor, size),
    end: clampPlace(end, size),
  }));
  const isKept = inside.every(({ anchor, end }, index) => {
    const range = selection[index];
    return range !== undefined && isSamePlace(anchor, range.anchor) && isSamePlace(end, range.end);
  });
  const [first, ...others] = inside;
  return isKept || first === undefined ? selection : [first, ...others];
}

/** The selected columns of a row as inclusive pairs, such as `1-3,5-5`; '' where none is selected. */
export function selectedColumnsOf(selection: GridSelection, row: number): string {
  return selection
    .map(edgesOf)
    .filter(({ top, bottom }) => row >= top && row <= bottom)
    .map(({ left, right }) => `${left}-${right}`)
    .join(',');
}

/** Whether a column is among the pairs that `selectedColumnsOf` returns. */
export function includesColumn(pairs: string, column: number): boolean {
  if (pairs === '') return false;
  return pairs.split(',').some((pair) => {
    const [left = 0, right = 0] = pair.split('-').map(Number);
    return column >= left && column <= right;
  });
}

/** The selected rows, each once, in their order. */
export function selectedRows(selection: GridSelection): readonly number[] {
  const rows = new Set<number>();
  for (const { top, bottom } of selection.map(edgesOf)) {
    for (let row = top; row <= bottom; row += 1) rows.add(row);
  }
  return [...rows].sort((left, right) => left - right);
}

const contains = ({ top, bottom, left, right }: RangeEdges, { row, column }: CellPlace) =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Goes through the selected cells, each once, range by range and row by row. */
export function* eachSelectedPlace(selection: GridSelection): Generator<CellPlace> {
  const ranges = selection.map(edgesOf);
  for (const [index, { top, bottom, left, right }] of ranges.entries()) {
    const earlier = ranges.slice(0, index);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const place = { row, column };
        if (!earlier.some((range) => contains(range, place))) yield place;
      }
    }
  }
}

/** The selected cells, each once, range by range and row by row. */
export function selectedPlaces(selection: GridSelection): readonly CellPlace[] {
  return [...eachSelectedPlace(selection)];
}

/** How many cells are selected. */
export function countSelected(selection: GridSelection): number {
  const { top, bottom, left, right } = edgesOf(selection[0]);
  if (selection.length === 1) return (bottom - top + 1) * (right - left + 1);
  return selectedPlaces(selection).length;
}

/** The part of a keyboard event that moves a selection. */
export interface MoveKey {
  readonly key: string;
  readonly shiftKey: boolean;
  /** Ctrl, or Command on a Mac. */
  readonly isCommand: boolean;
}

/** Where a key leads to from a place; undefined for other keys. `page` is the number of rows in view. */
function targetOf({ key, isCommand }: MoveKey, from: CellPlace, size: GridSize & { readonly page: number }) {
  const { row, column } = from;
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
  const targets: Readonly<Record<string, CellPlace>> = {
    ArrowUp: { row: isCommand ? 0 : row - 1, column },
    ArrowDown: { row: isCommand ? lastRow : row + 1, column },
    ArrowLeft: { row, column: isCommand ? 0 : column - 1 },
    ArrowRight: { row, column: isCommand ? lastColumn : column + 1 },
    Home: { row: isCommand ? 0 : row, column: 0 },
    End: { row: isCommand ? lastRow : row, column: lastColumn },
    PageUp: { row: row - size.page, column },
    PageDown: { row: row + size.page, column },
  };
  const target = targets[key];
  return target && clampPlace(target, size);
}

/**
 * The selection after a key of the grid pattern: arrows, Home, End, Page Up and Page Down, with Ctrl to the edge, with
 * Shift extending; Ctrl+A, Shift+Space and Ctrl+Space. Undefined for other keys.
 */
export function selectionAfterKey(
  selection: GridSelection,
  key: MoveKey,
  size: GridSize & { readonly page: number },
): GridSelection | undefined {
  if (key.isCommand && key.key.toLowerCase() === 'a') return selectAll(selection, size);
  if (key.key === ' ' && key.shiftKey) return selectWhole(selection, 'rows', size);
  if (key.key === ' ' && key.isCommand) return selectWhole(selection, 'columns', size);
  const { anchor, end } = liveRange(selection);
  const target = targetOf(key, key.shiftKey ? end : anchor, size);
  if (!target) return undefined;
  return key.shiftKey ? extendTo(selection, target) : selectCell(target);
}
