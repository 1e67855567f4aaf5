import { fold } from './fold.ts';
import { anyWord } from './function-words.ts';
import { LANGUAGES } from './language-files.ts';

/** Numbers that documents print in words. */

const CARDINALS = new Map(
  LANGUAGES.flatMap(({ cardinals }) => cardinals.map((word, at) => [fold(word), at + 1] as const)),
);

/** The number from 1 to 31 that a word says ("åtta", "veintidós"); undefined for any other. */
export function cardinalOf(word: string): number | undefined {
  return CARDINALS.get(fold(word));
}

/** Source of a pattern: what stands before a number that counts papers, "no", "n°". */
export const ANY_NUMBER_MARK = `#|${anyWord(({ numbers }) => numbers.mark)}`;
/** Source of a pattern: what stands before the number of a section or an article. */
export const ANY_SECTION = `§+|${anyWord(({ numbers }) => numbers.section)}`;

/** Words that are wholly made of numbers, in each language: "hundred", "sechshundertzwölftausend". */
const NUMBERS = LANGUAGES.map(({ cardinals, largeNumbers }) => {
  const parts = [...new Set([...cardinals, ...largeNumbers].flatMap((word) => fold(word).split(/[\s-]+/u)))];
  return new RegExp(`^(?:(?:${parts.sort((a, b) => b.length - a.length).join('|')})-?)+$`, 'u');
});

/** True for a word of a number in words, in any language. */
export function saysNumber(word: string): boolean {
  const folded = fold(word);
  return NUMBERS.some((pattern) => pattern.test(folded));
}
