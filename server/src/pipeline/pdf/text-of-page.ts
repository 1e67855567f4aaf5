import type { PdfEngine } from './engine.ts';
import type { Affine } from './geometry.ts';
import type { Turn } from '../contract/page.ts';
import { compose, invert, readingFrame } from './geometry.ts';
import type { PageView, PageWords } from './page-words.ts';
import { readWords } from './page-words.ts';

/** The words of a page, and the way from page space to their reading frame. */
export interface PageText extends PageWords {
  toReading: Affine;
}

function wordsOf(engine: PdfEngine, page: number, frame: PageView, scratch: number): PageWords {
  const { call } = engine;
  const textPage = call.FPDFText_LoadPage(page);
  if (textPage === 0) return { turn: 0, words: [], unmapped: 0, hidden: [], slanted: [] };
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
export function readText(engine: PdfEngine, page: number, frame: PageView, scratch: number): PageText {
  const { width, height, rotation, toDisplay, sight } = frame;
  const asDisplayed = wordsOf(engine, page, frame, scratch);
  const { turn } = asDisplayed;
  if (turn === 0 && rotation === 0) return { ...asDisplayed, toReading: toDisplay };
  const isLying = turn === 90 || turn === 270;
  const size = isLying ? { width: height, height: width } : { width, height };
  const fromTop: Affine = { a: 1, b: 0, c: 0, d: -1, e: 0, f: size.height };
  const upright = compose(fromTop, compose(readingFrame(turn, width, height), toDisplay));
  turnObjects(engine, page, upright);
  engine.call.FPDFPage_SetRotation(page, 0);
  try {
    const seen = sight === null ? null : { ...sight, toRaster: compose(sight.toRaster, invert(upright)) };
    const view = { ...size, rotation: 0, toDisplay: fromTop, sight: seen };
    const read = wordsOf(engine, page, view, scratch);
    const toReading = compose(readingFrame(read.turn, size.width, size.height), fromTop);
    return { ...read, turn: ((turn + read.turn) % 360) as Turn, toReading };
  } finally {
    engine.call.FPDFPage_SetRotation(page, rotation);
  }
}
