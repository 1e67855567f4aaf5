import type { Word } from '../contract/page.ts';
import { anyWord } from '../vocabulary/function-words.ts';
import { inAllLanguages } from '../vocabulary/language-files.ts';
import { isLabel } from '../vocabulary/metric-terms.ts';
import { withoutAnyJoint } from '../vocabulary/naming-words.ts';
import { ANY_NUMBER_MARK, ANY_SECTION, saysNumber } from '../vocabulary/number-words.ts';
import { spokenLanguage } from '../vocabulary/spoken-language.ts';
import { memoize } from '../memoize.ts';
import { findCurrency } from '../values/currencies.ts';
import { wordsOf } from '../vocabulary/label-tokens.ts';
import { isLoneCurrency } from '../graph/value-shape.ts';
import { beginsWithOneOf, wordPattern } from '../vocabulary/word-pattern.ts';

/** Which words of running text name a value that stands in it. */

const WORDS_BEFORE = 12;
/** With an aside between the name of a value and its verb. */
const WORDS_WITH_ASIDE = 24;
const CLAUSE_WORDS = 12;
const ANY_AND = new Set(inAllLanguages(({ links }) => links.and));
const RELATIONS = new Set(['before', 'after']);
const BETWEEN = new Set(inAllLanguages(({ links }) => links.between));
const RANGE_LINK = new Set([...inAllLanguages(({ links }) => links.until), '-', '–', '—']);

const IS = new Set(inAllLanguages(({ links }) => links.is).flatMap((word) => wordsOf(word)));

/** "Of this call": the words that begin a part of the whole, and how many words the whole takes with them. */
const PART_OF = wordPattern(inAllLanguages(({ links }) => links.partOf));
const WHOLE_WORDS = 3;
/** "15 % of it, that is $3": the amount is the share once more. */
const THAT_IS = new Set(inAllLanguages(({ links }) => links.thatIs).map((words) => wordsOf(words).join(' ')));

/** "As to $5 towards fees and as to $3 towards costs": the name stands behind the amount. */
const EACH = new Set(inAllLanguages(({ links }) => links.each));
const EACH_WORDS = 2;
/** What begins a clause about the name before its comma. */
const WHICH = new Set(inAllLanguages(({ links }) => links.which));
const joined = (words: readonly Word[]): string => words.map(({ text }) => text.toLowerCase()).join(' ');

/** What makes a number one of a call, an article or a section, and no value of its own. */
const COUNTED = new RegExp(`^[("]?(?:n|${ANY_NUMBER_MARK}|${ANY_SECTION})[.:º°]*$`, 'iu');

const ABBREVIATION = new RegExp(`^[("]?(?:${anyWord(({ abbreviations }) => abbreviations)})\\.$`, 'iu');

/** What joins clauses in the language of some words: Spanish "en" is no Dutch "and". */
const andOf = memoize(
  (words: readonly Word[]): ReadonlySet<string> =>
    new Set(spokenLanguage(words.map(({ text }) => text)).links.and),
);

