import type { PdfDocument } from '../pdf/document.ts';
import type { PageRules, PdfPage, Rect, Turn, Word } from '../contract/page.ts';
import type { Pass, PassRunner, PassSummary } from '../contract/pass.ts';
import { passData, unchanged } from '../contract/pass.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import type { Raster, RenderOptions } from '../pdf/render-page.ts';
import { withLightGround } from './dark-fills.ts';
import { languageOf } from './languages.ts';
import { levelMarks } from './level-marks.ts';
import { findLoneDashes } from './lone-dashes.ts';
import type { Ocr, OcrLanguage, OcrWord } from './ocr.ts';
import { withLineHeights } from './line-height.ts';
import { findTurn, readsPoorly } from './orientation.ts';
import { rasterRules } from './raster-rules.ts';
import type { RepairedPage, WordPass } from './repair.ts';
import { repairWords, wordPass, WORDS } from './repair.ts';
import { repairedWords, WORD_PASSES } from './repaired-words.ts';
import { rereadDoubtful } from './second-look.ts';
import { estimateSkew } from './skew.ts';
import { straighten } from './straighten.ts';
import type { PrintedPart } from './printed-part.ts';
import { cutToPrint, wholePicture } from './printed-part.ts';
import { inWordOrder } from './word-order.ts';

/** What recognising the pages of one document may use, and what they tell each other. */
export interface RecognitionContext {
  pdf: PdfDocument;
  ocr: Ocr;
  limits: ExtractionLimits;
  signal: AbortSignal;
  passes: PassRunner;
  /** The language and the turn of the page before: the first guess for the next one. */
  guess: { language: OcrLanguage; turn: Turn };
}

/**
 * A scan is drawn as finely as it is stored, between these: print that was scanned coarsely is read better with a few pixels more
 * (German scans of 200 dpi lost 3 of 100 fields as they are), and finer than the other it only takes longer.
 */
const COARSEST_DOTS_PER_INCH = 240;
const FINEST_DOTS_PER_INCH = 300;
/** Pictures over less of a page are pictures on a drawn one. */
const PAGE_FILLING = 0.6;
/** Fine enough to tell which way up a page is. */
const COARSE_DOTS_PER_INCH = 150;

/** A page read from its picture. */
interface Reading {
  part: PrintedPart;
  /** The raster of the part with all print dark on light. */
  print: Raster;
  skew: number;
  words: OcrWord[];
}

const PAGE_PICTURE = passData<Raster>('picture of a page');

const PICTURE: Pass<number, Raster, { pdf: PdfDocument; options: RenderOptions }> = {
  name: 'picture',
  input: passData('number of a page'),
  output: PAGE_PICTURE,
  run: (index, { pdf, options }) => pdf.renderPage(index, options),
};

/** A picture, turned back by the angle at which its page was scanned; in radians. */
const STRAIGHTENING: Pass<Raster, { raster: Raster; skew: number }> = {
  name: 'straightening',
  input: PAGE_PICTURE,
  output: passData('straight picture'),
  run(drawn) {
    const skew = estimateSkew(drawn);
    return { raster: straighten(drawn, skew), skew };
  },
  skip: (raster) => ({ raster, skew: 0 }),
};

/** The part of a picture that is printed: bare paper takes recognition as long as print does, which finds lines in its noise. */
const PRINTED_PART: Pass<Raster, PrintedPart> = {
  name: 'printed-part',
  input: PAGE_PICTURE,
  output: passData('printed part of a picture'),
  run: cutToPrint,
  skip: wholePicture,
};

/** Light print on dark fills, made dark on light. */
const LIGHT_GROUND: Pass<Raster, Raster> = {
  name: 'light-ground',
  input: PAGE_PICTURE,
  output: PAGE_PICTURE,
  run: (raster) => withLightGround(raster),
  skip: unchanged,
};

const RECOGNITION: Pass<
  Raster,
  Promise<OcrWord[]>,
  { ocr: Ocr; language: OcrLanguage; signal: AbortSignal }
> = {
  name: 'recognition',
  input: PAGE_PICTURE,
  output: WORDS,
  run: async (raster, { ocr, language, signal }) =>
    raster.pixels.length === 0 ? [] : ocr.recognise(raster, language, signal),
};

/** The turn in which a page that reads poorly reads better; none without it. */
const QUARTER_TURN: Pass<Pick<Reading, 'words' | 'part'>, Promise<Turn>, Parameters<typeof findTurn>[1]> = {
  name: 'quarter-turn',
  input: passData('printed part with its words'),
  output: passData('turn'),
  run: async ({ words, part }, readTurned) =>
    readsPoorly(words, part.room) ? findTurn(words, readTurned) : 0,
  skip: () => Promise.resolve(0),
};

/** The language that a page calls for, in which it is read again; English without it. */
const LANGUAGE: Pass<readonly OcrWord[], OcrLanguage | null> = {
  name: 'language',
  input: WORDS,
  output: passData('language'),
  run: (words) => languageOf(words),
  skip: () => null,
};

const RULES: Pass<Raster, PageRules> = {
  name: 'ruled-lines',
  input: PAGE_PICTURE,
  output: passData('ruled lines'),
  run: (raster) => rasterRules(raster),
};

const SECOND_LOOK: Pass<
  readonly OcrWord[],
  Promise<readonly OcrWord[]>,
  Parameters<typeof rereadDoubtful>[1]
> = {
  name: 'second-look',
  input: WORDS,
  output: WORDS,
  run: rereadDoubtful,
  skip: (words) => Promise.resolve(words),
};

