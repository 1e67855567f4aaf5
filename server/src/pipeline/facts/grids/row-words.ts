import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { isBlankMark, isValueLike } from '../../graph/value-shape.ts';
import { labelTokens, wordsOf } from '../../vocabulary/label-tokens.ts';
import type { TargetMetric } from '../../vocabulary/metric-terms.ts';
import { beginsWithOneOf, saysOneOf, wordPattern } from '../../vocabulary/word-pattern.ts';
import { SUM_WORDS } from '../../vocabulary/sum-words.ts';

const words = z.array(z.string());
const WORDS = z
  .strictObject({
    /** Words for what a schedule lists; they say nothing of one row. */
    groupWords: words,
    /** First words of rows that say what is usual. */
    averages: words,
    /** Names of what a fund holds besides its investments. */
    others: words,
    /** Titles of dates that are not the date of a row's beginning. */
    otherDates: words,
    /** Titles of amounts that are of what is held and not of the holding, its debt counted in. */
    otherAmounts: words,
    /** What is held of a company: kinds of shares, loans and rights. */
    instruments: words,
    /** What stands for a figure that would say nothing, in small letters without full stops. */
    notMeaningful: words,
  })
  .parse(JSON.parse(readFileSync(new URL('../../vocabulary/rows.json', import.meta.url), 'utf8')));

const GROUP = new Set(WORDS.groupWords.flatMap((word) => labelTokens(word)));
const OTHERS = new Set(WORDS.others.map((word) => labelTokens(word).join(' ')));
const SUMS = wordPattern([...SUM_WORDS, ...WORDS.averages]);
const NOT_MEANINGFUL = new Set(WORDS.notMeaningful);
const PARTIAL_DATE =
  /^(?:\p{L}{3,9}\.?[\s'’/-]{0,2}\d{2}|\p{L}{3,9}\.?\s?\d{4}|\d{1,2}[./-]\d{4}|[QH][1-4][\s'’/-]{0,2}(?:\d{4}|\d{2}))$/iu;

/** True for a cell that says that there is nothing to say: a dash, n/a, n.m. */
export function isEmptyMark(text: string): boolean {
  return isBlankMark(text) || NOT_MEANINGFUL.has(text.toLowerCase().replace(/[.\s/]/gu, ''));
}

/** True when a text has the form of a value: a number, a date or part of one, a mark of an empty cell. */
export function isCellValue(text: string): boolean {
  return isValueLike(text) || isEmptyMark(text) || PARTIAL_DATE.test(text.trim());
}

/** "Participations en portefeuille": the words of a status with nothing but group words around them. */
function saysPhrase(said: readonly string[], phrase: readonly string[]): boolean {
  const at = said.findIndex((_, from) => phrase.every((word, offset) => said[from + offset] === word));
  return (
    phrase.length > 1 &&
    at >= 0 &&
    [...said.slice(0, at), ...said.slice(at + phrase.length)].every((word) => GROUP.has(word))
  );
}

/** The words of a status, and which of its words say it in a text. */
interface SaidStatus {
  value: string;
  /** Length of the longest of its wordings that the text has. */
  length: number;
  tokens: ReadonlySet<string>;
}

/** Words of at least so many letters are forms of one word when the one goes on by so few: "realisiert", "realisierte". */
const MIN_STEM_LENGTH = 6;
const MAX_ENDING_LENGTH = 2;

function isForm(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === long) return true;
  return (
    short.length >= MIN_STEM_LENGTH &&
    long.startsWith(short) &&
    long.length - short.length <= MAX_ENDING_LENGTH
  );
}

/** What a text says of each status: several wordings of one may stand together ("Sold (fully realised)"). */
function statedStatuses(text: string, status: TargetMetric): SaidStatus[] {
  const [said, all] = [labelTokens(text), wordsOf(text)];
  const isSaid = (word: string): boolean => {
    const tokens = labelTokens(word);
    const isOwn = tokens.some((token) => !GROUP.has(token));
    return (
      (isOwn && tokens.every((token) => said.some((word) => isForm(word, token)))) ||
      saysPhrase(all, wordsOf(word))
    );
  };
  return status.terms.values.flatMap(({ value, words: wordings }) => {
    const own = wordings.filter(isSaid).map(labelTokens);
    const length = Math.max(0, ...own.map((tokens) => tokens.length));
    return length === 0 ? [] : [{ value, length, tokens: new Set(own.flat()) }];
  });
}

