import type { Rect } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';

const MARGIN = 2;

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
    pixels[(top + Math.floor(place / columns)) * width + left + (place % columns)] ?? 255;
  let darkest = 255;
  let brightest = 0;
  for (let place = 0; place < columns * rows; place += 1) {
    darkest = Math.min(darkest, levelAt(place));
    brightest = Math.max(brightest, levelAt(place));
  }
  const ink = (darkest + brightest) / 2;
  const seen = new Uint8Array(Math.max(0, columns * rows));
  const pieces: Rect[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] === 1 || levelAt(start) >= ink) continue;
    const piece: Rect = { x0: Infinity, y0: Infinity, x1: 0, y1: 0 };
    const open = [start];
    seen[start] = 1;
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [x, y] = [place % columns, Math.floor(place / columns)];
      piece.x0 = Math.min(piece.x0, x);
      piece.x1 = Math.max(piece.x1, x + 1);
      piece.y0 = Math.min(piece.y0, y);
      piece.y1 = Math.max(piece.y1, y + 1);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(columns - 1, x + 1); nx += 1) {
          const next = ny * columns + nx;
          if (seen[next] === 1 || levelAt(next) >= ink) continue;
          seen[next] = 1;
          open.push(next);
        }
      }
    }
    pieces.push(piece);
  }
  return pieces.sort((a, b) => a.x0 - b.x0);
}
