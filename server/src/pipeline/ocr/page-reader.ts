import type { ExtractionLimits } from '../pdf/limits.ts';
import type { PdfDocument, PdfPage } from '../pdf/document.ts';
import { needsOcr } from './needs-ocr.ts';
import { processOcr } from './ocr.ts';
import { recognisePage } from './recognise-page.ts';

/** Reads the pages of one open document, by their text where they have any and by OCR where not. */
export type PageReader = (index: number) => Promise<PdfPage>;

/** A reader for one document. @throws PipelineError when more pages need OCR than allowed; the reason of an abort. */
export function createPageReader(
  pdf: PdfDocument,
  { limits, signal }: { limits: ExtractionLimits; signal: AbortSignal },
): PageReader {
  const context = { pdf, limits, signal, ocr: processOcr() };
  return async (index) => {
    const page = pdf.readPage(index);
    if (!needsOcr(page, () => pdf.imageShare(index))) return page;
    return recognisePage(page, context);
  };
}
