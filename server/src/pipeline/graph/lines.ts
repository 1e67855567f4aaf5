import { median } from '@assay/shared/domain';
import type { Rect, Rule, Word } from '../contract/page.ts';
import { unionRect, middleOf, heightOf } from '../pdf/geometry.ts';
import { CURRENCY_CODE, CURRENCY_MARK, CURRENCY_SIGN, SIGN_CHARACTERS } from '../vocabulary/currencies.ts';
import { isDateLike, isNumberLike } from './value-shape.ts';

/** Words on one base line, from left to right; the box takes the middle of the words' tops and bottoms. */
export interface Line extends Rect {
  words: Word[];
}

/** Words of a line that belong together: a cell, a label, a stretch of text. */
export interface Phrase extends Rect {
  text: string;
  words: Word[];
  /** Index of its line on the page. */
  line: number;
}

/** The texts of words or phrases in a row, parted by spaces. */
export const textOf = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join(' ');

/** Words whose middles differ by less than this part of the lower height share a line. */
const SAME_LINE = 0.45;
/** Words whose middles differ by less than this part of the height are on one base line where they stand beside each other. */
const SAME_MIDDLE = 0.1;
/** Words of one phrase do not stand over each other by more than this part of their height, digits by hardly any. */
const RUN_OVER = 0.5;
const DIGIT_OVER = 0.06;
/** How many open lines a word is compared with. */
const LOOK_BACK = 6;
/** A gap wider than this part of the height ends a phrase. */
const PHRASE_GAP = 0.7;
const CHARACTERS_PER_EM = 2.1;
const MIN_CHARACTERS = 6;
/** After a complete value, a gap wider than this part of the height begins the next cell. */
const CELL_GAP = 0.42;
/** In type of one pitch a space is as wide as a letter: what stands further apart than so many is another cell. */
const MAX_SPACE_OF_PITCH = 1.5;
const SAME_PITCH = 0.02;
/** Letters and marks that are narrow where type has several widths; without more and less of them words tell no pitch. */
const NARROW = /[.,:;'’!|iljtfrI()-]/gu;
const MIN_DIFFERENCE = 0.15;
/** Boxes of recognised words take in the paper beside their letters: less is left between a date and the next cell. */
const DATE_GAP_RECOGNISED = 0.34;
/** Currency signs and brackets stand far from their number in accounting columns. */
const SYMBOL_GAP = 8;

/** A code, or one with its scale: "TEUR". */
const CODE_WITH_SCALE = `[TKM]?(?:${CURRENCY_CODE})`;
const LEADING_SYMBOL = new RegExp(
  `^(?:[${SIGN_CHARACTERS}(]{1,2}|${CURRENCY_SIGN}|${CODE_WITH_SCALE})$`,
  'u',
);
const CODE = new RegExp(`^(?:${CODE_WITH_SCALE})$`, 'u');
const TRAILING_SYMBOL = new RegExp(`^(?:[)%]{1,2}|${CURRENCY_MARK}|${CODE_WITH_SCALE})$`, 'u');
/** Dots or lines that lead the eye from a label to its value. */
const LEADER = /^[.…_·]{3,}$/u;
/** A colon or sign of equality in a column of its own does the same. */
const SEPARATOR = /^[:=]$/u;
const NUMBER_START = /^[(\-–—+\p{Sc}]*\d/u;
const AMOUNT_WITH_UNIT = /^[(\-–—+\p{Sc}]*\s?\d.*[\p{Sc}%x]$/u;
const BRACKETED = /^\(\p{Sc}?\d[\d.,]*\)$/u;
const LONE_DASH = /^[-–—]$/u;
/** Words of one size whose middles differ by this part of their height stand in cells of their own. */
const OTHER_LINE = 0.25;
const ONE_SIZE = 0.1;
/** Boxes of recognised words are worked out from their letters. */
const ONE_SIZE_RECOGNISED = 0.25;
const SPACE = 0.2;

/** Phrases by the lines that they stand on, from top to bottom, each line from left to right. */
export const byLine = (phrases: readonly Phrase[]): Phrase[][] =>
  [...Map.groupBy(phrases, ({ line }) => line)]
    .sort(([a], [b]) => a - b)
    .map(([, line]) => line.sort((a, b) => a.x0 - b.x0));

/** A space between words, in heights of a line. */
const SPACE_BETWEEN = 0.3;

/** True where a word would have found room on a line whose text may reach as far as `right`. */
export const hasRoomFor = (word: Rect, line: Rect, right: number): boolean =>
  line.x1 + SPACE_BETWEEN * heightOf(line) + word.x1 - word.x0 <= right;

/** True for words of one size at different heights: titles over one and over two lines, side by side. */
function isOffLine(left: Word, right: Word): boolean {
  const [a, b] = [left.y1 - left.y0, right.y1 - right.y0];
  const apart = Math.abs(left.y0 + left.y1 - right.y0 - right.y1) / 2;
  const tolerance = left.confidence === undefined ? ONE_SIZE : ONE_SIZE_RECOGNISED;
  const isSize = Math.abs(a - b) < tolerance * Math.max(a, b);
  return isSize && apart > OTHER_LINE * Math.max(a, b) && right.x0 - left.x1 > SPACE * Math.max(a, b);
}

/** A raised mark is lower than the word before it by this factor. */
const RAISED = 0.85;

/** True for a word that is lower than the one before it and stands higher: the mark of a note, whatever it says. */
export const isRaised = (word: Word, before: Word): boolean =>
  word.y1 - word.y0 < RAISED * (before.y1 - before.y0) && word.y1 < before.y1;

/** Whether a word stands next to one of a line: lines of two columns side by side differ in height by less than one line. */
function isBesideOneOf(words: readonly Word[], word: Word): boolean {
  const height = word.y1 - word.y0;
  return words.some(
    (one) =>
      Math.abs(middleOf(one) - middleOf(word)) < SAME_MIDDLE * height &&
      Math.max(one.x0, word.x0) - Math.min(one.x1, word.x1) < PHRASE_GAP * height,
  );
}

/** Groups upright words into lines, from top to bottom. */
export function buildLines(words: readonly Word[]): Line[] {
  const upright = words
    .filter((word) => word.upright)
    .sort((a, b) => a.y0 + a.y1 - (b.y0 + b.y1) || a.x0 - b.x0);
  const lines: (Pick<Rect, 'y0' | 'y1'> & { words: Word[] })[] = [];
  for (const word of upright) {
    const middle = middleOf(word);
    const height = word.y1 - word.y0;
    let found: (typeof lines)[number] | undefined;
    for (let index = lines.length - 1; index >= Math.max(0, lines.length - LOOK_BACK); index -= 1) {
      const line = lines[index];
      if (line === undefined) break;
      const reach = SAME_LINE * Math.min(height, line.y1 - line.y0);
      const apart = Math.abs(middleOf(line) - middle);
      if (apart < reach || (apart < 2 * reach && isBesideOneOf(line.words, word))) {
        found = line;
        break;
      }
    }
    if (found === undefined) lines.push({ y0: word.y0, y1: word.y1, words: [word] });
    else found.words.push(word);
  }
  return lines
    .map((line) => {
      const ordered = line.words.sort((a, b) => a.x0 - b.x0);
      const x1 = ordered.reduce((right, word) => Math.max(right, word.x1), -Infinity);
      const y0 = median(ordered.map((word) => word.y0)) ?? 0;
      return {
        words: ordered,
        x0: ordered[0]?.x0 ?? 0,
        x1,
        y0,
        y1: median(ordered.map((word) => word.y1)) ?? 0,
      };
    })
    .sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

function isRuledBetween(left: Word, right: Word, vertical: readonly Rule[]): boolean {
  const top = Math.max(left.y0, right.y0);
  const bottom = Math.min(left.y1, right.y1);
  return vertical.some(
    (rule) => rule.at > left.x1 - 1 && rule.at < right.x0 + 1 && rule.from < bottom - 2 && rule.to > top + 2,
  );
}

function belongsTogether(left: Word, right: Word, size: number, vertical: readonly Rule[]): boolean {
  const height = Math.min(left.y1 - left.y0, right.y1 - right.y0, size) || 1;
  const gap = right.x0 - left.x1;
  // A text that was too long for its cell runs into the next one.
  const runsOver = /\d$/u.test(left.text) && NUMBER_START.test(right.text) ? DIGIT_OVER : RUN_OVER;
  if (gap < -runsOver * height && left.confidence === undefined) return false;
  if (gap < 0.1 * height) return !isRuledBetween(left, right, vertical);
  if (isRuledBetween(left, right, vertical) || isOffLine(left, right)) return false;
  if (LEADING_SYMBOL.test(left.text) && (NUMBER_START.test(right.text) || LONE_DASH.test(right.text))) {
    return gap < SYMBOL_GAP * height;
  }
  if (TRAILING_SYMBOL.test(right.text)) return gap < height;
  return gap < PHRASE_GAP * height;
}

/** A phrase of the given words, which must be in order and at least one. */
export function phraseOf(words: Word[], line: number): Phrase {
  return { ...unionRect(words), text: textOf(words), words, line };
}

/** How wide a line's characters are; `pitch` is the width of every one of them, 0 where they differ. */
interface Type {
  size: number;
  pitch: number;
}

/** A value is complete and something else follows at more than a space: two narrow columns. */
function isNextCell(group: readonly Word[], word: Word, { size, pitch }: Type): boolean {
  const last = group.at(-1);
  if (last === undefined) return false;
  if (word.x0 - last.x1 < MAX_SPACE_OF_PITCH * pitch) return false;
  const space = (word.x0 - last.x1) / Math.min(size, last.y1 - last.y0);
  const text = textOf(group);
  if (isDateLike(text)) {
    const gap = last.confidence === undefined ? CELL_GAP : DATE_GAP_RECOGNISED;
    return space >= gap && (!/^\d/u.test(word.text) || isNumberLike(word.text));
  }
  // What ends and what begins with a bracket are two amounts, however near.
  if (BRACKETED.test(last.text) && BRACKETED.test(word.text)) return true;
  if (space < CELL_GAP) return false;
  // An amount with its currency is complete: a word with a capital after it begins the label of the next cell.
  if (AMOUNT_WITH_UNIT.test(text) && isNumberLike(text) && /^\p{Lu}/u.test(word.text))
    return !TRAILING_SYMBOL.test(word.text);
  return (
    isNumberLike(text) && text.length > 1 && NUMBER_START.test(word.text) && !TRAILING_SYMBOL.test(word.text)
  );
}

/** A share has no currency: one that stands apart before it is a cell of its own. */
function isShareBehind(last: Word, word: Word, next: Word | undefined): boolean {
  if (!CODE.test(last.text) || !NUMBER_START.test(word.text)) return false;
  return word.text.endsWith('%') || next?.text === '%';
}

/**
 * The type size of a line, from the width of its characters: an average character is about half an em wide. The height
 * of the boxes alone misleads, because fonts state generous ascents.
 */
function typeOf({ words }: Line): Type {
  let width = 0;
  let characters = 0;
  for (const word of words) {
    width += word.x1 - word.x0;
    characters += word.text.length;
  }
  if (characters < MIN_CHARACTERS) return { size: Infinity, pitch: 0 };
  const average = width / characters;
  return { size: CHARACTERS_PER_EM * average, pitch: pitchOf(words, average) };
}

/**
 * The width that every character of a line has, in points; 0 where they differ, where the words are too alike to tell, and of
 * recognised words, whose boxes end with their ink.
 */
function pitchOf(words: readonly Word[], pitch: number): number {
  const shares = words.map(({ text }) => (text.match(NARROW)?.length ?? 0) / text.length);
  if (Math.max(...shares) - Math.min(...shares) < MIN_DIFFERENCE) return 0;
  const isOfPitch = ({ x0, x1, text, confidence }: Word): boolean =>
    confidence === undefined && Math.abs((x1 - x0) / text.length - pitch) < SAME_PITCH * pitch;
  return words.every(isOfPitch) ? pitch : 0;
}

/** A line of running text has at least so many words. */
const TEXT_WORDS = 7;
/** Spaces of a justified line differ by less than this part of its type size, and no space is wider than so many. */
const SAME_SPACE = 0.12;
const MAX_SPACE = 2.5;

/** True for a line of text that is stretched to its column: its spaces may be wide, but all are the same. */
function isJustified({ words }: Line, size: number, vertical: readonly Rule[]): boolean {
  if (words.length < TEXT_WORDS) return false;
  const pairs = words.slice(1).map((word, at): [Word, Word] => [words[at] ?? word, word]);
  const gaps = pairs.map(([left, right]) => right.x0 - left.x1);
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  const letters = words.filter(({ text }) => /\p{Ll}/u.test(text)).length;
  return (
    least > 0 &&
    most < MAX_SPACE * size &&
    most - least < SAME_SPACE * size &&
    2 * letters > words.length &&
    !pairs.some(([left, right]) => isRuledBetween(left, right, vertical))
  );
}

/** The mark of a note right behind an amount: a small and raised figure that is no digit of it. */
const NOTE_MARK = /^(?:\d{1,2}|[a-z])(?:,(?:\d{1,2}|[a-z]))*$/u;
const BESIDE_MARK = 0.5;

function isMarkOfAmount(word: Word, last: Word | undefined): boolean {
  if (last === undefined || !NOTE_MARK.test(word.text) || !isNumberLike(last.text)) return false;
  return isRaised(word, last) && word.x0 - last.x1 < BESIDE_MARK * (last.y1 - last.y0);
}

/** Splits a line into phrases at wide gaps and at vertical rules. */
export function splitPhrases(line: Line, index: number, vertical: readonly Rule[]): Phrase[] {
  const type = typeOf(line);
  const { size } = type;
  if (isJustified(line, size, vertical)) return [phraseOf(line.words, index)];
  const groups: Word[][] = [];
  let group: Word[] = [];
  for (const [at, word] of line.words.entries()) {
    const last = group.at(-1);
    if (isMarkOfAmount(word, last)) continue;
    const isApart = last === undefined || !belongsTogether(last, word, size, vertical);
    if (LEADER.test(word.text) || (SEPARATOR.test(word.text) && isApart)) {
      if (group.length > 0) groups.push(group);
      group = [];
      continue;
    }
    const isShare = last !== undefined && isShareBehind(last, word, line.words[at + 1]);
    if (last !== undefined && (isApart || isShare || isNextCell(group, word, type))) {
      groups.push(group);
      group = [];
    }
    group.push(word);
  }
  if (group.length > 0) groups.push(group);
  return groups.map((words) => phraseOf(words, index));
}
