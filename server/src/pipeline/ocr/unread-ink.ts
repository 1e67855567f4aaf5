import type { Rect } from '../pdf/geometry.ts';
import { overlapX, overlapY, unionRect } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';
import type { OcrWord } from './ocr.ts';

/**
 * Recognition takes sparse columns of a table for pictures or noise and leaves them out. What looks like print and lies
 * in no word is copied line by line onto a sheet of its own, which is read once more.
 */

/** Ink is looked at in squares of this size: letters of a word share squares or touch. */
const SQUARE_POINTS = 1.2;
/** Ink is darker than its paper by this part, and than this level: pale print counts, a shaded field does not. */
const INK_SHARE = 0.28;
const PALEST_INK = 178;
/** Where hardly anything is bright, this is: what stands out on a dark page. */
const DARK_PAGE = 153;
/** The paper is looked at in fields of so many squares; most of a field is paper. */
const FIELD_SQUARES = 15;
const PAPER_SHARE = 0.4;
/** What is print by its size. */
const LOWEST_POINTS = 3.5;
const HIGHEST_POINTS = 22;
/** Print of one line may be this high, taken with its accents and tails; what is higher may be two lines. */
const TWO_LINES_POINTS = 11;
const NARROWEST_POINTS = 2.5;
const WIDEST_POINTS = 250;
const LONGEST_RUN_POINTS = 60;
/** Space around each piece on the sheet, so that pieces do not run together. */
const MARGIN_POINTS = 6;
/** Print leaves some of its box bare; an empty cell in a dark grid does not when light and dark are exchanged. */
const FULL = 0.97;
/** A word this short may fill its box. */
const SHORT_SQUARES = 25;
/** More pieces are a picture or dirt. */
const MOST_PIECES = 240;
const FEWEST_PIECES = 2;
const WHITE = 255;
const DARKEST_GROUND = 110;

interface Grid {
  columns: number;
  rows: number;
  size: number;
  ink: Uint8Array;
  /** What is darker is ink, by field. */
  levels: Levels;
}

/** The level below which a pixel is ink. */
interface Levels {
  at(x: number, y: number): number;
}

function inkLevels({ width, height, pixels }: Raster, size: number): Levels {
  const field = FIELD_SQUARES * size;
  const columns = Math.ceil(width / field);
  const levels = new Uint8Array(columns * Math.ceil(height / field));
  const counts = new Int32Array(WHITE + 1);
  for (let index = 0; index < levels.length; index += 1) {
    const [left, top] = [(index % columns) * field, Math.floor(index / columns) * field];
    const [right, bottom] = [Math.min(width, left + field), Math.min(height, top + field)];
    counts.fill(0);
    let all = 0;
    for (let y = top; y < bottom; y += 3) {
      for (let at = y * width + left; at < y * width + right; at += 3) {
        const level = pixels[at] ?? WHITE;
        counts[level] = (counts[level] ?? 0) + 1;
        all += 1;
      }
    }
    let paper = WHITE;
    for (let lighter = 0; paper > DARKEST_GROUND; paper -= 1) {
      lighter += counts[paper] ?? 0;
      if (lighter > all * PAPER_SHARE) break;
    }
    levels[index] = paper === DARKEST_GROUND ? DARK_PAGE : Math.min(PALEST_INK, paper * (1 - INK_SHARE));
  }
  return { at: (x, y) => levels[Math.floor(y / field) * columns + Math.floor(x / field)] ?? 0 };
}

function inkGrid(raster: Raster): Grid {
  const { width, height, pixels, scale } = raster;
  const size = Math.max(2, Math.round(SQUARE_POINTS * scale));
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const ink = new Uint8Array(columns * rows);
  const levels = inkLevels(raster, size);
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
  return { columns, rows, size, ink, levels };
}