/** True for a word that ends its sentence: its full stop is none of an abbreviation, an initial or an ordinal. */
export function endsSentence(word: string): boolean {
  return (
    /[.!?]["”)]?$/u.test(word) &&
    !/^(?:\p{L}|[A-Z][a-z]{0,2}|\d{1,2}|[\p{L}.]+\.\p{L})\.$|^n\.?[º°]$/u.test(word) &&
    !ABBREVIATION.test(word)
  );
}

/**
 * The words of a sentence without an aside between two commas before its verb ("Your undrawn commitment, including that
 * principal, will be"); null when it has none.
 */
function withoutAside(words: readonly string[]): string[] | null {
  const close = words.findLastIndex((word) => word.endsWith(','));
  const isOpen = (index: number): boolean => index < close && words[index]?.endsWith(',') === true;
  // "Commitment, which may be called for fees, expenses and costs, remains": such an aside has commas of its own.
  const which = words.findIndex((word, index) => isOpen(index - 1) && WHICH.has(word.toLowerCase()));
  const open = which > 0 ? which - 1 : words.findLastIndex((_, index) => isOpen(index));
  const verb = wordsOf(words.slice(close + 1).join(' '));
  // "Software, Inc., and approximately": what "and" joins goes on with a list.
  const continues = ANY_AND.has(words[close + 1] ?? '');
  const isVerb = !continues && verb.some((token) => IS.has(token)) && withoutAnyJoint(verb).length === 0;
  return open >= 0 && isVerb ? [...words.slice(0, open + 1), ...words.slice(close + 1)] : null;
}

/**
 * The words of the sentence before a value. Behind an earlier value they begin after the next comma or "and": what
 * stands before it belongs to that value.
 */
function sentenceBefore(words: readonly Word[], at: number, previousEnd: number): string[] {
  // What a semicolon parts from a value right behind it says nothing of it, nor does what stands before "as to".
  if (words[at - 1]?.text.endsWith(';') === true || EACH.has(joined(words.slice(at - EACH_WORDS, at))))
    return [];
  const ended = words.findLastIndex(({ text }, index) => index < at && endsSentence(text));
  const sentence = words.slice(Math.max(ended + 1, previousEnd, at - WORDS_WITH_ASIDE), at);
  const bare = withoutAside(sentence.map(({ text }) => text));
  if (bare !== null) return bare.slice(-WORDS_BEFORE);
  const from = Math.max(0, at - WORDS_BEFORE);
  const first = Math.max(from, previousEnd - 1);
  const and = andOf(words);
  const last = words.findLastIndex(({ text }, index) => index >= first && index < at && and.has(text));
  // "For costs and expenses and as to $5": what the last "and" leaves says nothing, the name follows.
  const rest = words.slice(last + 1, at).map(({ text }) => text);
  if (previousEnd > 0 && last >= 0 && withoutAnyJoint(wordsOf(rest.join(' '))).length === 0) return rest;
  const comma = words.findIndex(
    ({ text }, index) => index >= first && index < at && (text.endsWith(',') || and.has(text)),
  );
  const start = previousEnd === 0 ? from : comma < 0 ? Math.max(from, previousEnd) : comma + 1;
  return words.slice(Math.max(start, ended + 1), at).map(({ text }) => text);
}

/** The words after a value that still speak of it: to the next value, bracket, comma, semicolon or full stop. */
export function clauseAfter(words: readonly Word[], at: number, next = words.length): string[] {
  if (/[,;.]$/u.test(words[at - 1]?.text ?? '')) return [];
  const clause: string[] = [];
  for (const word of words.slice(at, Math.min(next, at + CLAUSE_WORDS))) {
    if (word.text.startsWith('(')) break;
    clause.push(word.text);
    if (/[,;.]$/u.test(word.text)) break;
  }
  return clause;
}

const MAX_BRACKET_LENGTH = 4;

/** The label in brackets right behind a value: "come to 0.70x (DPI)"; no words where none stands there. */
export function bracketedLabel(texts: readonly string[], at: number): string[] {
  const end = texts.findIndex((text, index) => index >= at && /\)[.,;]?$/u.test(text));
  if (texts[at]?.startsWith('(') !== true || end < 0 || end - at >= MAX_BRACKET_LENGTH) return [];
  const words = texts.slice(at, end + 1).map((text) => text.replace(/^\(|\)[.,;]?$/gu, ''));
  return isLabel(words.join(' ')) ? words : [];
}

