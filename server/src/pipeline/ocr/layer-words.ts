import type { Rect, Word } from '../contract/page.ts';
import { overlapY, unionRect } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';
import type { OcrWord } from './ocr.ts';
import { sheetOf } from './piece-sheet.ts';

/**
 * The text that a scanner left in a file is compared with the picture that it was read from: words are read again, line by
 * line on a sheet of their own, and laid beside those of the layer letter by letter.
 */

/** Words further from each other than so many times their height are read apart: lines of scans lie askew. */
const APART = 1.5;
/** What is seen above and below a line, in parts of its height. */
const AROUND = 0.1;
/** What is seen before and after a line: a layer's boxes are often narrower than the print. */
const BESIDE = 0.4;

/** What recognition reads in place of a word of the layer; an empty text where it reads nothing. */
export interface SecondReading {
  text: string;
  confidence: number;
}

type ReadLines = (sheet: Raster) => Promise<OcrWord[]>;

/** Words of one line, parted where there is much space between them. */
function partedByGaps(line: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  let last: Word | undefined;
  for (const word of [...line].sort((a, b) => a.x0 - b.x0)) {
    const part = parts.at(-1);
    if (part === undefined || last === undefined || word.x0 - last.x1 > APART * (word.y1 - word.y0))
      parts.push([word]);
    else part.push(word);
    last = word;
  }
  return parts;
}

function pixelsOf(words: readonly Word[], { scale, width, height }: Raster): Rect {
  const { x0, y0, x1, y1 } = unionRect(words);
  const [around, beside] = [AROUND * (y1 - y0), BESIDE * (y1 - y0)];
  return {
    x0: Math.max(0, (x0 - beside) * scale),
    y0: Math.max(0, (y0 - around) * scale),
    x1: Math.min(width, (x1 + beside) * scale),
    y1: Math.min(height, (y1 + around) * scale),
  };
}

/** The characters of words one after the other, each with the place of its word. */
function lettersOf(words: readonly { text: string }[]): { letter: string; word: number }[] {
  return words.flatMap(({ text }, word) => [...text.replace(/\s/gu, '')].map((letter) => ({ letter, word })));
}

/** For each letter of `read` the word of `known` that it stands for: that of the letter beside which it is in the closest alignment. */
function alignedWords(
  known: readonly { letter: string; word: number }[],
  read: readonly { letter: string }[],
): number[] {
  const width = read.length + 1;
  const cost = new Uint16Array((known.length + 1) * width);
  for (let at = 1; at < width; at += 1) cost[at] = at;
  for (let row = 1; row <= known.length; row += 1) {
    cost[row * width] = row;
    for (let at = 1; at < width; at += 1) {
      const isSame = plainLetter(known[row - 1]?.letter ?? '') === plainLetter(read[at - 1]?.letter ?? '');
      const changed = (cost[(row - 1) * width + at - 1] ?? 0) + (isSame ? 0 : 1);
      const dropped = (cost[(row - 1) * width + at] ?? 0) + 1;
      const added = (cost[row * width + at - 1] ?? 0) + 1;
      cost[row * width + at] = Math.min(changed, dropped, added);
    }
  }
  const words = new Array<number>(read.length).fill(known[0]?.word ?? 0);
  let [row, at] = [known.length, read.length];
  while (at > 0) {
    const own = cost[row * width + at] ?? 0;
    words[at - 1] = known[Math.max(0, row - 1)]?.word ?? 0;
    if (row > 0 && own === (cost[(row - 1) * width + at] ?? 0) + 1) row -= 1;
    else if (own === (cost[row * width + at - 1] ?? 0) + 1) at -= 1;
    else {
      row -= 1;
      at -= 1;
    }
  }
  return words;
}

/** Signs that are printed in several ways, as one. */
function plainLetter(letter: string): string {
  return letter
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/gu, '-')
    .replace(/[\u2018\u2019\u02BC`´]/gu, "'")
    .replace(/[\u201C-\u201F«»]/gu, '"');
}

const ROMAN_NUMERAL = /^[IVX]+$/u;

/** Whether recognition reads the strokes of a Roman numeral as other letters; no word is printed so. */
const isNumeralMisread = (numeral: string, read: string): boolean =>
  ROMAN_NUMERAL.test(numeral) && read.replace(/[l1]/gu, 'I') === numeral;

const AROUND_WORD = /^[\s'".,;:|-]+|[\s'".,;:|-]+$/gu;
const NOT_IN_NAMES = /[\s'".,;:|-]/gu;

/**
 * Whether the picture of a word says the same as the layer. Signs around a word are often lost or added and change no value;
 * inside a number each of them counts.
 */
export function isSameReading(layer: string, picture: string): boolean {
  const [a, b] = [layer, picture].map((text) => [...text].map(plainLetter).join(''));
  if (a === undefined || b === undefined || a === b) return true;
  const signs = /\d/u.test(a + b) ? AROUND_WORD : NOT_IN_NAMES;
  const [bare, read] = [a.replace(signs, ''), b.replace(signs, '')];
  return bare === read || isNumeralMisread(bare, read);
}

/** How much of a text recognition loses easily and never adds: accents, the points inside numbers, the strokes of Roman numerals. */
function easilyLost(text: string): number {
  const accents = text.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;
  const separators = text.match(/(?<=\d)[.,'’](?=\d)/gu)?.length ?? 0;
  const numerals = text.split(/[^\p{L}\d]+/u).filter((word) => ROMAN_NUMERAL.test(word)).length;
  return accents + separators + numerals;
}

const withoutEasilyLost = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|(?<=\d)[.,'’](?=\d)/gu, '')
    .replace(/l/gu, 'I');

/** Which of two readings of one text lost nothing that the other has: above 0 the first, below 0 the other, 0 neither. */
export const comparedByLosses = (one: string, other: string): number =>
  withoutEasilyLost(one) === withoutEasilyLost(other) ? easilyLost(one) - easilyLost(other) : 0;

/** Reads words of a page again from its picture. @returns what is read in place of each, in their order. */
export async function readAgain(
  lines: readonly (readonly Word[])[],
  picture: Raster,
  readLines: ReadLines,
): Promise<Map<Word, SecondReading>> {
  const parts = lines.flatMap(partedByGaps);
  const readings = new Map<Word, SecondReading>();
  if (parts.length === 0) return readings;
  const boxes = parts.map((part) => pixelsOf(part, picture));
  const sheet = sheetOf(picture, boxes);
  const placed = (await readLines(sheet.raster)).flatMap((word) => sheet.placed(word) ?? []);
  for (const [at, part] of parts.entries()) {
    const box = boxes[at];
    if (box === undefined) continue;
    const found = placed
      .filter((word) => {
        const middle = (word.x0 + word.x1) / 2;
        return overlapY(word, box) > (word.y1 - word.y0) / 2 && middle >= box.x0 && middle <= box.x1;
      })
      .sort((a, b) => a.x0 - b.x0);
    const letters = lettersOf(found);
    const words = alignedWords(lettersOf(part), letters);
    for (const [index, word] of part.entries()) {
      const own = letters.filter((_, letter) => words[letter] === index);
      const confidences = own.map(({ word: from }) => found[from]?.confidence ?? 0);
      readings.set(word, {
        text: own.map(({ letter }) => letter).join(''),
        confidence: own.length === 0 ? 0 : Math.min(...confidences),
      });
    }
  }
  return readings;
}
