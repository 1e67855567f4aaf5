import type { Language } from './language-files.ts';
import { LANGUAGES } from './language-files.ts';

const SMALL_WORDS = LANGUAGES.map((language) => ({
  language,
  words: new Set([...language.stopWords, ...language.links.is, ...language.links.and]),
}));

/** The language that most of the small words of a text belong to; the most usual of several. */
export function spokenLanguage(words: readonly string[]): Language {
  const ranked = SMALL_WORDS.map(({ language, words: own }) => ({
    language,
    count: words.filter((word) => own.has(word.toLowerCase())).length,
  }));
  return ranked.reduce((one, other) => (other.count > one.count ? other : one)).language;
}
