import { fold } from './fold.ts';

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\/]/gu, '\\$&');
}

/**
 * Letters and gaps written out: a Unicode class is hundreds of ranges, and a pattern repeats it for every word of every
 * phrase, which made compiling one take half a minute. Folded text of the languages we read has no other letters.
 */
const LETTERS = '[a-z\\u00df-\\u024f]*';
const GAP = '[\\s\\-\\u2010-\\u2015.,:;/\'"\\u201c-\\u201f()\\[\\]&+*·•|_$€£¥%#]{1,3}';

/**
 * A pattern for whole words and phrases in folded text: a space stands for any gap between words, a `*` for any further
 * letters. Use it through `saysOneOf`.
 */
export function wordPattern(phrases: readonly string[]): RegExp {
  const parts = phrases.map((phrase) =>
    fold(phrase)
      .split(' ')
      .map((word) => escaped(word).replaceAll('*', LETTERS))
      .join(GAP),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

/** True when a text, however it is spelled, contains one of a pattern's phrases. */
export function saysOneOf(pattern: RegExp, text: string): boolean {
  return pattern.test(fold(text));
}
