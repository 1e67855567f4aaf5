import type { PdfEngine } from './engine.ts';
import type { Affine } from './geometry.ts';
import type { HiddenWord, Rect, SlantedText, Turn, Word } from '../contract/page.ts';
import { compose, displayFrame, overlapX, overlapY, readingFrame, transformRect } from './geometry.ts';
import { cleanWords } from './clean-words.ts';
import type { RawCharacters } from './page-characters.ts';
import { PERHAPS, readCharacters, UNMAPPED } from './page-characters.ts';
import type { Hiding, Sight } from './unseen-text.ts';

/** Words of a page and the turn of its reading frame against the displayed page. */
export interface PageWords {
  turn: Turn;
  words: Word[];
  /** Glyphs that the file maps to no character; they are in no word. */
  unmapped: number;
  /** Words that no reader of the page sees. */
  hidden: HiddenWord[];
  /** Stamps and watermarks at a slant. */
  slanted: SlantedText[];
}

/** A gap wider than this part of the character height starts a new word. */
const WORD_GAP = 0.25;
/** The same where PDFium sees a space that the file does not have. */
const INFERRED_GAP = 0.11;
/** A character that leaps back by more than this part of the height starts a new word. */
const LEAP_BACK = 1.2;
/** A character whose middle is off by more than this part of the height is on another line. */
const LINE_SHIFT = 0.6;
/** A mark of a note is smaller than this part of the letter before it, and stands higher by the other. */
const RAISED = { size: 0.9, by: 0.12 };
const MARK = /^[\da-e*†‡§]$/u;
/** A mark in brackets is one in letters as large, too: "Limited(1)". */
const BRACKETED_MARK = /^\((?:\d{1,2}|[a-z])\)/u;
const MAX_MARK_LENGTH = 4;
const BEFORE_MARK = /[\p{L}\d.)%]$/u;

const ENDS_IN_DIGIT = /\d$/u;

/** A word of more than this many times the height of a word in its midst lies behind it: a watermark. */
const BEHIND = 2;
/** The part of a word's box, at its top and at its bottom, in which another line may stand. */
const MARGIN = 0.28;
/** The same word again is a shadow, or the second stroke of letters printed twice, when both share this of their box. */
const TWICE = 0.6;

/** A word of a scan's own text: it is believed as far as a scan is. */
const LAYER_WORD: Pick<Word, 'confidence' | 'reading'> = { confidence: 0.8, reading: 'layer' };

/** Signs that are read as others: ligatures as their letters, and every minus and hyphen as the one that numbers are read with. */
const ONE_SIGN: Readonly<Record<number, string>> = {
  0x2010: '-',
  0x2011: '-',
  0x2012: '–',
  0x2015: '—',
  0xfe58: '—',
  0xfe63: '-',
  0xff0d: '-',
  0xfb00: 'ff',
  0xfb01: 'fi',
  0xfb02: 'fl',
  0xfb03: 'ffi',
  0xfb04: 'ffl',
};

/** True for a sign that notes are marked with, at the end of its word: capitals of two sizes are none. */
function isMark(codes: readonly number[], index: number): boolean {
  const next = codes[index + 1] ?? 0;
  return (
    MARK.test(String.fromCodePoint(codes[index] ?? 0)) &&
    (next <= 0 || !/\p{L}/u.test(String.fromCodePoint(next)))
  );
}

type Height = Pick<Word, 'y0' | 'y1'>;

/** True for a character that stands higher than another beside it. */
function isRaised(mark: Height, beside: Height): boolean {
  return beside.y1 - mark.y1 > RAISED.by * (beside.y1 - beside.y0);
}

/** True for a character that is smaller than another beside it. */
function isSmaller(mark: Height, beside: Height): boolean {
  return mark.y1 - mark.y0 < RAISED.size * (beside.y1 - beside.y0);
}

