import type { Rect } from '../contract/page.ts';
import { overlapX, overlapY, unionRect } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';
import type { Squares } from './connected.ts';
import { connectedSquares, stepsWithin } from './connected.ts';
import type { OcrWord } from './ocr.ts';
import type { InkLevels } from './paper-levels.ts';
import { inkLevels, WHITE } from './paper-levels.ts';

/**
 * Recognition takes sparse columns of a table for pictures or noise and leaves them out. What looks like print and lies
 * in no word is copied line by line onto a sheet of its own, which is read once more.
 */

/** Ink is looked at in squares of this size: letters of a word share squares or touch. */
const SQUARE_POINTS = 1.2;
/** What is print by its size. */
const MIN_HEIGHT_POINTS = 3.5;
const MAX_HEIGHT_POINTS = 22;
/** Print of one line may be this high, taken with its accents and tails; what is higher may be two lines. */
const TWO_LINES_POINTS = 11;
const MIN_WIDTH_POINTS = 2.5;
const MAX_WIDTH_POINTS = 250;
const MAX_RUN_POINTS = 60;
/** Print leaves some of its box bare; an empty cell in a dark grid does not when light and dark are exchanged. */
const FULL = 0.97;
/** A word this short may fill its box. */
const SHORT_SQUARES = 25;
/** More pieces are a picture or dirt. */
const MAX_PIECES = 240;
const MIN_PIECES = 2;

/** The squares of a picture that show ink. */
function inkSquares(raster: Raster, levels: InkLevels, size: number): Squares {
  const { width, height, pixels } = raster;
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const ink = new Uint8Array(columns * rows);
  const columnOf = Uint16Array.from({ length: width }, (_, x) => Math.floor(x / size));
  const lineLevels = new Uint8Array(width);
  // Every second pixel of every second row: no stroke of print is thinner.
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor(y / size) * columns;
    const line = y * width;
    if (y % size < 2) for (let x = 0; x < width; x += 2) lineLevels[x] = levels.at(x, y);
    for (let x = 0; x < width; x += 2)
      if ((pixels[line + x] ?? WHITE) < (lineLevels[x] ?? 0)) ink[row + (columnOf[x] ?? 0)] = 1;
  }
  return { columns, rows, size, set: ink };
}

/** Takes out runs of ink longer than any word is wide or high: ruled lines, fills, and the paper around a dark fill. */
function dropLongRuns({ columns, rows, size, set }: Squares, scale: number): void {
  const square = size / scale;
  const drop = new Uint8Array(set.length);
  const look = (
    lanes: number,
    length: number,
    at: (lane: number, place: number) => number,
    most: number,
  ): void => {
    for (let lane = 0; lane < lanes; lane += 1) {
      for (let place = 0, run = 0; place <= length; place += 1) {
        if (place < length && set[at(lane, place)] === 1) run += 1;
        else {
          if (run > most) for (let back = 1; back <= run; back += 1) drop[at(lane, place - back)] = 1;
          run = 0;
        }
      }
    }
  };
  look(rows, columns, (row, column) => row * columns + column, MAX_RUN_POINTS / square);
  look(columns, rows, (column, row) => row * columns + column, MAX_HEIGHT_POINTS / square);
  for (let index = 0; index < set.length; index += 1) if (drop[index] === 1) set[index] = 0;
}

/** Print falls apart sideways rather than up and down. */
const TOUCHING = stepsWithin(2, 1);

/** Connected squares of ink, up to two squares apart sideways, as boxes in pixels. A full rectangle is no print. */
function inkBoxes(squares: Squares): Rect[] {
  const square = squares.size ** 2;
  return connectedSquares(squares, TOUCHING).flatMap(({ box, count }) => {
    const { x0, y0, x1, y1 } = box;
    const isShort = x1 - x0 < SHORT_SQUARES * squares.size;
    return isShort || count * square < (x1 - x0) * (y1 - y0) * FULL ? [box] : [];
  });
}

function looksLikePrint({ x0, y0, x1, y1 }: Rect, scale: number): boolean {
  const high = (y1 - y0) / scale;
  const wide = (x1 - x0) / scale;
  return (
    high >= MIN_HEIGHT_POINTS &&
    high <= MAX_HEIGHT_POINTS &&
    wide >= MIN_WIDTH_POINTS &&
    wide <= MAX_WIDTH_POINTS
  );
}

/** A box that holds lines under each other as one box a line: lines part where a row of pixels shows no ink. */
function linesOf({ width, pixels, scale }: Raster, box: Rect, levels: InkLevels): Rect[] {
  if (box.y1 - box.y0 < TWO_LINES_POINTS * scale) return [box];
  const level = levels.at((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2);
  const lines: Rect[] = [];
  let start = -1;
  for (let y = box.y0; y <= box.y1; y += 1) {
    const row = pixels.subarray(y * width + box.x0, y * width + Math.min(width, box.x1));
    const isInked = y < box.y1 && row.some((pixel) => pixel < level);
    if (isInked && start < 0) start = y;
    if (isInked || start < 0) continue;
    // What is lower than print, a dot or an accent, belongs to the line below it.
    if (y - start >= MIN_HEIGHT_POINTS * scale || y === box.y1) {
      lines.push({ ...box, y0: start, y1: y });
      start = -1;
    }
  }
  return lines;
}

/** Pieces of a line nearer than this part of their height are one: pale letters fall apart. */
const NEAR = 0.3;

/** Boxes beside each other as one. */
function joined(boxes: readonly Rect[]): Rect[] {
  const whole: Rect[] = [];
  for (const box of boxes.toSorted((a, b) => a.x0 - b.x0)) {
    const at = whole.findIndex((other) => {
      const height = Math.min(other.y1 - other.y0, box.y1 - box.y0);
      return overlapY(other, box) > height / 2 && -overlapX(other, box) < NEAR * height;
    });
    const other = whole[at];
    if (other === undefined) whole.push(box);
    else whole[at] = unionRect([other, box]);
  }
  return whole.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** Around all that a picture shows but specks; null where it shows nothing. */
export function printedArea(raster: Raster): Rect | null {
  const size = Math.max(2, Math.round(SQUARE_POINTS * raster.scale));
  const squares = inkSquares(raster, inkLevels(raster, size), size);
  const least = MIN_HEIGHT_POINTS * raster.scale;
  const boxes = connectedSquares(squares, TOUCHING)
    .map(({ box }) => box)
    .filter(({ x0, y0, x1, y1 }) => Math.max(x1 - x0, y1 - y0) >= least);
  return boxes.length === 0 ? null : unionRect(boxes);
}

/**
 * The boxes of what looks like print and is in no word, or in a doubtful one; empty where that is too little or too much
 * to be worth a look.
 */
export function unreadInk(raster: Raster, sure: readonly OcrWord[], doubtful: readonly OcrWord[]): Rect[] {
  const size = Math.max(2, Math.round(SQUARE_POINTS * raster.scale));
  const levels = inkLevels(raster, size);
  const squares = inkSquares(raster, levels, size);
  dropLongRuns(squares, raster.scale);
  const boxes = inkBoxes(squares).filter((box) => looksLikePrint(box, raster.scale));
  const meets = (word: Rect, box: Rect): boolean => overlapX(word, box) > 0 && overlapY(word, box) > 0;
  const unread = boxes.filter(
    (box) => doubtful.some((word) => meets(word, box)) || !sure.some((word) => meets(word, box)),
  );
  if (unread.length < MIN_PIECES || unread.length > MAX_PIECES) return [];
  return joined(unread.flatMap((box) => linesOf(raster, box, levels)));
}
