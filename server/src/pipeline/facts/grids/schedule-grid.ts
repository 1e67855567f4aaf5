import type { Phrase } from '../../graph/lines.ts';
import { byLine, textOf } from '../../graph/lines.ts';
import type { Table, TableRow } from '../../graph/table-cells.ts';
import { overlapX, unionRect } from '../../pdf/geometry.ts';
import { MIN_PHRASES, MIN_VALUES, isBodyRow, isHeadRow, phrasesOf, withRowNumbers } from './body-rows.ts';
import { titlesOver } from './grid.ts';
import { entryLines, withEntryLines } from './entry-lines.ts';
import { cellsOf, columnsOf } from './grid.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import { dayAmongTexts, profileRows } from './profile-rows.ts';
import { endsWithShare, isCellValue } from './row-words.ts';
import type { Grid, GridRow } from './grid.ts';
import { readDate } from '../../values/dates.ts';

/** True when a text is no date, and one with the text below it: "05 Sep" over "2018", "2019-12-" over "19". */
function beginsDate(text: string, below: string): boolean {
  const isDate = (one: string): boolean => readDate(one, 'day-first') !== null;
  return text !== '' && !isDate(text) && (isDate(`${text} ${below}`) || isDate(`${text}${below}`));
}

/** True for a line that ends dates of the row above it, beside texts that go on there or nothing. */
function endsDates(row: GridRow, above: GridRow): boolean {
  const filled = row.cells.flatMap((phrases, column) => {
    if (phrases.length === 0) return [];
    const [text, over] = [textOf(phrases), textOf(above.cells[column] ?? [])];
    if (beginsDate(over, text)) return ['date'];
    return isCellValue(text) || over === '' ? ['other'] : ['text'];
  });
  return filled.includes('date') && !filled.includes('other');
}

/** Rows of a grid with dates whole that a narrow column breaks after their day and month. */
function withWholeDates(rows: readonly GridRow[]): GridRow[] {
  const joined: GridRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last === undefined || !endsDates(row, last)) {
      joined.push(row);
      continue;
    }
    const cells = last.cells.map((phrases, column) => [...phrases, ...(row.cells[column] ?? [])]);
    joined[joined.length - 1] = { ...unionRect([last, row]), cells, kind: last.kind };
  }
  return joined;
}

/** True for a row of label, figure, label, figure: the key figures of a fund under its holdings. */
function isKeyFigureRow(row: TableRow): boolean {
  const phrases = phrasesOf(row);
  const isPaired = phrases.length >= 4 && phrases.length % 2 === 0;
  return (
    isPaired &&
    phrases.every(({ text }, index) =>
      index % 2 === 0 ? isLabel(text) : isCellValue(text) && !isLabel(text),
    )
  );
}

/** Stretches of rows: a row of titles below values begins a new one. */
function stretchesOf(rows: readonly TableRow[], profiles: ReadonlySet<TableRow>): TableRow[][] {
  const stretches: TableRow[][] = [[]];
  let hasBody = false;
  for (const row of rows) {
    if (hasBody && !profiles.has(row) && (isHeadRow(row) || isKeyFigureRow(row))) {
      stretches.push([]);
      hasBody = false;
    }
    hasBody ||= profiles.has(row) || isBodyRow(row);
    stretches.at(-1)?.push(row);
  }
  return stretches;
}

/** Lines of running text have more words than this; wrapped titles have fewer on a line. */
const TITLE_WORDS = 6;

/** True for a line of running text that has another one right above or below it. */
function isText(lines: readonly Phrase[][], at: number): boolean {
  const [above, own, below] = [at - 1, at, at + 1].map((one) =>
    (lines[one] ?? []).filter(({ words }) => words.length > TITLE_WORDS),
  );
  return (own ?? []).some((phrase) =>
    [...(above ?? []), ...(below ?? [])].some((other) => overlapX(phrase, other) > 0),
  );
}

