import type { Phrase } from '../../graph/lines.ts';
import type { PageGraph } from '../../graph/page-graph.ts';
import {
  isDateLike,
  isLoneCurrency,
  isNumberLike,
  isYear,
  isValueLike,
  numbersOf,
} from '../../graph/value-shape.ts';
import { overlapX } from '../../pdf/geometry.ts';
import type { DatedPeriod } from './column-periods.ts';
import { datedPeriod } from './column-periods.ts';
import { columnRole, namesAllPartners, namesGeneralPartner } from './header-roles.ts';
import { memoize, memoizePair } from '../../memoize.ts';
import { spanningTitle } from './spanning-titles.ts';
import { bandTitle } from './title-bands.ts';

/** More words than these are a paragraph, and a title of a column has at most so many. */
export const PARAGRAPH_WORDS = 12;
export const HEADER_WORDS = 8;
/** A table of periods has at most so many rows. */
const ROWS_AROUND = 40;

/**
 * Drops what seemed to span the column where its own title goes on right above: between two lines of one title there is
 * only the one-line title of another column.
 */
function dropBetween(headers: Phrase[], title: Phrase, isOwn: (phrase: Phrase) => boolean): void {
  const at = headers.findLastIndex(isOwn);
  const below = headers[at];
  if (below !== undefined && below.y0 - title.y1 < title.y1 - title.y0) headers.splice(at + 1);
}

/** "2024" over a column is its title, unless amounts stand on its line. */
/** "01.01. –" over "30.09.2025": the day on which a period begins, without its year. */
const RANGE_START = /^\d{1,2}[./-]\d{1,2}\.?\s?[-–—]$/u;
const isTitlePart = (phrase: Phrase): boolean => isYear(phrase.text) || RANGE_START.test(phrase.text);
function isTitleOfNumbers(phrase: Phrase, row: readonly Phrase[]): boolean {
  return (
    isTitlePart(phrase) && row.length > 1 && row.every((one) => isTitlePart(one) || !isNumberLike(one.text))
  );
}

type EndedPeriod = DatedPeriod & { end: number };

/** "(Jan-21 –": the upper line of a range that ends on the line below. */
const OPEN_RANGE = /[-–—]\s*$/u;

/** The period that a title names with its end, a quarter of an unnamed year too; null when it names no end. */
function endedPeriod(title: string): EndedPeriod | null {
  const period = OPEN_RANGE.test(title) ? null : datedPeriod(title);
  const end = period?.end ?? period?.quarter;
  return period === null || end === undefined ? null : { ...period, end };
}

/** Quarters of an unnamed year say nothing of their place among dated ones. */
const areComparable = (a: DatedPeriod, b: DatedPeriod): boolean =>
  a.period === b.period && (a.quarter === undefined) === (b.quarter === undefined);

/** How the dated titles beside a value's own stand to it: each pair of the same kind of period. */
function hasDatedRival(
  page: PageGraph,
  value: Phrase,
  isRival: (own: EndedPeriod, rival: EndedPeriod) => boolean,
): boolean {
  return titlePhrases(page, value).some((title) => {
    const own = endedPeriod(title.text);
    if (own === null) return false;
    return (page.rows[title.line] ?? []).some((other) => {
      const rival = other === title ? null : endedPeriod(other.text);
      return rival !== null && areComparable(own, rival) && isRival(own, rival);
    });
  });
}

/** How old a column is by its dated title beside others of the same kind of period. */
export interface ColumnAge {
  isEarlier?: boolean;
  isLatest?: boolean;
}

/**
 * Whether the column of a value is there for comparison: another one ends later, or ends with it and has more of the year
 * (its second half is not the year). Or whether it is the one that the earlier ones are compared with.
 */
export function columnAge(page: PageGraph, value: Phrase): ColumnAge {
  const isEarlier = hasDatedRival(
    page,
    value,
    (own, rival) =>
      rival.end > own.end || (rival.end === own.end && (rival.months ?? 0) > (own.months ?? Infinity)),
  );
  if (isEarlier) return { isEarlier };
  return hasDatedRival(page, value, (own, rival) => rival.end < own.end) ? { isLatest: true } : {};
}

