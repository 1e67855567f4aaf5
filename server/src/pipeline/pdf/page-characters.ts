import type { PdfEngine } from './engine.ts';
import type { Rect, Turn } from '../contract/page.ts';
import { createLeveller } from './level-boxes.ts';
import { placePiece } from './ligature-pieces.ts';
import type { Hiding, Sight } from './unseen-text.ts';
import { findUnseen } from './unseen-text.ts';

/**
 * Characters as read, in page space; one entry per character in every array. A code of 0 separates words, `PERHAPS`
 * does so where a gap is left.
 */
export interface RawCharacters {
  codes: number[];
  boxes: Float64Array;
  turns: Turn[];
  dominant: Turn;
  /** Runs of characters at a slant, as words with spaces between them; boxes as those of the characters. */
  slanted: { text: string; box: Rect }[];
  /** Glyphs that the file maps to no character. */
  unmapped: number;
  /** The codes of characters that no reader sees, by how they are hidden; `PERHAPS` for all others. */
  hidden: Partial<Record<Hiding, number[]>>;
  /** The characters of a scan's own text: what some program read in its picture. */
  layer: ReadonlySet<number>;
}

/** Text further from upright than this part of a quarter turn is a stamp or a watermark; lines of scans lie less askew. */
const SLANT = 0.1;
/** Where this part of a page lies at a slant, it is the page that does. */
const ALL_SLANTED = 0.9;

/** Least width of a hyphen that is shown, in parts of its height. */
const SEEN = 0.05;

/** A character further from the one before than so many of its sizes is looked at twice. */
const LEAP = 1;

const HYPHEN = 0x2d;
const SPACE = 0x20;
/** A space and the end of a line. */
const SPACES: ReadonlySet<number> = new Set([SPACE, 0x0a, 0x0d]);
const SOFT_HYPHEN = 0xad;
/** Code of what may part two words: a space or a line end that PDFium infers, or a character that is not seen. */
export const PERHAPS = -1;
/** Code of a glyph that the file maps to no character; it parts words, too. */
export const UNMAPPED = -2;

/** Marks of no width: zero-width spaces and joiners, marks of direction. */
function isUnseen(code: number): boolean {
  if (code >= 0x200b && code <= 0x200f) return true;
  return (code >= 0x202a && code <= 0x202e) || (code >= 0x2060 && code <= 0x2064) || code === 0xfeff;
}

function normaliseCode(code: number): number {
  if (code === 0xfffe || code === 2) return HYPHEN; // PDFium marks a hyphen at a line end so
  if (isUnseen(code)) return PERHAPS;
  if (code <= SPACE || code === 0xa0 || code === 0x202f || code === 0x205f || code === 0x3000) return 0;
  return (code >= 0x2000 && code <= 0x200a) || code > 0x10ffff ? 0 : code;
}

/** Null and control codes other than line ends, tabs and PDFium's hyphen are what is left of a glyph without a character. */
function isUnmapped(code: number): boolean {
  return code !== 2 && code !== 9 && code !== 10 && code !== 13;
}

function quarterTurn(radians: number, pageRotation: number): Turn {
  const turned = (Math.round((radians * 2) / Math.PI) + pageRotation) & 3;
  return turned === 0 ? 0 : turned === 1 ? 90 : turned === 2 ? 180 : 270;
}

function isSlanted(radians: number): boolean {
  const quarters = (radians * 2) / Math.PI;
  return Math.abs(quarters - Math.round(quarters)) > SLANT;
}

/** A soft hyphen has no width where it is not shown. */
function isWide([left = 0, top = 0, right = 0, bottom = 0]: Float64Array): boolean {
  return right - left > SEEN * (top - bottom);
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

/** The angle at which a character is read, clockwise in radians; a negative font size turns it about. */
function readingAngle({ call }: PdfEngine, textPage: number, index: number): number {
  const angle = call.FPDFText_GetCharAngle(textPage, index);
  return angle !== 0 && call.FPDFText_GetFontSize(textPage, index) < 0 ? angle + Math.PI : angle;
}

/** A character further from the one before it at a slant than so many of its sizes begins another run. */
const SLANTED_GAP = 2;

/** Joins characters at a slant into runs; PDFium parts their letters into lines, so only spaces of the file part words. */
function joinSlanted(
  slanted: readonly number[],
  codes: readonly number[],
  boxes: Float64Array,
): RawCharacters['slanted'] {
  const runs: RawCharacters['slanted'] = [];
  let middle = { x: 0, y: 0 };
  let before = -1;
  for (const index of slanted) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(index * 4, index * 4 + 4);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const size = Math.max(right - left, top - bottom);
    const last = runs.at(-1);
    const letter = String.fromCodePoint(codes[index] ?? 0);
    if (last === undefined || Math.hypot(x - middle.x, y - middle.y) > SLANTED_GAP * size) {
      runs.push({ text: letter, box: { x0: left, y0: bottom, x1: right, y1: top } });
    } else {
      const { box } = last;
      last.text += (codes.slice(before + 1, index).includes(0) ? ' ' : '') + letter;
      last.box = {
        x0: Math.min(box.x0, left),
        y0: Math.min(box.y0, bottom),
        x1: Math.max(box.x1, right),
        y1: Math.max(box.y1, top),
      };
    }
    middle = { x, y };
    before = index;
  }
  return runs;
}

