import { overlapX } from '../pdf/geometry.ts';
import type { OcrWord } from './ocr.ts';

const HAS_CHARACTERS = /[\p{L}\p{N}]/u;
/** Paper beside the ink of a mark, as a part of the height of its line. */
const SIDE = 0.05;

/**
 * Recognition boxes ink, so that a dash or a quotation mark has a box far flatter than its line and would pass for a line
 * of its own. Each such word gets the height of the nearest word with letters or digits whose box it lies beside, and the paper
 * that a character has beside it.
 */
export function levelMarks(words: readonly OcrWord[]): OcrWord[] {
  const bodies = words.filter(({ text }) => HAS_CHARACTERS.test(text));
  return words.map((word) => {
    if (HAS_CHARACTERS.test(word.text)) return word;
    const middle = (word.y0 + word.y1) / 2;
    let nearest: OcrWord | undefined;
    for (const body of bodies) {
      if (middle < body.y0 || middle > body.y1) continue;
      if (nearest === undefined || overlapX(body, word) > overlapX(nearest, word)) nearest = body;
    }
    if (nearest === undefined) return word;
    const side = SIDE * (nearest.y1 - nearest.y0);
    return {
      ...word,
      x0: word.x0 - side,
      x1: word.x1 + side,
      y0: Math.min(word.y0, nearest.y0),
      y1: Math.max(word.y1, nearest.y1),
    };
  });
}
