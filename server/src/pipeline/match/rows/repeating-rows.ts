import type { Pages } from '../../graph/built-pages.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import type { Table } from '../../graph/table-cells.ts';
import { isDateLike } from '../../graph/value-shape.ts';
import { overlapX, unionRect } from '../../pdf/geometry.ts';
import { tableTitles } from '../learned-group.ts';
import type { DocumentContext } from '../../facts/document-context.ts';
import { findCards } from './cards.ts';
import type { RowCell, RowKnowledge, TargetGroup } from './group.ts';
import { groupOf } from './group.ts';
import type { Mapping } from './column-mapping.ts';
import { mapColumns } from './map-columns.ts';
import type { FoundSchedule } from './merge-rows.ts';
import { mergeSchedules } from './merge-rows.ts';
import { isCellValue } from '../../facts/grids/row-words.ts';
import { statusAbove, statusCodes, statusOfTitles, statusMarks } from './row-status.ts';
import type { Grid, GridRow } from '../../facts/grids/grid.ts';
import { cellsOf } from '../../facts/grids/grid.ts';
import { gridsOf, mergeInterleavedTables } from '../../facts/grids/schedule-grid.ts';
import type { SchedulePage } from './row-status.ts';
import { hasInstruments, outlineRows } from './outline-rows.ts';
import { addsUpRows, withDoubtedName } from './row-doubts.ts';
import { evidenceOfSchedule } from './row-doubts.ts';
import { readSchedule } from './schedule-rows.ts';
import { listedItems } from './listed-items.ts';
import { applyLearnedRows } from './merge-rows.ts';
import { readTransposed } from './transposed.ts';
import { titleSimilarity } from './title-likeness.ts';

const SURE_TITLE = 0.9;

function partOf(row: GridRow, from: number, to: number): GridRow | null {
  const cells = row.cells.slice(from, to);
  const phrases = cells.flat();
  return phrases.length === 0 ? null : { ...row, ...unionRect(phrases), cells };
}

function isTextColumn(grid: Grid, column: number): boolean {
  const texts = grid.rows.flatMap((row) => row.cells[column] ?? []);
  return texts.filter((phrase) => isCellValue(phrase.text)).length < 0.3 * texts.length;
}

/** The columns that are titled as the name, where all of them are titled alike. */
function namedColumns(grid: Grid, { name, isNamed }: TargetGroup): number[] {
  const named = grid.titles.flatMap((title, column) =>
    isNamed && titleSimilarity(title, name) >= SURE_TITLE && isTextColumn(grid, column) ? [column] : [],
  );
  return new Set(named.map((column) => grid.titles[column]?.own.at(-1))).size > 1 ? [] : named;
}

/** Parts a grid in which tables stand side by side: every column that is titled as the name begins a part. */
function blocksOf(grid: Grid, group: TargetGroup): Grid[] {
  const starts = namedColumns(grid, group);
  if (starts.length < 2) return [grid];
  return starts.map((start, index) => {
    const from = index === 0 ? 0 : start;
    const to = starts[index + 1] ?? grid.columns.length;
    const columns = grid.columns.slice(from, to);
    const rows = grid.rows.flatMap((row) => partOf(row, from, to) ?? []);
    const [x0, x1] = [columns[0]?.x0 ?? grid.x0, columns.at(-1)?.x1 ?? grid.x1];
    return { ...grid, x0, x1, columns, titles: grid.titles.slice(from, to), rows };
  });
}

/** Lines above a table that may be its head, in heights of its own. */
const HEAD_REACH = 2.5;
const HEAD_LINES = 3;
/** So many sections may stand one in the other between a head and the first values. */
const MAX_SECTIONS = 3;

/** A table as it was looked at: how its columns were understood, and the rows that were read from it, if any. */
export interface SeenGrid {
  page: PageGraph;
  grid: Grid;
  mapping: Mapping;
  /** Position among the document's tables of the same titles, from 0. */
  order: number;
  rows: readonly RowCell[][];
}

