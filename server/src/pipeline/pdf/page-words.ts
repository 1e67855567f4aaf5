import type { PdfEngine } from './engine.ts';
import type { Affine, Rect, Turn } from './geometry.ts';
import { compose, displayFrame, readingFrame, transformRect } from './geometry.ts';
import { placePiece } from './ligature-pieces.ts';

/** A run of characters without space; the box is in points of the page's reading frame. */
export interface Word extends Rect {
  text: string;
  /** Probability 0-1 that the characters are right; words of OCR only. */
  confidence?: number;
  /** True when the word runs in the page's reading direction (marginal text may not). */
  upright: boolean;
  /** Where the word stands in a workbook, `Sheet1!B12`; absent elsewhere. */
  cell?: string;
  /** Place in the reading order of its page, from 1; set with the page's structure. Its id is made of it. */
  index?: number;
}

/** Words of a page and the turn of its reading frame against the displayed page. */
export interface PageWords {
  turn: Turn;
  words: Word[];
  /** Glyphs that the file maps to no character; they are in no word. */
  unmapped: number;
}

/** Characters as read, in page space; one entry per character in every array, a code of 0 separates words. */
interface RawCharacters {
  codes: number[];
  boxes: Float64Array;
  turns: Turn[];
  dominant: Turn;
  unmapped: number;
}

/** A gap wider than this part of the character height starts a new word. */
const WORD_GAP = 0.25;
/** A character that leaps back by more than this part of the height starts a new word. */
const LEAP_BACK = 1.2;
/** A character whose middle is off by more than this part of the height is on another line. */
const LINE_SHIFT = 0.6;

/** A character further from the one before than so many of its sizes is looked at twice. */
const LEAP = 1;

const LIGATURES: Readonly<Record<number, string>> = {
  0xfb00: 'ff',
  0xfb01: 'fi',
  0xfb02: 'fl',
  0xfb03: 'ffi',
  0xfb04: 'ffl',
};
const HYPHEN = 0x2d;

function normaliseCode(code: number): number {
  if (code === 0xfffe || code === 2) return HYPHEN; // PDFium marks a hyphen at a line end so
  if (code <= 0x20 || code === 0xa0 || code === 0x202f || code === 0x3000 || code > 0x10ffff) return 0;
  if ((code >= 0x2000 && code <= 0x200b) || code === 0xad || code === 0xfeff) return 0;
  return code;
}

/** Null and control codes other than line ends, tabs and PDFium's hyphen are what is left of a glyph without a character. */
function isUnmapped(code: number): boolean {
  return code !== 2 && code !== 9 && code !== 10 && code !== 13;
}

function quarterTurn(radians: number, pageRotation: number): Turn {
  const turned = (Math.round((radians * 2) / Math.PI) + pageRotation) & 3;
  return turned === 0 ? 0 : turned === 1 ? 90 : turned === 2 ? 180 : 270;
}

/** Whether a character stands far from the one before it: at a new line, or wrongly. `boxes` are in page space. */
function isLeap(boxes: Float64Array, before: number, index: number): boolean {
  if (before < 0) return true;
  const side = (character: number, at: number): number => boxes[character * 4 + at] ?? 0;
  const [left, top, right, bottom] = [side(index, 0), side(index, 1), side(index, 2), side(index, 3)];
  const reach = LEAP * Math.max(right - left, top - bottom);
  if (left - side(before, 2) > reach || side(before, 0) - right > reach) return true;
  return bottom - side(before, 1) > reach || side(before, 3) - top > reach;
}