/** True for the bracket that a mark of a note begins with. */
function beginsMark(codes: readonly number[], index: number): boolean {
  const next = codes.slice(index, index + MAX_MARK_LENGTH).filter((code) => code > 0);
  return BRACKETED_MARK.test(String.fromCodePoint(...next));
}

/** A cell that is too narrow for its text lets it run into the next one: a capital stands over a small letter. */
const RUN_OVER = 0.03;
const CAPITAL = /^\p{Lu}$/u;
const ENDS_SMALL = /\p{Ll}$/u;
/** The dots that lead from a text to its value may be of another size than the text. */
const OTHER_SIZE = 0.05;
const ENDS_TEXT = /\p{L}\.?$/u;

/** Digits of one number hardly stand over each other. */
const DIGIT_OVER = 0.06;
const DIGIT = /^\d$/u;

/**
 * True for a character that belongs to another text than the word beside it, by its size or because it stands over it, by
 * a part of its height.
 */
function beginsNext(text: string, word: Word, isOtherSize: boolean, over: number): boolean {
  if (text === '.') return isOtherSize && ENDS_TEXT.test(word.text);
  if (DIGIT.test(text)) return over > DIGIT_OVER && ENDS_IN_DIGIT.test(word.text);
  return over > RUN_OVER && CAPITAL.test(text) && ENDS_SMALL.test(word.text);
}

/** True for a character too far from the word before it, beside it or above, in heights of its own. */
const isElsewhere = (gap: number, widest: number, shift: number): boolean =>
  gap > widest || gap < -LEAP_BACK || Math.abs(shift) > LINE_SHIFT;

