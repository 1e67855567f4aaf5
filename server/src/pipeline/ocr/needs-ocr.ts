import type { PdfPage } from '../pdf/document.ts';

/** Fewer words than this are stamps, page numbers or file marks, not the text of a page. */
const FEW_WORDS = 30;
/** A picture over this part of the page is the page. */
const PAGE_FILLING = 0.6;

/**
 * Whether the text of a page must be taken from its picture: it has no text, or no more than stamps on a page-filling
 * picture. `imageShare` is asked only when it matters.
 */
export function needsOcr(page: PdfPage, imageShare: () => number): boolean {
  if (page.width === 0 || page.height === 0) return false;
  if (page.words.length === 0) return true;
  return page.words.length < FEW_WORDS && imageShare() >= PAGE_FILLING;
}