function readCharacters(
  engine: PdfEngine,
  textPage: number,
  pageRotation: number,
  scratch: number,
): RawCharacters {
  const { FPDFText_CountChars, FPDFText_GetUnicode, FPDFText_GetLooseCharBox, FPDFText_GetCharAngle } =
    engine.call;
  const count = Math.max(0, FPDFText_CountChars(textPage));
  const codes: number[] = new Array<number>(count);
  const turns: Turn[] = new Array<Turn>(count);
  const boxes = new Float64Array(count * 4);
  const votes = new Map<Turn, number>();
  let unmapped = 0;
  let before = -1;
  let isPiece = false;
  const at = scratch >> 2;
  for (let index = 0; index < count; index += 1) {
    const given = FPDFText_GetUnicode(textPage, index);
    if (given < 0x20 && isUnmapped(given)) unmapped += 1;
    const code = normaliseCode(given);
    const readable = code !== 0 && FPDFText_GetLooseCharBox(textPage, index, scratch) !== 0;
    codes[index] = readable ? code : 0;
    turns[index] = 0;
    if (!readable) continue;
    const floats = engine.floats();
    for (let side = 0; side < 4; side += 1) boxes[index * 4 + side] = floats[at + side] ?? 0;
    if (isPiece || isLeap(boxes, before, index)) {
      const box = { textPage, index, box: boxes.subarray(index * 4, index * 4 + 4) };
      isPiece = placePiece(engine, box, scratch);
    }
    before = index;
    const turn = quarterTurn(FPDFText_GetCharAngle(textPage, index), pageRotation);
    turns[index] = turn;
    votes.set(turn, (votes.get(turn) ?? 0) + 1);
  }
  let dominant: Turn = 0;
  for (const [turn, voted] of votes) if (voted > (votes.get(dominant) ?? 0)) dominant = turn;
  return { codes, boxes, turns, dominant, unmapped };
}

/** Joins characters of one turn into words; boxes are in the frame in which that turn reads from left to right. */
function joinWords(raw: RawCharacters, turn: Turn, frame: Affine, upright: boolean): Word[] {
  const words: Word[] = [];
  let word: Word | undefined;
  let lastMiddle = 0;
  for (let index = 0; index < raw.codes.length; index += 1) {
    const code = raw.codes[index] ?? 0;
    if (code === 0 || raw.turns[index] !== turn) {
      word = undefined;
      continue;
    }
    const left = raw.boxes[index * 4] ?? 0;
    const top = raw.boxes[index * 4 + 1] ?? 0;
    const right = raw.boxes[index * 4 + 2] ?? 0;
    const bottom = raw.boxes[index * 4 + 3] ?? 0;
    const xa = frame.a * left + frame.c * bottom + frame.e;
    const xb = frame.a * right + frame.c * top + frame.e;
    const ya = frame.b * left + frame.d * bottom + frame.f;
    const yb = frame.b * right + frame.d * top + frame.f;
    const x0 = Math.min(xa, xb);
    const x1 = Math.max(xa, xb);
    const y0 = Math.min(ya, yb);
    const y1 = Math.max(ya, yb);
    const height = y1 - y0 || 1;
    const middle = (y0 + y1) / 2;
    if (word !== undefined) {
      const gap = x0 - word.x1;
      const apart =
        gap > height * WORD_GAP ||
        gap < -height * LEAP_BACK ||
        Math.abs(middle - lastMiddle) > height * LINE_SHIFT;
      if (apart) word = undefined;
    }
    const text = LIGATURES[code] ?? String.fromCodePoint(code);
    if (word === undefined) {
      word = { text, x0, y0, x1, y1, upright };
      words.push(word);
    } else {
      word.text += text;
      if (x0 < word.x0) word.x0 = x0;
      if (y0 < word.y0) word.y0 = y0;
      if (x1 > word.x1) word.x1 = x1;
      if (y1 > word.y1) word.y1 = y1;
    }
    lastMiddle = middle;
  }
  return words;
}

/**
 * The words of an open text page. `toDisplay` carries page space into displayed points; the words come in the reading
 * frame of the page's dominant text direction.
 */
export function readWords(
  engine: PdfEngine,
  textPage: number,
  page: { width: number; height: number; rotation: number; toDisplay: Affine },
  scratch: number,
): PageWords {
  const raw = readCharacters(engine, textPage, page.rotation, scratch);
  const { width, height, toDisplay } = page;
  const turn = raw.dominant;
  const words = joinWords(raw, turn, compose(readingFrame(turn, width, height), toDisplay), true);
  const others = new Set(raw.turns.filter((other, index) => other !== turn && raw.codes[index] !== 0));
  for (const other of others) {
    const own = joinWords(raw, other, compose(readingFrame(other, width, height), toDisplay), false);
    const back = compose(readingFrame(turn, width, height), displayFrame(other, width, height));
    for (const word of own) words.push({ ...word, ...transformRect(back, word) });
  }
  return { turn, words, unmapped: raw.unmapped };
}
