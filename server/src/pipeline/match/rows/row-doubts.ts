import { heightOf, middleOf, SAME_EDGE } from '../../pdf/geometry.ts';
import { MAX_DOUBTED } from '../../contract/candidate.ts';
import type { Grid, GridRow } from '../../facts/grids/grid.ts';
import { isEndOfName, isMark, mayBeginName } from '../../facts/grids/name-words.ts';
import {
  beginsWithSum,
  endsWithShare,
  isCellValue,
  isSumName,
  namesSchedule,
} from '../../facts/grids/row-words.ts';
import { isBodyGridRow } from '../../facts/grids/schedule-grid.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { monthOf } from '../../values/dates.ts';
import { digitsOf } from '../../facts/account/subtotals.ts';
import { MIN_SIMILARITY, likeness } from '../../vocabulary/label-parts.ts';
import type { Mapping, MappedColumn } from './column-mapping.ts';
import type { RowCell, TargetGroup } from './group.ts';
import { statusOfHeading } from './row-status.ts';
import { withoutUnits } from './title-likeness.ts';
import { listsCompanies } from './map-columns.ts';

/**
 * What the form of a table says against the names of its rows. A name that has the words of another row, or lacks its own,
 * makes the row another one, however well its amounts are read: no value of a row is surer than its name.
 */

/** A row whose name is no surer than a doubt, and with it all its values. */
export const withDoubtedName = (cells: readonly RowCell[], { name }: Pick<TargetGroup, 'name'>): RowCell[] =>
  cells.map((cell) => {
    if (cell.wanted !== name) return cell;
    const most = Math.min(MAX_DOUBTED, cell.proposal.most ?? 1);
    return { ...cell, proposal: { ...cell.proposal, most } };
  });

/** A grid as its rows are read: its page, and which columns hold what. */
interface ReadGrid {
  page: PageGraph;
  grid: Grid;
  mapping: Mapping;
  group: TargetGroup;
}

/** Lines of one name stand nearer to each other than this part of their height. */
const NEAR = 0.5;
/** What is smaller than this part of a name's height remarks on it. */
const SMALLER = 0.95;
/** Two rows of a table show how its names stand to their values. */
const MIN_ROWS = 2;
/** A column is one of texts where so large a part of its rows has one. */
const MOSTLY = 0.5;

const isText = ({ text }: Phrase): boolean => !isCellValue(text) && /\p{L}{2}/u.test(text);

const titleOf = ({ titles }: Grid, column: number): string =>
  withoutUnits([...(titles[column]?.over ?? []), ...(titles[column]?.own ?? [])].join(' '));

const nameColumnOf = ({
  mapping,
  group,
}: Pick<ReadGrid, 'mapping' | 'group'>): Mapping['columns'][number] | undefined =>
  mapping.columns.find(({ wanted }) => wanted === group.name);

/** An amount of a column, and whether it is that of a row of the group. */
export interface ListedAmount {
  amount: number;
  isOfRow: boolean;
}

/** A sum as short as this is met by accident. */
const MIN_SUM = 1000;

/** True where a column prints, under several of its rows, what they add up to: they are the members of one list. */
export function printsSumOfRows(column: readonly ListedAmount[]): boolean {
  return column.some(({ amount, isOfRow }, at) => {
    if (isOfRow || amount < MIN_SUM) return false;
    let [sum, rows] = [0, 0];
    for (const above of column.slice(0, at).reverse()) {
      if (!above.isOfRow) continue;
      sum += above.amount;
      rows += 1;
      if (rows > 1 && sum === amount) return true;
    }
    return false;
  });
}

/** True where a column of a grid prints the sum of several of the rows that were read from it. */
export function addsUpRows(grid: Grid, { columns }: Mapping, read: readonly (readonly RowCell[])[]): boolean {
  const words = new Set(read.flat().flatMap(({ proposal }) => proposal.words));
  return columns.some(({ column, wanted }) => {
    if (wanted.metric.type !== 'CURRENCY') return false;
    const amounts = grid.rows.flatMap(({ cells }) =>
      (cells[column] ?? []).filter(({ text }) => isCellValue(text)),
    );
    return printsSumOfRows(
      amounts.map((phrase) => ({
        amount: digitsOf(phrase.text),
        isOfRow: phrase.words.some((word) => words.has(word)),
      })),
    );
  });
}

