import type { PageRules, Rect } from '../contract/page.ts';
import { isInside, overlapX, overlapY, unionRect } from '../pdf/geometry.ts';
import type { Line, Phrase } from './lines.ts';
import type { RuledGrid } from './ruled-grid.ts';
import { findGrids } from './ruled-grid.ts';
import { cellsOfGrid } from './ruled-table.ts';
import type { CellPlace, Table, RowKind, TableCell, TableRow } from './table-cells.ts';
import { tableOf } from './table-cells.ts';
import { findColumns, splitAtColumns } from './table-columns.ts';
import { groupRows } from './table-rows.ts';
import { findLineRanges } from './table-runs.ts';
import { isValueLike, isNumberLike } from './value-shape.ts';
import { SUBTOTAL, isTotal } from '../vocabulary/sum-words.ts';
import { beginsWithOneOf } from '../vocabulary/word-pattern.ts';

/** Numbers that name a period or a column rather than a value: years, and `(1)`, `(2)` under titles. */
const PERIOD = /^(?:(?:19|20)\d{2}(?:[/-]\d{2,4})?[*a-e]?|\(\d{1,2}\)|Q[1-4](?:[ /-]?\d{2,4})?)$/iu;

function isValue({ text }: TableCell): boolean {
  return isNumberLike(text) && !PERIOD.test(text.trim());
}

/** Rows of titles above a first section: texts in the first column right over the values, below titles of columns. */
function withoutSections(rows: readonly TableRow[], first: number): number {
  let end = first;
  while (end > 1 && isLoneLabel(rows[end - 1]) && rows.slice(0, end - 1).some((row) => !isLoneLabel(row)))
    end -= 1;
  return end;
}

function isLoneLabel(row: TableRow | undefined): boolean {
  const [only] = row?.cells ?? [];
  return row?.cells.length === 1 && only?.column === 0;
}

/** Rows above the first one with values: a row of periods stays a row of titles when values follow. */
function headerRows(rows: readonly TableRow[]): number {
  const first = rows.findIndex(
    (row) => row.cells.length >= 2 && row.cells.some((cell) => cell.column > 0 && isValue(cell)),
  );
  if (first >= 0) return withoutSections(rows, first);
  const periods = rows.findIndex((row) => row.cells.some((cell) => isValueLike(cell.text)));
  return periods > 0 ? periods : rows.length > 1 ? 1 : 0;
}

function kindOf(row: TableRow, depth: number, isLast: boolean): RowKind {
  const [first] = row.cells;
  const text = first?.text.trim() ?? '';
  const hasValues = row.cells.some((cell) => cell.column > 0 && isValueLike(cell.text));
  if (!hasValues && row.cells.length === 1 && first !== undefined && !isValueLike(text)) return 'section';
  if (beginsWithOneOf(SUBTOTAL, text)) return 'subtotal';
  if (isTotal(text)) return isLast || depth === 0 ? 'total' : 'subtotal';
  return 'data';
}

/**
 * Says of every row what it is for. A total that sections follow sums up its section: a subtotal. Lines without values
 * above the first values are titles.
 */
function markRowKinds(rows: readonly TableRow[]): TableRow[] {
  const headers = headerRows(rows);
  let sections = 0;
  return rows.map((row, index) => {
    const after = rows.slice(index + 1);
    const isLast = !after.some((other) => kindOf(other, 1, false) !== 'data');
    const kind = index < headers ? 'header' : kindOf(row, sections, isLast);
    if (kind === 'section') sections += 1;
    return { ...row, kind, isHeader: kind === 'header' };
  });
}

/** A scale beside a chart has at least so many marks. */
const MIN_MARKS = 5;
const DASH = /^[−–]/u;
/** A column with text in fewer of the rows is a legend. */
const LEGEND = 0.5;
/** "3.", "3.2.1": the number of a heading or a note, and no amount. */
const OUTLINE_NUMBER = /^\d{1,3}(?:\.\d{1,2})*\.?$/u;
const IS_NO_AMOUNT = /\.$|\..*\./u;

const textsOf = ({ rows }: Table, column: number): string[] =>
  rows.map(({ cells }) => cells.find((cell) => cell.column === column)?.text ?? '');

/** True for numbers at equal steps, the rows of other text between them counted: the marks of a scale. */
function isScale(texts: readonly string[]): boolean {
  const marks = texts.flatMap((text, row) =>
    isNumberLike(text) ? [{ row, value: Number(text.replace(DASH, '-')) }] : [],
  );
  const [first, second] = marks;
  if (first === undefined || second === undefined || marks.length < MIN_MARKS) return false;
  const step = (second.value - first.value) / (second.row - first.row);
  return step !== 0 && marks.every(({ row, value }) => value === first.value + step * (row - first.row));
}

