import type { PdfPage } from '../contract/page.ts';
import { isGarbled } from './garbled-text.ts';

/** Fewer words than this are stamps, page numbers or file marks, not the text of a page. */
const FEW_WORDS = 30;
/** Pictures over this part of the page are the page. */
const PAGE_FILLING = 0.6;

/** Pictures over less of a page without text are logos; without any, the page is drawn, not scanned. */
const MIN_PICTURE = 0.1;

/** Why the text of a page must be taken from its picture. */
export type OcrReason = 'no text' | 'text on a picture' | 'garbled text';

/**
 * Whether, and why, the text of a page must be taken from its picture: it has pictures and no text, or no more than stamps
 * on a page-filling picture, or what it has cannot be read. `imageShare` is asked only when it matters.
 */
export function needsOcr(page: PdfPage, imageShare: () => number): OcrReason | null {
  if (page.width === 0 || page.height === 0) return null;
  if (isGarbled(page)) return 'garbled text';
  if (page.words.length === 0) return imageShare() >= MIN_PICTURE ? 'no text' : null;
  return page.words.length < FEW_WORDS && imageShare() >= PAGE_FILLING ? 'text on a picture' : null;
}