/** True for a table whose names are called investors: it lists those who hold the fund, and not what the fund holds. */
export function listsInvestors(
  grid: Grid,
  { columns }: Mapping,
  { name }: Pick<TargetGroup, 'name'>,
): boolean {
  const named = columns.find(({ wanted }) => wanted === name);
  const title = titleOf(grid, named?.column ?? -1);
  return (
    title !== '' &&
    likeness(title, 'limited_partner') >= MIN_SIMILARITY &&
    likeness(title, name.terms.base) < MIN_SIMILARITY
  );
}

/** True where the column of names was guessed, and another column of texts stands before it. */
function isGuessedBehindTexts({ grid, mapping, group }: ReadGrid): boolean {
  const named = nameColumnOf({ mapping, group });
  if (named === undefined || named.titled === 1 || titleOf(grid, named.column) === '') return false;
  const body = grid.rows.filter(isBodyGridRow);
  return grid.columns.some((_, column) => {
    const isMapped = mapping.columns.some((one) => one.column === column);
    const filled = body.filter((row) => (row.cells[column] ?? []).some(isText));
    return column < named.column && !isMapped && filled.length >= MOSTLY * body.length;
  });
}

/** Where the values of a row stand to the lines of its name: 0 at its first, 1 at its last; null for a name of one line. */
function standOf({ cells }: GridRow, name: number): number | null {
  const lines = [...new Set((cells[name] ?? []).filter(isText).map(middleOf))].sort((a, b) => a - b);
  const values = cells.flatMap((phrases, column) =>
    column === name ? [] : phrases.filter(({ text }) => isCellValue(text)),
  );
  const [first = 0, last = 0] = [lines[0], lines.at(-1)];
  const [value] = values;
  if (lines.length < 2 || value === undefined) return null;
  return Math.min(1, Math.max(0, (middleOf(value) - first) / (last - first)));
}

/** True where the values stand at the first lines of some names and at the last or the middle of others. */
function standsOtherwise(rows: readonly GridRow[], name: number): boolean {
  const stands = rows.filter(isBodyGridRow).flatMap((row) => standOf(row, name) ?? []);
  return stands.length >= MIN_ROWS && Math.max(...stands) - Math.min(...stands) > 0.4;
}

/** How far rows stand from each other at least. */
function leastGap(rows: readonly GridRow[]): number {
  const body = rows.filter(isBodyGridRow);
  return Math.min(...body.slice(1).map((row, at) => row.y0 - (body[at]?.y1 ?? 0)));
}

/** A line is as near as another where their distance differs by no more than this, in points. */
const AS_NEAR = 0.5;

/** How far the lines of a name stand from each other at most; nothing for a name of one line. */
function spaceBetweenLines(name: readonly Phrase[]): number {
  const lines = name.toSorted((a, b) => a.y0 - b.y0);
  const spaces = lines.slice(1).map(({ y0 }, at) => y0 - (lines[at]?.y1 ?? 0) + AS_NEAR);
  return Math.max(-Infinity, ...spaces);
}

/** True for a text in the column of names that stands as near to one as its own lines do, and belongs to none. */
function hasLineApart({ page, grid, mapping, group }: ReadGrid, rows: readonly GridRow[]): boolean {
  const column = nameColumnOf({ mapping, group })?.column ?? -1;
  const body = rows.filter(isBodyGridRow);
  const cells = body.map((row) => (row.cells[column] ?? []).filter(isText));
  const own = cells.flat();
  const taken = new Set(body.flatMap((row) => row.cells.flat().flatMap(({ words }) => words)));
  const isOfHead = (phrase: Phrase): boolean => grid.head.some(({ line }) => line === phrase.line);
  const near = Math.max(leastGap(rows) / 2, ...cells.map(spaceBetweenLines));
  const isApart = (phrase: Phrase, name: Phrase): boolean => {
    const space = Math.max(name.y0 - phrase.y1, phrase.y0 - name.y1);
    const isOver = phrase.y0 < name.y0 && (isEndOfName(name) || mayBeginName(phrase, name));
    return (
      Math.abs(phrase.x0 - name.x0) < SAME_EDGE &&
      space < Math.min(NEAR * heightOf(name), isOver ? Infinity : near) &&
      heightOf(phrase) >= SMALLER * heightOf(name)
    );
  };
  return page.rows
    .flat()
    .some(
      (phrase) =>
        isText(phrase) &&
        !isOfHead(phrase) &&
        !phrase.words.some((word) => taken.has(word)) &&
        !isMark(phrase.text) &&
        !beginsWithSum(phrase.text) &&
        !endsWithShare(phrase.text) &&
        statusOfHeading(phrase.text, group) === null &&
        own.some((name) => isApart(phrase, name)),
    );
}