/** True for the scales of charts side by side, with legends at most beside them. */
function isChart(table: Table): boolean {
  const columns = table.columns.map((_, column) => textsOf(table, column));
  const scales = columns.filter(isScale);
  const isLegend = (texts: readonly string[]): boolean =>
    texts.filter((text) => text !== '').length < LEGEND * texts.length;
  return scales.length > 0 && columns.every((texts) => scales.includes(texts) || isLegend(texts));
}

/** True for headings or notes under each other, each behind its number. */
function isOutline(table: Table): boolean {
  if (table.columns.length !== 2) return false;
  const [numbers, texts] = [textsOf(table, 0), textsOf(table, 1)];
  return (
    numbers.every((text) => OUTLINE_NUMBER.test(text)) &&
    numbers.some((text) => IS_NO_AMOUNT.test(text)) &&
    texts.every((text) => /\p{L}{3}/u.test(text) && !isValueLike(text))
  );
}

/** True for lines that are aligned like those of a table and are none: the scales of charts, numbered headings and notes. */
const isAlignedText = (table: Table): boolean => isChart(table) || isOutline(table);

/** A grid draws a table when it holds this part of the table's phrases. */
const DRAWN_TEXT = 0.8;
/** A grid with less text in its fields is a drawing or a chart. */
const MIN_FILLED = 0.35;
const MIN_CELLS = 3;
/** Text with more words than this to a cell, on average, is a page layout and no table. */
const MAX_WORDS = 60;
/** Rows below a drawn head stand within this many line heights of it. */
const REACH = 1.2;
const SAME_WIDTH = 0.6;

function within(rows: readonly Phrase[][], box: Rect): Phrase[][] {
  return rows.map((row) => row.filter((phrase) => isInside(phrase, box))).filter((row) => row.length > 0);
}

/** The phrases of one row in cells; a phrase that reaches over several columns makes its cell do so. */
function placesOfRow(phrases: readonly Phrase[], row: number, columns: Table['columns']): CellPlace[] {
  const places = new Map<number, CellPlace>();
  for (const phrase of phrases) {
    const touched = columns.flatMap((column, index) => (overlapX(column, phrase) > 1 ? [index] : []));
    const column = touched[0] ?? 0;
    const toColumn = touched.at(-1) ?? column;
    const known = places.get(column);
    if (known === undefined) places.set(column, { row, toRow: row, column, toColumn, phrases: [phrase] });
    else {
      known.phrases.push(phrase);
      known.toColumn = Math.max(known.toColumn, toColumn);
    }
  }
  return [...places.values()];
}

function textTable(rows: readonly Phrase[][], rules: PageRules): Table {
  const columns = findColumns(rows, rules.vertical);
  const split = rows.map((row) => splitAtColumns(row, columns));
  const grouped = groupRows(split, rules.horizontal, (phrase) => isValueLike(phrase.text));
  return tableOf(
    grouped.flatMap((phrases, row) => placesOfRow(phrases, row, columns)),
    columns,
  );
}

function gridTable(grid: RuledGrid, rows: readonly Phrase[][]): Table {
  const { places, columns } = cellsOfGrid(grid, rows);
  return tableOf(places, columns);
}

function buildTable(rows: readonly Phrase[][], rules: PageRules, grids: readonly RuledGrid[]): Table {
  const all = rows.flat();
  const grid = grids.find(
    (one) => all.filter((phrase) => isInside(phrase, one)).length >= DRAWN_TEXT * all.length,
  );
  const table = grid === undefined ? textTable(rows, rules) : gridTable(grid, rows);
  return { ...table, rows: markRowKinds(table.rows) };
}

/** True when the text in the fields of a grid makes a table: several rows and columns, mostly filled. */
function isTable({ rows, columns }: Table): boolean {
  const cells = rows.flatMap((row) => row.cells);
  if (rows.length < 2 || columns.length < 2 || cells.length < MIN_CELLS) return false;
  const filled = cells.reduce((sum, { column, toColumn }) => sum + toColumn - column + 1, 0);
  const words = cells.reduce(
    (sum, { phrases }) => sum + phrases.reduce((all, phrase) => all + phrase.words.length, 0),
    0,
  );
  return filled >= MIN_FILLED * rows.length * columns.length && words <= MAX_WORDS * cells.length;
}

function contains(outer: Rect, inner: Rect): boolean {
  return (
    overlapX(outer, inner) > 0.9 * (inner.x1 - inner.x0) &&
    overlapY(outer, inner) > 0.9 * (inner.y1 - inner.y0)
  );
}

/** Grids whose text is a table; a frame around another table is none. */
function drawnTables(
  rows: readonly Phrase[][],
  grids: readonly RuledGrid[],
): { grid: RuledGrid; table: Table }[] {
  const found = grids
    .map((grid) => ({ grid, table: gridTable(grid, within(rows, grid)) }))
    .filter(({ table }) => isTable(table));
  return found.filter(
    ({ grid }) => !found.some((other) => other.grid !== grid && contains(grid, other.grid)),
  );
}