/** Joins characters of one turn into words; boxes are in the frame in which that turn reads from left to right. */
function joinWords(raw: RawCharacters, turn: Turn, frame: Affine, upright: boolean): Word[] {
  const words: Word[] = [];
  let word: Word | undefined;
  let last = { y0: 0, y1: 0 };
  let widest = WORD_GAP;
  for (let index = 0; index < raw.codes.length; index += 1) {
    const code = raw.codes[index] ?? 0;
    if (code === PERHAPS) {
      widest = INFERRED_GAP;
      continue;
    }
    if (code === UNMAPPED && word !== undefined && ENDS_IN_DIGIT.test(word.text)) word.hasUnreadSign = true;
    if (code <= 0 || raw.turns[index] !== turn) {
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
    if (word !== undefined) {
      const gap = x0 - word.x1;
      const apart =
        isElsewhere(gap / height, widest, (y0 + y1 - last.y0 - last.y1) / 2 / height) ||
        (isRaised({ y0, y1 }, last) &&
          ((isSmaller({ y0, y1 }, last) && isMark(raw.codes, index)) || beginsMark(raw.codes, index)) &&
          BEFORE_MARK.test(word.text));
      if (apart) word = undefined;
    }
    const text = ONE_SIGN[code] ?? String.fromCodePoint(code);
    const isOtherSize = Math.abs(height - last.y1 + last.y0) > OTHER_SIZE * height;
    if (word !== undefined && beginsNext(text, word, isOtherSize, (word.x1 - x0) / height)) word = undefined;
    if (word === undefined) {
      word = { text, x0, y0, x1, y1, upright };
      if (raw.codes[index - 1] === UNMAPPED && ENDS_IN_DIGIT.test(text)) word.hasUnreadSign = true;
      words.push(word);
    } else {
      word.text += text;
      if (x0 < word.x0) word.x0 = x0;
      if (y0 < word.y0) word.y0 = y0;
      if (x1 > word.x1) word.x1 = x1;
      if (y1 > word.y1) word.y1 = y1;
    }
    if (raw.layer.has(index)) Object.assign(word, LAYER_WORD);
    last = { y0, y1 };
    widest = WORD_GAP;
  }
  return words;
}

const middleOf = ({ x0, y0, x1, y1 }: Rect): [x: number, y: number] => [(x0 + x1) / 2, (y0 + y1) / 2];

function holds({ x0, y0, x1, y1 }: Rect, word: Rect): boolean {
  const [x, y] = middleOf(word);
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}

function isBehind(word: Word, words: readonly Word[]): boolean {
  const height = word.y1 - word.y0;
  const midst = { ...word, y0: word.y0 + MARGIN * height, y1: word.y1 - MARGIN * height };
  return words.some((other) => height > BEHIND * (other.y1 - other.y0) && holds(midst, other));
}

function isTwice(one: Word, other: Word): boolean {
  const width = Math.min(one.x1 - one.x0, other.x1 - other.x0);
  const height = Math.min(one.y1 - one.y0, other.y1 - other.y0);
  return overlapX(one, other) > TWICE * width && overlapY(one, other) > TWICE * height;
}

/** Words as they are seen: once each, none beside the page, no watermark. */
function seenWords(words: readonly Word[], page: Rect): Word[] {
  const heights = words.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  const least = BEHIND * (heights[heights.length >> 1] ?? 0);
  const known = new Map<string, Word[]>();
  return words.filter((word) => {
    const same = known.get(word.text) ?? [];
    if (!holds(page, word) || same.some((other) => isTwice(word, other))) return false;
    if (word.y1 - word.y0 > least && isBehind(word, words)) return false;
    same.push(word);
    known.set(word.text, same);
    return true;
  });
}

/** What is needed to read the words of a page: its size, its /Rotate in quarters, and what is seen of it. */
export interface PageView {
  width: number;
  height: number;
  rotation: number;
  /** Carries page space into displayed points. */
  toDisplay: Affine;
  /** Tells which characters are seen; null where all are. */
  sight: Sight | null;
}

/** The words of all characters of a page; boxes in the reading frame of the page's dominant text direction. */
function wordsOfAll(raw: RawCharacters, { width, height, toDisplay }: PageView): Word[] {
  const turn = raw.dominant;
  const words = joinWords(raw, turn, compose(readingFrame(turn, width, height), toDisplay), true);
  const others = new Set(raw.turns.filter((other, index) => other !== turn && (raw.codes[index] ?? 0) > 0));
  for (const other of others) {
    const own = joinWords(raw, other, compose(readingFrame(other, width, height), toDisplay), false);
    const back = compose(readingFrame(turn, width, height), displayFrame(other, width, height));
    for (const word of own) words.push({ ...word, ...transformRect(back, word) });
  }
  const isLying = turn === 90 || turn === 270;
  const size = isLying ? { x1: height, y1: width } : { x1: width, y1: height };
  return cleanWords(seenWords(words, { x0: 0, y0: 0, ...size }));
}

/** The hidden words of a page but those that are also seen in their place, as under letters that are printed twice. */
function hiddenWords(raw: RawCharacters, seen: readonly Word[], page: PageView): HiddenWord[] {
  const kinds = Object.entries(raw.hidden) as [Hiding, number[]][];
  return kinds.flatMap(([hiding, codes]) =>
    wordsOfAll({ ...raw, codes }, page)
      .filter((word) => !seen.some((other) => other.text === word.text && isTwice(word, other)))
      .map((word) => ({ ...word, hiding })),
  );
}

/** The words of an open text page; they come in the reading frame of the page's dominant text direction. */
export function readWords(engine: PdfEngine, textPage: number, page: PageView, scratch: number): PageWords {
  const raw = readCharacters(engine, textPage, page, scratch);
  const words = wordsOfAll(raw, page);
  const frame = compose(readingFrame(raw.dominant, page.width, page.height), page.toDisplay);
  return {
    turn: raw.dominant,
    words,
    unmapped: raw.unmapped,
    hidden: hiddenWords(raw, words, page),
    slanted: raw.slanted.map(({ text, box }) => ({ text, ...transformRect(frame, box) })),
  };
}
