import { textOf, phraseOf } from '../../graph/lines.ts';
import { isNumericDataType } from '@assay/shared/domain';
import type { Phrase } from '../../graph/lines.ts';
import { PLAIN_HABITS } from '../habits.ts';
import { learnedMeaning, learnedRow } from '../learned-group.ts';
import { cellOf } from './column-mapping.ts';
import type { RowCell } from './group.ts';
import { joinEntryLines, foldInstruments } from './grid-lines.ts';
import type { MappedColumn, Mapping } from './column-mapping.ts';
import { marksOf, nameText, nameWords, bareWord, orderedWords } from '../../facts/grids/name-words.ts';
import type { CellPlace } from './read-cell.ts';
import { currencyOfCell, readCell, readInHabits, readName } from './read-cell.ts';
import { doubtsNames, withDoubtedName } from './row-doubts.ts';
import { headingStatus, statusCell } from './row-status.ts';
import { dayAmongTexts } from '../../facts/grids/profile-rows.ts';
import {
  beginsWithSum,
  isEmptyMark,
  isNoName,
  isSumName,
  saysOtherDate,
  statusOf,
} from '../../facts/grids/row-words.ts';
import type { Grid, GridRow } from '../../facts/grids/grid.ts';
import type { SchedulePage } from './row-status.ts';
import { neighbourInColumn } from '../../graph/page-graph.ts';
import type { Word } from '../../contract/page.ts';
import { monthOf } from '../../values/dates.ts';
import { labelTokens } from '../../vocabulary/label-tokens.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import { likenessTo } from '../../vocabulary/wordings.ts';

/** What a line under the name of a row says of it: "Held · since 22/03/2020", "Leeds, acquired March 2019". */

const SEPARATOR = /^[·|•;,–—-]$/u;
const ENDS_PART = /[,;·|)]$/u;
/** How well a part without a title of its own names a date. */
const UNTITLED = 0.8;
/** A line of the same row stands this close under its name, in heights. */
const LINE_GAP = 0.6;
/** A word for a date names it this well. */
const NAMED = 0.8;

/** The parts of a line between its dots, dashes, commas and brackets. */
function partsOf(words: readonly Word[]): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (SEPARATOR.test(word.text)) parts.push([]);
    else {
      if (word.text.startsWith('(')) parts.push([]);
      parts.at(-1)?.push(word);
      if (ENDS_PART.test(word.text)) parts.push([]);
    }
  }
  return parts.filter((part) => part.length > 0);
}

const bareText = (words: readonly Word[]): string => words.map(({ text }) => bareWord(text)).join(' ');

/** The date of a part, when the words before it name the date of a row's beginning or nothing. */
function dateOf(part: readonly Word[], wanted: TargetMetric, { page, group }: SchedulePage): RowCell | null {
  const at = part.findIndex(({ text }) => /\d/u.test(text) || monthOf(text) !== undefined);
  const before = bareText(part.slice(0, Math.max(0, at)));
  const isNamed = before === '' || likenessTo(wanted.terms.labels, labelTokens(before)) >= NAMED;
  if (at < 0 || !isNamed || saysOtherDate(before)) return null;
  const phrase = phraseOf(
    part.slice(at).map((word) => ({ ...word, text: bareWord(word.text) })),
    0,
  );
  const place = { page, unit: { title: '', currency: null, scale: null }, rowCurrency: null };
  const read = readCell([phrase], wanted, place, group.context);
  return read === null || read.isBlank
    ? null
    : cellOf(page, read, { wanted, similarity: UNTITLED, share: 1 });
}

/** The status that a part says, alone or before its date. */
function statusOfPart(part: readonly Word[], { page, group }: SchedulePage): RowCell | null {
  const { status } = group;
  if (status === undefined) return null;
  const value = statusOf(bareText(part), status);
  if (value === null) return null;
  return statusCell(status, value, { page, phrases: [phraseOf([...part], 0)] }, 'statusFromMark');
}

/** The line right below the last row of a grid, which its table may have left out. */
function lineBelow(phrases: readonly Phrase[], { page }: SchedulePage): Phrase[] {
  const last = phrases.at(-1);
  const below = last === undefined ? null : neighbourInColumn(page.rows, last, 1, LINE_GAP);
  return below === null ? [] : [below];
}

