import type { PdfDocument, PdfPage } from '../pdf/document.ts';
import type { ExtractionLimits } from '../pdf/limits.ts';
import type { Word } from '../pdf/page-words.ts';
import type { Ocr } from './ocr.ts';
import { estimateSkew } from './skew.ts';
import { straighten } from './straighten.ts';

/** What recognising a page may use. */
export interface RecognitionContext {
  pdf: PdfDocument;
  ocr: Ocr;
  limits: ExtractionLimits;
  signal: AbortSignal;
}

const SCAN_DOTS_PER_INCH = 300;

/** The page with the words of its picture instead of its text. */
export async function recognisePage(page: PdfPage, context: RecognitionContext): Promise<PdfPage> {
  const { pdf, ocr, limits, signal } = context;
  const raster = pdf.renderPage(page.number - 1, {
    dotsPerInch: SCAN_DOTS_PER_INCH,
    maxPixels: limits.maxRasterPixels,
    turn: page.turn,
  });
  const skew = estimateSkew(raster);
  const straight = straighten(raster, skew);
  const found = await ocr.recognise(straight, 'eng', signal);
  const words: Word[] = found.map(({ text, confidence, x0, y0, x1, y1 }) => ({
    text,
    confidence,
    upright: true,
    x0: x0 / raster.scale,
    y0: y0 / raster.scale,
    x1: x1 / raster.scale,
    y1: y1 / raster.scale,
  }));
  return { ...page, words, skew, source: 'ocr' };
}
