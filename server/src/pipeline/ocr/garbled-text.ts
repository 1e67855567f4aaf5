import type { PdfPage } from '../contract/page.ts';

/** Fewer characters than this are not judged. */
const MIN_CHARACTERS = 12;
/** A page with more than this share of characters that stand for nothing is taken from its picture. */
const MAX_UNREADABLE = 1 / 3;
/** Pictographs: a font whose glyphs are numbered on from one of them, without a map, comes out as nothing else. */
const isPictograph = (code: number): boolean => code >= 0x2600 && code <= 0x27bf;

function isUnreadable(code: number): boolean {
  if (code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffd || isPictograph(code)) return true;
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;
}

/**
 * Whether the text of a page does not say what the page shows, because the file does not map its glyphs to characters:
 * many characters stand for nothing (private use, replacement, control, pictographs). How odd its words look says
 * nothing: lists of codes and symbols are text, too.
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
  return characters >= MIN_CHARACTERS && unreadable > characters * MAX_UNREADABLE;
}
