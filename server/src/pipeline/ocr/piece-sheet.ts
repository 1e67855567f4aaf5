import type { Rect } from '../contract/page.ts';
import type { Raster } from '../pdf/render-page.ts';
import { DARKEST_GROUND, WHITE } from './paper-levels.ts';
import type { OcrWord } from './ocr.ts';

/** Space around each piece on the sheet, so that pieces do not run together. */
const MARGIN_POINTS = 6;
/** The level that so many pixels of a piece are darker than shows how dark its print is. */
const PRINT_SHARE = 0.04;
/** Pale print is made darker by no more than this: what is paler is noise. */
const STRONGEST = 2.5;

/**
 * The brightness of what a piece is printed on, the level that most of its lighter pixels have, and how much its
 * contrast must be strengthened for its print to be black.
 */
function toneOf(
  { width, pixels }: Pick<Raster, 'width' | 'pixels'>,
  { x0, y0, x1, y1 }: Rect,
): { ground: number; strength: number } {
  const counts = new Int32Array(WHITE + 1);
  for (let y = y0; y < y1; y += 1) {
    for (let x = x0; x < x1; x += 1) {
      const level = pixels[y * width + x] ?? WHITE;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  }
  let most = WHITE;
  for (let level = DARKEST_GROUND; level <= WHITE; level += 1)
    if ((counts[level] ?? 0) > (counts[most] ?? 0)) most = level;
  let print = 0;
  for (let darker = 0; print < most; print += 1) {
    darker += counts[print] ?? 0;
    if (darker > (x1 - x0) * (y1 - y0) * PRINT_SHARE) break;
  }
  return { ground: most, strength: Math.min(STRONGEST, WHITE / Math.max(1, most - print)) };
}

/** A sheet with each of the pieces on a line of its own. */
export interface PieceSheet {
  raster: Raster;
  /** A word of the sheet at its place in the page; null when it lies in no piece. */
  placed(word: OcrWord): OcrWord | null;
}

/** The pixels that a part of a page touches: words that were parted begin within one. */
const inWholePixels = ({ x0, y0, x1, y1 }: Rect): Rect => ({
  x0: Math.floor(x0),
  y0: Math.floor(y0),
  x1: Math.ceil(x1),
  y1: Math.ceil(y1),
});

/** Copies parts of a raster under each other. */
export function sheetOf({ width, height, pixels, scale }: Raster, parts: readonly Rect[]): PieceSheet {
  const pieces = parts.map(inWholePixels);
  const margin = Math.round(MARGIN_POINTS * scale);
  const wide = Math.max(...pieces.map(({ x0, x1 }) => x1 - x0)) + 2 * margin;
  let high = margin;
  const lines = pieces.map((piece) => {
    const top = high;
    high += piece.y1 - piece.y0 + margin;
    return { piece, top };
  });
  const sheet = new Uint8Array(wide * high).fill(WHITE);
  const edge = 2;
  for (const { piece, top } of lines) {
    const left = Math.max(0, piece.x0 - edge);
    const right = Math.min(width, piece.x1 + edge);
    const { ground, strength } = toneOf({ width, pixels }, piece);
    for (let y = Math.max(0, piece.y0 - edge); y < Math.min(height, piece.y1 + edge); y += 1) {
      const line = pixels.subarray(y * width + left, y * width + right);
      const onWhite = line.map((level) => Math.max(0, Math.min(WHITE, WHITE - (ground - level) * strength)));
      sheet.set(onWhite, (top + y - piece.y0) * wide + margin + left - piece.x0);
    }
  }
  return {
    raster: { width: wide, height: high, scale, pixels: sheet },
    placed: (word) => {
      const middle = (word.y0 + word.y1) / 2;
      const line = lines.find(
        ({ piece, top }) => middle >= top - edge && middle <= top + piece.y1 - piece.y0 + edge,
      );
      if (line === undefined) return null;
      const [dx, dy] = [line.piece.x0 - margin, line.piece.y0 - line.top];
      return { ...word, x0: word.x0 + dx, x1: word.x1 + dx, y0: word.y0 + dy, y1: word.y1 + dy };
    },
  };
}
