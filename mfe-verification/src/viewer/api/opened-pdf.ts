import type { PageShape } from '../model/page-layout.ts';
import {
  loadPdfLibrary,
  openPdf,
  type PdfDocument,
  type PdfHost,
  type PdfLibrary,
} from '../pdfjs/pdf-library.ts';
import { readPageShape } from '../pdfjs/read-page-shape.ts';

/** An open PDF with the shape of its first page. */
export interface OpenedPdf {
  readonly pdfjs: PdfLibrary;
  readonly document: PdfDocument;
  readonly firstPage: PageShape;
}

/** A PDF that is being opened, or is open. */
export interface PdfHandle {
  readonly opened: Promise<OpenedPdf>;
  /** Closes it; also while it is being opened. */
  readonly close: () => void;
}

/** Opens the PDF at an address. */
function open(url: string, host: PdfHost): PdfHandle {
  let isClosed = false;
  let close: (() => Promise<void>) | undefined;
  const opened = (async () => {
    const pdfjs = await loadPdfLibrary(host);
    const task = await openPdf(pdfjs, url, host);
    close = task.close;
    if (isClosed) await close();
    const document = await task.opened;
    return { pdfjs, document, firstPage: await readPageShape(await document.getPage(1)) };
  })();
  opened.catch(() => undefined); // Whoever uses it learns of the failure.
  return {
    opened,
    close: () => {
      isClosed = true;
      close?.().catch(() => undefined); // Closing a document that never opened rejects. Nothing depends on it.
    },
  };
}

/** PDFs that were opened ahead, by address, until a viewer takes them. */
const ahead = new Map<string, PdfHandle>();

/** The PDF at an address: the one that was opened ahead, or a new one. The caller closes it. */
export function consumePrefetchedPdf(url: string, host: PdfHost): PdfHandle {
  const handle = ahead.get(url);
  ahead.delete(url);
  return handle ?? open(url, host);
}

/** Longer documents are not kept open ahead: their page trees take memory. */
const MAX_PREFETCHED_PAGES = 300;

/** Opens a PDF ahead. The returned function closes it again, unless a viewer has taken it. */
export function prefetchPdf(url: string, host: PdfHost): () => void {
  const handle = ahead.get(url) ?? open(url, host);
  ahead.set(url, handle);
  const release = () => {
    if (ahead.get(url) !== handle) return;
    ahead.delete(url);
    handle.close();
  };
  handle.opened.then(({ document }) => document.numPages > MAX_PREFETCHED_PAGES && release(), release);
  return release;
}
