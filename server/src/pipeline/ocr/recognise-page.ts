import type { PdfDocument } from '../pdf/document.ts';
import type { PdfPage, Rect, Turn, Word } from '../contract/page.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import type { Raster } from '../pdf/render-page.ts';
import { withLightGround } from './dark-fills.ts';
import { languageOf } from './languages.ts';
import { levelMarks } from './level-marks.ts';
import { findLoneDashes } from './lone-dashes.ts';
import type { Ocr, OcrLanguage, OcrWord } from './ocr.ts';
import { withLineHeights } from './line-height.ts';
import { findTurn, readsPoorly } from './orientation.ts';
import { rasterRules } from './raster-rules.ts';
import type { RepairedPage } from './repair.ts';
import { repairedWords } from './repaired-words.ts';
import { lookAgain } from './second-look.ts';
import { estimateSkew } from './skew.ts';
import { straighten } from './straighten.ts';
import { inWordOrder } from './word-order.ts';

/** What recognising the pages of one document may use, and what they tell each other. */
export interface RecognitionContext {
  pdf: PdfDocument;
  ocr: Ocr;
  limits: ExtractionLimits;
  signal: AbortSignal;
  /** The language and the turn of the page before: the first guess for the next one. */
  guess: { language: OcrLanguage; turn: Turn };
}

const SCAN_DOTS_PER_INCH = 300;
/** Fine enough to tell which way up a page is. */
const COARSE_DOTS_PER_INCH = 150;

/** A page read from its picture. */
interface Reading {
  raster: Raster;
  /** The raster with all print dark on light. */
  print: Raster;
  skew: number;
  words: OcrWord[];
}

async function read(
  { pdf, ocr, limits, signal, guess }: RecognitionContext,
  index: number,
  { turn, dotsPerInch }: { turn: Turn; dotsPerInch: number },
): Promise<Reading> {
  const drawn = pdf.renderPage(index, { dotsPerInch, maxPixels: limits.maxRasterPixels, turn });
  const skew = estimateSkew(drawn);
  const raster = straighten(drawn, skew);
  const print = withLightGround(raster);
  return { raster, print, skew, words: await ocr.recognise(print, guess.language, signal) };
}

/** Reads a page in the turn and then in the language that its own words call for. */
async function readInRightTurn(context: RecognitionContext, index: number, turn: Turn): Promise<Reading> {
  context.guess.turn = turn;
  let reading = await read(context, index, { turn, dotsPerInch: SCAN_DOTS_PER_INCH });
  if (readsPoorly(reading.words)) {
    const other = await findTurn(reading.words, async (more) => {
      const turned = ((turn + more) % 360) as Turn;
      return (await read(context, index, { turn: turned, dotsPerInch: COARSE_DOTS_PER_INCH })).words;
    });
    if (other !== 0) {
      context.guess.turn = ((turn + other) % 360) as Turn;
      reading = await read(context, index, { turn: context.guess.turn, dotsPerInch: SCAN_DOTS_PER_INCH });
    }
  }
  const language = languageOf(reading.words);
  if (language === null || language === context.guess.language) return reading;
  context.guess.language = language;
  const words = await context.ocr.recognise(reading.print, language, context.signal);
  return { ...reading, words };
}

function toPoints(word: OcrWord, scale: number): Word {
  const { text, confidence, x0, y0, x1, y1 } = word;
  const box = { x0: x0 / scale, y0: y0 / scale, x1: x1 / scale, y1: y1 / scale };
  return { text, confidence, upright: true, ...box };
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
  const {
    raster,
    print,
    skew,
    words: found,
  } = await readInRightTurn(context, index, page.words.length > 0 ? page.turn : context.guess.turn);
  const { ocr, guess, signal } = context;
  const rules = rasterRules(raster);
  const read = await lookAgain({ raster: print, rules, words: found }, (sheet) =>
    ocr.recognise(sheet, guess.language, signal, 'lines'),
  );
  const repairedPage: RepairedPage = {
    raster: print,
    language: guess.language,
    readLines: (sheet, model) => ocr.recognise(sheet, model, signal, 'lines'),
  };
  const numbers = await repairedWords(inWordOrder(read), repairedPage);
  const all = levelMarks(withLineHeights([...numbers, ...findLoneDashes(print, numbers)]));
  const words = all.map((word) => toPoints(word, raster.scale));
  const { turn } = context.guess;
  const kept = skew === 0 && turn === page.turn ? trusted : [];
  const others = words.filter((word) => !kept.some((one) => covers(one, word)));
  return { ...page, turn, skew, source: 'ocr', words: [...kept, ...others], rules };
}
