import type { ClipboardBlock, ClipboardCell } from './clipboard.ts';
import { edgesOf, liveRange, type CellPlace, type GridSelection } from './grid-selection.ts';
import type { CellReading } from './read-cell-text.ts';

/** A pasted value and the cell that it belongs to. A row beyond the last one is a new row. */
export interface PastedValue<Value> {
  readonly place: CellPlace;
  readonly value: Value;
}

/** A pasted text that cannot be the value of its cell, and why. */
export interface PasteProblem {
  readonly place: CellPlace;
  readonly problem: string;
  readonly typed: string;
}

/** What a paste would do. Where there is a problem, nothing is done. */
export interface PastePlan<Value> {
  readonly values: readonly PastedValue<Value>[];
  readonly problems: readonly PasteProblem[];
  /** How many pasted columns do not fit to the right of the first cell. */
  readonly columnsBeyond: number;
  /** The pasted rectangle. */
  readonly area: { readonly anchor: CellPlace; readonly end: CellPlace };
}

/** How many rows of a paste are read, and how many there are. */
export interface ReadingProgress {
  readonly read: number;
  readonly of: number;
}

interface PasteTarget<Value> {
  readonly selection: GridSelection;
  readonly columnCount: number;
  /** Reads what is pasted into a cell. */
  readonly read: (place: CellPlace, pasted: ClipboardCell) => CellReading<Value>;
}

const NOTHING: ClipboardCell = { text: '' };

/** The block that fills a range: one cell, row or column is repeated over a larger selection, as spreadsheets do. */
function repeatOver(
  block: ClipboardBlock,
  { height, width }: { readonly height: number; readonly width: number },
): ClipboardBlock {
  const [rows, columns] = [block.length, block[0]?.length ?? 0];
  const times = (count: number, size: number) => (size > count && size % count === 0 ? size : count);
  const [toRows, toColumns] = [times(rows, height), times(columns, width)];
  return Array.from({ length: toRows }, (_, row) =>
    Array.from({ length: toColumns }, (__, column) => block[row % rows]?.[column % columns] ?? NOTHING),
  );
}

/**
 * Plans the paste of a block of cells at the top left of the selection. It reads every cell and changes nothing.
 * @yields after each row, how many rows are read and how many there are
 */
export function* planPaste<Value>(
  clipboard: ClipboardBlock,
  { selection, columnCount, read }: PasteTarget<Value>,
): Generator<ReadingProgress, PastePlan<Value>> {
  const { top, left, bottom, right } = edgesOf(liveRange(selection));
  const block = repeatOver(clipboard, { height: bottom - top + 1, width: right - left + 1 });
  const values: PastedValue<Value>[] = [];
  const problems: PasteProblem[] = [];
  const width = block[0]?.length ?? 0;
  for (const [rowOffset, cells] of block.entries()) {
    for (const [columnOffset, pasted] of cells.slice(0, columnCount - left).entries()) {
      const place = { row: top + rowOffset, column: left + columnOffset };
      const reading = read(place, pasted);
      if (reading.kind === 'value') values.push({ place, value: reading.value });
      if (reading.kind === 'problem') problems.push({ place, problem: reading.problem, typed: pasted.text });
    }
    yield { read: rowOffset + 1, of: block.length };
  }
  const columnsBeyond = Math.max(0, left + width - columnCount);
  const end = { row: top + block.length - 1, column: Math.min(columnCount, left + width) - 1 };
  return { values, problems, columnsBeyond, area: { anchor: { row: top, column: left }, end } };
}

/** The cells that a fill down changes, each with the cell above the range that it is copied from. */
export function planFillDown(
  selection: GridSelection,
): readonly { readonly from: CellPlace; readonly to: CellPlace }[] {
  return selection.flatMap((range) => {
    const { top, bottom, left, right } = edgesOf(range);
    // Of a single row, the row above is copied, as in a spreadsheet.
    const source = top === bottom ? top - 1 : top;
    if (source < 0) return [];
    const pairs: { from: CellPlace; to: CellPlace }[] = [];
    for (let row = source + 1; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        pairs.push({ from: { row: source, column }, to: { row, column } });
      }
    }
    return pairs;
  });
}
