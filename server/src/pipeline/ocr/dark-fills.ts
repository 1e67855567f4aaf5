import type { Rect } from '../contract/page.ts';
import type { Raster } from '../pdf/render-page.ts';
import type { Squares, Step } from './connected.ts';
import { connectedSquares } from './connected.ts';
import { WHITE } from './paper-levels.ts';

/**
 * Light print in a dark or coloured band is lost on recognition, which takes the band for a picture or reads its lines as
 * one. Here light and dark are exchanged inside such bands, so that all print of a page is dark.
 */

const SQUARE_POINTS = 1.5;
/** Levels of a band: from the first one to before the other. */
interface Tone {
  from: number;
  to: number;
}
const DARK: Tone = { from: 0, to: 140 };
/** Colours that are lighter: dark print stands on them as well as light print. */
const MIDDLE: Tone = { from: 140, to: 190 };
/** Print differs from its ground by so many levels, and covers this share of a band; what is higher is no band of titles. */
const CONTRAST = 30;
const MIN_PRINT = 0.01;
const MAX_PRINT = 0.35;
const MAX_HEIGHT_POINTS = 90;
/** Beside light print there is less than this part of it that is dark. */
const OTHER_PRINT = 0.25;
/** A square of a band is mostly of its tone, print or not. */
const TONED_SQUARE = 0.4;
/** A band is larger than a bold word and, print included, of its tone by this share. */
const MIN_WIDTH_POINTS = 30;
/** What is narrower is a drawn line, which joins a band with the frame it stands in. */
const LINE_POINTS = 6;
const MIN_HEIGHT_POINTS = 7;
const TONED_BAND = 0.6;
/** The squares of a band share a side. */
const SIDES: readonly Step[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

const isOf = ({ from, to }: Tone, level = WHITE): boolean => level >= from && level < to;

function tonedSquares({ width, height, pixels, scale }: Raster, tone: Tone): Squares {
  const size = Math.max(2, Math.round(SQUARE_POINTS * scale));
  const columns = Math.floor(width / size);
  const rows = Math.floor(height / size);
  const set = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let count = 0;
      let all = 0;
      for (let y = row * size; y < (row + 1) * size; y += 2) {
        for (let x = column * size, at = y * width + x; x < (column + 1) * size; x += 2, at += 2) {
          all += 1;
          if (isOf(tone, pixels[at])) count += 1;
        }
      }
      if (count >= all * TONED_SQUARE) set[row * columns + column] = 1;
    }
  }
  return { columns, rows, size, set };
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

function isBand({ width, pixels, scale }: Raster, { x0, y0, x1, y1 }: Rect, tone: Tone): boolean {
  if (x1 - x0 < MIN_WIDTH_POINTS * scale || y1 - y0 < MIN_HEIGHT_POINTS * scale) return false;
  let count = 0;
  for (let y = y0; y < y1; y += 1) {
    for (let at = y * width + x0; at < y * width + x1; at += 1) if (isOf(tone, pixels[at])) count += 1;
  }
  return count >= (x1 - x0) * (y1 - y0) * TONED_BAND;
}

/** How many pixels of a box have each level; every second one is looked at. */
function levelsIn({ width, pixels }: Raster, { x0, y0, x1, y1 }: Rect): Int32Array {
  const counts = new Int32Array(WHITE + 1);
  for (let y = y0; y < y1; y += 2) {
    for (let at = y * width + x0; at < y * width + x1; at += 2) {
      const level = pixels[at] ?? WHITE;
      counts[level] = (counts[level] ?? 0) + 1;
    }
  }
  return counts;
}

const sumOf = (counts: Int32Array): number => counts.reduce((sum, count) => sum + count, 0);

/** The level that most pixels of a band have: what its print stands on. */
function groundOf(counts: Int32Array, { from, to }: Tone): number {
  const own = counts.slice(from, to);
  return from + own.indexOf(Math.max(...own));
}

/** True for a low band with print on it that is lighter than its ground, and hardly any that is darker. */
function hasLightPrint({ scale }: Raster, { y0, y1 }: Rect, counts: Int32Array): boolean {
  const ground = groundOf(counts, MIDDLE);
  const [light, dark, all] = [
    counts.slice(ground + CONTRAST),
    counts.slice(0, Math.max(0, ground - CONTRAST)),
    counts,
  ].map(sumOf) as [number, number, number];
  const isPrint = light >= all * MIN_PRINT && light <= all * MAX_PRINT;
  return isPrint && dark < light * OTHER_PRINT && y1 - y0 <= MAX_HEIGHT_POINTS * scale;
}

/** The bands of a tone whose print is light, each with the level of its ground. */
function bandsOf(raster: Raster, tone: Tone): { box: Rect; ground: number }[] {
  const squares = tonedSquares(raster, tone);
  dropUpright(squares, raster.scale);
  return connectedSquares(squares, SIDES).flatMap(({ box }) => {
    if (!isBand(raster, box, tone)) return [];
    const counts = levelsIn(raster, box);
    return tone === DARK || hasLightPrint(raster, box, counts)
      ? [{ box, ground: groundOf(counts, tone) }]
      : [];
  });
}

/** The raster with light and dark exchanged inside its dark and coloured bands; itself where it has none. */
export function withLightGround(raster: Raster): Raster {
  const bands = [DARK, MIDDLE].flatMap((tone) => bandsOf(raster, tone));
  if (bands.length === 0) return raster;
  const pixels = raster.pixels.slice();
  for (const { box, ground } of bands) {
    const { x0, y0, x1, y1 } = box;
    const stretch = WHITE / (WHITE - ground); // so that the ground becomes as white as paper
    for (let y = y0; y < y1; y += 1) {
      for (let at = y * raster.width + x0; at < y * raster.width + x1; at += 1)
        pixels[at] = Math.min(WHITE, (WHITE - (raster.pixels[at] ?? 0)) * stretch);
    }
  }
  return { ...raster, pixels };
}
