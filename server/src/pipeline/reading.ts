import { open } from 'node:fs/promises';

import type { ExtractionJob, FileFacts } from './extraction.ts';
import { PipelineError } from './failures.ts';
import { keepBesides } from './inputs/keep-besides.ts';
import { openInput } from './inputs/open-input.ts';
import type { PageReaderOptions } from './ocr/page-reader.ts';
import { createPageReader } from './ocr/page-reader.ts';
import type { PdfDocument, PdfPage } from './pdf/document.ts';
import { brokenPage, openPdf, UnreadablePageError } from './pdf/document.ts';
import { StoredPages } from './pdf/stored-pages.ts';

/** A document as read: its pages, the numbers of those that could not be read, and what is known of its file. */
export interface ReadDocument {
  pages: StoredPages;
  unreadablePages: number[];
  file: FileFacts;
}

/** Pages between two looks at the abort signal. */
const PAGES_PER_BREATH = 16;

/** Lets the process answer every so many pages. @throws the reason of an abort. */
export async function breathe(index: number, signal: AbortSignal): Promise<void> {
  if (index % PAGES_PER_BREATH !== 0) return;
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}

async function readFileWithin(path: string, maxBytes: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > maxBytes)
      throw new PipelineError('EXT_FAILED', `The file has ${size} bytes, more than ${maxBytes}.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}

/** The pages of an open PDF in order; a page that breaks costs that page only. */
async function* pagesOf(
  pdf: PdfDocument,
  options: PageReaderOptions,
  unreadablePages: number[],
): AsyncGenerator<PdfPage> {
  const readPage = createPageReader(pdf, options);
  for (let index = 0; index < pdf.pageCount; index += 1) {
    await breathe(index, options.signal);
    let page: PdfPage;
    try {
      page = await readPage(index);
    } catch (error) {
      if (!(error instanceof UnreadablePageError)) throw error;
      unreadablePages.push(index + 1);
      page = brokenPage(index + 1);
    }
    yield page;
  }
}

/**
 * Reads a document of any supported kind page by page.
 * @throws PipelineError, or the reason of an abort.
 */
export async function readDocument(job: ExtractionJob, options: PageReaderOptions): Promise<ReadDocument> {
  const { limits } = options;
  const input = await openInput(await readFileWithin(job.filePath, limits.maxBytes), limits);
  const file = await keepBesides(input, job);
  const pages = new StoredPages();
  const unreadablePages: number[] = [];
  if (input.pages !== null) {
    for (const page of input.pages) pages.add(page);
    return { pages, unreadablePages, file };
  }
  const pdf = await openPdf(input.pdf, limits);
  try {
    for await (const page of pagesOf(pdf, options, unreadablePages)) pages.add(page);
    return { pages, unreadablePages, file };
  } finally {
    pdf.close();
  }
}
