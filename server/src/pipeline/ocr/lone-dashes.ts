import type { Rect } from '../contract/page.ts';
import type { Raster } from '../pdf/render-page.ts';
import type { OcrWord } from './ocr.ts';

/**
 * Recognition drops a dash that stands alone, and in a table a lone dash is a value: nothing. Here small horizontal
 * strokes are looked for that stand in a line of words and have nothing near them.
 */

const DASH = '–';
/** A stroke is a stroke, but whether it was meant as a dash is not certain. */
const CONFIDENCE = 0.6;
const MIN_LENGTH_POINTS = 1.8;
const MAX_LENGTH_POINTS = 9;
const THICKEST_POINTS = 1.6;
const THINNEST_POINTS = 0.3;
/** A dash is at least this many times as long as thick. */
const FLATNESS = 2;
/** Paper that must be clean around it. */
const CLEAR_BESIDE_POINTS = 2;
const CLEAR_ABOVE_POINTS = 3;
/** Ink is darker than this part of the way from the paper's brightness to black. */
const INK_SHARE = 0.35;

/** Runs of ink that lie over each other, in pixels. */
interface Blob extends Rect {
  lastStart: number;
  lastEnd: number;
}

function paperBrightness(pixels: Uint8Array): number {
  const counts = new Int32Array(256);
  for (let index = 0; index < pixels.length; index += 7) {
    const level = pixels[index] ?? 255;
    counts[level] = (counts[level] ?? 0) + 1;
  }
  let most = 255;
  for (let level = 128; level < 256; level += 1) if ((counts[level] ?? 0) > (counts[most] ?? 0)) most = level;
  return most;
}

function isDashShaped({ x0, y0, x1, y1 }: Rect, scale: number): boolean {
  const length = (x1 - x0) / scale;
  const thickness = (y1 - y0) / scale;
  if (length < MIN_LENGTH_POINTS || length > MAX_LENGTH_POINTS) return false;
  return thickness >= THINNEST_POINTS && thickness <= THICKEST_POINTS && length >= thickness * FLATNESS;
}

/** All flat strokes: runs of ink of a row, joined with the run of the row above that they lie under. */
function flatStrokes({ width, height, pixels, scale }: Raster, ink: number): Blob[] {
  const longest = MAX_LENGTH_POINTS * scale;
  const strokes: Blob[] = [];
  let open: Blob[] = [];
  for (let row = 0; row < height; row += 1) {
    const still: Blob[] = [];
    let place = 0;
    for (let column = 0, at = row * width; column < width; column += 1, at += 1) {
      if ((pixels[at] ?? 255) >= ink) continue;
      const start = column;
      while (column < width && (pixels[at] ?? 255) < ink) [column, at] = [column + 1, at + 1];
      while ((open[place]?.lastEnd ?? Infinity) <= start) place += 1;
      const above = open[place];
      const blob =
        above !== undefined && above.lastStart < column
          ? above
          : { x0: start, y0: row, x1: column, y1: row, lastStart: 0, lastEnd: 0 };
      blob.x0 = Math.min(blob.x0, start);
      blob.x1 = Math.max(blob.x1, column);
      blob.y1 = row + 1;
      [blob.lastStart, blob.lastEnd] = [start, column];
      if (still.at(-1) !== blob) still.push(blob);
    }
    for (const blob of open) if (blob.y1 <= row && blob.x1 - blob.x0 <= longest) strokes.push(blob);
    open = still;
  }
  return strokes.filter((blob) => isDashShaped(blob, scale));
}

function isAlone({ width, height, pixels, scale }: Raster, blob: Rect, ink: number): boolean {
  const beside = Math.round(CLEAR_BESIDE_POINTS * scale);
  const above = Math.round(CLEAR_ABOVE_POINTS * scale);
  for (let row = Math.max(0, blob.y0 - above); row < Math.min(height, blob.y1 + above); row += 1) {
    for (
      let column = Math.max(0, blob.x0 - beside);
      column < Math.min(width, blob.x1 + beside);
      column += 1
    ) {
      const within = row >= blob.y0 - 1 && row <= blob.y1 && column >= blob.x0 - 1 && column <= blob.x1;
      if (!within && (pixels[row * width + column] ?? 255) < ink) return false;
    }
  }
  return true;
}

/** Whether the stroke lies at the height of a dash in a line that holds a number or a word. */
function standsInLine(blob: Rect, words: readonly OcrWord[]): boolean {
  const middle = (blob.y0 + blob.y1) / 2;
  return words.some(({ y0, y1, text }) => {
    const part = (middle - y0) / (y1 - y0);
    return part > 0.25 && part < 0.85 && /[\p{L}\p{N}]{2}/u.test(text);
  });
}

function overlaps(a: Rect, b: Rect): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;
}

/** The dashes that recognition left out, as words in pixels of the raster. */
export function findLoneDashes(raster: Raster, words: readonly OcrWord[]): OcrWord[] {
  const ink = Math.round(paperBrightness(raster.pixels) * (1 - INK_SHARE));
  return flatStrokes(raster, ink)
    .filter((blob) => !words.some((word) => overlaps(word, blob)))
    .filter((blob) => standsInLine(blob, words) && isAlone(raster, blob, ink))
    .map(({ x0, y0, x1, y1 }) => ({ text: DASH, confidence: CONFIDENCE, x0, y0, x1, y1 }));
}
