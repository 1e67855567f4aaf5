import { PipelineError } from '../contract/failures.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { PdfPage } from '../contract/page.ts';
import type { PassRunner } from '../contract/pass.ts';
import { ALL_PASSES } from '../contract/pass.ts';
import { UnreadablePageError } from '../pdf/document.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import { grownUnderLoad } from '../load.ts';
import { needsOcr } from './needs-ocr.ts';
import type { Ocr } from './ocr.ts';
import { processOcr } from './ocr.ts';
import type { RecognitionContext } from './recognise-page.ts';
import { recognisePage } from './recognise-page.ts';

/** Coarse enough to cost next to nothing, fine enough for the smallest print to leave a trace. */
const GLANCE = { dotsPerInch: 40, maxPixels: 1_000_000, turn: 0 } as const;
const FAINTEST_TRACE = 16;

/** Whether a page shows nothing. */
function isBlank(pdf: PdfDocument, index: number): boolean {
  let darkest = 255;
  let brightest = 0;
  for (const level of pdf.renderPage(index, GLANCE).pixels) {
    if (level < darkest) darkest = level;
    if (level > brightest) brightest = level;
  }
  return brightest - darkest < FAINTEST_TRACE;
}

/** Reads the pages of one open document, by their text where they have any and by OCR where not. */
export type PageReader = (index: number) => Promise<PdfPage>;

export interface PageReaderOptions {
  limits: ExtractionLimits;
  signal: AbortSignal;
  /** Told before a page is recognised, which takes seconds where reading takes milliseconds. */
  onOcrPage?: () => void;
  ocr?: Ocr;
  passes?: PassRunner;
}

/** What a reader takes along from page to page. */
export interface ReaderProgress {
  readonly guess: RecognitionContext['guess'];
  /** Pages that were recognised. */
  recognised: number;
}

export const newProgress = (): ReaderProgress => ({ guess: { language: 'eng', turn: 0 }, recognised: 0 });

/**
 * A reader for one document, which writes down how far it is. @throws PipelineError when more pages need OCR than allowed; UnreadablePageError for a page
 * that takes too long; the reason of an abort.
 */
export function createPageReader(
  pdf: PdfDocument,
  options: PageReaderOptions,
  progress: ReaderProgress = newProgress(),
): PageReader {
  const { limits, signal, onOcrPage, ocr = processOcr(), passes = ALL_PASSES } = options;
  const { guess } = progress;
  return async (index) => {
    const page = pdf.readPage(index);
    const reason = needsOcr(page, () => pdf.readImages(index).share);
    if (reason === null || (reason === 'no text' && isBlank(pdf, index))) return page;
    progress.recognised += 1;
    if (progress.recognised > limits.maxOcrPages) {
      throw new PipelineError('EXT_FAILED', `More than ${limits.maxOcrPages} pages need OCR.`);
    }
    onOcrPage?.();
    const slow = AbortSignal.timeout(grownUnderLoad(limits.maxOcrMilliseconds));
    try {
      const context = { pdf, ocr, limits, guess, passes, signal: AbortSignal.any([signal, slow]) };
      return await recognisePage(
        page,
        context,
        reason === 'text on a picture' ? page.words.filter(({ reading }) => reading === undefined) : [],
      );
    } catch (error) {
      if (!slow.aborted || signal.aborted) throw error;
      throw new UnreadablePageError(index + 1);
    }
  };
}
