/** The places of the columns of a grid in CSS pixels. Entry 0 of `lefts` is the first column. */
export interface ColumnLayout {
  readonly lefts: Float64Array;
  readonly widths: Float64Array;
  /** Of all columns. */
  readonly width: number;
}

/** First and last index, both inclusive; `last` is below `first` where there is nothing. */
export interface IndexRange {
  readonly first: number;
  readonly last: number;
}

/** The visible part of the cells: without the header and the columns that stay in place. */
export interface GridView {
  readonly top: number;
  readonly height: number;
  readonly left: number;
  readonly width: number;
}

/** How many rows and columns are rendered beyond each edge of the view. */
const ROW_MARGIN = 3;
const COLUMN_MARGIN = 1;
/** The window moves in steps of so many rows, so that most frames of a scroll render nothing. */
const ROW_STEP = 2;

/** Lays columns out beside each other, from `start` on. */
export function layOutColumns(widths: readonly number[], start: number): ColumnLayout {
  const lefts = new Float64Array(widths.length);
  let left = start;
  widths.forEach((width, index) => {
    lefts[index] = left;
    left += width;
  });
  return { lefts, widths: Float64Array.from(widths), width: left };
}

/** The column at a distance from the left edge. */
function columnAt({ lefts, widths }: ColumnLayout, x: number): number {
  let low = 0;
  let high = lefts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lefts[middle] ?? 0) + (widths[middle] ?? 0) <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The columns to render. The first column always stays in view, so the range begins after it. */
export function columnsToRender(layout: ColumnLayout, { left, width }: GridView): IndexRange {
  const count = layout.lefts.length;
  const start = layout.lefts[1] ?? 0;
  return {
    first: Math.max(1, columnAt(layout, left + start) - COLUMN_MARGIN),
    last: Math.min(count - 1, columnAt(layout, left + start + width) + COLUMN_MARGIN),
  };
}

/**
 * The rows to render, of `count` rows that are all `rowHeight` high. Their number follows from the height of the view alone,
 * so that each row that leaves the view can give its elements to one that enters.
 */
export function rowsToRender(count: number, rowHeight: number, { top, height }: GridView): IndexRange {
  const inView = Math.ceil(height / rowHeight / ROW_STEP) * ROW_STEP + ROW_STEP;
  const rendered = inView + 2 * ROW_MARGIN;
  const wanted = Math.floor(top / rowHeight / ROW_STEP) * ROW_STEP - ROW_MARGIN;
  const first = Math.max(0, Math.min(wanted, count - rendered));
  return { first, last: Math.min(count, first + rendered) - 1 };
}

/** The scroll position that brings `start` to `end` into a view that begins at `offset`; the same if it is visible. */
export function scrollInto(
  offset: number,
  viewSize: number,
  { start, end }: { readonly start: number; readonly end: number },
): number {
  if (start < offset || end - start > viewSize) return start;
  return end > offset + viewSize ? end - viewSize : offset;
}
