import type { Rect } from '../contract/page.ts';
import type { Raster } from '../pdf/render-page.ts';
import { connectedSquares, stepsWithin } from './connected.ts';
import { WHITE } from './paper-levels.ts';

const MARGIN = 2;
const NEIGHBOURS = stepsWithin(1, 1);

/**
 * The pieces of ink in a part of a raster, each joined over all eight neighbours, from left to right; boxes in pixels
 * of that part, which begins a little left of and above `area`.
 */
export function inkPieces({ width, height, pixels }: Raster, area: Rect): Rect[] {
  const left = Math.max(0, Math.floor(area.x0) - MARGIN);
  const top = Math.max(0, Math.floor(area.y0) - MARGIN);
  const columns = Math.min(width, Math.ceil(area.x1) + MARGIN) - left;
  const rows = Math.min(height, Math.ceil(area.y1) + 2 * MARGIN) - top;
  const levelAt = (place: number): number =>
    pixels[(top + Math.floor(place / columns)) * width + left + (place % columns)] ?? WHITE;
  let darkest = WHITE;
  let brightest = 0;
  for (let place = 0; place < columns * rows; place += 1) {
    darkest = Math.min(darkest, levelAt(place));
    brightest = Math.max(brightest, levelAt(place));
  }
  const ink = (darkest + brightest) / 2;
  const set = Uint8Array.from({ length: Math.max(0, columns * rows) }, (_, place) =>
    levelAt(place) < ink ? 1 : 0,
  );
  return connectedSquares({ columns, rows, size: 1, set }, NEIGHBOURS)
    .map(({ box }) => box)
    .sort((a, b) => a.x0 - b.x0);
}
