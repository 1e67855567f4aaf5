import { overlapX, overlapY } from '../pdf/geometry.ts';
import type { Rect } from '../pdf/geometry.ts';
import type { PageRules } from '../pdf/page-rules.ts';
import type { Raster } from '../pdf/render-page.ts';
import type { OcrWord } from './ocr.ts';
import { WHITE } from './paper-levels.ts';
import { sheetOf } from './piece-sheet.ts';
import { unreadInk } from './unread-ink.ts';
import { withoutRules } from './without-rules.ts';

/** Words read with less confidence are read again, each by itself. */
const DOUBTFUL = 0.7;
/** A word that only the second look finds must be read with this confidence. */
const SURE_ENOUGH = 0.5;

/** Reads a picture of lines under each other. */
type ReadLines = (sheet: Raster) => Promise<OcrWord[]>;

/** Boxes of so many times the usual height may span two lines. */
const TALL = 1.5;
/** A ruled line nearer to a word than this part of its height may have been read with it, as one of these marks. */
const BESIDE = 0.6;
const BARS = /^[|[\]!/\\(]|[|[\]!/\\)]$/u;

/** Whether a ruled line stands in or right beside a word, so that it was read with it; `scale` in pixels a point. */
function isRuled({ vertical }: PageRules, scale: number): (word: OcrWord) => boolean {
  return ({ x0, y0, x1, y1 }) => {
    const reach = BESIDE * (y1 - y0);
    return vertical.some(
      ({ at, from, to }) =>
        at * scale > x0 - reach &&
        at * scale < x1 + reach &&
        Math.min(to * scale, y1) - Math.max(from * scale, y0) > (y1 - y0) / 2,
    );
  };
}

/** The words to read again: what was read with doubt or has a box too high for one line. */
function isDoubtfulAmong(words: readonly OcrWord[]): (word: OcrWord) => boolean {
  const heights = words.map(({ y0, y1 }) => y1 - y0).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  return ({ confidence, y0, y1 }) => confidence < DOUBTFUL || y1 - y0 > usual * TALL;
}

/** Light and dark exchanged, to find light print on dark fills. */
const inverted = (raster: Raster): Raster => ({
  ...raster,
  pixels: raster.pixels.map((level) => WHITE - level),
});

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

/** Whether words are what a word beside a ruled line says without the line. */
function isFreed(words: readonly OcrWord[], from: OcrWord): boolean {
  if (words.length === 0 || confidenceOf(words) < SURE_ENOUGH) return false;
  return BARS.test(from.text) || confidenceOf(words) > from.confidence;
}

/** A word that both looks read alike, in the lower of the two boxes. */
function inItsLine(word: OcrWord, again: readonly OcrWord[]): OcrWord {
  const same = again.find((one) => withoutMarks([one]) === withoutMarks([word]));
  if (same === undefined || same.y1 - same.y0 >= word.y1 - word.y0) return word;
  return { ...word, y0: same.y0, y1: same.y1 };
}

/** Words with further ones, each behind the word that stands before it in its line. */
function inTheirLines(words: readonly OcrWord[], added: readonly OcrWord[]): OcrWord[] {
  const all = [...words];
  for (const word of added.toSorted((a, b) => a.x0 - b.x0)) {
    let before = -1;
    for (const [at, other] of all.entries()) {
      const shared = overlapY(other, word);
      if (shared < Math.min(other.y1 - other.y0, word.y1 - word.y0) / 2 || other.x0 >= word.x0) continue;
      if (before < 0 || other.x0 >= (all[before]?.x0 ?? 0)) before = at;
    }
    all.splice(before < 0 ? all.length : before + 1, 0, word);
  }
  return all;
}

/** A page as read at first: its picture, the ruled lines in it in points, and the words in pixels. */
export interface FirstLook {
  raster: Raster;
  rules: PageRules;
  words: readonly OcrWord[];
}

/**
 * The words of a page after a second look. Recognition leaves sparse columns out, and where lines of different height
 * stand beside each other it reads two of them as one: what looks like print and is in no word, or in a doubtful one, is
 * read line by line, and without the ruled lines, which are read as bars and brackets. A doubtful word gives way to what
 * is read with more confidence in its place.
 */
export async function lookAgain(
  { raster, rules, words: found }: FirstLook,
  readLines: ReadLines,
): Promise<OcrWord[]> {
  const isUnsure = isDoubtfulAmong(found);
  const ruled = new Set(found.filter(isRuled(rules, raster.scale)));
  const isDoubtful = (word: OcrWord): boolean => ruled.has(word) || isUnsure(word);
  const bare = withoutRules(raster, rules);
  const sure = found.filter((word) => !isDoubtful(word));
  const doubtful = found.filter(isDoubtful);
  const again = await readPieces(bare, sure, doubtful, readLines);
  const light = await readPieces(inverted(bare), found, [], readLines);
  const isBesideSure = (word: OcrWord): boolean => !sure.some((one) => meets(one, word));
  const fresh = again.filter(isBesideSure);
  const given = new Set<OcrWord>();
  const kept = found.flatMap((word) => {
    if (!isDoubtful(word)) return [word];
    const instead = fresh.filter((one) => meets(one, word));
    if (!(ruled.has(word) && isFreed(instead, word)) && !isBetter(instead, word))
      return [inItsLine(word, instead)];
    for (const one of instead) given.add(one);
    return [];
  });
  const added = [...fresh, ...light.filter(isBesideSure)].filter(
    (word) => !kept.some((one) => meets(one, word)) && (given.has(word) || word.confidence >= SURE_ENOUGH),
  );
  return inTheirLines(kept, added);
}