/** What a schedule leaves for its continuation on the next page. */
interface OpenSchedule {
  grid: Grid;
  mapping: Mapping;
  status: RowCell | null;
  page: number;
  order: number;
  rows: RowCell[][];
}

/** Dates stand in titles too: "Fair value" above "30.06.2024". */
const holdsAmounts = (line: readonly Phrase[]): boolean =>
  line.some((phrase) => isCellValue(phrase.text) && !isDateLike(phrase.text));

/**
 * Phrases of the lines right above a table that hold no values: its head, when the table begins with values. Sections of
 * one phrase each may stand between the two.
 */
function phrasesAbove(page: PageGraph, table: Table): Phrase[] {
  const found: Phrase[] = [];
  let top = table.y0;
  let sections = 0;
  for (const row of [...page.rows].reverse()) {
    const line = row.filter((phrase) => overlapX(phrase, table) > 0);
    const [first] = line;
    // Titles of one line stand beside those of two: their middles are between the two lines.
    if (first === undefined || (first.y0 + first.y1) / 2 > table.y0) continue;
    const isNear = top - first.y1 < HEAD_REACH * (first.y1 - first.y0);
    if (!isNear || holdsAmounts(line)) break;
    if (line.length < 2) {
      sections += 1;
      if (found.length > 0 || sections > MAX_SECTIONS) break;
      top = first.y0;
      continue;
    }
    found.push(...line);
    top = first.y0;
    if (new Set(found.map((phrase) => phrase.line)).size >= HEAD_LINES) break;
  }
  return found;
}

/** True for a grid under a schedule in its columns: a section of it, which a heading parts from the one before. */
function isNextSection(grid: Grid, { grid: above }: OpenSchedule): boolean {
  return (
    grid.y0 > above.y1 &&
    grid.columns.length === above.columns.length &&
    grid.columns.every((column, at) => {
      const other = above.columns[at];
      return other !== undefined && overlapX(column, other) > 0;
    })
  );
}

/** True where a schedule may go on: on the page after it, or under it. */
function mayGoOn(grid: Grid, open: OpenSchedule, page: PageGraph): boolean {
  const { number } = page.page;
  return open.page === number ? isNextSection(grid, open) : open.page === number - 1;
}

/** A grid without titles read in the columns of the schedule that it continues; null when it does not fit them. */
function continued(grid: Grid, open: OpenSchedule | null, page: PageGraph): Grid | null {
  if (open === null || !mayGoOn(grid, open, page)) return null;
  if (grid.titles.some(({ own }) => own.length > 0) && grid.columns.length > 1) return null;
  const { columns, titles } = open.grid;
  if (Math.abs(columns.length - grid.columns.length) > 1) return null;
  const rows = grid.rows.map((row) => ({ ...row, cells: cellsOf(row.cells.flat(), columns) }));
  return { ...grid, columns, titles, rows };
}

function titlesKey({ titles }: Grid): string {
  return titles.map(({ own }) => own.join(' ')).join('|');
}

/** Reads the tables of a document one after the other. */
class ScheduleReader {
  readonly schedules: FoundSchedule[] = [];
  /** Tables that rows were read from. */
  readonly tables = new Set<Table>();
  readonly #group: TargetGroup;
  readonly #onGrid: (seen: SeenGrid) => void;
  readonly #orders = new Map<string, number>();
  #open: OpenSchedule | null = null;

  constructor(group: TargetGroup, onGrid: (seen: SeenGrid) => void = () => undefined) {
    this.#group = group;
    this.#onGrid = onGrid;
  }

