import { isYear } from '../../graph/value-shape.ts';
import { textOf } from '../../graph/lines.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { isLearnedTable, learnedColumn, learnedMeaning } from '../learned-group.ts';
import { findCurrency } from '../../values/currencies.ts';
import { findDates } from '../../values/dates.ts';
import { columnRole } from '../../facts/columns/header-roles.ts';
import { isLegalForm } from '../../vocabulary/legal-forms.ts';
import { isLabel } from '../../vocabulary/metric-terms.ts';
import { labelTokens, wordsOf } from '../../vocabulary/label-tokens.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import type { TargetGroup } from './group.ts';
import { nameText, nameWords } from '../../facts/grids/name-words.ts';
import type { CellPlace } from './read-cell.ts';
import { currencyOfCell, readCell, readName, unitOf } from './read-cell.ts';
import type { StatusCodes } from './row-status.ts';
import {
  beginsWithSum,
  isCellValue,
  isEmptyMark,
  isSumName,
  saysInstrument,
  saysOtherAmount,
  saysOtherDate,
} from '../../facts/grids/row-words.ts';
import type { GridTitle } from '../../facts/grids/grid.ts';
import type { Grid, GridRow } from '../../facts/grids/grid.ts';
import { isBodyGridRow } from '../../facts/grids/schedule-grid.ts';
import type { MappedColumn, Mapping } from './column-mapping.ts';
import type { ReadColumn } from './columns-by-checks.ts';
import { columnsByChecks } from './columns-by-checks.ts';
import { isOnlyByLostWord, isSumOfTwo } from './title-likeness.ts';
import { titleSimilarity, withoutUnits } from './title-likeness.ts';

type FoundColumn = Omit<MappedColumn, 'unit' | 'isOfOneCurrency' | 'rival'>;

const MIN_SIMILAR = 0.7;
const MIN_SHARE = 0.5;
/** Minimum similarity of a column whose title names another kind of date (maturity, valuation) than the metric asks for. */
const SAME_TITLE = 0.95;
const UNTITLED = 0.8;
const PRIOR = 0.3;
const DIFFERENT = 0.6;
const CELLS_LOOKED_AT = 40;

function isSumRow(row: GridRow): boolean {
  const [first] = row.cells.filter((phrases) => phrases.length > 0);
  return row.kind === 'total' || row.kind === 'subtotal' || beginsWithSum(textOf(first ?? []));
}

/** The filled cells of a column in body rows that sum up nothing. */
function cellsOfColumn(grid: Grid, column: number): Phrase[][] {
  return grid.rows
    .filter((row) => isBodyGridRow(row) && !isSumRow(row))
    .map((row) => row.cells[column] ?? [])
    .filter((phrases) => phrases.length > 0 && !isEmptyMark(textOf(phrases)))
    .slice(0, CELLS_LOOKED_AT);
}

interface Looked {
  page: PageGraph;
  grid: Grid;
  group: TargetGroup;
  codes: StatusCodes;
  /** Position among the document's tables of the same titles. */
  tableOrder: number;
}

function titleText({ own, over }: GridTitle): string {
  return [...over, ...own].join(' ');
}

/** All that stands over a column. */
const titleOf = ({ titles }: Grid, column: number): string =>
  titleText(titles[column] ?? { own: [], over: [] });

/** Where the cells of a column are read. */
const placeOf = ({ page, grid }: Looked, column: number): CellPlace => ({
  page,
  unit: unitOf(titleOf(grid, column)),
  rowCurrency: null,
});

/** Part of a column's cells that read as a metric; a name must be text. */
function shareOf(looked: Looked, column: number, wanted: TargetMetric): number {
  const { grid, group, codes } = looked;
  // Behind how much is held stands what is held: "212,460 | Core Equity Fund, Class F".
  const isCounted = wanted === group.name && column > 0 && isOnlyText(looked, column);
  const cells = cellsOfColumn(grid, column);
  if (cells.length === 0) return wanted === group.name ? 0 : 1;
  const place = placeOf(looked, column);
  const isRead = (phrases: Phrase[]): boolean => {
    if (wanted === group.status) {
      const text = nameText(nameWords(phrases));
      return (
        codes.has(text) ||
        learnedMeaning(text, wanted, group.learned) !== undefined ||
        readCell(phrases, wanted, place, group.context) !== null
      );
    }
    if (wanted === group.name && group.isNamed) {
      const text = textOf(phrases);
      // What is held of a company stands beside its name: "First lien term loan".
      const isInstrument = !isCounted && saysInstrument(text) && !text.split(' ').some(isLegalForm);
      if (isCellValue(text) || isInstrument) return false;
      return readName(phrases, wanted, place, group.context) !== null;
    }
    return readCell(phrases, wanted, place, group.context) !== null;
  };
  return cells.filter(isRead).length / cells.length;
}

/** What a title says of the age of its values: an older date, or a word for what was before. */
function isPrior(title: string, newest: string | undefined, { context }: TargetGroup): boolean {
  const [date] = findDates(title.split(' '), context.dayOrder);
  if (date !== undefined && newest !== undefined) return date.iso < newest;
  return columnRole([title]).isPrior;
}