/** Phrases above the values without the running text that stands over them, to the end of its last line. */
function belowText(phrases: readonly Phrase[]): Phrase[] {
  const lines = byLine(phrases).map((line) => ({ ...unionRect(line), line }));
  const texts = lines.map(({ line }) => line);
  let from = texts.findLastIndex((_, at) => isText(texts, at)) + 1;
  for (; from > 0 && from < lines.length - 1; from += 1) {
    const [above, own, below] = [lines[from - 1], lines[from], lines[from + 1]];
    if (above === undefined || own === undefined || below === undefined) break;
    if (own.y0 - above.y1 >= below.y0 - own.y1) break;
  }
  return texts.slice(from).flat();
}

const valuesOf = (rows: readonly TableRow[]): Phrase[] =>
  rows.flatMap(phrasesOf).filter(({ text }) => isCellValue(text));

/** Rows of a head without the last ones that title no values where those above do: sections of tables side by side. */
function withoutSections(headRows: readonly TableRow[], values: readonly Phrase[]): TableRow[] {
  const isTitle = (row: TableRow): boolean =>
    phrasesOf(row).some(
      (phrase) => !endsWithShare(phrase.text) && values.some((value) => overlapX(phrase, value) > 0),
    );
  const last = headRows.findLastIndex(isTitle);
  return last < 0 ? [...headRows] : headRows.slice(0, last + 1);
}

/**
 * Reads a table as grids, one for every head in it. `above` are phrases right above the table, its head where the table
 * itself begins with values. Rows above the first values are the head; a lone text there may be a section.
 */
export function gridsOf(table: Table, above: readonly Phrase[]): Grid[] {
  const entries = entryLines(table.rows);
  const texts = new Set(entries.values());
  const valued = table.rows.filter((row) => !texts.has(row));
  const profiles = profileRows(valued);
  const isBody = (row: TableRow): boolean => profiles.has(row) || isBodyRow(row);
  return stretchesOf(valued, profiles).flatMap((rows, index) => {
    const first = rows.findIndex(isBody);
    const body = rows.slice(Math.max(first, 0)).filter(isBody);
    if (body.length === 0) return [];
    const headRows = rows.slice(0, Math.max(first, 0));
    const titleRows = withoutSections(headRows, valuesOf(body));
    const own = belowText(titleRows.filter((row) => phrasesOf(row).length > 1).flatMap(phrasesOf));
    const head = own.length > 0 || index > 0 ? own : above;
    const numbered = withRowNumbers(body.map(phrasesOf));
    const cut = (row: TableRow): Phrase[] => numbered[body.indexOf(row)] ?? phrasesOf(row);
    const columns = columnsOf(body.map(cut));
    const kept = rows.filter((row) => !titleRows.includes(row) || phrasesOf(row).length === 1);
    const gridRows = kept.map((row): GridRow => {
      const { x0, x1, y0, y1, kind } = row;
      return { x0, x1, y0, y1, kind, cells: cellsOf(cut(row), columns) };
    });
    const grid = { ...unionRect(rows), columns, titles: titlesOver(head, columns), head, rows: gridRows };
    const named = withEntryLines(
      grid,
      kept.map((row) => entries.get(row)),
    );
    return [{ ...named, rows: withWholeDates(named.rows) }];
  });
}

/** True for a row of a grid with at least two values in different columns, or with a day among texts. */
export function isBodyGridRow({ cells }: GridRow): boolean {
  if (dayAmongTexts(cells.flat()) !== undefined) return true;
  const values = cells.filter((phrases) => phrases.some((phrase) => isCellValue(phrase.text)));
  return values.length >= MIN_VALUES && cells.filter((phrases) => phrases.length > 0).length >= MIN_PHRASES;
}

function isWithin(inner: Table, outer: Table): boolean {
  return (
    inner !== outer &&
    inner.y0 > outer.y0 &&
    inner.y1 < outer.y1 &&
    overlapX(inner, outer) > 0.8 * (inner.x1 - inner.x0)
  );
}

/** Tables with the rows of those that stand between their rows: heads on a coloured ground are found as tables of their own. */
export function mergeInterleavedTables(tables: readonly Table[]): Table[] {
  return tables.flatMap((table) => {
    if (tables.some((outer) => isWithin(table, outer))) return [];
    const inner = tables.filter((other) => isWithin(other, table));
    if (inner.length === 0) return [table];
    const rows = [table, ...inner].flatMap((one) => one.rows);
    return [{ ...table, rows: rows.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0) }];
  });
}
