import type { Logger } from '@assay/shared/platform';
import type * as PdfJs from 'pdfjs-dist';
import { startForeignWorker } from './foreign-worker.ts';

/** pdf.js. No other file of the suite imports it. */
export type PdfLibrary = typeof PdfJs;
export type { PDFDocumentProxy as PdfDocument, PDFPageProxy as PdfPage } from 'pdfjs-dist';

/**
 * Where the installation serves the worker, fonts, character maps and decoders. The version is part of the path: the
 * worker must equal the library exactly, and a cached one of another release must never be met. In our own pages it is of
 * the same origin, so that no worker from a blob has to be allowed.
 */
export const PDFJS_ASSETS = '/assets/pdfjs';

/** What pdf.js needs of its surroundings. */
export interface PdfHost {
  /** Address of `PDFJS_ASSETS` at the installation. */
  readonly home: string;
  readonly log: Logger;
}

let library: Promise<PdfLibrary> | undefined;

/** Loads pdf.js on first use. A failed load is tried again by the next call. */
export function loadPdfLibrary({ home }: PdfHost): Promise<PdfLibrary> {
  library ??= import('pdfjs-dist').then(
    (pdfjs) => {
      pdfjs.GlobalWorkerOptions.workerSrc = workerAddressOf(pdfjs, home);
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
export async function preparePdf(host: PdfHost): Promise<void> {
  const pdfjs = await loadPdfLibrary(host);
  readyWorker ??= createWorker(pdfjs, host);
}

let readyWorker: Promise<PdfWorker> | undefined;

/** A worker of pdf.js with the function that ends it. */
interface PdfWorker {
  readonly worker: PdfJs.PDFWorker;
  readonly end: () => void;
}

const assetsOf = (pdfjs: PdfLibrary, home: string) =>
  new URL(`${home}/${pdfjs.version}/`, window.location.href).href;
const workerAddressOf = (pdfjs: PdfLibrary, home: string) => `${assetsOf(pdfjs, home)}pdf.worker.min.mjs`;

/** Creates a worker. In a page of another origin, one that imports the worker of the installation; see `startForeignWorker`. */
async function createWorker(pdfjs: PdfLibrary, { home, log }: PdfHost): Promise<PdfWorker> {
  const address = workerAddressOf(pdfjs, home);
  const isForeign = new URL(address).origin !== window.location.origin;
  const thread = isForeign ? await startForeignWorker(address, log) : null;
  const worker = thread ? pdfjs.PDFWorker.create({ port: thread }) : new pdfjs.PDFWorker();
  return {
    worker,
    end: () => {
      worker.destroy();
      thread?.terminate();
    },
  };
}

/** Starts loading a document. The address may be short-lived: the whole file is read once, in ranges as they are needed first. */
export async function openPdf(pdfjs: PdfLibrary, url: string, host: PdfHost) {
  const assets = assetsOf(pdfjs, host.home);
  const ready = readyWorker ?? createWorker(pdfjs, host);
  readyWorker = undefined;
  const { worker, end } = await ready;
  const task = pdfjs.getDocument({
    url,
    worker,
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
      end(); // pdf.js ends only workers of its own.
    },
  };
}