/** True for a name that ends with a day and its month: the next column ran into it. */
function endsWithDay(phrases: readonly Phrase[]): boolean {
  const [month = '', day = ''] = phrases.flatMap(({ words }) => words.map(({ text }) => text)).toReversed();
  return (
    (monthOf(month) !== undefined && /^[0-3]?\d\.?$/u.test(day)) ||
    /(?<=\p{L}.*\s)\d{5,}/u.test(`${day} ${month}`)
  );
}

/** True where the form of a table says that the names of its rows are not what was read as them. */
export function doubtsNames(read: ReadGrid, rows: readonly GridRow[]): boolean {
  const column = nameColumnOf(read)?.column ?? -1;
  return (
    isGuessedBehindTexts(read) ||
    standsOtherwise(rows, column) ||
    hasLineApart(read, rows) ||
    rows.some((row) => isBodyGridRow(row) && endsWithDay(row.cells[column] ?? []))
  );
}

/** A table holds a group for sure when it names at least this many of the metrics, and perhaps when it names the fewer. */
const STRONG_COLUMNS = 4;
const MIN_COLUMNS = 3;
const MIN_TITLED = 2;
const SURE_TITLE = 0.85;

/**
 * What says that a grid is a schedule of a group: enough columns of its metrics, names that are those of its members, or a
 * heading over it alone.
 */
type ScheduleEvidence = 'columns' | 'names' | 'heading';

const isTitled = ({ titled, similarity }: MappedColumn): boolean => titled === 1 && similarity >= SURE_TITLE;

/** True where a text over a grid says that a schedule of the group's members follows: "Schedule of investments". */
const isHeaded = ({ rows }: PageGraph, { y0 }: Grid): boolean =>
  rows.some((row) => row.some(({ text, y1 }) => y1 <= y0 && namesSchedule(text)));

/** True for a column of money under its own title; "Total" alone may sum up anything. */
const isOfMoney = (grid: Grid, column: MappedColumn): boolean =>
  isTitled(column) &&
  column.wanted.metric.type === 'CURRENCY' &&
  !isSumName(grid.titles[column.column]?.own.join(' ') ?? '', undefined);

/** What says that a grid of a page is a schedule of a group; null where nothing says so. */
export function evidenceOfSchedule(
  grid: Grid,
  mapping: Mapping,
  { group, page }: { group: TargetGroup; page: PageGraph },
): ScheduleEvidence | null {
  const { columns } = mapping;
  const { metrics, name, isNamed } = group;
  const named = columns.find(({ wanted }) => wanted === name);
  if (named === undefined || listsInvestors(grid, mapping, group)) return null;
  if (columns.length > 1 && columns.some(({ learned }) => learned !== undefined)) return 'columns';
  const titled = columns.filter((column) => column.titled === 1).length;
  const hasColumns = (count: number): boolean => {
    const least = Math.min(count, metrics.length);
    return columns.length >= least && titled >= Math.min(MIN_TITLED, least);
  };
  if (hasColumns(STRONG_COLUMNS)) return 'columns';
  // A schedule may say no more of what it lists than its value.
  if (!hasColumns(MIN_COLUMNS) && !columns.some((column) => isOfMoney(grid, column))) return null;
  if (!isNamed || isTitled(named) || listsCompanies(grid, named.column)) return 'names';
  return isHeaded(page, grid) ? 'heading' : null;
}
