import { textOf } from '../../graph/lines.ts';
import { footnotesOf } from '../../graph/footnotes.ts';
import type { Phrase } from '../../graph/lines.ts';
import type { Pages } from '../../graph/built-pages.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import { overlapX } from '../../pdf/geometry.ts';
import type { Rect } from '../../contract/page.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import type { Features } from '../features.ts';
import { oddsOf } from '../features.ts';
import type { RowCell, TargetGroup } from './group.ts';
import type { Mapping } from './column-mapping.ts';
import type { Grid } from '../../facts/grids/grid.ts';
import { orderedWords } from '../../facts/grids/name-words.ts';
import { isCellValue, statusOf } from '../../facts/grids/row-words.ts';
import { titleScale } from '../../values/title-scale.ts';
import { findCurrency, isAmountStatement } from '../../values/currencies.ts';
import type { DayOrder } from '../../values/dates.ts';
import { findDates } from '../../values/dates.ts';
import { ANY_IN } from '../../vocabulary/function-words.ts';

/** "III." before a heading; letters and figures say nothing anyway. */
const NUMBERING = /^[IVX]{1,4}[.)]\s+/u;
/** What may stand between a heading and its day: "as at", "zum", "per". */
const MAX_JOINT_LENGTH = 3;

/** True for a part of a heading that says in what its amounts are: "(£ million)", "en milliers d'euros". */
const saysUnit = (part: string): boolean =>
  findCurrency(part) !== null || titleScale(part) !== null || isAmountStatement(part);

/** What stands between the parts of a heading. */
const PARTS = new RegExp(`,\\s|\\s[–—|-]\\s|\\s(?=(?:${ANY_IN})\\s)`, 'u');

/** A heading without its number, its day and what it says of the unit: "2. Realised at 30 June 2025 (in EUR k)". */
function plainHeading(text: string, dayOrder: DayOrder): string {
  const parts = text
    .replace(NUMBERING, '')
    .replace(/\([^()]*\)/gu, (part) => (saysUnit(part) ? ' ' : part))
    .split(PARTS);
  const words =
    parts
      .filter((part, at) => at === 0 || !saysUnit(part))
      .join(' ')
      .match(/\S+/gu) ?? [];
  const [date] = findDates(words, dayOrder);
  if (date === undefined) return words.join(' ');
  const before = words.slice(0, date.from);
  const last = before.findLastIndex((word) => word.length > MAX_JOINT_LENGTH);
  return [...before.slice(0, last + 1), ...words.slice(date.to)].join(' ');
}

/** The status that a heading over rows says, with or without its number, its day and its unit. */
export function statusOfHeading(
  text: string,
  { status, context }: Pick<TargetGroup, 'status' | 'context'>,
): string | null {
  return statusOf(plainHeading(text, context.dayOrder), status);
}

/** What is known of a page when its schedules are read. */
export interface SchedulePage {
  page: PageGraph;
  group: TargetGroup;
  codes: StatusCodes;
  marks: StatusCodes;
}

/** Codes of a legend by what they stand for: "R = realised". */
export type StatusCodes = ReadonlyMap<string, string>;

const CODE = '(?:\\p{Lu}\\p{L}{0,2}|[*†‡§]{1,2}|[●○◐◑■□◆◇▲△✓✗])';
/**
 * "R = realised", "(P) partially realised", "U unrealised": a meaning ends where the next code begins, and the mark of
 * the note itself explains nothing ("* A = active").
 */
