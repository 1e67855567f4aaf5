import type * as PdfJs from 'pdfjs-dist';

/** pdf.js. No other file of the suite imports it. */
export type PdfLibrary = typeof PdfJs;
export type { PDFDocumentProxy as PdfDocument, PDFPageProxy as PdfPage } from 'pdfjs-dist';

/**
 * Where the shell's origin serves the worker, fonts, character maps and decoders. The version is part of the path: the
 * worker must equal the library exactly, and a cached one of another release must never be met. Same origin on
 * purpose: pdf.js wraps a worker of another origin in a blob, which a content security policy refuses.
 */
export const PDFJS_ASSETS = '/assets/pdfjs';

let library: Promise<PdfLibrary> | undefined;

/** Loads pdf.js on first use. A failed load is tried again by the next call. */
export function loadPdfLibrary(): Promise<PdfLibrary> {
  library ??= import('pdfjs-dist').then(
    (pdfjs) => {
      pdfjs.GlobalWorkerOptions.workerSrc = `${assetsOf(pdfjs)}pdf.worker.min.mjs`;
      return pdfjs;
    },
    (error: unknown) => {
      library = undefined;
      throw error;
    },
  );
  return library;
}

/** Loads pdf.js, and a worker for the document that is opened next, so that they are there when its address is. */
export async function preparePdf(): Promise<void> {
  const pdfjs = await loadPdfLibrary();
  readyWorker ??= new pdfjs.PDFWorker();
}

let readyWorker: PdfJs.PDFWorker | undefined;

const assetsOf = (pdfjs: PdfLibrary) => `${PDFJS_ASSETS}/${pdfjs.version}/`;

/** Starts loading a document. The address may be short-lived: the whole file is read once, in ranges as they are needed first. */
export function openPdf(pdfjs: PdfLibrary, url: string) {
  const assets = new URL(assetsOf(pdfjs), window.location.href).href;
  const worker = readyWorker;
  readyWorker = undefined;
  const task = pdfjs.getDocument({
    url,
    ...(worker && { worker }),
    cMapUrl: `${assets}cmaps/`,
    iccUrl: `${assets}iccs/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    enableXfa: false,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
  return {
    opened: task.promise,
    close: async () => {
      await task.destroy();
      worker?.destroy(); // pdf.js ends only workers of its own.
    },
  };
}
