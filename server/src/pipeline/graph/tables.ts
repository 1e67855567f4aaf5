import type { PageRules, Rect } from '../contract/page.ts';
import { isInside, overlapX, overlapY, unionRect } from '../pdf/geometry.ts';
import { isAlignedText } from './aligned-text.ts';
import type { Line, Phrase } from './lines.ts';
import { markRowKinds } from './row-kinds.ts';
import type { RuledGrid } from './ruled-grid.ts';
import { findGrids } from './ruled-grid.ts';
import { cellsOfGrid } from './ruled-table.ts';
import type { CellPlace } from './table-cells.ts';
import { tableOf } from './table-cells.ts';
import { findColumns, splitAtColumns } from './table-columns.ts';
import type { Table } from './table-model.ts';
import { groupRows } from './table-rows.ts';
import { findLineRanges } from './table-runs.ts';
import { isValueLike } from './value-shape.ts';

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