/** True when the label of another row near a value's own names the same kind of period with a later end. */
export function isEarlierRow(page: PageGraph, value: Phrase, label: string): boolean {
  const own = datedPeriod(label);
  const end = own?.end ?? null;
  if (own === null || end === null) return false;
  const from = Math.max(0, value.line - ROWS_AROUND);
  return page.rows.slice(from, value.line + ROWS_AROUND + 1).some(([first, ...cells]) => {
    const rival = first === undefined || cells.length === 0 ? null : datedPeriod(first.text);
    return rival !== null && rival.period === own.period && (rival.end ?? end) > end;
  });
}

/**
 * The column titles above a value, from top to bottom: those right above its column, and from bands of titles further up
 * what these do not say of period and owner.
 */
export const titlePhrases = memoizePair((page: PageGraph, value: Phrase): readonly Phrase[] => {
  const near = headersAbove(page, value).toReversed();
  const role = columnRole(near.map(({ text }) => text));
  const apart = (['period', 'scope'] as const).flatMap((kind) =>
    role[kind] === null ? (bandTitle(page, value, kind) ?? []) : [],
  );
  return [...apart, ...near];
});

/** Texts of the column titles above a value, from top to bottom. */
export function titleTexts(page: PageGraph, value: Phrase): string[] {
  return titlePhrases(page, value).map((phrase) => phrase.text);
}

/** A row of titles has at least so many, and so have the rows of numbers below it. */
const FEWEST_TITLES = 4;
const MIN_NUMBERS = 3;

/** The lines of a page whose phrases, but for the first, head columns of numbers: they name one another not. */
export const titleLines = memoize((page: PageGraph): ReadonlySet<number> => {
  const numbers = page.rows.map(numbersOf).filter((row) => row.length >= MIN_NUMBERS);
  const titles = new Set(numbers.flat().flatMap((number) => titlePhrases(page, number)));
  const lines = page.rows.flatMap((row, line) =>
    row.length >= FEWEST_TITLES && row.slice(1).every((phrase) => titles.has(phrase)) ? [line] : [],
  );
  return new Set(lines);
});

/** True when another number of the value's line stands in the partner's own column. */
export function hasPartnerColumn(page: PageGraph, value: Phrase): boolean {
  const others = (page.rows[value.line] ?? []).filter((other) => other !== value && isNumberLike(other.text));
  return others.some((other) => columnRole(titleTexts(page, other)).scope === 'partner');
}

/** True for a number in a column of gross figures beside one of net ones. */
export function isGrossBesideNet(page: PageGraph, value: Phrase): boolean {
  if (columnRole(titleTexts(page, value)).basis !== 'gross') return false;
  return (page.rows[value.line] ?? []).some(
    (other) => isNumberLike(other.text) && columnRole(titleTexts(page, other)).basis === 'net',
  );
}

/**
 * True for a column of a statement of the whole partnership: beside the column of the general partner, those of all other
 * partners and of the sum are nobody's own.
 */
export function isOfPartnership(page: PageGraph, value: Phrase): boolean {
  const row = numbersOf(page.rows[value.line] ?? []);
  const titled = row.map((other) => ({ other, title: titleTexts(page, other).join(' ') }));
  if (!titled.some(({ title }) => namesGeneralPartner(title))) return false;
  const own = titled.find(({ other }) => other === value)?.title ?? '';
  return namesAllPartners(own) || columnRole([own]).scope !== 'partner';
}

/**
 * True for a section title between a value that stands alone on its line and a table of several columns: what heads those
 * columns does not head the value.
 */
function beginsOtherTable(page: PageGraph, value: Phrase, index: number): boolean {
  const numbers = (line: number): number =>
    (page.rows[line] ?? []).filter((phrase) => isNumberLike(phrase.text)).length;
  const [title, ...others] = page.rows[index] ?? [];
  const above = page.rows[index - 1]?.[0];
  if (title === undefined || others.length > 0 || above === undefined || isValueLike(title.text))
    return false;
  const isApart = title.y0 - above.y1 > 0.9 * (title.y1 - title.y0);
  const cells = (line: number): number => (page.rows[line] ?? []).length;
  const hasMore = numbers(index - 1) > 1 || (cells(value.line) === 2 && cells(index - 1) > 2);
  return isApart && title.x1 < value.x0 && numbers(value.line) === 1 && hasMore;
}

/** A cell narrower than so many heights does not reach under the titles of its column. */
const NARROW = 2;
const SAME_EDGE = 5;

