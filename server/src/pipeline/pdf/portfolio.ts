import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';

import { PipelineError } from '../contract/failures.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import type { LoadedPdf } from './document.ts';
import { loadPdf } from './document.ts';
import { replacePdfEngine } from './engine.ts';

/** A file inside a PDF. */
export interface EmbeddedFile {
  /** '' where the PDF gives none. */
  name: string;
  bytes: Uint8Array;
}

const COLLECTION = PDFName.of('Collection');

/** Gives `use` a piece of the engine's memory for as long as it runs. */
function withMemory<T>({ engine }: LoadedPdf, size: number, use: (pointer: number) => T): T {
  const pointer = engine.allocate(Math.max(1, size));
  try {
    return use(pointer);
  } finally {
    engine.release(pointer);
  }
}

/** The document written anew: without encryption, and with its catalog in no packed stream. */
function writeCopy(pdf: LoadedPdf): Uint8Array {
  const { engine, document } = pdf;
  const { call } = engine;
  call.EPDF_RemoveEncryption(document);
  const writer = call.PDFiumExt_OpenFileWriter();
  try {
    call.PDFiumExt_SaveAsCopy(document, writer);
    const size = call.PDFiumExt_GetFileWriterSize(writer);
    return withMemory(pdf, size, (pointer) => {
      call.PDFiumExt_GetFileWriterData(writer, pointer, size);
      return engine.bytes().slice(pointer, pointer + size);
    });
  } finally {
    call.PDFiumExt_CloseFileWriter(writer);
  }
}

/** Whether the catalog has a /Collection, which PDFium does not tell; false where no copy of the document can be made. */
async function hasCollection(pdf: LoadedPdf): Promise<boolean> {
  const copy = await PDFDocument.load(writeCopy(pdf), { updateMetadata: false }).catch(() => null);
  return copy?.catalog.lookup(COLLECTION) instanceof PDFDict;
}

function nameOf(pdf: LoadedPdf, attachment: number): string {
  const { engine } = pdf;
  const length = engine.call.FPDFAttachment_GetName(attachment, 0, 0);
  return withMemory(pdf, length, (pointer) => {
    engine.call.FPDFAttachment_GetName(attachment, pointer, length);
    return Buffer.from(engine.bytes().subarray(pointer, pointer + Math.max(0, length - 2))).toString(
      'utf16le',
    );
  });
}

/** The content of an embedded file; null when it cannot be read. @throws PipelineError when it has more than `maxBytes` */
function contentOf(pdf: LoadedPdf, attachment: number, maxBytes: number): Uint8Array | null {
  const { engine, scratch } = pdf;
  const { call } = engine;
  if (call.FPDFAttachment_GetFile(attachment, 0, 0, scratch) === 0) return null;
  const size = (engine.integers()[scratch >> 2] ?? 0) >>> 0;
  if (size > maxBytes)
    throw new PipelineError('EXT_FAILED', 'The files of the portfolio are larger than what is read.');
  return withMemory(pdf, size, (pointer) => {
    const isRead = call.FPDFAttachment_GetFile(attachment, pointer, size, scratch) !== 0;
    return isRead ? engine.bytes().slice(pointer, pointer + size) : null;
  });
}

function readEmbeddedFiles(pdf: LoadedPdf, maxBytes: number): EmbeddedFile[] {
  const { engine, document } = pdf;
  const files: EmbeddedFile[] = [];
  let left = maxBytes;
  for (let index = 0; index < engine.call.FPDFDoc_GetAttachmentCount(document); index += 1) {
    const attachment = engine.call.FPDFDoc_GetAttachment(document, index);
    const bytes = attachment === 0 ? null : contentOf(pdf, attachment, left);
    if (bytes === null) continue;
    left -= bytes.length;
    files.push({ name: nameOf(pdf, attachment), bytes });
  }
  if (files.length === 0)
    throw new PipelineError('EXT_FAILED_INVALID_DOCUMENT', 'No file of the portfolio can be read.');
  return files;
}

/**
 * The files that a PDF portfolio is made of (ISO 32000-2, 12.3.5 "Collections"); null for a PDF that is none: one without
 * embedded files, or one whose embedded files only go with its own pages.
 * @throws PipelineError EXT_FAILED_PASSWORD, EXT_FAILED_INVALID_DOCUMENT, or EXT_FAILED when they are larger together than
 * a file may be.
 */
export async function readPortfolio(
  bytes: Uint8Array,
  { maxBytes }: Pick<ExtractionLimits, 'maxBytes'>,
): Promise<EmbeddedFile[] | null> {
  try {
    const pdf = await loadPdf(bytes);
    try {
      if (pdf.engine.call.FPDFDoc_GetAttachmentCount(pdf.document) < 1 || !(await hasCollection(pdf)))
        return null;
      return readEmbeddedFiles(pdf, maxBytes);
    } finally {
      pdf.close();
    }
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    replacePdfEngine();
    throw new PipelineError('EXT_FAILED_INVALID_DOCUMENT', 'The files in the PDF break the PDF engine.');
  }
}