/** The status that a text says, when it says a status and nothing else of meaning ("Fully exited investments"). */
export function statusOf(text: string, status: TargetMetric | undefined): string | null {
  if (status === undefined) return null;
  const said = labelTokens(text);
  const best = statedStatuses(text, status)
    // "Nicht realisierte" is not "realisierte" with a word more.
    .filter(({ tokens }) =>
      said.every(
        (word) => [...tokens].some((token) => isForm(word, token)) || GROUP.has(word) || /^\d+$/u.test(word),
      ),
    )
    .sort((a, b) => b.length - a.length)[0];
  return best?.value ?? null;
}

/** True for a text of group words only: "Portfolio companies". */
export function saysGroupOnly(text: string): boolean {
  return labelTokens(text).every((token) => GROUP.has(token));
}

const WITH_SHARE = /\p{L}.*\d\)?\s?%\)?$/u;

/** True for a text that ends with its part of the whole, as headings do: "Norway - 40.0%". */
export const endsWithShare = (text: string): boolean => WITH_SHARE.test(text);

/** True for what stands where names do and is none: a mark, a heading with its share, what the line above goes on with. */
export const isNoName = (text: string): boolean =>
  isEmptyMark(text) || endsWithShare(text) || text.startsWith('(');

/** A heading of so many words at most names what it stands over. */
const MAX_HEADING_LENGTH = 8;

/** True for a heading of which half the words at least are those of a group: "Condensed schedule of investments". */
export function namesSchedule(text: string): boolean {
  const tokens = labelTokens(text);
  const ofGroup = tokens.filter((token) => GROUP.has(token)).length;
  return ofGroup > 1 && 2 * ofGroup >= tokens.length && tokens.length <= MAX_HEADING_LENGTH;
}

/** "Portföljen totalt", "Portfolio total": a word for a sum with nothing but group words before it. */
function endsWithSum(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  return words.some(
    (_, at) =>
      at > 0 &&
      beginsWithOneOf(SUMS, words.slice(at).join(' ')) &&
      saysGroupOnly(words.slice(0, at).join(' ')),
  );
}

/** True for the name of a row that sums up others, or that holds what is no member of the group. */
export function isSumName(text: string, status: TargetMetric | undefined): boolean {
  const plain = labelTokens(text).join(' ');
  return (
    beginsWithOneOf(SUMS, text) ||
    endsWithSum(text) ||
    OTHERS.has(plain) ||
    saysGroupOnly(text) ||
    statusOf(text, status) !== null
  );
}

/** True when a text begins with a word for a sum or an average. */
export function beginsWithSum(text: string): boolean {
  return beginsWithOneOf(SUMS, text);
}

const OTHER_DATES = wordPattern(WORDS.otherDates);

/** True for the title of a column of dates on which something ended or was valued. */
export function saysOtherDate(title: string): boolean {
  return saysOneOf(OTHER_DATES, title);
}

const OTHER_AMOUNTS = wordPattern(WORDS.otherAmounts);

/** True for the title of a column of amounts that are not the fund's: of a whole property or enterprise, of its debt. */
export function saysOtherAmount(title: string): boolean {
  return saysOneOf(OTHER_AMOUNTS, title);
}

const INSTRUMENTS = wordPattern(WORDS.instruments);

/** True for a text that names a kind of share, loan or right. */
export function saysInstrument(text: string): boolean {
  return saysOneOf(INSTRUMENTS, text);
}

/** True for a text that begins with a kind of share, loan or right: it is called by what is held. */
export function beginsWithInstrument(text: string): boolean {
  return beginsWithOneOf(INSTRUMENTS, text);
}

/** A name as rows of different tables are compared by it. */
export function nameKey(text: string): string {
  return wordsOf(text).join(' ');
}
