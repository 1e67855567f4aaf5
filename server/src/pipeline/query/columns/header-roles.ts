import { datedPeriod, isUpToQuarter } from './column-periods.ts';
import type { Language } from '../language/language-files.ts';
import { inAllLanguages } from '../language/language-files.ts';
import { remembered } from '../../remembered.ts';
import type { WordPattern } from '../language/word-pattern.ts';
import { beginsWithOneOf, findPhrase, foldedWords, wordPattern } from '../language/word-pattern.ts';

/** What the titles of a column (or a heading) say about its amounts. */
export interface ColumnRole {
  /** Time period as named in the catalogue, null when none is said. */
  period: string | null;
  /** True when it only says that it is the period reported on: a quarter, unless the document states another one. */
  isReported: boolean;
  /** Whose amounts: the partner's, all partners', or not said. */
  scope: 'partner' | 'fund' | null;
  /** True for a comparative column (prior quarter, previous notice). */
  isPrior: boolean;
  /** True for amounts of one unit of the holding, and for how many units it has. */
  isPerUnit: boolean;
}

/** What the titles of columns say in any language, by what they say. */
export function columnWords(kind: keyof Language['columns']): WordPattern {
  return wordPattern(inAllLanguages(({ columns }) => columns[kind]));
}

const QUARTER = 'Quarter To Date';
const YEAR = 'Year To Date';

/** The first that is said counts: "seit Auflage" before the quarter that a title may name beside it. */
const PERIODS: readonly (readonly [WordPattern, string])[] = [
  [columnWords('yearToDate'), YEAR],
  [columnWords('inception'), 'Inception To Date'],
  [columnWords('month'), 'Month To Date'],
  [columnWords('quarter'), QUARTER],
  [columnWords('lastTwelveMonths'), 'Last Twelve Months'],
  [columnWords('year'), YEAR],
];
const REPORTED = columnWords('reported');
const FUND_SCOPE = columnWords('fund');
const PARTNER_SCOPE = columnWords('partner');
const YOURS = columnWords('yours');
const PRIOR = columnWords('prior');
const PER_UNIT = columnWords('perUnit');
const DEBIT = columnWords('debit');
/** A title that says whose its amounts are has at most so many words. */
const LONGEST_SHARE = 4;
const SEPARATOR = '\n';

/** "Your commitment", "Ihr Teilbetrag": whatever the title calls it, it is the reader's. */
function isYours(title: string): boolean {
  return beginsWithOneOf(YOURS, title) && foldedWords(title).length <= LONGEST_SHARE;
}

/** The period whose dates one of the titles names, or all of them together. */
function periodFromDates(texts: readonly string[], text: string): string | null {
  if (!/\d/u.test(text)) return null;
  const own = texts.map((one) => datedPeriod(one)?.period ?? null).find((period) => period !== null);
  return own ?? datedPeriod(text)?.period ?? null;
}

/** True for the title of a column of amounts that take from an account. */
export function saysDebit(title: string): boolean {
  return findPhrase(DEBIT, foldedWords(title)) !== null;
}

/** Reads the role of a column from its titles. */
export function columnRole(texts: readonly string[]): ColumnRole {
  return roleOf(texts.join(SEPARATOR));
}

const roleOf = remembered((joined: string): ColumnRole => {
  const texts = joined.split(SEPARATOR);
  const text = texts.join(' ');
  const words = foldedWords(text);
  const says = (pattern: WordPattern): boolean => findPhrase(pattern, words) !== null;
  const said = PERIODS.find(([pattern]) => says(pattern))?.[1];
  const period = isUpToQuarter(text) ? YEAR : (said ?? periodFromDates(texts, text));
  const isReported = period === null && says(REPORTED);
  return {
    period: isReported ? QUARTER : period,
    isReported,
    scope: says(FUND_SCOPE) ? 'fund' : says(PARTNER_SCOPE) || texts.some(isYours) ? 'partner' : null,
    isPrior: says(PRIOR),
    isPerUnit: says(PER_UNIT),
  };
});
