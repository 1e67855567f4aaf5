import { PipelineError } from '../contract/failures.ts';
import type { PdfEngine } from './engine.ts';
import { pdfEngine } from './engine.ts';
import type { Affine } from './geometry.ts';
import type { PageRules, PdfPage, Word } from '../contract/page.ts';
import type { Pass, PassRunner, PassSummary } from '../contract/pass.ts';
import { ALL_PASSES, passData } from '../contract/pass.ts';
import { removeHiddenLayers } from './hidden-layers.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import { readRules } from './page-rules.ts';
import type { PageImages } from './page-images.ts';
import { pageImages } from './page-images.ts';
import type { Raster, RenderOptions } from './render-page.ts';
import { renderPage } from './render-page.ts';
import { partStruck } from './struck-words.ts';
import type { PageView } from './page-words.ts';
import type { PageText } from './text-of-page.ts';
import { readText } from './text-of-page.ts';
import { viewPage } from './unseen-text.ts';

/** An open document. `close` gives its memory back. */
export interface PdfDocument {
  pageCount: number;
  /** @throws UnreadablePageError; other pages may be readable. */
  readPage(index: number): PdfPage;
  /** Draws a page in the reading frame of the given turn. @throws PipelineError when that needs too much memory. */
  renderPage(index: number, options: RenderOptions): Raster;
  /** What the pictures of a page are to it. */
  readImages(index: number): PageImages;
  close(): void;
}

const PASSWORD_ERROR = 4;
const SECURITY_ERROR = 5;
/** A form of the XML Forms Architecture whose pages are drawn from its template (`/NeedsRendering`). */
const DYNAMIC_FORM = 2;
const SCRATCH_BYTES = 256;
/** PageToDevice answers whole numbers, so the page is asked for at this scale. */
const DEVICE_SCALE = 100;
const ROUNDING = 1e-3;
const AS_DISPLAYED = 0;
const FLATTENED = 1;
/** What draws the kinds of annotation whose text is part of the page: notes on the page and form fields. */
const DRAWN_BY: Readonly<Record<number, 'EPDFAnnot_GenerateAppearance' | 'EPDFAnnot_GenerateFormFieldAP'>> = {
  3: 'EPDFAnnot_GenerateAppearance',
  20: 'EPDFAnnot_GenerateFormFieldAP',
};

function openError(code: number): PipelineError {
  if (code === PASSWORD_ERROR)
    return new PipelineError('EXT_FAILED_PASSWORD', 'A password is needed to open the file.');
  if (code === SECURITY_ERROR) {
    return new PipelineError('EXT_FAILED_PASSWORD', 'The encryption of the file is not supported.');
  }
  return new PipelineError('EXT_FAILED_INVALID_DOCUMENT', `The file cannot be opened (PDF error ${code}).`);
}

/** What a step of 1,000 became, as a factor: nearly whole it is whole, since pages are displayed in quarter turns. */
function factor(step: number): number {
  const whole = Math.round(step / 1000);
  return Math.abs(step / 1000 - whole) < ROUNDING ? whole : step / 1000;
}

/** The affine from page space to displayed points, probed at three points. */
function displayTransform(
  engine: PdfEngine,
  page: number,
  { width, height }: { width: number; height: number },
  scratch: number,
): Affine {
  const probe = (x: number, y: number): [number, number] => {
    const w = Math.round(width * DEVICE_SCALE);
    const h = Math.round(height * DEVICE_SCALE);
    engine.call.FPDF_PageToDevice(page, 0, 0, w, h, 0, x, y, scratch, scratch + 4);
    const view = engine.integers();
    return [(view[scratch >> 2] ?? 0) / DEVICE_SCALE, (view[(scratch >> 2) + 1] ?? 0) / DEVICE_SCALE];
  };
  const [e, f] = probe(0, 0);
  const [xa, xb] = probe(1000, 0);
  const [ya, yb] = probe(0, 1000);
  return { a: factor(xa - e), b: factor(xb - f), c: factor(ya - e), d: factor(yb - f), e, f };
}

