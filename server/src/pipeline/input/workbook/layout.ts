import type { TextMeasure } from '../drawing/fonts.ts';
import type { LaidOutPage, PlacedLine } from '../drawing/laid-out-page.ts';
import { wrapText } from '../drawing/wrap-text.ts';
import type { Cell, Sheet } from './sheet.ts';
import { columnLetters } from './sheet.ts';

const MARGIN = 24;
/** White at each side within a cell: wide enough that texts of neighbours stay apart. */
const PADDING = 5;
const MIN_WIDTH = 300;
const MIN_HEIGHT = 120;
/** A table is best read on one page; a longer sheet is cut between rows. */
const PAGE_HEIGHT = 3000;
/** Text is put on several lines rather than widening a column beyond this. */
const MAX_TEXT_WIDTH = 260;
/** A text with nothing behind it in its row runs on so far before it is put on several lines. */
const MAX_LINE_LENGTH = 520;
const LINE_HEIGHT = 1.2;
/** Helvetica runs wider than the fonts of spreadsheets. */
const FONT_SCALE = 0.9;
/** Rows without content between others are shown, but no thousands of them. */
const MAX_EMPTY_ROWS = 3;
/** PDF pages are at most 14,400 points wide. */
const MAX_WIDTH = 14_000;

const sizeOf = (cell: Cell): number => cell.style.size * FONT_SCALE;

/** The visible columns of a sheet from its first to its last used one, with their places. */
class Columns {
  readonly #sheet: Sheet;
  readonly #widths = new Map<number, number>();
  readonly #lefts = new Map<number, number>();
  readonly first: number;
  readonly last: number;
  readonly #measure: TextMeasure;
  /** The cells with a text, by row and column. */
  readonly #filled: ReadonlySet<string>;

