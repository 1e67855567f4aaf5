import { PipelineError } from '../contract/failures.ts';
import type { PdfPage } from '../contract/page.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import { readPortfolio } from '../pdf/portfolio.ts';
import type { FileKind } from './sniff.ts';
import { mimeTypeOf, sniffKind } from './sniff.ts';
import { imageToPdf, isImage } from './images/image-to-pdf.ts';
import type { Attachment } from './attachments.ts';
import { collectAttachments } from './attachments.ts';
import { isMail } from './mail/open-mail.ts';
import { readMail } from './mail/read-mail.ts';
import { readWorkbook } from './workbook/read-workbook.ts';

/** A file, made ready for the reading stage. */
export interface OpenedInput {
  /** The PDF that people see and boxes refer to: the file itself, or its rendition. */
  pdf: Uint8Array;
  /** True when the file is no PDF and `pdf` was made from it. */
  isRendition: boolean;
  /** Pages that are known without reading the PDF (cells of a workbook); null: read the PDF. */
  pages: PdfPage[] | null;
  /** The attachments of a mail, or files of a PDF portfolio, that can be documents themselves. */
  attachments: Attachment[];
  /** Media type of the file by its content. */
  mimeType: string;
}

function assertReadable(kind: FileKind): void {
  switch (kind) {
    case 'empty':
      throw new PipelineError('EXT_FAILED_INVALID_DOCUMENT', 'The file is empty.');
    case 'unknown':
      throw new PipelineError('EXT_FAILED_INVALID_DOCUMENT', 'The file is no document.');
    case 'encrypted-office':
      throw new PipelineError('EXT_FAILED_PASSWORD', 'A password is needed to open the file.');
    case 'pdf':
    case 'png':
    case 'jpeg':
    case 'tiff':
    case 'workbook':
    case 'eml':
    case 'msg':
      return;
    default:
      throw new PipelineError('EXT_FAILED_UNSUPPORTED_TYPE', `Files of kind ${kind} are not supported.`);
  }
}

/**
 * Tells what a file is by its content and makes it a PDF where it is none. A PDF portfolio gives
 * its files as a mail its attachments; what is attached to any other PDF is left where it is.
 * @throws PipelineError with the stage in which a file that cannot be read ends.
 */
export async function openInput(
  bytes: Uint8Array,
  limits: Pick<ExtractionLimits, 'maxPages' | 'maxBytes'>,
): Promise<OpenedInput> {
  const kind = sniffKind(bytes);
  assertReadable(kind);
  const opened = { pages: null, attachments: [], mimeType: mimeTypeOf(kind) };
  if (isImage(kind)) return { ...opened, pdf: await imageToPdf(bytes, limits), isRendition: true };
  if (kind === 'workbook') {
    const { pages, rendition } = await readWorkbook(bytes, limits);
    return { ...opened, pages, pdf: rendition, isRendition: true };
  }
  if (isMail(kind)) {
    const { attachments, rendition } = await readMail(bytes, kind, limits);
    return { ...opened, attachments, pdf: rendition, isRendition: true };
  }
  const files = await readPortfolio(bytes, limits);
  const attachments = files === null ? [] : await collectAttachments('portfolio', files, limits);
  return { ...opened, attachments, pdf: bytes, isRendition: false };
}
