import { type FileHandle, open } from 'node:fs/promises';

import type { ExtractionJob } from '../contract/job.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import type { Pass, PassSummary } from '../contract/pass.ts';
import { ALL_PASSES, passData } from '../contract/pass.ts';
import type { FileFacts } from '../contract/result.ts';
import { PipelineError } from '../contract/failures.ts';
import { writeSideOutputs } from '../input/keep-besides.ts';
import type { OpenedInput } from '../input/open-input.ts';
import { openInput } from '../input/open-input.ts';
import type { PageReaderOptions, ReaderProgress } from '../ocr/page-reader.ts';
import { createPageReader, newProgress } from '../ocr/page-reader.ts';
import { RECOGNITION_PASSES } from '../ocr/recognise-page.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { PdfPage } from '../contract/page.ts';
import { brokenPage, openPdf, PDF_PASSES, UnreadablePageError } from '../pdf/document.ts';
import { replacePdfEngine } from '../pdf/engine.ts';
import { StoredPages } from '../pdf/stored-pages.ts';
import { keepPage, readKeptPages, withKeptPages } from './kept-pages.ts';

/** A document as read: its pages, the numbers of those that could not be read, and what is known of its file. */
export interface ReadDocument {
  pages: StoredPages;
  unreadablePages: number[];
  file: FileFacts;
  /** The pages that are scans with a text of their own; null where there are none. */
  scan: ScannedPages | null;
}

/** The numbers of pages that are scans with a text of their own, and their file again, to look at their pictures. */
export interface ScannedPages {
  numbers: ReadonlySet<number>;
  open: () => Promise<PdfDocument>;
}

/** How a document is read, page by page. */
export interface ReadOptions extends PageReaderOptions {
  /** Told before a page is read, which may be the last that is heard of this process. */
  onPage?: (number: number) => void;
  /** Numbers of pages that are not to be read; they count as unreadable. */
  pagesLeftOut?: readonly number[];
}

/** Pages between two looks at the abort signal. */
const PAGES_PER_BREATH = 16;