/** The column of a value as far as it is known: a dash is as wide as the numbers that end below it. */
function columnOf(page: PageGraph, value: Phrase): Phrase {
  if (value.x1 - value.x0 > NARROW * (value.y1 - value.y0)) return { ...value };
  const below = page.rows
    .slice(value.line + 1, value.line + 4)
    .flat()
    .filter((phrase) => isNumberLike(phrase.text) && Math.abs(phrase.x1 - value.x1) < SAME_EDGE);
  return { ...value, x0: Math.min(value.x0, ...below.map(({ x0 }) => x0)) };
}

/** True for a line of running text over a column; text of another column beside it ends no table. */
function isParagraph(row: readonly Phrase[], column: Phrase): boolean {
  return row.some(
    (phrase) =>
      phrase.words.length > PARAGRAPH_WORDS &&
      ((row.length === 1 && phrase.x0 < column.x1) || overlapX(phrase, column) > 0),
  );
}

const MIN_DIGITS = 3;

/**
 * True for the label of an amount on its own line: there the column belongs to another table. What ends where the column
 * does is its title.
 */
function namesAmount(phrase: Phrase, row: readonly Phrase[], column: Pick<Phrase, 'x1'>): boolean {
  if (Math.abs(phrase.x1 - column.x1) < SAME_EDGE) return false;
  const text = row[row.indexOf(phrase) + 1]?.text ?? '';
  const digits = text.replace(/\D/gu, '').length;
  return isNumberLike(text) && digits >= MIN_DIGITS && !isYear(text);
}

/** True for what stands between the amounts of a line without being one: it is misread, or says that there is none. */
function isAmidAmounts(row: readonly Phrase[], inColumn: readonly Phrase[]): boolean {
  const amounts = row.filter((phrase) => isNumberLike(phrase.text) && !isYear(phrase.text));
  const [first] = inColumn;
  return first !== undefined && first !== row[0] && amounts.length > 1 && 2 * amounts.length >= row.length;
}

const MIN_PAIRS = 2;

/** True for a line of a form over a table: labels with their colons, each with its value behind it. */
function isFormLine(row: readonly Phrase[]): boolean {
  const endsLabel = ({ text }: Phrase): boolean => text.endsWith(':');
  return (
    row.slice(1).filter((phrase, at) => !endsLabel(phrase) && endsLabel(row[at] ?? phrase)).length >=
    MIN_PAIRS
  );
}

/** Column titles above a value: the first text lines met above the column, up to the next number or paragraph. */
export const headersAbove = memoizePair((page: PageGraph, value: Phrase): readonly Phrase[] => {
  const isOwnKind = isDateLike(value.text) ? isValueLike : isNumberLike;
  const column = columnOf(page, value);
  const headers: Phrase[] = [];
  let isTitled = false;
  for (let index = value.line - 1; index >= 0; index -= 1) {
    const row = page.rows[index] ?? [];
    if (isParagraph(row, column) || (page.lines[index]?.y0 ?? 0) > value.y0) break;
    if (headers.length === 0 && beginsOtherTable(page, value, index)) break;
    if (headers.length > 0 && isFormLine(row)) break;
    const inColumn = row.filter((phrase) => overlapX(phrase, column) > 1);
    const last = headers.at(-1);
    if (last !== undefined) {
      const gap = last.y0 - (page.lines[index]?.y1 ?? 0);
      if (gap > 1.2 * (last.y1 - last.y0)) break;
    }
    if (inColumn.some((phrase) => isOwnKind(phrase.text) && !isTitleOfNumbers(phrase, row))) {
      if (headers.length > 0 || isTitled) break;
      for (const phrase of inColumn) {
        column.x0 = Math.min(column.x0, phrase.x0);
        column.x1 = Math.max(column.x1, phrase.x1);
      }
      continue;
    }
    if (headers.length === 0 && isAmidAmounts(row, inColumn)) continue;
    if (inColumn.some((phrase) => namesAmount(phrase, row, column))) break;
    const titles = inColumn.filter(
      (phrase) => phrase.words.length <= HEADER_WORDS && !isLoneCurrency(phrase.text),
    );
    // A currency titles its column, but says nothing of what stands in it.
    isTitled ||= inColumn.some(({ text }) => isLoneCurrency(text));
    const spanning =
      titles.length === 0 && headers.length > 0 ? spanningTitle(page, index, value) : undefined;
    const [title] = titles;
    if (title !== undefined) dropBetween(headers, title, (phrase) => overlapX(phrase, column) > 1);
    headers.push(...titles, ...(spanning === undefined ? [] : [spanning]));
  }
  return headers;
});
