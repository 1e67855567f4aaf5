import { PipelineError } from '../../contract/failures.ts';
import type { ExtractionLimits } from '../../contract/limits.ts';
import type { FileKind } from '../sniff.ts';
import { sniffKind } from '../sniff.ts';
import { readEml } from './eml.ts';
import type { MailContent } from './mail-content.ts';
import { mailToPdf } from './mail-to-pdf.ts';
import { readMsg } from './msg.ts';
import { filesOfTnef, isTnef } from './tnef.ts';

/** The two forms in which mails are saved. */
export type MailKind = Extract<FileKind, 'eml' | 'msg'>;

/** A document that came in a mail. */
export interface Attachment {
  /** Its name as the mail says; '' where it says none. */
  name: string;
  bytes: Uint8Array;
}

/** A mail's documents, and the mail itself as people see it. */
export interface ReadMail {
  attachments: Attachment[];
  rendition: Uint8Array;
}

/** A mail in a mail in a mail; deeper ones are left out. */
const MAX_DEPTH = 3;
const MAX_ATTACHMENTS = 100;
const IMAGES: ReadonlySet<FileKind> = new Set<FileKind>(['png', 'jpeg', 'tiff']);
/** What can be a document of its own, also where a password keeps it closed: its uploader is told so. */
const DOCUMENTS: ReadonlySet<FileKind> = new Set<FileKind>([
  'pdf',
  'workbook',
  'encrypted-office',
  ...IMAGES,
]);

export function isMail(kind: FileKind): kind is MailKind {
  return kind === 'eml' || kind === 'msg';
}

async function readContent(bytes: Uint8Array, kind: MailKind): Promise<MailContent> {
  const mail = await (kind === 'eml' ? readEml(bytes) : readMsg(bytes));
  const files = mail.files.flatMap((file) => (isTnef(file.bytes) ? filesOfTnef(file.bytes) : [file]));
  return { ...mail, files };
}

async function collect(mail: MailContent, depth: number, into: Attachment[]): Promise<void> {
  for (const { name, bytes, isPartOfText } of mail.files) {
    const kind = sniffKind(bytes);
    if (isMail(kind)) {
      if (depth < MAX_DEPTH) await collect(await readContent(bytes, kind), depth + 1, into);
    } else if (DOCUMENTS.has(kind) && !(IMAGES.has(kind) && isPartOfText)) into.push({ name, bytes });
    if (into.length > MAX_ATTACHMENTS)
      throw new PipelineError('EXT_FAILED', 'The mail has more attachments than are read.');
  }
}

/**
 * Reads the documents out of a mail, those of mails inside it too. Pictures of the text itself (logos) are none.
 * @throws PipelineError EXT_FAILED_UNSUPPORTED_TYPE for a mail without any, EXT_FAILED_INVALID_DOCUMENT for a broken one,
 * EXT_FAILED when there are too many or they are too large.
 */
export async function readMail(
  bytes: Uint8Array,
  kind: MailKind,
  { maxBytes }: Pick<ExtractionLimits, 'maxBytes'>,
): Promise<ReadMail> {
  const mail = await readContent(bytes, kind);
  const attachments: Attachment[] = [];
  await collect(mail, 1, attachments);
  if (attachments.length === 0)
    throw new PipelineError('EXT_FAILED_UNSUPPORTED_TYPE', 'The mail has no attachment that is read.');
  if (attachments.reduce((sum, attachment) => sum + attachment.bytes.length, 0) > maxBytes)
    throw new PipelineError('EXT_FAILED', 'The attachments of the mail are larger than what is read.');
  return { attachments, rendition: await mailToPdf(mail) };
}
