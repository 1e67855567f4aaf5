import { distance } from 'fastest-levenshtein';

import { fold } from './fold.ts';
import { inAllLanguages, LANGUAGES } from './language-files.ts';
import { memoizeText } from '../memoize.ts';

/** Marks of notes; a raised figure may have come down to the line: "IRR1". */
const FOOTNOTE_MARK = /\s*(?:\(\d{1,2}\)|\[\d{1,2}\]|[*†‡§]+|[¹²³⁴⁵⁶⁷⁸⁹]+)|(?<=\p{L}{3})\d(?![\p{L}\p{N}])/gu;
const MAX_TYPO_LENGTH = 1;
const MIN_FUZZY_LENGTH = 6;

/** One spelling for British, American, singular and plural forms. */
function plainForm(token: string): string {
  const word = token.replace(/is(e|ed|es|ing|ation|ations)$/u, 'iz$1');
  if (word.length > 5 && word.endsWith('sses')) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Words that carry no meaning in a label, in the languages of the lexicon. */
const STOP_WORDS = new Set(inAllLanguages(({ stopWords }) => stopWords).map((word) => plainForm(fold(word))));

/** Words that say the same of two balances, in any language. */
const SAME_MEANING = new Map(
  LANGUAGES.flatMap(({ synonyms }) =>
    Object.entries(synonyms).map(([word, other]) => [plainForm(fold(word)), fold(other)]),
  ),
);

const stem = memoizeText((token): string => {
  const word = plainForm(token);
  return SAME_MEANING.get(word) ?? word;
});

/** Words that stand for one: each may go on with further letters where a `*` says so. */
interface Phrase {
  words: readonly { text: string; isOpen: boolean }[];
  one: string;
}

const phraseWords = (phrase: string): Phrase['words'] =>
  [...fold(phrase).matchAll(/([\p{L}\p{N}]+)(\*?)/gu)].map(([, text = '', star]) => ({
    text,
    isOpen: star === '*',
  }));

/** Phrases begin with as many letters at least; one more letter would part words that go on from their beginnings. */
const KEY_LENGTH = 2;
const keyOf = (word: string): string => word.slice(0, KEY_LENGTH);

/** Ways to say where a balance or a sum stands in more than one word, by how they begin, the longest first. */
const PHRASES: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  [
    ['brought forward', 'beginning'] as const,
    ['carried forward', 'end'] as const,
    ['acct', 'account'] as const,
    // A word of its own: "Inception" is not "Date".
    ...['to date', ...inAllLanguages(({ columns }) => [...columns.inception, ...columns.cumulative])].map(
      (phrase) => [phrase, 'todate'] as const,
    ),
    // "Holding (per cent)" is a holding percentage.
    ...inAllLanguages(({ percent }) => percent).map((phrase) => [phrase, 'percentage'] as const),
    ...LANGUAGES.flatMap(({ synonyms }) => Object.entries(synonyms)).filter(([phrase]) =>
      phrase.includes(' '),
    ),
  ]
    .map(([phrase, one]) => ({ words: phraseWords(phrase), one }))
    .sort((a, b) => b.words.length - a.words.length),
  ({ words: [first] }) => keyOf(first?.text ?? ''),
);

/** Short ways to write some of them. */
const SLASHED: readonly (readonly [RegExp, string])[] = [
  [/\bb\/f(?:wd)?(?!\p{L})/gu, 'beginning'],
  [/\bc\/f(?:wd)?(?!\p{L})/gu, 'end'],
  [/\ba\/c\b/gu, 'account'],
];
const withoutSlashes = (folded: string): string =>
  folded.includes('/')
    ? SLASHED.reduce((text, [pattern, word]) => text.replace(pattern, word), folded)
    : folded;

/** What parts the words of a phrase: "year-to- date". */
const BETWEEN = /^[\s.-]+$/u;

/** A token of a text, and the text before it since the last one. */
interface Token {
  text: string;
  before: string;
}

function tokensOf(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(/[\p{L}\p{N}]+|[#%]/gu)].map((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return { text: match[0], before };
  });
}

function isPhraseAt({ words }: Phrase, tokens: readonly Token[], at: number): boolean {
  for (const [offset, { text, isOpen }] of words.entries()) {
    const token = tokens[at + offset];
    if (token === undefined || (offset > 0 && !BETWEEN.test(token.before))) return false;
    if (isOpen ? !token.text.startsWith(text) : token.text !== text) return false;
  }
  return true;
}

const phraseAt = (tokens: readonly Token[], at: number): Phrase | undefined =>
  PHRASES.get(keyOf(tokens[at]?.text ?? ''))?.find((phrase) => isPhraseAt(phrase, tokens, at));

/** All words of a text as comparable tokens, stop words included; `#` and `%` are words. */
export const wordsOf = memoizeText((text): readonly string[] => {
  const tokens = tokensOf(withoutSlashes(fold(text)));
  const words: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, at);
    words.push(stem(phrase?.one ?? tokens[at]?.text ?? ''));
    at += phrase?.words.length ?? 1;
  }
  return words;
});

/** The comparable tokens of a label: no footnote marks, no stop words, one spelling. */
export const labelTokens = memoizeText((text): readonly string[] => {
  const all = wordsOf(text.replace(FOOTNOTE_MARK, ' '));
  const kept = all.filter((token) => !STOP_WORDS.has(token));
  return kept.length > 0 ? kept : all;
});

/** Equal but for a typing error; one letter more in front says the contrary ("orealiserad"). */
export function isSameToken(a: string, b: string): boolean {
  if (a === b) return true;
  if (
    a.length < MIN_FUZZY_LENGTH ||
    b.length < MIN_FUZZY_LENGTH ||
    Math.abs(a.length - b.length) > MAX_TYPO_LENGTH
  ) {
    return false;
  }
  // One error changes one end of a word at most.
  if (a[0] !== b[0] && a.at(-1) !== b.at(-1)) return false;
  if (a.slice(1) === b || b.slice(1) === a) return false;
  return distance(a, b) <= MAX_TYPO_LENGTH && !/^(un|in)/u.test(a) === !/^(un|in)/u.test(b);
}

/**
 * How well a label says a term, 0 to 1, by the number of the term's words that the label has. A label that contains the
 * whole term scores high even when it says more, but a single-word term needs company less; a label that has only part
 * of the term scores low.
 */
export function similarity(found: number, labelLength: number, termLength: number): number {
  if (found === 0) return 0;
  const coverage = found / termLength;
  const precision = Math.min(1, found / labelLength);
  if (coverage === 1) return termLength === 1 ? 0.55 + 0.45 * precision : 0.7 + 0.3 * precision;
  return 0.85 * ((2 * coverage * precision) / (coverage + precision));
}