/** True when a row sums up a column over rows of several currencies: its amounts are in one, whatever each row's own is. */
function sumsCurrencies(grid: Grid, currencyColumn: number, column: number): boolean {
  let codes = new Set<string>();
  for (const row of grid.rows) {
    if (isSumRow(row)) {
      if (codes.size > 1 && isCellValue(textOf(row.cells[column] ?? []))) return true;
      codes = new Set();
    }
    const code = currencyOfCell(row.cells[currencyColumn] ?? []);
    if (code !== null) codes.add(code);
  }
  return false;
}

/** The column that states the currency of each row's amounts. */
function currencyColumnOf(grid: Grid): number | null {
  const found = grid.columns.findIndex((_, column) => {
    const cells = cellsOfColumn(grid, column);
    return cells.length > 1 && cells.every((phrases) => currencyOfCell(phrases) !== null);
  });
  return found < 0 ? null : found;
}

/** Names of one house's funds begin alike, those of companies do not. */
function hasManyBeginnings(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.split(' ')[0])).size > DIFFERENT * texts.length;
}

/** Part of the names that have a legal form, at least, where no title calls them names. */
const MIN_FORMS = 0.5;

/** True where the texts of a column have legal forms for the most part: it lists companies, whatever it is called. */
export function listsCompanies(grid: Grid, column: number): boolean {
  const names = cellsOfColumn(grid, column);
  const withForm = names.filter((name) =>
    name.some(({ words }) => words.some(({ text }) => isLegalForm(text))),
  );
  return withForm.length >= MIN_FORMS * names.length;
}

/** True for the only column of a grid with texts in its cells. */
function isOnlyText({ grid }: Looked, column: number): boolean {
  const isText = (phrases: readonly Phrase[]): boolean => !isCellValue(textOf(phrases));
  return !grid.columns.some((_, other) => other !== column && cellsOfColumn(grid, other).some(isText));
}

/** A column of distinct texts that may hold names though its title does not say so. */
function nameColumn(looked: Looked, taken: ReadonlySet<number>): { column: number; share: number } | null {
  const { grid, group } = looked;
  for (let column = 0; column < grid.columns.length; column += 1) {
    if (taken.has(column)) continue;
    const texts = cellsOfColumn(grid, column).map((phrases) => wordsOf(textOf(phrases)).join(' '));
    const share = shareOf(looked, column, group.name);
    if (share < 0.75 || new Set(texts).size < 0.75 * texts.length) continue;
    const title = withoutUnits(titleOf(grid, column));
    const isPlain =
      labelTokens(title).length === 0 || isSumName(title, group.status) || findCurrency(title) !== null;
    const isOther = isLabel(title) && !hasManyBeginnings(texts);
    const isNamed = !isOther && (isPlain || taken.size >= 3 || isOnlyText(looked, column));
    return isNamed || listsCompanies(grid, column) ? { column, share } : null;
  }
  return null;
}

/** A column whose cells all say a status, whatever its title. */
function statusColumn(looked: Looked, taken: ReadonlySet<number>): { column: number; share: number } | null {
  const { grid, group } = looked;
  if (group.status === undefined) return null;
  for (let column = 0; column < grid.columns.length; column += 1) {
    if (taken.has(column) || cellsOfColumn(grid, column).length < 2) continue;
    const share = shareOf(looked, column, group.status);
    if (share > 0.8) return { column, share };
  }
  return null;
}

/** The one column of dates among those that nothing says to be the dates of something else. */
function dateColumn(
  looked: Looked,
  taken: ReadonlySet<number>,
  wanted: TargetMetric,
): { column: number; share: number } | null {
  const { grid } = looked;
  const found = grid.columns.flatMap((_, column) => {
    const title = titleOf(grid, column);
    const cells = cellsOfColumn(grid, column);
    if (taken.has(column) || saysOtherDate(title) || cells.length < 2) return [];
    // A year alone may be one of anything: of a fund's first closing, of a company's founding.
    if (cells.every((phrases) => isYear(textOf(phrases)))) return [];
    const share = shareOf(looked, column, wanted);
    return share > 0.8 ? [{ column, share }] : [];
  });
  const [only] = found;
  return only === undefined || found.length > 1 ? null : only;
}

/** The columns that lessons name in a table of the form they were learned in. */
function learnedColumns(looked: Looked): FoundColumn[] {
  const { grid, group, tableOrder } = looked;
  const speaking = group.learned.columns.filter(({ evidence }) =>
    isLearnedTable(grid.titles, evidence.table),
  );
  return speaking.flatMap(({ origin, most, wanted, evidence }) => {
    const column = learnedColumn(grid.titles, evidence);
    const share = column === null ? 0 : shareOf(looked, column, wanted);
    if (column === null || share < MIN_SHARE) return [];
    const isFirm = evidence.tableOrder === tableOrder;
    const learned = { origin, most, habits: evidence.habits, isFirm };
    return [{ wanted, column, similarity: 1, share, titled: 1, learned }];
  });
}

