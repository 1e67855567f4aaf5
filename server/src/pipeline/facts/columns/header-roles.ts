import { datedPeriod, isUpToQuarter } from './column-periods.ts';
import type { Language } from '../../vocabulary/language-files.ts';
import { inAllLanguages } from '../../vocabulary/language-files.ts';
import { memoizeText } from '../../memoize.ts';
import { fold } from '../../vocabulary/fold.ts';
import type { TextWord, WordPattern } from '../../vocabulary/word-pattern.ts';
import { beginsWithOneOf, findPhrase, foldedWords, wordPattern } from '../../vocabulary/word-pattern.ts';

/** What the titles of a column (or a heading) say about its amounts. */
export interface ColumnRole {
  /** Time period as named in the catalogue, null when none is said. */
  period: string | null;
  /** True when it only says that it is the period reported on: a quarter, unless the document states another one. */
  isReported: boolean;
  /** Whose amounts: the partner's, all partners', or not said. */
  scope: 'partner' | 'fund' | null;
  /** True for a comparative column (prior quarter, previous notice), and for what is aimed at. */
  isPrior: boolean;
  /** True for amounts of one unit of the holding, and for how many units it has. */
  isPerUnit: boolean;
  /** Whether its figures are before or after all that is taken off, where the title says so. */
  basis: 'gross' | 'net' | null;
}

/** What the titles of columns say in any language, by what they say. */
export function columnWords(kind: keyof Language['columns']): WordPattern {
  return wordPattern(inAllLanguages(({ columns }) => columns[kind]));
}

const QUARTER = 'Quarter To Date';
const YEAR = 'Year To Date';
const INCEPTION = 'Inception To Date';
const CUMULATIVE = columnWords('cumulative');

/** The first that is said counts: "seit Auflage" before the quarter that a title may name beside it. */
const LONG_PERIODS: readonly (readonly [WordPattern, string])[] = [
  [columnWords('yearToDate'), YEAR],
  [columnWords('inception'), INCEPTION],
];
const PERIODS: readonly (readonly [WordPattern, string])[] = [
  [columnWords('month'), 'Month To Date'],
  [columnWords('quarter'), QUARTER],
  [columnWords('lastTwelveMonths'), 'Last Twelve Months'],
  [columnWords('year'), YEAR],
];
const REPORTED = columnWords('reported');
const FUND_SCOPE = columnWords('fund');
const OTHER_PARTNERS = columnWords('otherPartners');
const GENERAL_PARTNER = columnWords('generalPartner');
const ALL_PARTNERS = columnWords('allPartners');
const SHARE_OF = columnWords('shareOf');
const PARTNER_SCOPE = columnWords('partner');
const YOURS = columnWords('yours');
const PRIOR = columnWords('prior');
const TARGET = columnWords('target');
const PER_UNIT = columnWords('perUnit');
const DEBIT = columnWords('debit');
const GROSS = wordPattern(inAllLanguages(({ links }) => links.gross));
const NET = wordPattern(inAllLanguages(({ links }) => links.net));
/** A title that says whose its amounts are has at most so many words. */
const MAX_LENGTH_SHARE = 4;
const SEPARATOR = '\n';

/** "Your commitment", "Ihr Teilbetrag": whatever the title calls it, it is the reader's. */
function isYours(title: string): boolean {
  return beginsWithOneOf(YOURS, title) && foldedWords(title).length <= MAX_LENGTH_SHARE;
}

/** The period whose dates one of the titles names, or all of them together. */
function periodFromDates(texts: readonly string[], text: string): string | null {
  if (!/\d/u.test(text)) return null;
  const own = texts.map((one) => datedPeriod(one)?.period ?? null).find((period) => period !== null);
  return own ?? datedPeriod(text)?.period ?? null;
}

/** "Acumulado" is since inception, "Acumulado 2025" and "Acumulado enero-junio 2025" are of the year. */
function cumulativePeriod(text: string, words: readonly TextWord[]): string | null {
  const found = findPhrase(CUMULATIVE, words);
  if (found === null) return null;
  const folded = fold(text);
  const rest = `${folded.slice(0, found.start)} ${folded.slice(found.end)}`
    .replaceAll(/[():,]/gu, ' ')
    .trim();
  return datedPeriod(rest)?.period === YEAR ? YEAR : INCEPTION;
}