/** What is still missing in a row: the first cell of each metric that no column has filled. */
function missing(found: readonly RowCell[], filled: readonly RowCell[]): RowCell[] {
  const all = [...filled, ...found];
  return found.filter((cell) => all.find(({ wanted }) => wanted === cell.wanted) === cell);
}

/**
 * The cells that lines under a name fill, beside those that the row's own columns have filled. Under the last row, what
 * says a status without a date is a heading of other rows.
 */
function cellsOfNotes(
  phrases: readonly Phrase[],
  filled: readonly RowCell[],
  isLast: boolean,
  context: SchedulePage,
): RowCell[] {
  const [date, ...others] = context.group.metrics.filter(({ metric }) => metric.type === 'DATE');
  const cellsIn = (words: readonly Word[]): RowCell[] =>
    partsOf(words).flatMap((part): RowCell[] => {
      const cell = date === undefined || others.length > 0 ? null : dateOf(part, date, context);
      return [cell ?? statusOfPart(part, context)].filter((one) => one !== null);
    });
  const name = new Set(nameWords(phrases));
  const first = Math.min(...phrases.map(({ line }) => line));
  const inside = orderedWords(phrases.filter(({ line }) => line > first)).filter((word) => !name.has(word));
  const found = cellsIn(inside);
  if (found.length > 0 || !isLast) return missing(found, filled);
  const below = cellsIn(lineBelow(phrases, context).flatMap(({ words }) => words));
  return below.some(({ wanted }) => wanted === date) ? missing(below, filled) : [];
}

const MIN_VALUES = 2;

function statusOfCell(
  row: GridRow,
  column: MappedColumn,
  { page, group, codes }: SchedulePage,
): RowCell | null {
  const phrases = row.cells[column.column] ?? [];
  const text = nameText(nameWords(phrases));
  const learned = learnedMeaning(text, column.wanted, group.learned);
  if (learned !== undefined) {
    const cell = statusCell(column.wanted, learned.evidence.entity, { page, phrases }, 'statusFromCode');
    return { ...cell, proposal: { ...cell.proposal, origin: learned.origin } };
  }
  const code = codes.get(text);
  return code === undefined ? null : statusCell(column.wanted, code, { page, phrases }, 'statusFromCode');
}

function readColumn(
  row: GridRow,
  column: MappedColumn,
  rowCurrency: string | null,
  context: SchedulePage,
): RowCell | null {
  const { page, group } = context;
  const phrases = row.cells[column.column] ?? [];
  if (phrases.length === 0) return null;
  const own = column.isOfOneCurrency ? null : rowCurrency;
  const place: CellPlace = { page, unit: column.unit, rowCurrency: own };
  const { wanted, learned } = column;
  const isText = wanted === group.name && group.isNamed;
  const read = isText
    ? readName(phrases, wanted, place, group.context)
    : readInHabits(phrases, wanted, { place, context: group.context }, learned?.habits ?? PLAIN_HABITS);
  if (read === null) return wanted === group.status ? statusOfCell(row, column, context) : null;
  if (read.isBlank) return null;
  const cell = cellOf(page, read, column);
  if (learned === undefined) return cell;
  const most = Math.min(cell.proposal.most ?? 1, learned.most);
  return { ...cell, proposal: { ...cell.proposal, origin: learned.origin, most }, isFirm: learned.isFirm };
}

/** True for a cell with a mark that it has no value. */
function saysNothing(row: GridRow, { column }: MappedColumn): boolean {
  return (row.cells[column] ?? []).some(({ text }) => isEmptyMark(text));
}

