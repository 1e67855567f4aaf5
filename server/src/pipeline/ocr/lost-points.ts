import { median } from '@assay/shared/domain';
import type { Rect } from '../contract/page.ts';
import type { Raster } from '../pdf/render-page.ts';
import { inkPieces } from './ink-pieces.ts';
import type { OcrWord } from './ocr.ts';

/**
 * Recognition drops faint points inside numbers: 22.3 becomes 223. The picture still shows them, so every number is
 * looked at again: where its digits and the glyphs of its picture match one to one, a dot between two digits on their
 * base line is put back, and a separator is a comma or a point as its foot shows.
 */

const NUMBER = /^[-–+(]?[$€£]?\d[\d.,]*[x%)]{0,2}$/u;
/** What a number may look like: a speck between digits is no point. */
const WHOLE = /^\D*\d+(?:([.,])\d{3}(?:\1\d{3})*)?(?:[.,]\d+)?\D*$/u;
/** A glyph is at least this part of the tallest one, a point at most; sides of letters between are neither. */
const GLYPH_HEIGHT = 0.55;
const POINT_HEIGHT = 0.32;
const POINT_WIDTH = 0.3;
const SMALLEST_POINT = 0.07;
/** How far a point may stand off the base line, as part of the glyph height. */
const OFF_BASE_LINE = 0.12;
/** A comma hangs this far below the base line. */
const COMMA_TAIL = 0.1;
const POINT_TAIL = 0.05;
/** Pixels by which a point may reach under a digit, as in slanted print. */
const OVERLAP = 2;

const heightOf = (piece: Rect): number => piece.y1 - piece.y0;

/** A separator that hangs clearly below the base line is a comma, one that stands on it a point. */
function asShown(separator: string, below: number): string {
  if (below > COMMA_TAIL) return ',';
  return below < POINT_TAIL ? '.' : separator;
}

/** The text with the points that the pieces of its picture show between its digits. */
function withPoints(text: string, pieces: readonly Rect[]): string {
  const tallest = Math.max(0, ...pieces.map(heightOf));
  const glyphs = pieces.filter((piece) => heightOf(piece) >= tallest * GLYPH_HEIGHT);
  const printed = [...text].filter((character) => !/[.,–-]/u.test(character));
  // The rings of a percent sign may or may not hang together, so it is left out of the count.
  const counted = printed.filter((character) => character !== '%').length;
  const isMatch = printed.includes('%') ? glyphs.length > counted : glyphs.length === counted;
  if (!isMatch) return text;
  const height = median(glyphs.map(heightOf)) ?? 0;
  const baseLine = median(glyphs.map((glyph) => glyph.y1)) ?? 0;
  const points = pieces.filter((piece) => {
    const [wide, high] = [piece.x1 - piece.x0, heightOf(piece)];
    if (high > height * POINT_HEIGHT || wide > height * POINT_WIDTH) return false;
    if (Math.min(wide, high) < height * SMALLEST_POINT) return false;
    return piece.y1 > baseLine - height * OFF_BASE_LINE && piece.y0 < baseLine;
  });
  const pointAfter = (glyph: number): Rect | undefined => {
    const [here, next] = [glyphs[glyph], glyphs[glyph + 1]];
    if (here === undefined || next === undefined) return undefined;
    // Between the digits: what lies over or under one of them is a part of it.
    return points.find(({ x0, x1 }) => x0 >= here.x1 - OVERLAP && x1 <= next.x0 + OVERLAP);
  };
  let glyph = -1;
  let result = '';
  for (const [index, character] of [...text].entries()) {
    const isBetweenDigits = /\d/u.test(text[index + 1] ?? '') && glyph >= 0;
    if (/[.,]/u.test(character)) {
      const point = isBetweenDigits ? pointAfter(glyph) : undefined;
      result += point === undefined ? character : asShown(character, (point.y1 - baseLine) / height);
      continue;
    }
    result += character;
    if (/[–-]/u.test(character)) continue;
    glyph += 1;
    if (!/\d/u.test(character) || !/\d/u.test(text[index + 1] ?? '')) continue;
    const point = pointAfter(glyph);
    if (point !== undefined) result += asShown('.', (point.y1 - baseLine) / height);
  }
  return result;
}

/** A word that is a number with the points and commas put back that the raster shows and the text lacks. */
export function withLostPoints(raster: Raster, word: OcrWord): OcrWord {
  if (!NUMBER.test(word.text) || (word.text.match(/\d/gu)?.length ?? 0) < 2) return word;
  const text = withPoints(word.text, inkPieces(raster, word));
  return text === word.text || !WHOLE.test(text) ? word : { ...word, text };
}