/** Takes out of the characters of a page what no reader sees. @returns the codes taken out, at their places, and the scan's own. */
function takeUnseen(
  read: { codes: number[]; boxes: Float64Array; suspects: readonly number[] },
  sight: Sight,
): Pick<RawCharacters, 'hidden' | 'layer'> {
  const hidden: RawCharacters['hidden'] = {};
  const layer = new Set<number>();
  for (const [index, hiding] of findUnseen(read, sight)) {
    if (hiding === 'layer') {
      layer.add(index);
      continue;
    }
    const codes = (hidden[hiding] ??= new Array<number>(read.codes.length).fill(PERHAPS));
    codes[index] = read.codes[index] ?? 0;
    read.codes[index] = PERHAPS;
  }
  return { hidden, layer };
}

/**
 * The characters of an open text page; those of a stamp or watermark at a slant are kept apart from a page of other text. Where
 * some may not be seen, `sight` tells which.
 */
export function readCharacters(
  engine: PdfEngine,
  textPage: number,
  { rotation: pageRotation, sight }: { rotation: number; sight: Sight | null },
  scratch: number,
): RawCharacters {
  const { FPDFText_CountChars, FPDFText_GetUnicode, FPDFText_GetLooseCharBox, FPDFText_IsGenerated } =
    engine.call;
  const count = Math.max(0, FPDFText_CountChars(textPage));
  const codes: number[] = new Array<number>(count);
  const turns: Turn[] = new Array<Turn>(count);
  const boxes = new Float64Array(count * 4);
  const suspects: number[] = [];
  const slanted: number[] = [];
  const level = createLeveller(engine, textPage, scratch);
  let readables = 0;
  let unmapped = 0;
  let before = -1;
  let isPiece = false;
  const at = scratch >> 2;
  for (let index = 0; index < count; index += 1) {
    const given = FPDFText_GetUnicode(textPage, index);
    if (given < SPACE && isUnmapped(given)) unmapped += 1;
    const isInferred = SPACES.has(given) && FPDFText_IsGenerated(textPage, index) === 1;
    const code = isInferred ? PERHAPS : normaliseCode(given);
    const isReadable = code > 0 && FPDFText_GetLooseCharBox(textPage, index, scratch) !== 0;
    codes[index] = isReadable ? code : given < SPACE && isUnmapped(given) ? UNMAPPED : Math.min(code, 0);
    turns[index] = 0;
    if (!isReadable) continue;
    readables += 1;
    if (sight !== null) {
      const object = engine.call.FPDFText_GetTextObject(textPage, index);
      if (sight.suspects.has(object)) suspects[index] = object;
    }
    const floats = engine.floats();
    for (let side = 0; side < 4; side += 1) boxes[index * 4 + side] = floats[at + side] ?? 0;
    if (code === SOFT_HYPHEN)
      codes[index] = isWide(boxes.subarray(index * 4, index * 4 + 4)) ? HYPHEN : PERHAPS;
    const box = boxes.subarray(index * 4, index * 4 + 4);
    if (isPiece || isLeap(boxes, before, index)) {
      isPiece = placePiece(engine, { textPage, index, box }, scratch);
    }
    level(index, box);
    before = index;
    const angle = readingAngle(engine, textPage, index);
    if (isSlanted(angle)) slanted.push(index);
    turns[index] = quarterTurn(angle, pageRotation);
  }
  const parted =
    sight === null ? { hidden: {}, layer: new Set<number>() } : takeUnseen({ codes, boxes, suspects }, sight);
  const isStamped = slanted.length > 0 && slanted.length < readables * ALL_SLANTED;
  const seen = slanted.filter((index) => codes[index] !== PERHAPS);
  const stamps = isStamped ? joinSlanted(seen, codes, boxes) : [];
  if (isStamped) {
    for (const read of [codes, ...Object.values(parted.hidden)]) for (const index of slanted) read[index] = 0;
  }
  return { codes, boxes, turns, dominant: mostFrequent(codes, turns), slanted: stamps, unmapped, ...parted };
}

function mostFrequent(codes: readonly number[], turns: readonly Turn[]): Turn {
  const votes = new Map<Turn, number>();
  for (const [index, turn] of turns.entries()) {
    if ((codes[index] ?? 0) > 0) votes.set(turn, (votes.get(turn) ?? 0) + 1);
  }
  let dominant: Turn = 0;
  for (const [turn, voted] of votes) if (voted > (votes.get(dominant) ?? 0)) dominant = turn;
  return dominant;
}