/** True when the rows of `text` go on below a head that `grid` draws. */
function isBodyOf(text: Rect, grid: RuledGrid, line: number): boolean {
  const gap = text.y0 - grid.y1;
  const width = Math.max(text.x1 - text.x0, grid.x1 - grid.x0);
  return gap > -line && gap < REACH * line && overlapX(text, grid) > SAME_WIDTH * width;
}

/** Titles that come again on their line are those of a table that goes on beside itself: a table has so many at least. */
const MIN_REPEATED = 2;

/** Where the titles of a line begin again; null where they do not. */
function repeatsFrom(row: readonly Phrase[]): number | null {
  const half = row.length / 2;
  if (half < MIN_REPEATED || !Number.isInteger(half) || !isTitleRow(row)) return null;
  return row.slice(0, half).every(({ text }, at) => text === row[at + half]?.text) ? half : null;
}

/** The lines of a page in which tables stand: those beside each other under the same titles are read one after the other. */
function panelsOf(rows: readonly Phrase[][]): Phrase[][][] {
  const from = rows.findIndex((row) => repeatsFrom(row) !== null);
  const titles = rows[from] ?? [];
  const half = repeatsFrom(titles);
  const [left, right] = [titles[(half ?? 0) - 1], titles[half ?? 0]];
  if (half === null || left === undefined || right === undefined) return [[...rows]];
  // Numbers may reach beyond their title: what the two sides have in common of white space parts them.
  const isLeft = ({ x0, x1 }: Phrase): boolean => (x0 + x1) / 2 < (left.x1 + right.x0) / 2;
  const parts = (row: readonly Phrase[]): boolean =>
    row.every((one) => (isLeft(one) ? one.x1 <= right.x0 : one.x0 >= left.x0));
  const crossing = rows.findIndex((row, at) => at > from && !parts(row));
  const to = crossing < 0 ? rows.length : crossing;
  const within = rows.slice(from, to);
  return [
    rows.slice(0, from),
    within.map((row) => row.filter(isLeft)),
    within.map((row) => row.filter((one) => !isLeft(one))),
    rows.slice(to),
  ];
}

/** Headings may stand between the titles of a panel and its first row. */
const MAX_SECTIONS = 2;

/** True for titles at the head of a panel. */
const isTitleRow = (row: readonly Phrase[] = []): boolean =>
  row.length >= MIN_REPEATED && !row.some(({ text }) => isValueLike(text));

/** The lines of a page without those that have nothing in a panel, each with its box. */
function linesWith(rows: readonly Phrase[][]): { lines: readonly Line[]; rows: Phrase[][] } {
  const filled = rows.filter((row) => row.length > 0);
  const lines = filled.map((row) => ({ ...unionRect(row), words: row.flatMap(({ words }) => words) }));
  return { lines, rows: filled };
}

/** Finds the tables of a page: those that rules draw, and runs of aligned lines outside of them. */
export function findTables(lines: readonly Line[], rows: readonly Phrase[][], rules: PageRules): Table[] {
  const grids = findGrids(rules);
  const drawn = drawnTables(rows, grids);
  const outside = rows.map((row) =>
    row.filter((phrase) => !drawn.some(({ grid }) => isInside(phrase, grid))),
  );
  const panels = panelsOf(outside);
  const stretches = panels.length === 1 ? [{ lines, rows: outside }] : panels.map(linesWith);
  const texts = stretches.flatMap((one) =>
    findLineRanges(one.lines, one.rows).map(({ from, to }) =>
      one.rows.slice(panels.length > 1 && from <= MAX_SECTIONS && isTitleRow(one.rows[0]) ? 0 : from, to + 1),
    ),
  );
  const joined = new Set<RuledGrid>();
  const tables = texts.map((text) => {
    const box = unionRect(text.flat());
    const [height] = text.flat().map((phrase) => phrase.y1 - phrase.y0);
    const head = drawn.find(({ grid }) => !joined.has(grid) && isBodyOf(box, grid, height ?? 0));
    if (head === undefined) return buildTable(text, rules, []);
    joined.add(head.grid);
    return buildTable([...within(rows, head.grid), ...text], rules, []);
  });
  const rest = drawn
    .filter(({ grid }) => !joined.has(grid))
    .map(({ table }) => ({ ...table, rows: markRowKinds(table.rows) }));
  return [...tables, ...rest]
    .filter((table) => !isAlignedText(table))
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** The table in a given region of a page, in points of the reading frame. */
export function structureOfRegion(
  { rows, page }: { rows: readonly Phrase[][]; page: { rules: PageRules } },
  region: Rect,
): Table {
  const box = { x0: region.x0 - 2, y0: region.y0 - 2, x1: region.x1 + 2, y1: region.y1 + 2 };
  return buildTable(within(rows, box), page.rules, findGrids(page.rules));
}
