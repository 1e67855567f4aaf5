import type { Language } from './language-files.ts';
import { inAllLanguages } from './language-files.ts';

/** The small words that hold sentences together, of all languages, as patterns. */

/** Source of a pattern: any of some words, the longest first; a `*` behind one stands for further letters. */
export function anyOf(words: readonly string[]): string {
  return [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.?]/gu, '\\$&').replace(/'/gu, "['’]").replace(/\*$/u, '\\p{L}*'))
    .join('|');
}

/** Source of a pattern: any of the words that the languages have for something. */
export const anyWord = (of: (language: Language) => readonly string[]): string => anyOf(inAllLanguages(of));

/** Sources of patterns: "and", "of", "for". */
export const ANY_AND = anyWord(({ links }) => links.and);
export const ANY_OF = anyWord(({ functionWords }) => functionWords.of);
export const ANY_FOR = anyWord(({ functionWords }) => functionWords.for);
/** One word that is "of", in small letters. */
export const OF = new RegExp(`^(?:${ANY_OF})$`, 'u');
/** One word that is "for", in any case of letters. */
export const FOR = new RegExp(`^(?:${ANY_FOR})$`, 'iu');
/** Source of a pattern: "of" with what parts it from the next, "de ", "d'". */
export const OF_NEXT = `(?:(?:${ANY_OF})\\s|d['’])`;
/** Source of a pattern: the word before a currency or unit, "in". */
export const ANY_IN = anyWord(({ functionWords }) => functionWords.in);
/** One word that is "in", in any case of letters. */
export const IN = new RegExp(`^(?:${ANY_IN})$`, 'iu');
/** Source of a pattern: an article. */
export const ANY_ARTICLE = anyWord(({ functionWords }) => functionWords.articles);
/** One word that is an article, in any case of letters. */
export const ARTICLE = new RegExp(`^(?:${ANY_ARTICLE})$`, 'iu');
/** One word that stands for what was named before: "it". */
export const PRONOUN = new RegExp(`^(?:${anyWord(({ functionWords }) => functionWords.pronouns)})$`, 'iu');
/** One word that opens an exception, in any case of letters: "unless". */
export const UNLESS = new RegExp(`^(?:${anyWord(({ functionWords }) => functionWords.unless)})$`, 'iu');
/** One word that points at the thing at hand, in any case of letters: "this". */
export const THIS = new RegExp(`^(?:${anyWord(({ functionWords }) => functionWords.this)})$`, 'iu');
