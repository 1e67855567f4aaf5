import type { PdfPage } from '../pdf/document.ts';

/** Fewer characters than this are not judged. */
const FEWEST_CHARACTERS = 12;
/** A page with this share of characters that stand for nothing is taken from its picture. */
const MOST_UNREADABLE = 0.15;
/** Fewer Latin letters than this show no language. */
const FEWEST_LETTERS = 120;
/** The letters that make up most of any text in a language of Latin script, and the least share they come to. */
const FREQUENT_LETTERS = /[aeinorst]/giu;
const LEAST_FREQUENT = 0.42;
const LATIN_LETTERS = /[a-z]/giu;
/** Letters of any script: text that is not Latin is left to its own alphabet. */
const LETTERS = /\p{L}/gu;
const LEAST_LATIN = 0.9;

/** Pictographs: a font whose glyphs are numbered on from one of them, without a map, comes out as nothing else. */
const isPictograph = (code: number): boolean => code >= 0x2600 && code <= 0x27bf;

function isUnreadable(code: number): boolean {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffd || isPictograph(code)) return true;
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
}

/**
 * Whether the text of a page does not say what the page shows, because the file does not map its glyphs to characters:
 * many characters stand for nothing (private use, replacement, control, pictographs), or its Latin letters are spread as in no
 * language.
 */
export function isGarbled({ words, unmapped = 0 }: Pick<PdfPage, 'words' | 'unmapped'>): boolean {
  let characters = unmapped;
  let unreadable = unmapped;
  for (const { text } of words) {
    for (const character of text) {
      characters += 1;
      if (isUnreadable(character.codePointAt(0) ?? 0)) unreadable += 1;
    }
  }
  if (characters >= FEWEST_CHARACTERS && unreadable > characters * MOST_UNREADABLE) return true;
  const text = words.map((word) => word.text).join(' ');
  const letters = text.match(LETTERS)?.length ?? 0;
  const latin = text.match(LATIN_LETTERS)?.length ?? 0;
  if (latin < FEWEST_LETTERS || latin < letters * LEAST_LATIN) return false;
  return (text.match(FREQUENT_LETTERS)?.length ?? 0) < latin * LEAST_FREQUENT;
}
