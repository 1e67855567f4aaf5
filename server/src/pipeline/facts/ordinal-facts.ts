import { SAME_EDGE } from '../pdf/geometry.ts';
import { isRaised } from '../graph/lines.ts';
import type { Phrase } from '../graph/lines.ts';
import type { PageGraph } from '../graph/page-graph.ts';
import type { Word } from '../contract/page.ts';
import { saysPaper } from './names/name-places.ts';
import { noticeRowOf } from './notice-rows.ts';
import type { Fact } from './fact.ts';
import { plainFact } from './fact.ts';
import { ASKED_FOR, CALL, CALL_NOUN, GERMAN_NOUN, PAYOUT, PAYOUT_NOUN } from '../vocabulary/notice-words.ts';
import { ANY_NUMBER_MARK, cardinalOf } from '../vocabulary/number-words.ts';
import { ordinalOf } from '../vocabulary/ordinals.ts';
import { OF } from '../vocabulary/function-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { beginsWithOneOf, wordPattern } from '../vocabulary/word-pattern.ts';
import { dateWords } from '../vocabulary/name-words.ts';
import { findDates } from '../values/dates.ts';
import { isNumberLike } from '../graph/value-shape.ts';
import { memoize } from '../memoize.ts';

/** Rows that a table counts: "Drawdown 1", "Drawdown 2". They tell what was, each of them, and none of them the notice. */

const COUNTED = new RegExp(
  `^(?<name>.*\\p{L}{3}.*?)\\s(?:(?:${ANY_NUMBER_MARK})\\.?)?\\s?(?<number>\\d{1,2})$`,
  'iu',
);
/** How many lines further the next row begins at most. */
const ROW_LINES = 3;

interface CountedRow {
  phrase: Phrase;
  name: string;
  number: number;
}

const countedRows = memoize((page: PageGraph): ReadonlySet<Phrase> => {
  const heads = page.rows.flatMap((row): CountedRow[] => {
    const [phrase] = row;
    const { name, number } = COUNTED.exec(phrase?.text ?? '')?.groups ?? {};
    if (phrase === undefined || name === undefined || !row.slice(1).some(({ text }) => isNumberLike(text)))
      return [];
    return [{ phrase, name, number: Number(number) }];
  });
  const isBeside = (one: CountedRow, other: CountedRow): boolean =>
    one.name === other.name &&
    Math.abs(one.number - other.number) === 1 &&
    Math.abs(one.phrase.x0 - other.phrase.x0) < SAME_EDGE &&
    Math.abs(one.phrase.line - other.phrase.line) <= ROW_LINES;
  return new Set(
    heads.filter((one) => heads.some((other) => isBeside(one, other))).map(({ phrase }) => phrase),
  );
});

/** True for what heads one of several rows that their table counts. */
function isCountedRow(page: PageGraph, phrase: Phrase): boolean {
  return countedRows(page).has(phrase);
}

/** German ordinals are marked by their full stop alone, as are the numbers of sections: "3. Kapitalabruf", "2. Capital call". */
const DOTTED = /^(\d{1,2})\.$/u;
/** "Distribution 6/2024": the sixth of its year. */
const OF_YEAR = /^(\d{1,2})\/(?:20)?\d\d[,.;:]?$/u;
/** Words that may stand between ordinal and noun, in a title and in a sentence: "sixth capital call". */
const BETWEEN = 2;
const BETWEEN_IN_SENTENCE = 1;
/** The title of a paper has at most so many words. */
export const TITLE_LENGTH = 14;
const DATED = dateWords('dated');

interface Counted {
  isPayout: boolean;
  isTitle: boolean;
  /** The number, where it is not the whole word. */
  number?: string | undefined;
}

