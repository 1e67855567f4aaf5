import type { Phrase } from '../../graph/lines.ts';
import { phraseOf } from '../../graph/lines.ts';
import { neighbourInColumn } from '../../graph/page-graph.ts';
import type { Word } from '../../contract/page.ts';
import { monthOf } from '../../values/dates.ts';
import { labelTokens } from '../../vocabulary/label-tokens.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import { likenessTo } from '../../vocabulary/wordings.ts';
import { cellOf } from './cell-of.ts';
import type { RowCell } from './group.ts';
import { bareWord, nameWords, orderedWords } from '../../facts/grids/name-words.ts';
import { readCell } from './read-cell.ts';
import { statusCell } from './row-status.ts';
import { saysOtherDate, statusOf } from '../../facts/grids/row-words.ts';
import type { SchedulePage } from './schedule-page.ts';

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

const textOf = (words: readonly Word[]): string => words.map(({ text }) => bareWord(text)).join(' ');

/** The date of a part, when the words before it name the date of a row's beginning or nothing. */
function dateOf(part: readonly Word[], wanted: TargetMetric, { page, group }: SchedulePage): RowCell | null {
  const at = part.findIndex(({ text }) => /\d/u.test(text) || monthOf(text) !== undefined);
  const before = textOf(part.slice(0, Math.max(0, at)));
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
  const value = statusOf(textOf(part), status);
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
export function cellsOfNotes(
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
