import { median } from '@assay/shared/domain';
import type { OcrWord } from './ocr.ts';

/**
 * Recognition boxes the ink of a word: "an" is half as high as "Apply". Text of a file has boxes of the height of its
 * line, and gaps between words are judged by that height. Here every word gets such a box, worked out from the letters
 * that it and its neighbours hold, and the paper that a character has beside it.
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
/** Paper beside the ink of a character that belongs to it, as a part of the font size. */
const SIDE = 0.06;

/** Words share a line and a type when their base lines and sizes differ by less than these parts of the size. */
const SAME_BASE = 0.2;
const SAME_SIZE = 0.25;

/** What a word says of its line: its font size and where its base line is, in pixels. */
interface Type {
  size: number;
  base: number;
}

function typeOf({ text, y0, y1 }: OcrWord): Type | null {
  if (!HAS_CHARACTERS.test(text)) return null;
  const over = ASCENDING.test(text) ? CAPITAL : HALF_ASCENDING.test(text) ? HALF : SMALL;
  const under = DESCENDING.test(text) ? DESCENT : 0;
  const size = (y1 - y0) / (over + under);
  return { size, base: y1 - under * size };
}

/** The font size in pixels that the ink of a word tells; null for words without letters or digits. */
export const typeSize = (word: OcrWord): number | null => typeOf(word)?.size ?? null;

/** The type that the words of a line agree on: a single word is off by as much as its picture is blurred. */
function agreed(own: Type, types: readonly (Type | null)[]): Type {
  const alike = types.filter(
    (other): other is Type =>
      other !== null &&
      Math.abs(other.base - own.base) < SAME_BASE * own.size &&
      Math.abs(other.size - own.size) < SAME_SIZE * own.size,
  );
  return {
    size: median(alike.map(({ size }) => size)) ?? 0,
    base: median(alike.map(({ base }) => base)) ?? 0,
  };
}

/** Words with boxes of the height of their lines; words without letters or digits stay as they are. */
export function withLineHeights(words: readonly OcrWord[]): OcrWord[] {
  const types = words.map(typeOf);
  return words.map((word, at) => {
    const own = types[at];
    if (own === null || own === undefined) return word;
    const { size, base } = agreed(own, types);
    const [x0, x1] = [word.x0 - SIDE * size, word.x1 + SIDE * size];
    return { ...word, x0, x1, y0: base - LINE_ASCENT * size, y1: base + LINE_DESCENT * size };
  });
}