/** The cells of a row; null when it is no row of the group. */
function readRow(
  row: GridRow,
  { columns, currencyColumn }: Mapping,
  context: SchedulePage,
): RowCell[] | null {
  const { group } = context;
  const currencyPhrases = currencyColumn === null ? [] : (row.cells[currencyColumn] ?? []);
  const rowCurrency = currencyOfCell(currencyPhrases);
  const cells = columns.flatMap((column) => readColumn(row, column, rowCurrency, context) ?? []);
  const named = cells.find((cell) => cell.wanted === group.name);
  if (named === undefined || isNoName(named.proposal.text)) return null;
  const printed = columns.filter(
    ({ wanted, column }) =>
      wanted !== group.name && wanted !== group.status && (row.cells[column] ?? []).length > 0,
  );
  const isDated = cells.some(
    ({ wanted }) => wanted !== group.name && (wanted.metric.type === 'DATE' || wanted === group.status),
  );
  const isProfile = isDated && dayAmongTexts(row.cells.flat()) !== undefined;
  if (!isProfile && printed.length < Math.min(MIN_VALUES, columns.length - 1)) return null;
  // Words that run over columns: a title.
  if (cells.length === 1 && !printed.some((column) => saysNothing(row, column))) return null;
  if (learnedRow(named.proposal.text, group.learned)?.evidence.isRow === true) return cells;
  if (!group.isNamed) return beginsWithSum(named.proposal.text) ? null : cells;
  if (row.kind === 'total' || row.kind === 'subtotal' || isSumName(named.proposal.text, group.status))
    return isDated && !isSumName(named.proposal.text.replace(/^\S+\s*/u, ''), group.status) ? cells : null;
  return cells;
}

/** The cells of a row in which a dash stands for an amount: found, and without a value. */
function nilsOf(row: GridRow, { columns }: Mapping, { page, group }: SchedulePage): RowCell[] {
  return columns
    .filter(
      ({ wanted, column }) => isNumericDataType(wanted.metric.type) && (row.cells[column] ?? []).length > 0,
    )
    .flatMap((column) => {
      const place: CellPlace = { page, unit: column.unit, rowCurrency: null };
      const read = readCell(row.cells[column.column] ?? [], column.wanted, place, group.context);
      return read?.isBlank === true ? [cellOf(page, read, column)] : [];
    });
}

/** A row with the status that its name's mark says, else with the one that stands over it. */
function withStatus(
  cells: RowCell[],
  phrases: readonly Phrase[],
  given: RowCell | null,
  { page, group, marks }: SchedulePage,
): RowCell[] {
  const { status } = group;
  if (status === undefined || cells.some((cell) => cell.wanted === status)) return cells;
  for (const mark of marksOf(phrases)) {
    const value = marks.get(mark);
    if (value !== undefined)
      return [...cells, statusCell(status, value, { page, phrases }, 'statusFromMark')];
  }
  return given === null ? cells : [...cells, given];
}

const isHeading = ({ cells }: GridRow): boolean => cells.filter((phrases) => phrases.length > 0).length === 1;

/** The rows of a schedule and the status that its last heading leaves for a continuation. */
export interface ScheduleRows {
  rows: RowCell[][];
  status: RowCell | null;
}

/** Reads the rows of a grid whose columns are known; `given` is the status that stands over the first rows. */
export function readSchedule(
  grid: Grid,
  mapping: Mapping,
  given: RowCell | null,
  context: SchedulePage,
): ScheduleRows {
  const name = mapping.columns.find(({ wanted }) => wanted === context.group.name)?.column ?? 0;
  const first = Math.min(...mapping.columns.map(({ column }) => column));
  const rows: RowCell[][] = [];
  let status = given;
  const settled = foldInstruments(joinEntryLines(grid.rows, name, context.group), name);
  const headings = new Set(settled.flatMap((row) => (isHeading(row) ? textOf(row.cells.flat()) : [])));
  for (const row of settled) {
    // What stands before the first column of the schedule belongs to something beside it.
    const heading = headingStatus(context.page, row.cells.slice(first).flat(), context.group);
    status = heading ?? status;
    if (heading !== null || isHeading(row)) continue;
    const cells = readRow(row, mapping, context);
    const own = row.cells[name] ?? [];
    if (cells === null) continue;
    const notes = cellsOfNotes(own, cells, row === settled.at(-1), context);
    const nils = nilsOf(row, mapping, context).filter(
      ({ wanted }) => ![...cells, ...notes].some((cell) => cell.wanted === wanted),
    );
    const whole = withStatus([...cells, ...notes, ...nils], own, status, context);
    // What stands over other rows is a class: the name of this one was printed on another line.
    rows.push(headings.has(textOf(own)) ? withDoubtedName(whole, context.group) : whole);
  }
  if (!doubtsNames({ page: context.page, grid, mapping, group: context.group }, settled))
    return { rows, status };
  return { rows: rows.map((cells) => withDoubtedName(cells, context.group)), status };
}