const CODE_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])\\(?(${CODE})\\)?\\s*(?:=|:|–|—|-|\\s)\\s*(?!${CODE}(?:\\s*[=:]|\\s+[–—-]))(\\p{L}[\\p{L}-]*(?:\\s(?!${CODE}[\\s=:)–—])\\p{L}[\\p{L}-]*)*)`,
  'gu',
);
/** "realised (R)", "partially realised = P". */
const MEANING_FIRST = new RegExp(
  `(\\p{L}[\\p{L}-]*(?:\\s\\p{L}[\\p{L}-]*)*)\\s*(?:\\(|=\\s*)(${CODE})(?![\\p{L}\\p{N}])`,
  'gu',
);
/** How far above a table a heading may stand, in heights of its own. */
const HEADING_REACH = 3.5;

/** The codes that the pages of a document explain. */
export function statusCodes(pages: Pages, status: TargetMetric | undefined): StatusCodes {
  const codes = new Map<string, string>();
  if (status === undefined) return codes;
  for (const page of pages) {
    for (const { words } of page.lines) {
      const text = textOf(words);
      const explained = [
        ...[...text.matchAll(CODE_FIRST)].map(([, code = '', meaning = '']) => ({ code, meaning })),
        ...[...text.matchAll(MEANING_FIRST)].map(([, meaning = '', code = '']) => ({ code, meaning })),
      ];
      for (const { code, meaning } of explained) {
        const value = statusOf(meaning, status);
        if (value !== null) codes.set(code, value);
      }
    }
  }
  return codes;
}

/** Marks of footnotes of a page that say a status: "* Fully realised". */
export function statusMarks(page: PageGraph, status: TargetMetric | undefined): StatusCodes {
  const marks = new Map<string, string>();
  for (const { mark, block } of footnotesOf(page)) {
    const text = textOf(block.words);
    const value = statusOf(text.replace(/^\s*\(?[*†‡§\da-z]{1,2}\)?\s*/u, ''), status);
    if (value !== null) marks.set(mark, value);
  }
  return marks;
}

/** A status as a cell of a row, with the words that say it. `how` names the evidence. */
export function statusCell(
  status: TargetMetric,
  value: string,
  { page, phrases }: { page: PageGraph; phrases: readonly Phrase[] },
  how: 'statusFromHeading' | 'statusFromCode' | 'statusFromMark',
): RowCell {
  const words = orderedWords(phrases);
  const text = textOf(words);
  const features: Features = { [how]: 1 };
  const odds = oddsOf(features, 'cell');
  return {
    wanted: status,
    proposal: { value, currency: null, words, text, isBlank: false, page: page.place, odds, features },
  };
}

/** The status that phrases say which stand alone over rows. */
export function headingStatus(
  page: PageGraph,
  phrases: readonly Phrase[],
  group: TargetGroup,
): RowCell | null {
  const { status } = group;
  if (status === undefined || phrases.length === 0 || phrases.some((phrase) => isCellValue(phrase.text)))
    return null;
  const text = textOf(phrases);
  const value = statusOfHeading(text, group);
  return value === null ? null : statusCell(status, value, { page, phrases }, 'statusFromHeading');
}

/** The status that a heading right above a grid says; its titles, which may stand over the table, are none. */
export function statusAbove(
  page: PageGraph,
  box: Rect & Pick<Grid, 'head'>,
  group: TargetGroup,
): RowCell | null {
  const near = page.rows
    .flat()
    .filter((phrase) => phrase.y1 <= box.y0 + 2 && overlapX(phrase, box) > 0 && !box.head.includes(phrase))
    .filter((phrase) => box.y0 - phrase.y1 < HEADING_REACH * (phrase.y1 - phrase.y0))
    .sort((a, b) => b.y0 - a.y0);
  for (const phrase of near) {
    const found = headingStatus(page, [phrase], group);
    if (found !== null) return found;
  }
  return null;
}

/** The status that the title of the names says ("Realised investments" over the companies). */
export function statusOfTitles(
  page: PageGraph,
  { titles, head }: Pick<Grid, 'titles' | 'head'>,
  { columns }: Mapping,
  group: TargetGroup,
): RowCell | null {
  const name = columns.find(({ wanted }) => wanted === group.name);
  const texts = name === undefined ? [] : (titles[name.column]?.own ?? []);
  const phrases = head.filter((phrase) => texts.includes(phrase.text));
  return headingStatus(page, phrases, group);
}
