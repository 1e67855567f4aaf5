import type { PageRules } from '../contract/page.ts';
import type { Raster } from '../pdf/render-page.ts';
import { mergePasses, overlapping } from './joined-looks.ts';
import type { OcrWord } from './ocr.ts';
import { WHITE } from './paper-levels.ts';
import { sheetOf } from './piece-sheet.ts';
import { unreadInk } from './unread-ink.ts';
import { withoutRules } from './without-rules.ts';

/** Words read with less confidence are read again, each by itself. */
const DOUBTFUL = 0.7;

/** Reads a picture of lines under each other. */
type ReadLines = (sheet: Raster) => Promise<OcrWord[]>;

/** Boxes of so many times the usual height may span two lines. */
const TALL = 1.5;
/** A ruled line nearer to a word than this part of its height may have been read with it. */
const BESIDE = 0.6;

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

/** A page that was read once: its picture, and the ruled lines in it in points. */
interface LookedAt {
  raster: Raster;
  rules: PageRules;
  readLines: ReadLines;
}

/**
 * The words of a page after a second look. Recognition leaves sparse columns out, and where lines of different height
 * stand beside each other it reads two of them as one: what looks like print and is in no word, or in a doubtful one, is
 * read line by line, and without the ruled lines, which are read as bars and brackets. A doubtful word gives way to what
 * is read with more confidence in its place.
 */
export async function rereadDoubtful(
  found: readonly OcrWord[],
  { raster, rules, readLines }: LookedAt,
): Promise<OcrWord[]> {
  const isUnsure = isDoubtfulAmong(found);
  const ruled = new Set(found.filter(isRuled(rules, raster.scale)));
  const doubtful = found.filter((word) => ruled.has(word) || isUnsure(word));
  const tangled = overlapping(doubtful, found);
  const sure = found.filter((word) => !doubtful.includes(word) && !tangled.has(word));
  const bare = withoutRules(raster, rules);
  const again = await readPieces(bare, sure, [...doubtful, ...tangled], readLines);
  const light = await readPieces(inverted(bare), found, [], readLines);
  return mergePasses({ found, sure, ruled, tangled }, again, light);
}
