import type { OcrWord } from './ocr.ts';

/**
 * Recognition boxes the ink of a word: "an" is half as high as "Apply". Text of a file has boxes of the height of its
 * line, and gaps between words are judged by that height. Here every word gets such a box, worked out from the letters
 * it holds, and the paper that a digit has beside it; the ink stays inside.
 */

const ASCENDING = /[\p{Lu}\p{N}bdfhklßþ()[\]/$€£%&äöüéèàôêîåñíóúá]/u;
const HALF_ASCENDING = /[tij]/u;
const DESCENDING = /[gjpqyçQ,;()[\]/$]/u;
const HAS_CHARACTERS = /[\p{L}\p{N}]/u;

/** Parts of the font size over and under the base line, as common typefaces have them. */
const CAPITAL = 0.72;
const HALF = 0.66;
const SMALL = 0.52;
const DESCENT = 0.21;
const LINE_ASCENT = 0.9;
const LINE_DESCENT = 0.22;
/** Paper beside the ink of a digit that belongs to it, as a part of the font size: digits are all equally wide. */
const SIDE = 0.05;

/** A word with a box of the height of its line; words without letters or digits stay as they are. */
export function withLineHeight(word: OcrWord): OcrWord {
  const { text, y0, y1 } = word;
  if (!HAS_CHARACTERS.test(text)) return word;
  const over = ASCENDING.test(text) ? CAPITAL : HALF_ASCENDING.test(text) ? HALF : SMALL;
  const under = DESCENDING.test(text) ? DESCENT : 0;
  const size = (y1 - y0) / (over + under);
  const baseLine = y1 - under * size;
  return {
    ...word,
    x0: word.x0 - (/^\d/u.test(text) ? SIDE * size : 0),
    x1: word.x1 + (/\d$/u.test(text) ? SIDE * size : 0),
    y0: Math.min(y0, baseLine - LINE_ASCENT * size),
    y1: Math.max(y1, baseLine + LINE_DESCENT * size),
  };
}