/** Takes out runs of ink longer than any word is wide or high: ruled lines, fills, and the paper around a dark fill. */
function dropLongRuns({ columns, rows, size, ink }: Grid, scale: number): void {
  const square = size / scale;
  const drop = new Uint8Array(ink.length);
  const look = (
    lanes: number,
    length: number,
    at: (lane: number, place: number) => number,
    most: number,
  ): void => {
    for (let lane = 0; lane < lanes; lane += 1) {
      for (let place = 0, run = 0; place <= length; place += 1) {
        if (place < length && ink[at(lane, place)] === 1) run += 1;
        else {
          if (run > most) for (let back = 1; back <= run; back += 1) drop[at(lane, place - back)] = 1;
          run = 0;
        }
      }
    }
  };
  look(rows, columns, (row, column) => row * columns + column, LONGEST_RUN_POINTS / square);
  look(columns, rows, (column, row) => row * columns + column, HIGHEST_POINTS / square);
  for (let index = 0; index < ink.length; index += 1) if (drop[index] === 1) ink[index] = 0;
}

/** Connected squares of ink, up to two squares apart sideways, as boxes in pixels. A full rectangle is no print. */
function inkBoxes({ columns, rows, size, ink }: Grid): Rect[] {
  const boxes: Rect[] = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1) continue;
    const box: Rect = { x0: Infinity, y0: Infinity, x1: 0, y1: 0 };
    const open = [start];
    ink[start] = 2;
    let squares = 0;
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const [x, y] = [place % columns, Math.floor(place / columns)];
      squares += 1;
      box.x0 = Math.min(box.x0, x * size);
      box.x1 = Math.max(box.x1, (x + 1) * size);
      box.y0 = Math.min(box.y0, y * size);
      box.y1 = Math.max(box.y1, (y + 1) * size);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(rows - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 2); nx <= Math.min(columns - 1, x + 2); nx += 1) {
          if (ink[ny * columns + nx] !== 1) continue;
          ink[ny * columns + nx] = 2;
          open.push(ny * columns + nx);
        }
      }
    }
    const all = ((box.x1 - box.x0) / size) * ((box.y1 - box.y0) / size);
    const isShort = box.x1 - box.x0 < SHORT_SQUARES * size;
    if (isShort || squares < all * FULL) boxes.push(box);
  }
  return boxes;
}

function looksLikePrint({ x0, y0, x1, y1 }: Rect, scale: number): boolean {
  const high = (y1 - y0) / scale;
  const wide = (x1 - x0) / scale;
  return high >= LOWEST_POINTS && high <= HIGHEST_POINTS && wide >= NARROWEST_POINTS && wide <= WIDEST_POINTS;
}

/** A box that holds lines under each other as one box a line: lines part where a row of pixels shows no ink. */
function linesOf({ width, pixels, scale }: Raster, box: Rect, levels: Levels): Rect[] {
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
    if (y - start >= LOWEST_POINTS * scale || y === box.y1) {
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

/**
 * The boxes of what looks like print and is in no word, or in a doubtful one; empty where that is too little or too much
 * to be worth a look.
 */
export function unreadInk(raster: Raster, sure: readonly OcrWord[], doubtful: readonly OcrWord[]): Rect[] {
  const grid = inkGrid(raster);
  dropLongRuns(grid, raster.scale);
  const boxes = inkBoxes(grid).filter((box) => looksLikePrint(box, raster.scale));
  const meets = (word: Rect, box: Rect): boolean => overlapX(word, box) > 0 && overlapY(word, box) > 0;
  const unread = boxes.filter(
    (box) => doubtful.some((word) => meets(word, box)) || !sure.some((word) => meets(word, box)),
  );
  if (unread.length < FEWEST_PIECES || unread.length > MOST_PIECES) return [];
  return joined(unread.flatMap((box) => linesOf(raster, box, grid.levels)));
}

/** Light and dark exchanged, to find light print on dark fills. */
export function inverted(raster: Raster): Raster {
  const { pixels } = raster;
  const turned = new Uint8Array(pixels.length);
  for (let index = 0; index < pixels.length; index += 1) turned[index] = WHITE - (pixels[index] ?? 0);
  return { ...raster, pixels: turned };
}

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

/** Copies parts of a raster under each other. */
export function sheetOf({ width, height, pixels, scale }: Raster, pieces: readonly Rect[]): PieceSheet {
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