/** What is done with words that were put right. */
const LATER_PASSES: readonly WordPass[] = [
  wordPass('lone-dashes', (words, { raster }) => [...words, ...findLoneDashes(raster, words)]),
  wordPass('line-heights', withLineHeights),
  wordPass('level-marks', levelMarks),
];

/** The passes of recognition in the order in which they run. */
export const RECOGNITION_PASSES: readonly PassSummary[] = [
  PICTURE,
  STRAIGHTENING,
  PRINTED_PART,
  LIGHT_GROUND,
  RECOGNITION,
  QUARTER_TURN,
  LANGUAGE,
  RULES,
  SECOND_LOOK,
  ...WORD_PASSES,
  ...LATER_PASSES,
];

async function read(
  { pdf, ocr, limits, signal, guess, passes }: RecognitionContext,
  index: number,
  { turn, dotsPerInch }: { turn: Turn; dotsPerInch: number },
): Promise<Reading> {
  const options = { dotsPerInch, maxPixels: limits.maxRasterPixels, turn };
  const drawn = passes.run(PICTURE, index, { pdf, options });
  const { raster: straight, skew } = passes.run(STRAIGHTENING, drawn, undefined);
  const part = passes.run(PRINTED_PART, straight, undefined);
  const print = passes.run(LIGHT_GROUND, part.raster, undefined);
  const words = await passes.run(RECOGNITION, print, { ocr, language: guess.language, signal });
  return { part, print, skew, words };
}

function resolutionOf(pdf: PdfDocument, index: number): number {
  const { share, dotsPerInch } = pdf.readImages(index);
  const stored = share >= PAGE_FILLING && dotsPerInch !== null ? dotsPerInch : FINEST_DOTS_PER_INCH;
  return Math.min(FINEST_DOTS_PER_INCH, Math.max(COARSEST_DOTS_PER_INCH, stored));
}

/** Reads a page in the turn and then in the language that its own words call for. */
async function readInRightTurn(context: RecognitionContext, index: number, turn: Turn): Promise<Reading> {
  context.guess.turn = turn;
  const dotsPerInch = resolutionOf(context.pdf, index);
  let reading = await read(context, index, { turn, dotsPerInch });
  const other = await context.passes.run(QUARTER_TURN, reading, async (more) => {
    const turned = ((turn + more) % 360) as Turn;
    return (await read(context, index, { turn: turned, dotsPerInch: COARSE_DOTS_PER_INCH })).words;
  });
  if (other !== 0) {
    context.guess.turn = ((turn + other) % 360) as Turn;
    reading = await read(context, index, { turn: context.guess.turn, dotsPerInch });
  }
  const language = context.passes.run(LANGUAGE, reading.words, undefined);
  if (language === null || language === context.guess.language) return reading;
  context.guess.language = language;
  const { ocr, signal } = context;
  const words = await context.passes.run(RECOGNITION, reading.print, { ocr, language, signal });
  return { ...reading, words };
}

/** Words of a part of the page as words of the page, in points. */
const toPoints =
  ({ raster: { scale }, left, top }: PrintedPart) =>
  ({ text, confidence, x0, y0, x1, y1 }: OcrWord): Word => ({
    text,
    confidence,
    upright: true,
    x0: (x0 + left) / scale,
    y0: (y0 + top) / scale,
    x1: (x1 + left) / scale,
    y1: (y1 + top) / scale,
  });

/** Ruled lines of a part of the page, in points, as lines of the page. */
function movedRules(
  { horizontal, vertical }: PageRules,
  { raster: { scale }, left, top }: PrintedPart,
): PageRules {
  const [x, y] = [left / scale, top / scale];
  return {
    horizontal: horizontal.map(({ at, from, to }) => ({ at: at + y, from: from + x, to: to + x })),
    vertical: vertical.map(({ at, from, to }) => ({ at: at + x, from: from + y, to: to + y })),
  };
}

function covers(outer: Rect, inner: Rect): boolean {
  const x = (inner.x0 + inner.x1) / 2;
  const y = (inner.y0 + inner.y1) / 2;
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1;
}

/**
 * The page with the words and ruled lines of its picture, in the reading frame of the straightened page. `trusted` are
 * words of the file that stay, such as a stamp set on a scan; they are used where the page lies straight.
 */
export async function recognisePage(
  page: PdfPage,
  context: RecognitionContext,
  trusted: readonly Word[] = [],
): Promise<PdfPage> {
  const index = page.number - 1;
  const reading = await readInRightTurn(
    context,
    index,
    page.words.length > 0 ? page.turn : context.guess.turn,
  );
  const { part, print, skew, words: found } = reading;
  const { ocr, guess, signal, passes } = context;
  const rules = passes.run(RULES, part.raster, undefined);
  const read = await passes.run(SECOND_LOOK, found, {
    raster: print,
    rules,
    readLines: (sheet) => ocr.recognise(sheet, guess.language, signal, 'lines'),
  });
  const repairedPage: RepairedPage = {
    raster: print,
    language: guess.language,
    readLines: (sheet, model) => ocr.recognise(sheet, model, signal, 'lines'),
    passes,
  };
  const repaired = await repairedWords(inWordOrder(read), repairedPage);
  const all = await repairWords(repaired, LATER_PASSES, repairedPage);
  const words = all.map(toPoints(part));
  const { turn } = context.guess;
  const kept = skew === 0 && turn === page.turn ? trusted : [];
  const others = words.filter((word) => !kept.some((one) => covers(one, word)));
  return { ...page, turn, skew, source: 'ocr', words: [...kept, ...others], rules: movedRules(rules, part) };
}