/** Finds which columns of a grid hold metrics of a group, by lessons, by their titles and by what stands in them. */
export function mapColumns(looked: Looked): Mapping {
  const { grid, group } = looked;
  const titles = grid.titles.map(titleText);
  const dates = titles.flatMap((title) =>
    findDates(title.split(' '), group.context.dayOrder).map(({ iso }) => iso),
  );
  const newest = dates.sort().at(-1);
  const pairs = grid.titles.flatMap((title, column) =>
    group.metrics.flatMap((wanted) => {
      if (saysOtherAmount(titles[column] ?? '')) return [];
      const prior = isPrior(titles[column] ?? '', newest, group) ? PRIOR : 0;
      const similarity = titleSimilarity(title, wanted) - prior;
      const isOther = wanted.metric.type === 'DATE' && saysOtherDate(titles[column] ?? '');
      if (similarity < (isOther ? SAME_TITLE : MIN_SIMILAR)) return [];
      const share = shareOf(looked, column, wanted);
      return share < MIN_SHARE ? [] : [{ wanted, column, similarity, share }];
    }),
  );
  const told = pairs.filter(
    (pair) => !isOnlyByLostWord(pair, pairs, titles) && !isSumOfTwo(titles[pair.column] ?? '', group.metrics),
  );
  const currencyColumn = currencyColumnOf(grid);
  const given = learnedColumns(looked);
  const titled = told
    .sort((a, b) => b.similarity - a.similarity)
    .map((pair): FoundColumn => ({ ...pair, titled: 1 }));
  const columns = assigned(looked, [...given, ...titled], currencyColumn);
  const proven = columnsByChecks({
    metrics: group.metrics,
    checks: group.checks,
    columns: grid.columns.length,
    known: columns,
    read: (wanted, column) => valuesOfColumn(looked, column, wanted),
  }).map((one): FoundColumn => ({ ...one, similarity: UNTITLED, share: 1, titled: 0 }));
  if (proven.length === 0) return { columns, currencyColumn };
  return { columns: assigned(looked, [...given, ...proven, ...titled], currencyColumn), currencyColumn };
}

/** How a column's cells read as a metric, row by row; sums are no rows. */
function valuesOfColumn(looked: Looked, column: number, wanted: TargetMetric): ReturnType<ReadColumn> {
  const { grid, group } = looked;
  const place = placeOf(looked, column);
  return grid.rows
    .filter((row) => isBodyGridRow(row) && !isSumRow(row))
    .slice(0, CELLS_LOOKED_AT)
    .map((row) => {
      const phrases = row.cells[column] ?? [];
      const read = phrases.length === 0 ? null : readCell(phrases, wanted, place, group.context);
      return read === null || read.isBlank ? undefined : read;
    });
}

/** The columns in order of what speaks for them, each for one metric; then those that have no title of their own. */
function assigned(
  looked: Looked,
  offered: readonly FoundColumn[],
  currencyColumn: number | null,
): MappedColumn[] {
  const { grid, group } = looked;
  const columns: MappedColumn[] = [];
  const taken = new Set<number>();
  const add = (found: FoundColumn): void => {
    const isOfOneCurrency = currencyColumn !== null && sumsCurrencies(grid, currencyColumn, found.column);
    const unit = unitOf(titleOf(grid, found.column));
    columns.push({ ...found, unit, isOfOneCurrency, rival: 0 });
    taken.add(found.column);
  };
  for (const found of offered) {
    if (taken.has(found.column) || columns.some(({ wanted }) => wanted === found.wanted)) continue;
    add(found);
  }
  if (currencyColumn !== null) taken.add(currencyColumn);
  if (group.status !== undefined && !columns.some(({ wanted }) => wanted === group.status)) {
    const found = statusColumn(looked, taken);
    if (found !== null) add({ wanted: group.status, ...found, similarity: UNTITLED, titled: 0 });
  }
  const dated = group.metrics.filter(({ metric }) => metric.type === 'DATE');
  const [date] = dated;
  if (
    date !== undefined &&
    dated.length === 1 &&
    columns.length >= 2 &&
    !columns.some(({ wanted }) => wanted === date)
  ) {
    const found = dateColumn(looked, taken, date);
    if (found !== null) add({ wanted: date, ...found, similarity: UNTITLED, titled: 0 });
  }
  if (group.isNamed && !columns.some(({ wanted }) => wanted === group.name)) {
    const found = nameColumn(looked, taken);
    if (found !== null) add({ wanted: group.name, ...found, similarity: UNTITLED, titled: 0 });
  }
  return columns.map((own) => ({ ...own, rival: rivalOf(own, columns, offered) }));
}

/** How well the title of a column says a metric that has no better one, or another column its metric. */
function rivalOf(
  own: MappedColumn,
  columns: readonly MappedColumn[],
  offered: readonly FoundColumn[],
): number {
  const isFree = (other: FoundColumn): boolean =>
    other.wanted === own.wanted
      ? other.column !== own.column && !columns.some(({ column }) => column === other.column)
      : other.column === own.column && !columns.some(({ wanted }) => wanted === other.wanted);
  return Math.max(0, ...offered.filter(isFree).map(({ similarity }) => similarity));
}
