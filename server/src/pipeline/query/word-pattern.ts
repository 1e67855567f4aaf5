import { fold } from './fold.ts';

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\/]/gu, '\\$&');
}

/**
 * A pattern for whole words and phrases in folded text: a space stands for any gap between words, a `*` for any further
 * letters. Use it through `saysOneOf`.
 */
export function wordPattern(phrases: readonly string[]): RegExp {
  const parts = phrases.map((phrase) =>
    fold(phrase)
      .split(' ')
      .map((word) => escaped(word).replaceAll('*', '\\p{L}*'))
      .join('[^\\p{L}\\p{N}]{1,3}'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

/** True when a text, however it is spelled, contains one of a pattern's phrases. */
export function saysOneOf(pattern: RegExp, text: string): boolean {
  return pattern.test(fold(text));
}
