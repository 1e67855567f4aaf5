import { overlapX, overlapY } from '../pdf/geometry.ts';
import type { Rect } from '../pdf/geometry.ts';
import type { Raster } from '../pdf/render-page.ts';
import type { OcrWord } from './ocr.ts';
import { inverted, sheetOf, unreadInk } from './unread-ink.ts';

/** Words read with less confidence are read again, each by itself. */
const DOUBTFUL = 0.7;
/** A word that only the second look finds must be read with this confidence. */
const SURE_ENOUGH = 0.5;

/** Reads a picture of lines under each other. */
type ReadLines = (sheet: Raster) => Promise<OcrWord[]>;

/** Boxes of so many times the usual height may span two lines. */
const TALL = 1.5;

/** The words to read again: what was read with doubt or has a box too high for one line. */
function isDoubtfulAmong(words: readonly OcrWord[]): (word: OcrWord) => boolean {
  const heights = words.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  return ({ confidence, y0, y1 }) => confidence < DOUBTFUL || y1 - y0 > usual * TALL;
}

const meets = (a: Rect, b: Rect): boolean => overlapX(a, b) > 0 && overlapY(a, b) > 0;

/** What a picture shows beside the sure words, read line by line on a sheet of its own; boxes are those of the picture. */
async function readPieces(
  picture: Raster,
  sure: readonly OcrWord[],
  doubtful: readonly OcrWord[],
  readLines: ReadLines,
): Promise<OcrWord[]> {
  const pieces = unreadInk(picture, sure, doubtful);
  if (pieces.length === 0) return [];
  const sheet = sheetOf(picture, pieces);
  return (await readLines(sheet.raster)).flatMap((word) => sheet.placed(word) ?? []);
}

/** Mean confidence of the characters of some words. */
function confidenceOf(words: readonly OcrWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / letters;
}

const withoutMarks = (words: readonly OcrWord[]): string =>
  words
    .map(({ text }) => text.replace(/[^\p{L}\p{N}]/gu, ''))
    .join('')
    .toLowerCase();

/** Whether words are the better reading of a doubtful one: surer, and not the same without its points and commas. */
function isBetter(words: readonly OcrWord[], than: OcrWord): boolean {
  if (words.length === 0 || confidenceOf(words) <= than.confidence) return false;
  return /\d/u.test(than.text) ? withoutMarks(words) !== withoutMarks([than]) : true;
}

/** A word that both looks read alike, in the lower of the two boxes. */
function inItsLine(word: OcrWord, again: readonly OcrWord[]): OcrWord {
  const same = again.find((one) => withoutMarks([one]) === withoutMarks([word]));
  if (same === undefined || same.y1 - same.y0 >= word.y1 - word.y0) return word;
  return { ...word, y0: same.y0, y1: same.y1 };
}

/**
 * The words of a page after a second look. Recognition leaves sparse columns out, and where lines of different height
 * stand beside each other it reads two of them as one: what looks like print and is in no word, or in a doubtful one, is
 * read line by line. A doubtful word gives way to what is read with more confidence in its place.
 */
export async function lookAgain(
  raster: Raster,
  found: readonly OcrWord[],
  readLines: ReadLines,
): Promise<OcrWord[]> {
  const isDoubtful = isDoubtfulAmong(found);
  const sure = found.filter((word) => !isDoubtful(word));
  const doubtful = found.filter(isDoubtful);
  const again = await readPieces(raster, sure, doubtful, readLines);
  const light = await readPieces(inverted(raster), found, [], readLines);
  const fresh = again.filter((word) => !sure.some((one) => meets(one, word)));
  const given = new Set<OcrWord>();
  const kept = doubtful.flatMap((word) => {
    const instead = fresh.filter((one) => meets(one, word));
    if (!isBetter(instead, word)) return [inItsLine(word, instead)];
    for (const one of instead) given.add(one);
    return [];
  });
  const added = [...fresh, ...light].filter(
    (word) => !kept.some((one) => meets(one, word)) && (given.has(word) || word.confidence >= SURE_ENOUGH),
  );
  return [...sure, ...kept, ...added];
}