/** One page is broken; the others may be readable. */
export class UnreadablePageError extends Error {
  constructor(number: number) {
    super(`Page ${number} cannot be read.`);
    this.name = 'UnreadablePageError';
  }
}

/** Stands for a page that cannot be read: it has no size and no words. */
export function brokenPage(number: number): PdfPage {
  return {
    number,
    width: 0,
    height: 0,
    rotation: 0,
    turn: 0,
    source: 'text',
    words: [],
    rules: { horizontal: [], vertical: [] },
  };
}

/** Draws form fields and notes that hold a text but no drawing of it, as viewers do. */
function drawMissing({ call }: PdfEngine, page: number): void {
  const count = call.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const draw = DRAWN_BY[call.FPDFAnnot_GetSubtype(annotation)];
    if (draw !== undefined && call.EPDFAnnot_HasAppearanceStream(annotation, AS_DISPLAYED) === 0)
      call[draw](annotation);
    call.FPDFPage_CloseAnnot(annotation);
  }
}

/**
 * Opens a page as it is displayed: what its form fields and annotations show becomes part of its content, once for as
 * long as the document is open.
 */
function loadPage(engine: PdfEngine, document: number, index: number): number {
  const { call } = engine;
  const page = call.FPDF_LoadPage(document, index);
  if (page === 0) throw new UnreadablePageError(index + 1);
  if (call.FPDFPage_GetAnnotCount(page) < 1) return page;
  drawMissing(engine, page);
  if (call.FPDFPage_Flatten(page, AS_DISPLAYED) !== FLATTENED) return page;
  call.FPDF_ClosePage(page);
  const flattened = call.FPDF_LoadPage(document, index);
  if (flattened === 0) throw new UnreadablePageError(index + 1);
  return flattened;
}

const FILE_PAGE = passData<number>('page of the file');
const WORDS = passData<Word[]>('words');

interface PageTools {
  engine: PdfEngine;
  scratch: number;
}

const HIDDEN_LAYERS: Pass<number, void, PageTools & { size: { width: number; height: number } }> = {
  name: 'hidden-layers',
  input: FILE_PAGE,
  output: passData('visible layers'),
  run: (page, { engine, size, scratch }) => removeHiddenLayers(engine, page, size, scratch),
};

/** The words of a page that can be seen, and apart from them those that cannot. */
const VISIBLE_TEXT: Pass<number, PageText, PageTools & { frame: Omit<PageView, 'sight'> }> = {
  name: 'visible-text',
  input: FILE_PAGE,
  output: passData('words, visible and hidden'),
  run(page, { engine, frame, scratch }) {
    const sight = viewPage(engine, page, frame, scratch);
    return readText(engine, page, { ...frame, sight }, scratch);
  },
};

const RULED_LINES: Pass<number, PageRules, PageTools & { toReading: Affine }> = {
  name: 'lines-of-page',
  input: FILE_PAGE,
  output: passData('ruled lines'),
  run: (page, { engine, toReading, scratch }) => readRules(engine, page, toReading, scratch),
};

const STRUCK_WORDS: Pass<Word[], ReturnType<typeof partStruck>, PageRules> = {
  name: 'struck-words',
  input: WORDS,
  output: passData('words, visible and struck out'),
  run: partStruck,
};

/** The passes that read a page of a PDF. */
export const PDF_PASSES: readonly PassSummary[] = [HIDDEN_LAYERS, VISIBLE_TEXT, RULED_LINES, STRUCK_WORDS];

function readPage(
  { engine, document, scratch }: Omit<LoadedPdf, 'close'>,
  index: number,
  passes: PassRunner,
): PdfPage {
  const { call } = engine;
  const page = loadPage(engine, document, index);
  try {
    const width = call.FPDF_GetPageWidthF(page);
    const height = call.FPDF_GetPageHeightF(page);
    passes.run(HIDDEN_LAYERS, page, { engine, size: { width, height }, scratch });
    const rotation = Math.max(0, call.FPDFPage_GetRotation(page));
    const toDisplay = displayTransform(engine, page, { width, height }, scratch);
    const frame = { width, height, rotation, toDisplay };
    const read = passes.run(VISIBLE_TEXT, page, { engine, frame, scratch });
    const rules = passes.run(RULED_LINES, page, { engine, toReading: read.toReading, scratch });
    const [words, struck] = passes.run(STRUCK_WORDS, read.words, rules);
    const hidden = [...read.hidden, ...struck];
    return {
      number: index + 1,
      width,
      height,
      rotation: rotation * 90,
      turn: read.turn,
      source: 'text',
      words,
      unmapped: read.unmapped,
      ...(hidden.length === 0 ? {} : { hidden: { turn: read.turn, words: hidden } }),
      ...(read.slanted.length === 0 ? {} : { slanted: read.slanted }),
      rules,
    };
  } finally {
    call.FPDF_ClosePage(page);
  }
}

