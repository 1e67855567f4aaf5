import { median } from '@assay/shared/domain';
import { overlapY } from '../pdf/geometry.ts';
import { typeSize } from './line-height.ts';
import type { OcrWord } from './ocr.ts';

/**
 * Marks that recognition calls dashes or letters are told by their ink. Rests of ruled lines and dust are far smaller
 * than the page's words: left in, they stand between two rows and part the table there. A dash as high as it is wide is
 * the dot that parts the pieces of a line.
 */

/** Print this much smaller than the page's, as a part of its size, is no print where it is read doubtfully. */
const SMALLER = 0.4;
const SURE = 0.7;
/** A dash that is hardly read at all is none, of whatever width. */
const UNREAD = 0.3;
const DASH = /^[–—―-]$/u;
/** The shortest dash, a hyphen, is a third of the font size wide. */
const MIN_DASH_LENGTH = 0.2;
/** Even a hyphen is wider than high by more than this. */
const ROUND = 1.6;
const MIDDLE_DOT = '·';

/** What the ink of a word makes of it in a page of a font size; null for a speck. */
function asPrinted(word: OcrWord, usual: number): OcrWord | null {
  const width = word.x1 - word.x0;
  const isSure = word.confidence >= SURE;
  if (!DASH.test(word.text)) {
    const size = typeSize(word);
    return isSure || size === null || size >= SMALLER * usual ? word : null;
  }
  if (isSure && width < ROUND * (word.y1 - word.y0)) return { ...word, text: MIDDLE_DOT };
  return isSure || (word.confidence > UNREAD && width >= MIN_DASH_LENGTH * usual) ? word : null;
}

const LETTER = /^\p{L}$/u;
/** A letter that stands alone in its line is read with this confidence where it is one. */
const SURE_LETTER = 0.9;

/** Whether a word is one letter that no other word stands beside. */
const isLoneLetter = (word: OcrWord, words: readonly OcrWord[]): boolean =>
  LETTER.test(word.text) &&
  word.confidence < SURE_LETTER &&
  words.every((other) => other === word || overlapY(other, word) < (word.y1 - word.y0) / 2);

/** The words of a page without specks, and with dots where dots were taken for dashes. */
export function withoutSpecks(words: readonly OcrWord[]): OcrWord[] {
  const usual = median(words.map(typeSize).filter((size) => size !== null)) ?? 0;
  return words
    .filter((word) => !isLoneLetter(word, words))
    .map((word) => asPrinted(word, usual))
    .filter((word) => word !== null);
}
