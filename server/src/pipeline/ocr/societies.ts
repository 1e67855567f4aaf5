import type { Rect } from '../contract/page.ts';
import { overlapX } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';
import { inkPieces } from './ink-pieces.ts';
import type { OcrWord } from './ocr.ts';
import type { Repaired } from './repair.ts';

/**
 * The legal form "S.à r.l." stands in documents of all languages, and most models do not know its accent. The picture
 * shows whether there is one.
 */

const HEAD = /^[Ss]\.[aàä4]$/u;
const TAIL = /^r\.?[l1I]\.?(,?)$/u;
/** Read as one word: with a full stop too few to be printed so. */
const AS_ONE = /^[Ss]\.[aàä]r\.?l\.?(,?)$/u;
/** An accent makes its letter this part as high as the capital beside it; by itself it ends in the upper part. */
const ACCENTED = 0.85;
const UPPER = 0.4;
/** How far from the right end of the word the accent or its letter may end, as a part of the height. */
const NEAR_END = 0.3;
/** The part of the whole that "S.à" is wide. */
const HEAD_SHARE = 0.5;

const heightOf = ({ y0, y1 }: Rect): number => y1 - y0;

function hasAccent(raster: Raster, word: OcrWord): boolean {
  const pieces = inkPieces(raster, word);
  const right = Math.max(...pieces.map(({ x1 }) => x1));
  // The letter is the lowest of what stands at the right end: the accent lies over it.
  const last = pieces
    .filter(({ x1 }) => right - x1 < heightOf(word) * NEAR_END)
    .reduce((lowest: Rect, piece) => (piece.y1 > lowest.y1 ? piece : lowest), { ...word, y0: 0, y1: 0 });
  const tallest = Math.max(...pieces.map(heightOf));
  const top = Math.min(...pieces.map(({ y0 }) => y0));
  if (heightOf(last) > tallest * ACCENTED) return true;
  return pieces.some(
    (piece) => piece !== last && overlapX(piece, last) > 0 && piece.y1 < top + tallest * UPPER,
  );
}

/** Words with "S.à r.l." as it is printed where the raster shows the accent. */
export function restoreSarl(raster: Raster, words: readonly OcrWord[]): Repaired {
  return words.map((word, place) => {
    const [comma] = AS_ONE.exec(word.text)?.slice(1) ?? [];
    if (comma !== undefined) {
      const x = word.x0 + (word.x1 - word.x0) * HEAD_SHARE;
      return [
        { ...word, text: 'S.à', x1: x },
        { ...word, text: `r.l.${comma}`, x0: x },
      ];
    }
    const end = TAIL.exec(word.text)?.[1];
    if (end !== undefined && HEAD.test(words[place - 1]?.text ?? '')) return { ...word, text: `r.l.${end}` };
    if (!HEAD.test(word.text) || !TAIL.test(words[place + 1]?.text ?? '')) return word;
    return /[àä]$/u.test(word.text) || hasAccent(raster, word) ? { ...word, text: 'S.à' } : word;
  });
}