function countedFact(page: PageGraph, word: Word, { isPayout, isTitle, number }: Counted): Fact {
  const label = isPayout ? 'distribution number' : 'call number';
  const text = number ?? word.text.replace(/^#|[,.;:)]+$/gu, '');
  return plainFact({ page, kind: isTitle ? 'colon' : 'prose', label, words: [word], text });
}

const NUMBER_MARK = new RegExp(`^\\(?(?:${ANY_NUMBER_MARK})[.:]?$`, 'iu');
/** True for a word that a call or drawdown is named by, in a title or a sentence. */
export const namesCall = (word: string): boolean => CALL.test(word) || CALL_NOUN.test(word);

/** True for a word that a distribution is named by, in a title or a sentence. */
export const namesPayout = (word: string): boolean => PAYOUT.test(word) || PAYOUT_NOUN.test(word);

/** The number that words begin with, its mark before it: 14 of "no. 14" and of "#14"; null when they begin with none. */
export function numberBehind([first = '', second = '']: readonly string[]): number | null {
  const number = NUMBER_MARK.test(first) ? second : /^#/u.test(first) ? first : '';
  const digits = /^#?(\d{1,3})[,.;:)]*$/u.exec(number)?.[1];
  return digits === undefined ? (cardinalOf(number) ?? null) : Number(digits);
}

/** What may stand behind the number that ends a name. */
const AFTER_NAME = /^(?:[–—|·(/-]|$)/u;

/** How many words stand between a noun and the mark of its number: what is asked for, or the paper, "Drawdown notice (no. 3)". */
function wordsToMark(words: readonly Word[], at: number): number {
  const [paper = '', mark = ''] = words.slice(at + 1, at + 3).map(({ text }) => text);
  if (saysPaper(paper) && (NUMBER_MARK.test(mark) || mark.startsWith('#'))) return 1;
  const asked = words.slice(at + 1, at + 3).map(({ text }) => text);
  return ASKED_FOR.test(asked.join(' ')) && NUMBER_MARK.test(words[at + 3]?.text ?? '') ? 2 : 0;
}

/** What a number is said to be of: a day, or a name in capitals. */
const DAY_WORDS = 4;

/** True for words that the page prints once only. */
function isPrintedOnce(page: PageGraph, words: readonly Word[]): boolean {
  const said = words.map(({ text }) => text.replace(/[,.;:]+$/u, '')).join(' ');
  const text = page.rows
    .flat()
    .map((phrase) => phrase.text)
    .join('\n');
  return text.indexOf(said) === text.lastIndexOf(said);
}

/**
 * True for the number at a place that is of another notice in a sentence: of a day or of a fund that the page names nowhere else, "Capital call
 * no. 3 of 12 May 2021 remains unpaid".
 */
export function isOfOtherNotice(page: PageGraph, words: readonly Word[], at: number): boolean {
  const behind = words.slice(at + 1);
  if (!OF.test(behind[0]?.text ?? '') && !DATED.test(behind[0]?.text ?? '')) return false;
  const said = behind.slice(1);
  const [date] = findDates(
    said.slice(0, DAY_WORDS).map(({ text }) => text),
    'day-first',
  );
  const end = said.findIndex(({ text }) => !/^[\p{Lu}\d&]/u.test(text));
  const length = date?.from === 0 ? date.to : end < 0 ? said.length : end;
  // A title ends with what it is of.
  if (length === 0 || length === said.length) return false;
  return isPrintedOnce(page, said.slice(0, length));
}

const EARLIER = wordPattern(inAllLanguages(({ links }) => links.earlier));
const EARLIER_REACH = 2;
/** True for words before the noun of a notice that call it earlier: "The previous call no. 7". */
export const isEarlier = (before: readonly Word[]): boolean =>
  before.slice(-EARLIER_REACH).some(({ text }) => beginsWithOneOf(EARLIER, text));

/** Titles that number their paper behind its name: "verzoek tot bijstorting nr. 7", "Kapitaaloproep 12". */
function numberedFacts(page: PageGraph, { words }: Phrase): Fact[] {
  if (words.length > TITLE_LENGTH) return [];
  return words.flatMap(({ text }, at): Fact[] => {
    const isPayout = PAYOUT_NOUN.test(text);
    if (!isPayout && !CALL_NOUN.test(text)) return [];
    const last = at + wordsToMark(words, at);
    const isMarked = NUMBER_MARK.test(words[last + 1]?.text ?? '');
    const number = words[last + (isMarked ? 2 : 1)];
    const after = words[last + (isMarked ? 3 : 2)]?.text ?? '';
    const noun = words[at];
    if (number === undefined || noun === undefined || isRaised(number, noun)) return [];
    if (isOfOtherNotice(page, words, words.indexOf(number)) || isEarlier(words.slice(0, at))) return [];
    const inWords = isMarked ? cardinalOf(number.text) : undefined;
    if (inWords !== undefined)
      return [countedFact(page, number, { isPayout, isTitle: true, number: `${inWords}` })];
    if (!/^#?\d{1,3}[,.;:)]?$/u.test(number.text)) return [];
    if (!isMarked && !AFTER_NAME.test(after)) return [];
    return [countedFact(page, number, { isPayout, isTitle: true })];
  });
}

/** Titles and sentences that count calls and distributions in ordinals: "sixth drawdown", "7e opvraging". */
export function ordinalFacts(page: PageGraph): Fact[] {
  return page.rows
    .flat()
    .flatMap((phrase) =>
      isCountedRow(page, phrase) || noticeRowOf(page, phrase) === 'other'
        ? []
        : [...numberedFacts(page, phrase), ...inOrdinals(page, phrase)],
    );
}

function inOrdinals(page: PageGraph, phrase: Phrase): Fact[] {
  const isTitle = phrase.words.length <= TITLE_LENGTH;
  return phrase.words.flatMap((word, at): Fact[] => {
    const yearly = isTitle ? OF_YEAR.exec(word.text)?.[1] : undefined;
    const dotted = GERMAN_NOUN.test(phrase.words[at + 1]?.text ?? '')
      ? DOTTED.exec(word.text)?.[1]
      : undefined;
    if (ordinalOf(word.text) === null && yearly === undefined && dotted === undefined) return [];
    const between = isTitle ? BETWEEN : BETWEEN_IN_SENTENCE;
    const [from, to] =
      yearly === undefined ? [at + 1, at + 2 + between] : [Math.max(0, at - 1 - BETWEEN), at];
    const near = phrase.words.slice(from, to).map(({ text }) => text.replace(/[,.;:]+$/u, ''));
    const isPayout = near.some((text) => PAYOUT.test(text));
    if (!isPayout && !near.some((text) => CALL.test(text))) return [];
    return [countedFact(page, word, { isPayout, isTitle, number: yearly ?? dotted })];
  });
}

/** What running text says of notices before this one: it is told for comparison. */

const trimPunctuation = (text: string): string => text.replace(/^[("“]+|[),.;:"”]+$/gu, '');

/** A notice that the page counts: its number and the word that says it. */
interface Mention {
  word: Word;
  number: number;
  isPayout: boolean;
  isTitle: boolean;
}

/** The notices that a run of words counts: "thirteenth distribution", "Call #3", "drawdown no. 14". */
function mentionsIn(words: readonly Word[]): Mention[] {
  return words.flatMap((word, at): Mention[] => {
    const noun = trimPunctuation(word.text);
    const isPayout = namesPayout(noun);
    if (!isPayout && !namesCall(noun)) return [];
    const isTitle = words.length <= TITLE_LENGTH;
    const before = words[at - 1];
    const ordinal = before === undefined ? null : ordinalOf(before.text);
    const number = ordinal ?? numberBehind(words.slice(at + 1, at + 3).map(({ text }) => text));
    return number === null ? [] : [{ word, number, isPayout, isTitle }];
  });
}

/** The words of a page that name a notice with a lower number than its own. */
const lowerNumbered = memoize((page: PageGraph): ReadonlySet<Word> => {
  const mentions = page.rows.flat().flatMap(({ words }) => mentionsIn(words));
  const isLower = ({ number, isPayout }: Mention): boolean => {
    const own = mentions.find((other) => other.isTitle && other.isPayout === isPayout);
    return own !== undefined && number < own.number;
  };
  return new Set(mentions.filter(isLower).map(({ word }) => word));
});

/** True for a sentence that speaks of a notice before this one. */
export function tellsEarlier(page: PageGraph, sentence: readonly Word[]): boolean {
  const lower = lowerNumbered(page);
  return sentence.some((word, at) => {
    if (lower.has(word)) return true;
    if (!beginsWithOneOf(EARLIER, trimPunctuation(word.text))) return false;
    const around = [
      ...sentence.slice(at + 1, at + 2 + BETWEEN_IN_SENTENCE),
      ...sentence.slice(Math.max(0, at - 1), at),
    ].map(({ text }) => trimPunctuation(text));
    return around.some((text) => namesPayout(text) || namesCall(text));
  });
}
