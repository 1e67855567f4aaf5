import { textOf } from '../../graph/lines.ts';
import { ANY_AND, anyWord } from '../../vocabulary/function-words.ts';

/** "Immobilien- und": what stands behind a hyphen that no line has broken. */
const HYPHENATED = new RegExp(
  `(?<=\\p{L})-\\s+(?=\\p{Ll})(?!(?:${ANY_AND}|${anyWord(({ functionWords }) => functionWords.or)})\\s)`,
  'gu',
);

/** Words of one name as a text: a word that a line breaks at its hyphen is one again. */
export function joinedText(words: readonly { text: string }[]): string {
  return textOf(words)
    .replace(HYPHENATED, '')
    .replace(/(?<=\p{L})-\s+(?=\p{Lu})/gu, '-');
}