  constructor(sheet: Sheet, measure: TextMeasure) {
    this.#sheet = sheet;
    this.#filled = new Set(
      sheet.cells.flatMap(({ row, column, text }) => (text === '' ? [] : [`${row}:${column}`])),
    );
    this.#measure = measure;
    this.first = Math.min(...sheet.cells.map(({ column }) => column));
    this.last = sheet.cells.reduce(
      (last, cell) => Math.max(last, cell.column + this.spanOf(cell).columns - 1),
      this.first,
    );
    for (let column = this.first; column <= this.last; column += 1) {
      const width = sheet.hiddenColumns.has(column) ? 0 : (sheet.widths.get(column) ?? sheet.defaultWidth);
      this.#widths.set(column, width);
    }
    for (const cell of sheet.cells) this.#fit(cell);
    let left = MARGIN;
    for (const [column, width] of this.#widths) {
      this.#lefts.set(column, left);
      left += width;
    }
    this.#lefts.set(this.last + 1, left);
  }

  get right(): number {
    return this.leftOf(this.last + 1);
  }

  leftOf(column: number): number {
    return this.#lefts.get(column) ?? MARGIN;
  }

  spanOf({ row, column }: Cell): { rows: number; columns: number } {
    return this.#sheet.merges.get(`${row}:${column}`) ?? { rows: 1, columns: 1 };
  }

  /**
   * Widens a column to its longest number; to its longest text where nobody chose a width and another cell stands behind the
   * text; else to its longest word.
   */
  #fit(cell: Cell): void {
    if (this.spanOf(cell).columns > 1) return;
    const { style, isNumber, text } = cell;
    const widthOf = (part: string): number => this.#measure(part, sizeOf(cell), style.isBold);
    const isOfDefault = !this.#sheet.widths.has(cell.column);
    const isWhole = isNumber || (isOfDefault && this.#filled.has(`${cell.row}:${cell.column + 1}`));
    const parts = isWhole ? [text] : text.split(/\s+/u);
    const longest = Math.max(0, ...parts.map(widthOf));
    const wanted = Math.min(longest, isNumber ? longest : MAX_TEXT_WIDTH) + 2 * PADDING;
    if (wanted > (this.#widths.get(cell.column) ?? 0)) this.#widths.set(cell.column, wanted);
  }
}

interface Row {
  number: number;
  cells: { cell: Cell; lines: string[]; left: number; right: number }[];
  height: number;
}

/** How far a text may run: over empty neighbours, as in a spreadsheet. */
function textRight(columns: Columns, cells: readonly Cell[], index: number): number {
  const cell = cells[index];
  if (cell === undefined) return 0;
  const span = columns.spanOf(cell).columns;
  const own = columns.leftOf(cell.column + span);
  if (cell.isNumber || span > 1 || (cell.style.align ?? 'left') !== 'left') return own;
  const next = cells.slice(index + 1).find(({ text }) => text !== '');
  if (next !== undefined) return Math.max(own, columns.leftOf(next.column));
  return Math.max(own, columns.right, columns.leftOf(cell.column) + MAX_LINE_LENGTH);
}

function layOutRow(sheet: Sheet, columns: Columns, cells: readonly Cell[], measure: TextMeasure): Row {
  const number = cells[0]?.row ?? 0;
  const row: Row = { number, cells: [], height: sheet.heights.get(number) ?? sheet.defaultHeight };
  for (const [index, cell] of cells.entries()) {
    const left = columns.leftOf(cell.column);
    const right = textRight(columns, cells, index);
    const widthOf = (text: string): number => measure(text, sizeOf(cell), cell.style.isBold);
    const lines = wrapText(cell.text, right - left - 2 * PADDING, widthOf);
    row.cells.push({ cell, lines, left, right });
    const isTall = columns.spanOf(cell).rows > 1;
    if (!isTall) row.height = Math.max(row.height, lines.length * sizeOf(cell) * LINE_HEIGHT + 4);
  }
  return row;
}

function borderLines(
  columns: Columns,
  { cell }: Row['cells'][number],
  top: number,
  bottom: number,
): PlacedLine[] {
  const left = columns.leftOf(cell.column);
  const right = columns.leftOf(cell.column + columns.spanOf(cell).columns);
  const { borders } = cell.style;
  const lines: PlacedLine[] = [];
  if (borders.top) lines.push({ x0: left, y0: top, x1: right, y1: top });
  if (borders.bottom) lines.push({ x0: left, y0: bottom, x1: right, y1: bottom });
  if (borders.left) lines.push({ x0: left, y0: top, x1: left, y1: bottom });
  if (borders.right) lines.push({ x0: right, y0: top, x1: right, y1: bottom });
  return lines;
}

/** What placing the rows of a sheet needs. */
interface SheetPlaces {
  sheet: Sheet;
  columns: Columns;
  measure: TextMeasure;
}

function placeRow(page: LaidOutPage, row: Row, { sheet, columns, measure }: SheetPlaces): void {
  const top = page.height;
  const bottom = top + row.height;
  for (const placed of row.cells) {
    const { cell, lines, left, right } = placed;
    page.lines.push(...borderLines(columns, placed, top, bottom));
    const size = sizeOf(cell);
    const address = `${sheet.name}!${columnLetters(cell.column)}${cell.row}`;
    const align = cell.style.align ?? (cell.isNumber ? 'right' : 'left');
    const from = bottom - 2 - lines.length * size * LINE_HEIGHT;
    for (const [index, text] of lines.entries()) {
      const width = measure(text, size, cell.style.isBold);
      const free = Math.max(0, right - left - 2 * PADDING - width);
      const x = left + PADDING + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
      const y = Math.max(top, from) + index * size * LINE_HEIGHT;
      page.texts.push({ text, x, y, size, isBold: cell.style.isBold, cell: address });
      page.width = Math.max(page.width, x + width + MARGIN);
    }
  }
  page.height = bottom;
}

/** Cells in rows; those under a merged cell show nothing. */
function rowsOf(sheet: Sheet): Cell[][] {
  const covered = new Set<string>();
  for (const [address, { rows, columns }] of sheet.merges) {
    const [row = 0, column = 0] = address.split(':').map(Number);
    if (rows * columns > 10_000) continue;
    for (let r = 0; r < rows; r += 1)
      for (let c = 0; c < columns; c += 1) if (r > 0 || c > 0) covered.add(`${row + r}:${column + c}`);
  }
  const shown = sheet.cells.map((cell) =>
    covered.has(`${cell.row}:${cell.column}`) ? { ...cell, text: '' } : cell,
  );
  return [...Map.groupBy(shown, ({ row }) => row).values()];
}

/**
 * Lays a sheet out on pages: columns and rows at their own sizes, widened where a number or word would not fit, texts
 * running over empty neighbours or onto more lines, nothing cut off. A sheet without content has no page.
 */
export function layOutSheet(sheet: Sheet, measure: TextMeasure): LaidOutPage[] {
  if (!sheet.cells.some(({ text }) => text !== '')) return [];
  const columns = new Columns(sheet, measure);
  const pages: LaidOutPage[] = [];
  const newPage = (): LaidOutPage => {
    const page = {
      width: Math.max(MIN_WIDTH, columns.right + MARGIN),
      height: MARGIN,
      texts: [],
      lines: [],
    };
    pages.push(page);
    return page;
  };
  let page = newPage();
  let last = 0;
  for (const cells of rowsOf(sheet)) {
    const row = layOutRow(sheet, columns, cells, measure);
    if (page.height + row.height > PAGE_HEIGHT && page.texts.length > 0) page = newPage();
    else if (last > 0) page.height += Math.min(MAX_EMPTY_ROWS, row.number - last - 1) * sheet.defaultHeight;
    placeRow(page, row, { sheet, columns, measure });
    last = row.number;
  }
  return pages.map((one) => shrink({ ...one, height: Math.max(MIN_HEIGHT, one.height + MARGIN) }));
}

/** Very wide sheets are made smaller as a whole. */
function shrink(page: LaidOutPage): LaidOutPage {
  const scale = Math.min(1, MAX_WIDTH / page.width, MAX_WIDTH / page.height);
  if (scale === 1) return page;
  return {
    width: page.width * scale,
    height: page.height * scale,
    texts: page.texts.map((text) => ({
      ...text,
      x: text.x * scale,
      y: text.y * scale,
      size: text.size * scale,
    })),
    lines: page.lines.map(({ x0, y0, x1, y1 }) => ({
      x0: x0 * scale,
      y0: y0 * scale,
      x1: x1 * scale,
      y1: y1 * scale,
    })),
  };
}