/** Uses one page of an open document and closes it again. */
function withPage<T>(
  engine: PdfEngine,
  document: number,
  index: number,
  use: (page: number, size: { width: number; height: number }) => T,
): T {
  const { call } = engine;
  const page = loadPage(engine, document, index);
  try {
    return use(page, { width: call.FPDF_GetPageWidthF(page), height: call.FPDF_GetPageHeightF(page) });
  } finally {
    call.FPDF_ClosePage(page);
  }
}

/** A document in the engine's memory: its handle, and a piece of memory for answers. `close` gives both back. */
export interface LoadedPdf {
  engine: PdfEngine;
  document: number;
  scratch: number;
  close: () => void;
}

/**
 * Hands a PDF to the engine, whatever pages it has.
 * @throws PipelineError EXT_FAILED_PASSWORD or EXT_FAILED_INVALID_DOCUMENT
 */
export async function loadPdf(bytes: Uint8Array): Promise<LoadedPdf> {
  const engine = await pdfEngine();
  const { call } = engine;
  const buffer = engine.allocate(bytes.length);
  engine.bytes().set(bytes, buffer);
  const document = call.FPDF_LoadMemDocument(buffer, bytes.length, 0);
  if (document === 0) {
    const code = call.FPDF_GetLastError();
    engine.release(buffer);
    throw openError(code);
  }
  const scratch = engine.allocate(SCRATCH_BYTES);
  const close = (): void => {
    call.FPDF_CloseDocument(document);
    engine.release(scratch);
    engine.release(buffer); // only now: PDFium reads from it until the document is closed
  };
  return { engine, document, scratch, close };
}

/**
 * Opens a PDF held in memory.
 * @throws PipelineError EXT_FAILED_PASSWORD, EXT_FAILED_INVALID_DOCUMENT, or EXT_FAILED when a limit is passed.
 */
export async function openPdf(
  bytes: Uint8Array,
  limits: ExtractionLimits,
  passes: PassRunner = ALL_PASSES,
): Promise<PdfDocument> {
  const { engine, document, scratch, close } = await loadPdf(bytes);
  const { call } = engine;
  if (call.FPDF_GetFormType(document) === DYNAMIC_FORM) {
    close();
    throw new PipelineError(
      'EXT_FAILED_INVALID_DOCUMENT',
      'The file is a dynamic XFA form: its pages are made by Acrobat and are not in the file.',
      'dynamicForm',
    );
  }
  const pageCount = call.FPDF_GetPageCount(document);
  if (pageCount < 1 || pageCount > limits.maxPages) {
    close();
    if (pageCount < 1) throw new PipelineError('EXT_FAILED_INVALID_DOCUMENT', 'The document has no pages.');
    throw new PipelineError(
      'EXT_FAILED',
      `The document has ${pageCount} pages, more than ${limits.maxPages}.`,
    );
  }
  const withinMemory = <T>(result: T): T => {
    if (engine.bytes().length <= limits.maxEngineBytes) return result;
    throw new PipelineError('EXT_FAILED', 'Reading the document needs more memory than allowed.');
  };
  return {
    pageCount,
    close,
    readPage: (index) => withinMemory(readPage({ engine, document, scratch }, index, passes)),
    renderPage: (index, options) =>
      withinMemory(
        withPage(engine, document, index, (page, size) => renderPage(engine, page, size, options)),
      ),
    readImages: (index) =>
      withPage(engine, document, index, (page, size) => pageImages(engine, page, size, scratch)),
  };
}
