import type { PdfEngine } from './engine.ts';
import type { Affine } from './geometry.ts';
import type { Turn } from '../contract/page.ts';
import { compose, readingFrame } from './geometry.ts';
import type { PageWords } from './page-words.ts';
import { readWords } from './page-words.ts';

/** How a page lies: its size as displayed, its /Rotate in quarters, and the way from page space to displayed points. */
interface PageFrame {
  width: number;
  height: number;
  rotation: number;
  toDisplay: Affine;
}

/** The words of a page, and the way from page space to their reading frame. */
interface PageText extends PageWords {
  toReading: Affine;
}

function wordsOf(engine: PdfEngine, page: number, frame: PageFrame, scratch: number): PageWords {
  const { call } = engine;
  const textPage = call.FPDFText_LoadPage(page);
  if (textPage === 0) return { turn: 0, words: [], unmapped: 0 };
  try {
    return readWords(engine, textPage, frame, scratch);
  } finally {
    call.FPDFText_ClosePage(textPage);
  }
}

function turnObjects({ call }: PdfEngine, page: number, { a, b, c, d, e, f }: Affine): void {
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index += 1) {
    const object = call.FPDFPage_GetObject(page, index);
    if (object !== 0) call.FPDFPageObj_Transform(object, a, b, c, d, e, f);
  }
}

/**
 * Reads the text of an open page. PDFium orders text as it is displayed, and takes words and ligatures apart that do not
 * run from left to right; so a turned page is first laid upright: its objects are turned and its /Rotate put aside for
 * as long as it is read.
 */
export function readText(engine: PdfEngine, page: number, frame: PageFrame, scratch: number): PageText {
  const { width, height, rotation, toDisplay } = frame;
  const asDisplayed = wordsOf(engine, page, frame, scratch);
  const { turn } = asDisplayed;
  if (turn === 0 && rotation === 0) return { ...asDisplayed, toReading: toDisplay };
  const isLying = turn === 90 || turn === 270;
  const size = isLying ? { width: height, height: width } : { width, height };
  const fromTop: Affine = { a: 1, b: 0, c: 0, d: -1, e: 0, f: size.height };
  turnObjects(engine, page, compose(fromTop, compose(readingFrame(turn, width, height), toDisplay)));
  engine.call.FPDFPage_SetRotation(page, 0);
  try {
    const read = wordsOf(engine, page, { ...size, rotation: 0, toDisplay: fromTop }, scratch);
    const toReading = compose(readingFrame(read.turn, size.width, size.height), fromTop);
    return { ...read, turn: ((turn + read.turn) % 360) as Turn, toReading };
  } finally {
    engine.call.FPDFPage_SetRotation(page, rotation);
  }
}