/** True for the number of "capital call no. 11" or "section 6.4": the sentence goes on behind it. */
export function isCounted(texts: readonly string[], [from, to]: readonly [number, number]): boolean {
  const isPlain = to - from === 1 && /^\W{0,2}(?:\d+|\d{1,3}\.\d{1,2})\W{0,2}$/u.test(texts[from] ?? '');
  return isPlain && (COUNTED.test(texts[from - 1] ?? '') || /^#\d/u.test(texts[from] ?? ''));
}

/** From the first word of a value to the one behind its last. */
type Range = readonly [from: number, to: number];

/** A value of a block with what stands around it. */
export interface Place {
  words: readonly Word[];
  texts: readonly string[];
  ranges: readonly Range[];
  index: number;
}

function isLinked(texts: readonly string[], left: Range | undefined, right: Range | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  const [link = '', ...more] = texts.slice(left[1], right[0]);
  return RANGE_LINK.has(link) && more.length < 2 && more.every(isLoneCurrency);
}

/** An article may stand before each end of a span. */
const SPAN_WORDS = 2;

/** "Entre el 1 de octubre y el 31 de diciembre": two ends that a word before the first one joins. */
function isSpan(texts: readonly string[], left: Range | undefined, right: Range | undefined): boolean {
  if (left === undefined || right === undefined || right[0] - left[1] > SPAN_WORDS) return false;
  const opening = texts.slice(Math.max(0, left[0] - SPAN_WORDS), left[0]);
  return ANY_AND.has(texts[left[1]] ?? '') && opening.some((text) => BETWEEN.has(text.toLowerCase()));
}

/** True for words that say only when: "and afterwards". */
function saysOnlyWhen(words: readonly string[]): boolean {
  const tokens = withoutAnyJoint(wordsOf(words.join(' ')));
  return tokens.length > 0 && tokens.every((token) => RELATIONS.has(token));
}

/** "Of your commitment of": what is said in passing inside another name takes so many words. */
const IN_PASSING = 3;

/** "The part left of your commitment of €3 is €2": the second value bears the name that the sentence begins with. */
function isPredicate(place: Place): boolean {
  if (place.index === 0) return false;
  const tokens = wordsOf(sentenceWords(place).join(' '));
  const before = sentenceWords({ ...place, index: place.index - 1 });
  const last = wordsOf(before.at(-1) ?? '');
  return (
    before.length > IN_PASSING + 1 &&
    tokens.some((token) => IS.has(token)) &&
    withoutAnyJoint([...tokens, ...last]).length === 0 &&
    // "Your commitment amounts to €3; of it are €2": the first has a verb of its own.
    !wordsOf(before.slice(-IN_PASSING).join(' ')).some((token) => IS.has(token))
  );
}

/** "The part that may be recalled until 31 December 2026, is €2": a day said in passing ends with a comma. */
const DAY_IN_PASSING = /^(?:19|20)\d\d,$/u;

/** True for a value behind a verb alone, before which its sentence says a day in passing. */
function isBehindDay({ words, texts, ranges, index }: Place): boolean {
  const before = ranges[index - 1];
  if (before === undefined || !DAY_IN_PASSING.test(texts[before[1] - 1] ?? '')) return false;
  const tokens = wordsOf(sentenceWords({ words, texts, ranges, index }).join(' '));
  return tokens.some((token) => IS.has(token)) && withoutAnyJoint(tokens).length === 0;
}

/** "13 % of your commitment, which amounts to €5": what stands before the comma names the amount; null elsewhere. */
function antecedent(place: Place): string[] | null {
  const { words, ranges, index } = place;
  const before = ranges[index - 1];
  const own = sentenceWords(place);
  if (before === undefined || !WHICH.has(own[0]?.toLowerCase() ?? '')) return null;
  if (withoutAnyJoint(wordsOf(own.join(' '))).length > 0) return null;
  const clause = clauseAfter(words, before[1], ranges[index]?.[0]);
  return clause.at(-1)?.endsWith(',') === true ? clause : null;
}

/** The words without the whole that they begin with: "Of this call," names none of its parts, nor does "of which". */
function withoutWhole(words: readonly string[]): string[] {
  if (!beginsWithOneOf(PART_OF, words.slice(0, WHOLE_WORDS).join(' '))) return [...words];
  return words.slice(WHICH.has(words[1]?.toLowerCase() ?? '') ? 2 : WHOLE_WORDS);
}

/** True for words that only say a value again in another way: "15 % of it, that is". */
function saysAgain(words: readonly string[]): boolean {
  return THAT_IS.has(wordsOf(words.join(' ')).join(' '));
}

const isShare = (texts: readonly string[], range: Range | undefined): boolean =>
  range !== undefined && texts[range[1] - 1]?.includes('%') === true;

/** The value that is said again: of "15 % of your $400,000 commitment, that is" the share and not what it is a share of. */
function firstOfShare(place: Place): Place {
  const { texts, ranges, index } = place;
  const share = ranges.findLastIndex((range, at) => at < index && at >= index - 2 && isShare(texts, range));
  return { ...place, index: share < 0 ? index - 1 : share };
}

/** "Tax of 15%, being $3": the amount right behind a share is the share once more, though its word may be a verb. */
function isShareAgain(place: Place): boolean {
  return (
    place.index > 0 && isShare(place.texts, place.ranges[place.index - 1]) && saysAgain(sentenceWords(place))
  );
}

/**
 * The words that name a value; one that says only when, or the same again, bears the name of the value before it.
 */
function namingWords(place: Place): string[] {
  const own = withoutWhole(sentenceWords(place));
  const next = { ...place, index: place.index + 1 };
  if (isShareAgain(place)) return sentenceWords(firstOfShare(place));
  const isRange = isLinked(place.texts, place.ranges[place.index], place.ranges[next.index]);
  if (!isRange && next.index < place.ranges.length && isPredicate(next)) return own.slice(-IN_PASSING);
  if (isPredicate(place)) return sentenceWords({ ...place, index: place.index - 1 }).slice(0, -IN_PASSING);
  const named = antecedent(place);
  if (named !== null) return named;
  if (isBehindDay(place)) return sentenceWords({ ...place, index: place.index - 1 });
  if (place.index === 0) return own;
  if (saysAgain(own)) return sentenceWords(firstOfShare(place));
  if (!saysOnlyWhen(own)) return own;
  const { words, ranges, index } = place;
  const before = sentenceWords({ ...place, index: index - 1 });
  const all = [...before, ...clauseAfter(words, ranges[index - 1]?.[1] ?? 0, ranges[index]?.[0])];
  return [...all.filter((word) => !wordsOf(word).some((token) => RELATIONS.has(token))), ...own];
}

/**
 * "We will pay you €5 on 3 May": what names the amount names the day right behind it, too; null for any other value.
 */
function namedByAmount(place: Place, isMoney: (range: Range) => boolean): string[] | null {
  const { ranges, index } = place;
  const [before, own] = [ranges[index - 1], ranges[index]];
  if (before === undefined || own === undefined || isMoney(own) || !isMoney(before)) return null;
  const words = sentenceWords(place);
  const isJoined = own[0] - before[1] === words.length && words.length > 0;
  if (!isJoined || withoutAnyJoint(wordsOf(words.join(' '))).length > 0) return null;
  return [...sentenceWords({ ...place, index: index - 1 }), ...words];
}

/** Where a value begins with the words that say it right before: "six hundred thousand euros (€600,000)". */
function withItsWords(texts: readonly string[], at: number): number {
  if (texts[at]?.startsWith('(') !== true) return at;
  const isCurrency = findCurrency(texts[at - 1] ?? '') !== null;
  let from = isCurrency ? at - 1 : at;
  while (saysNumber(texts[from - 1] ?? '')) from -= 1;
  return at - from > (isCurrency ? 1 : 0) ? from : at;
}

/** The words of the sentence before a value: a number that only counts does not end them. */
function sentenceWords({ words, texts, ranges, index }: Place): string[] {
  const at = withItsWords(texts, ranges[index]?.[0] ?? 0);
  const previous = ranges.slice(0, index).findLast((range) => !isCounted(texts, range));
  const own = sentenceBefore(words, at, previous?.[1] ?? 0);
  const counted = ranges.slice(0, index).filter((range) => isCounted(texts, range));
  // "no. 11" goes with its mark, "#11" is a mark itself.
  const dropped = new Set(
    counted.flatMap(([from]) => (COUNTED.test(texts[from - 1] ?? '') ? [from - 1, from] : [from])),
  );
  return own.filter((_, offset) => !dropped.has(at - own.length + offset));
}

/**
 * What the other end of a pair says of a value. "1 January to 31 March": the first date begins a period, the second ends
 * it, whatever stands before. "falls from €5 to €3": both amounts have one name, one before and one after the change.
 */
export function namedByPair(place: Place, isMoney: (range: Range) => boolean): string[] {
  const { texts, ranges, index } = place;
  const [before, own, after] = [ranges[index - 1], ranges[index], ranges[index + 1]];
  if (own === undefined) return namingWords(place);
  const isPair = (left: Range | undefined, right: Range | undefined): boolean =>
    isLinked(texts, left, right) || (!isMoney(own) && isSpan(texts, left, right));
  const ends = isPair(before, own);
  if (!ends && !isPair(own, after)) return namedByAmount(place, isMoney) ?? namingWords(place);
  const first = ends ? { ...place, index: index - 1 } : place;
  if (isMoney(own)) return [...namingWords(first), ends ? 'after' : 'before'];
  return [...namingWords(place), 'period', ends ? 'end' : 'from'];
}