  read(table: Table, context: SchedulePage): void {
    const before = this.schedules.length;
    const rows = this.#open?.rows.length ?? 0;
    for (const whole of gridsOf(table, phrasesAbove(context.page, table))) {
      for (const block of blocksOf(whole, this.#group)) this.#readGrid(block, context);
    }
    if (this.schedules.length > before || (this.#open?.rows.length ?? 0) > rows) {
      this.tables.add(table);
      return;
    }
    const transposed = readTransposed(table, phrasesAbove(context.page, table), context);
    if (transposed === null) return;
    this.tables.add(table);
    this.schedules.push({ rows: transposed, isStrong: true });
  }

  #readGrid(own: Grid, context: SchedulePage): void {
    const { page } = context;
    const carried = continued(own, this.#open, page);
    const grid = carried ?? own;
    const open = this.#open;
    const goesOn =
      open !== null &&
      (carried !== null || open.page === page.page.number - 1) &&
      titlesKey(open.grid) === titlesKey(grid);
    const order = goesOn ? open.order : this.#count(grid);
    const mapping = mapColumns({ page, grid, group: this.#group, codes: context.codes, tableOrder: order });
    const evidence = evidenceOfSchedule(grid, mapping, { group: this.#group, page });
    if (evidence === null) {
      this.#onGrid({ page, grid, mapping, order, rows: [] });
      return;
    }
    const given =
      statusOfTitles(page, grid, mapping, this.#group) ??
      statusAbove(page, grid, this.#group) ??
      (goesOn ? open.status : null);
    const { rows: read, status } = readSchedule(grid, mapping, given, context);
    const isDoubted = evidence === 'heading' && !addsUpRows(grid, mapping, read);
    const rows = isDoubted ? read.map((cells) => withDoubtedName(cells, this.#group)) : read;
    this.#onGrid({ page, grid, mapping, order, rows });
    if (rows.length === 0) return;
    if (goesOn) open.rows.push(...rows);
    else this.schedules.push({ rows, isStrong: evidence === 'columns' });
    const list = goesOn ? open.rows : rows;
    this.#open = { grid, mapping, status, page: page.page.number, order, rows: list };
  }

  /** How many tables of a grid's titles came before it. */
  #count(grid: Grid): number {
    const key = tableTitles(grid.titles).join('|');
    const order = this.#orders.get(key) ?? 0;
    this.#orders.set(key, order + 1);
    return order;
  }
}

/** Reads the tables of all pages. */
function readTables(pages: Pages, group: TargetGroup, reader: ScheduleReader): void {
  const codes = statusCodes(pages, group.status);
  for (const page of pages) {
    const marks = statusMarks(page, group.status);
    for (const table of mergeInterleavedTables(page.tables))
      reader.read(table, { page, group, codes, marks });
  }
}

/** Every table of a document as it was looked at for a group, in printed order. */
export function seenGrids(pages: Pages, group: TargetGroup): SeenGrid[] {
  const seen: SeenGrid[] = [];
  readTables(pages, group, new ScheduleReader(group, (one) => seen.push(one)));
  return seen;
}

/**
 * The rows of a repeating group, in printed order over all pages; a member that several tables list is one row. Empty
 * when nothing in the document names the group's metrics.
 */
export function findRows(
  pages: Pages,
  metrics: Parameters<typeof groupOf>[0],
  context: DocumentContext,
  known: RowKnowledge = {},
): RowCell[][] {
  const group = groupOf(metrics, context, known);
  if (group === null) return [];
  const outline = hasInstruments(pages) ? outlineRows(pages, group) : undefined;
  if (outline?.isNested === true)
    return applyLearnedRows(mergeSchedules([{ rows: outline.rows, isStrong: true }], group), group);
  const reader = new ScheduleReader(group);
  readTables(pages, group, reader);
  const cards = findCards(pages, group, reader.tables);
  const found = reader.schedules.some(({ isStrong }) => isStrong);
  const rows = mergeSchedules([...reader.schedules, { rows: cards, isStrong: !found }], group);
  if (rows.length > 0) return applyLearnedRows(rows, group);
  const items = listedItems(pages, group);
  return applyLearnedRows(items.length > 0 ? items : (outline ?? outlineRows(pages, group)).rows, group);
}
