import type { PageBox } from '../../../document/page-box.ts';
import { boxAround, linesInBox, wordsInBox, type PageLine } from '../../../document/page-text.ts';

/** The lines of a captured table, in fractions of the page: the borders of the box are no lines. */
export interface CaptureGrid {
  readonly box: PageBox;
  /** Between the columns, from the left. */
  readonly columns: readonly number[];
  /** Between the rows, from the top. */
  readonly rows: readonly number[];
}

export type CaptureAxis = 'columns' | 'rows';

/** A captured cell: the words in it, and their box. */
export interface CapturedCell {
  readonly text: string;
  readonly box: PageBox | null;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Lines nearer to each other than this are one. */
const MIN_DISTANCE = 0.004;

/** Spans that touch, merged, in order. */
function mergeSpans(spans: readonly Span[], minGap: number): readonly Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((left, right) => left.from - right.from)) {
    const last = merged.at(-1);
    if (last && span.from - last.to < minGap)
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

const between = (spans: readonly Span[]): readonly number[] =>
  spans.slice(1).map((span, index) => (span.from + (spans[index]?.to ?? span.from)) / 2);

/** The rows of words: words whose middles are on one line. */
function rowSpans(words: readonly PageLine[]): readonly Span[] {
  // Only the inner half of a word counts: descenders of one row reach into the next.
  return mergeSpans(
    words.map(({ y, h }) => ({ from: y + h * 0.25, to: y + h * 0.75 })),
    0,
  );
}

/** The columns of lines. A line that most rows have a gap under, such as a title over several columns, is left out. */
function columnSpans(lines: readonly PageLine[], rowCount: number): readonly Span[] {
  const spans = lines.map(({ x, w }) => ({ from: x, to: x + w }));
  const widest = rowCount < 3 ? spans : spans.filter((span) => !isBridge(span, spans, rowCount));
  return mergeSpans(widest.length > 0 ? widest : spans, MIN_DISTANCE);
}

/** Whether a span covers the gap between two spans that occur in at least half of the rows. */
function isBridge(span: Span, spans: readonly Span[], rowCount: number): boolean {
  const inside = spans.filter((other) => other !== span && other.from >= span.from && other.to <= span.to);
  const groups = mergeSpans(inside, MIN_DISTANCE);
  const common = groups.filter(
    (group) => inside.filter(({ from, to }) => from >= group.from && to <= group.to).length >= rowCount / 2,
  );
  return common.length > 1;
}

/** The grid of the words in a box: its lines stand in the gaps between columns and rows. */
export function snapToWords(box: PageBox, lines: readonly PageLine[]): CaptureGrid {
  const inside = linesInBox(box, lines);
  const rows = rowSpans(inside);
  return { box, rows: between(rows), columns: between(columnSpans(inside, rows.length)) };
}

/** The same columns on another page, with the rows of that page. */
export function repeatColumns(grid: CaptureGrid, page: number, lines: readonly PageLine[]): CaptureGrid {
  const { box, columns } = grid;
  const onPage = lines.filter((line) => line.page === page);
  const top = Math.min(...onPage.map(({ y }) => y), 1);
  const bottom = Math.max(...onPage.map(({ y, h }) => y + h), 0);
  const next = { ...box, page, y: Math.max(0, top - MIN_DISTANCE), h: bottom - top + 2 * MIN_DISTANCE };
  const inside = linesInBox(next, onPage);
  return { box: next, columns, rows: between(rowSpans(inside)) };
}

function limitsOf({ box }: CaptureGrid, axis: CaptureAxis): Span {
  return axis === 'columns' ? { from: box.x, to: box.x + box.w } : { from: box.y, to: box.y + box.h };
}

/** Adds a line; a line on another one or outside the box changes nothing. */
export function addLine(grid: CaptureGrid, axis: CaptureAxis, at: number): CaptureGrid {
  const { from, to } = limitsOf(grid, axis);
  const isTaken = [from, to, ...grid[axis]].some((line) => Math.abs(line - at) < MIN_DISTANCE);
  if (at < from || at > to || isTaken) return grid;
  return { ...grid, [axis]: [...grid[axis], at].sort((left, right) => left - right) };
}

/** Removes a line. */
export function removeLine(grid: CaptureGrid, axis: CaptureAxis, index: number): CaptureGrid {
  return { ...grid, [axis]: grid[axis].filter((_, other) => other !== index) };
}

/** Moves a line; it stays between its neighbours. */
export function moveLine(
  grid: CaptureGrid,
  { axis, index }: { readonly axis: CaptureAxis; readonly index: number },
  to: number,
): CaptureGrid {
  const limits = limitsOf(grid, axis);
  const lines = grid[axis];
  const low = (lines[index - 1] ?? limits.from) + MIN_DISTANCE;
  const high = (lines[index + 1] ?? limits.to) - MIN_DISTANCE;
  const at = Math.max(low, Math.min(high, to));
  return { ...grid, [axis]: lines.map((line, other) => (other === index ? at : line)) };
}

/** The cells between the lines of a grid, row by row. */
export function readCells(
  grid: CaptureGrid,
  lines: readonly PageLine[],
): readonly (readonly CapturedCell[])[] {
  const words = wordsInBox(grid.box, lines);
  const indexOf = (at: number, separators: readonly number[]) =>
    separators.filter((separator) => separator <= at).length;
  return Array.from({ length: grid.rows.length + 1 }, (_, row) => {
    const inRow = words.filter(({ y, h }) => indexOf(y + h / 2, grid.rows) === row);
    return Array.from({ length: grid.columns.length + 1 }, (__, column): CapturedCell => {
      const own = inRow
        .filter(({ x, w }) => indexOf(x + w / 2, grid.columns) === column)
        .sort((left, right) => left.x - right.x);
      return { text: own.map(({ text }) => text).join(' '), box: boxAround(own) };
    });
  });
}