/** So many words may stand between a share and the fund that it is one of: "share of (the) total fund". */
const SHARE_REACH = 2;

/** True for a title that is the name of the general partner and nothing else. */
export function namesGeneralPartner(title: string): boolean {
  const words = foldedWords(title);
  const found = findPhrase(GENERAL_PARTNER, words);
  return found !== null && found.start === words[0]?.start && found.end === words.at(-1)?.end;
}

/** True for a text with the general partner in it: "Kestrel GP III, LLC". */
export const saysGeneralPartner = (text: string): boolean =>
  findPhrase(GENERAL_PARTNER, foldedWords(text)) !== null;

/** True for the title of a column of all limited partners together. */
export const namesAllPartners = (title: string): boolean =>
  findPhrase(ALL_PARTNERS, foldedWords(title)) !== null;

/** True for the title of the general partner's column: its name alone, or its share of the fund. */
export function isOfGeneralPartner(title: string): boolean {
  const words = foldedWords(title);
  const found = findPhrase(GENERAL_PARTNER, words);
  if (found === null || found.start !== words[0]?.start) return false;
  const after = words.filter(({ start }) => start >= found.end);
  return after.length === 0 || findPhrase(SHARE_OF, after)?.start === after[0]?.start;
}

/** "LP commitment of 9.0m (of 180.0m total fund)": whose it is stands first. */
function namesPartnerFirst(text: string): boolean {
  const words = foldedWords(text);
  const [partner, fund] = [findPhrase(PARTNER_SCOPE, words), findPhrase(FUND_SCOPE, words)];
  return partner !== null && fund !== null && partner.end <= fund.start;
}

/** Whose amounts titles say they are; a share of the total fund is the partner's, what other partners have is not. */
function scopeOf(texts: readonly string[], words: readonly TextWord[]): ColumnRole['scope'] {
  if (findPhrase(OTHER_PARTNERS, words) !== null) return 'fund';
  const fund = findPhrase(FUND_SCOPE, words);
  if (fund === null) return findPhrase(PARTNER_SCOPE, words) === null ? null : 'partner';
  // Within one title: what stands over "Total Fund" says nothing of it.
  if (texts.some(namesPartnerFirst)) return 'partner';
  const before = words.filter(({ end }) => end <= fund.start);
  const share = findPhrase(SHARE_OF, before);
  const between = share === null ? Infinity : before.filter(({ start }) => start >= share.end).length;
  return between < SHARE_REACH ? 'partner' : 'fund';
}

/** True for the title of a column of amounts that take from an account. */
export function saysDebit(title: string): boolean {
  return findPhrase(DEBIT, foldedWords(title)) !== null;
}

/** Reads the role of a column from its titles. */
export function columnRole(texts: readonly string[]): ColumnRole {
  return roleOf(texts.join(SEPARATOR));
}

const roleOf = memoizeText((joined: string): ColumnRole => {
  const texts = joined.split(SEPARATOR);
  const text = texts.join(' ');
  const words = foldedWords(text);
  const says = (pattern: WordPattern): boolean => findPhrase(pattern, words) !== null;
  const saidOf = (periods: typeof PERIODS): string | undefined =>
    periods.find(([pattern]) => says(pattern))?.[1];
  const said = saidOf(LONG_PERIODS) ?? cumulativePeriod(text, words) ?? saidOf(PERIODS);
  const period = isUpToQuarter(text) ? YEAR : (said ?? periodFromDates(texts, text));
  const isReported = period === null && says(REPORTED);
  return {
    period: isReported ? QUARTER : period,
    isReported,
    scope: texts.some(isOfGeneralPartner)
      ? 'fund'
      : (scopeOf(texts, words) ?? (texts.some(isYours) ? 'partner' : null)),
    isPrior: says(PRIOR) || says(TARGET),
    isPerUnit: says(PER_UNIT),
    basis: says(GROSS) === says(NET) ? null : says(GROSS) ? 'gross' : 'net',
  };
});