/** Lets the process answer every so many pages. @throws the reason of an abort. */
export async function yieldToEventLoop(index: number, signal: AbortSignal): Promise<void> {
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

/** A document is given up when its pages break the engine more often than this. */
const MAX_ENGINES = 8;

/** A PDF that is read page by page, with a new engine after a page that broke the one before. */
class PdfReading {
  readonly #bytes: Uint8Array;
  readonly #options: PageReaderOptions;
  #pdf: PdfDocument;
  #readPage: (index: number) => Promise<PdfPage>;
  #progress: ReaderProgress = newProgress();
  #engines = 1;

  private constructor(bytes: Uint8Array, options: PageReaderOptions, pdf: PdfDocument) {
    this.#bytes = bytes;
    this.#options = options;
    this.#pdf = pdf;
    this.#readPage = createPageReader(pdf, options, this.#progress);
  }

  static async open(bytes: Uint8Array, options: PageReaderOptions): Promise<PdfReading> {
    return new PdfReading(bytes, options, await openPdf(bytes, options.limits, options.passes));
  }

  get pageCount(): number {
    return this.#pdf.pageCount;
  }

  /** How far the reader is. */
  get progress(): ReaderProgress {
    return this.#progress;
  }

  /** Goes on where another reading of the document was. */
  goOnFrom(progress: ReaderProgress): void {
    this.#progress = progress;
    this.#readPage = createPageReader(this.#pdf, this.#options, progress);
  }

  /** A page, or null when it cannot be read: one that breaks costs that page only. */
  async page(index: number): Promise<PdfPage | null> {
    try {
      return await this.#readPage(index);
    } catch (error) {
      if (error instanceof UnreadablePageError) return null;
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      await this.#restart();
      return null;
    }
  }

  async #restart(): Promise<void> {
    this.#engines += 1;
    if (this.#engines > MAX_ENGINES)
      throw new PipelineError('EXT_FAILED', 'Too many pages break the PDF engine.');
    replacePdfEngine();
    this.#pdf = await openPdf(this.#bytes, this.#options.limits, this.#options.passes);
    this.goOnFrom(newProgress());
  }

  close(): void {
    this.#pdf.close();
  }
}

/** The numbers of the pages that a job asks for. @throws PipelineError when the file has none of them */
function numbersAsked({ pages }: ExtractionJob, pageCount: number): { from: number; to: number } {
  const { from, to } = pages ?? { from: 1, to: pageCount };
  if (pages !== undefined && from > pageCount)
    throw new PipelineError('EXT_FAILED', `The file has ${pageCount} pages, and page ${from} is asked for.`);
  return { from, to: Math.min(to, pageCount) };
}

async function readPages(
  reading: PdfReading,
  { from, to }: { from: number; to: number },
  { signal, onPage, pagesLeftOut = [] }: ReadOptions,
  kept: FileHandle | null,
): Promise<Omit<ReadDocument, 'file' | 'scan'> & { scanned: Set<number> }> {
  const pages = new StoredPages();
  const scanned = new Set<number>();
  const unreadablePages: number[] = [];
  const add = (number: number, page: PdfPage | null): void => {
    if (page === null) unreadablePages.push(number);
    if (page?.words.some((word) => word.reading === 'layer') === true) scanned.add(number);
    pages.add(page ?? brokenPage(number));
  };
  if (kept !== null) {
    for await (const { number, page, progress } of readKeptPages(kept, { from, to })) {
      add(number, page);
      reading.goOnFrom(progress);
    }
  }
  for (let number = from + pages.length; number <= to; number += 1) {
    const index = number - 1;
    await yieldToEventLoop(index, signal);
    onPage?.(number);
    const page = pagesLeftOut.includes(number) ? null : await reading.page(index);
    add(number, page);
    if (kept !== null) await keepPage(kept, { number, page, progress: reading.progress });
  }
  return { pages, unreadablePages, scanned };
}

/** The bytes of a file as a PDF, or as the pages of a workbook or a mail. */
const FILE: Pass<ExtractionJob, Promise<OpenedInput>, ExtractionLimits> = {
  name: 'file',
  input: passData('job'),
  output: passData('opened file'),
  run: async ({ filePath }, limits) => openInput(await readFileWithin(filePath, limits.maxBytes), limits),
};

const SIDE_FILES: Pass<OpenedInput, Promise<FileFacts>, ExtractionJob> = {
  name: 'side-files',
  input: passData('opened file'),
  output: passData('rendition and attachments'),
  run: writeSideOutputs,
};

/** The passes that read a document, in the order in which they first run. */
export const READING_PASSES: readonly PassSummary[] = [
  FILE,
  SIDE_FILES,
  ...PDF_PASSES,
  ...RECOGNITION_PASSES,
];

/**
 * Reads a document of any supported kind page by page, or the pages of a file that the job asks for.
 * @throws PipelineError, or the reason of an abort.
 */
export async function readDocument(job: ExtractionJob, options: ReadOptions): Promise<ReadDocument> {
  const { limits, passes = ALL_PASSES } = options;
  const input = await passes.run(FILE, job, limits);
  const file = await passes.run(SIDE_FILES, input, job);
  if (input.pages !== null) {
    const pages = new StoredPages();
    const { from, to } = numbersAsked(job, input.pages.length);
    for (const page of input.pages.slice(from - 1, to)) pages.add(page);
    return { pages, unreadablePages: [], file, scan: null };
  }
  const reading = await PdfReading.open(input.pdf, options);
  try {
    const asked = numbersAsked(job, reading.pageCount);
    const { scanned, ...read } = await withKeptPages(job.keptPagesPath, (kept) =>
      readPages(reading, asked, options, kept),
    );
    const open = (): Promise<PdfDocument> => openPdf(input.pdf, limits);
    return { ...read, file, scan: scanned.size === 0 ? null : { numbers: scanned, open } };
  } finally {
    reading.close();
  }
}
