import type { Rect } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';
import type { Squares, Step } from './connected.ts';
import { connectedSquares } from './connected.ts';
import { WHITE } from './paper-levels.ts';

/**
 * Light print in a dark band is lost on recognition, which takes the band for a picture or reads its lines as one. Here
 * light and dark are exchanged inside such bands, so that all print of a page is dark.
 */

const SQUARE_POINTS = 1.5;
const DARK = 140;
/** A square of a band is mostly dark, print or not. */
const DARK_SQUARE = 0.4;
/** A band is larger than a bold word and, print included, dark by this share. */
const NARROWEST_POINTS = 30;
/** What is narrower is a drawn line, which joins a band with the frame it stands in. */
const LINE_POINTS = 6;
const LOWEST_POINTS = 7;
const DARK_BAND = 0.6;
/** The squares of a band share a side. */
const SIDES: readonly Step[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

function darkSquares({ width, height, pixels, scale }: Raster): Squares {
  const size = Math.max(2, Math.round(SQUARE_POINTS * scale));
  const columns = Math.floor(width / size);
  const rows = Math.floor(height / size);
  const dark = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let count = 0;
      let all = 0;
      for (let y = row * size; y < (row + 1) * size; y += 2) {
        for (let x = column * size, at = y * width + x; x < (column + 1) * size; x += 2, at += 2) {
          all += 1;
          if ((pixels[at] ?? WHITE) < DARK) count += 1;
        }
      }
      if (count >= all * DARK_SQUARE) dark[row * columns + column] = 1;
    }
  }
  return { columns, rows, size, set: dark };
}

/** Takes upright lines away from the bands they run into. */
function dropUpright({ columns, rows, size, set }: Squares, scale: number): void {
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0, run = 0; column <= columns; column += 1) {
      const at = row * columns + column;
      if (column < columns && set[at] === 1) run += 1;
      else {
        if (run * size < LINE_POINTS * scale) set.fill(0, at - run, at);
        run = 0;
      }
    }
  }
}

function isBand({ width, pixels, scale }: Raster, { x0, y0, x1, y1 }: Rect): boolean {
  if (x1 - x0 < NARROWEST_POINTS * scale || y1 - y0 < LOWEST_POINTS * scale) return false;
  let count = 0;
  for (let y = y0; y < y1; y += 1) {
    for (let at = y * width + x0; at < y * width + x1; at += 1) if ((pixels[at] ?? WHITE) < DARK) count += 1;
  }
  return count >= (x1 - x0) * (y1 - y0) * DARK_BAND;
}

/** The level that most dark pixels of a band have: what its print stands on. */
function groundOf({ width, pixels }: Raster, { x0, y0, x1, y1 }: Rect): number {
  const counts = new Int32Array(DARK);
  for (let y = y0; y < y1; y += 2) {
    for (let at = y * width + x0; at < y * width + x1; at += 2) {
      const level = pixels[at] ?? WHITE;
      if (level < DARK) counts[level] = (counts[level] ?? 0) + 1;
    }
  }
  return counts.indexOf(Math.max(...counts));
}

/** The raster with light and dark exchanged inside its dark bands; itself where it has none. */
export function withLightGround(raster: Raster): Raster {
  const squares = darkSquares(raster);
  dropUpright(squares, raster.scale);
  const bands = connectedSquares(squares, SIDES)
    .map(({ box }) => box)
    .filter((box) => isBand(raster, box));
  if (bands.length === 0) return raster;
  const pixels = raster.pixels.slice();
  for (const band of bands) {
    const { x0, y0, x1, y1 } = band;
    const stretch = WHITE / (WHITE - groundOf(raster, band)); // so that the ground becomes as white as paper
    for (let y = y0; y < y1; y += 1) {
      for (let at = y * raster.width + x0; at < y * raster.width + x1; at += 1)
        pixels[at] = Math.min(WHITE, (WHITE - (raster.pixels[at] ?? 0)) * stretch);
    }
  }
  return { ...raster, pixels };
}
