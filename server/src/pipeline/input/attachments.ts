import { PipelineError } from '../contract/failures.ts';
import type { ExtractionLimits } from '../contract/limits.ts';
import type { EmbeddedFile } from '../pdf/portfolio.ts';
import { readPortfolio } from '../pdf/portfolio.ts';
import type { MailFile } from './mail/mail-content.ts';
import { isMail, openMail } from './mail/open-mail.ts';
import type { FileKind } from './sniff.ts';
import { sniffKind } from './sniff.ts';

/** A document that came in a mail or in a PDF portfolio. */
export interface Attachment {
  /** Its name as its holder says; '' where it says none. */
  name: string;
  bytes: Uint8Array;
}

/** A file as a mail or a PDF portfolio holds it. */
type HeldFile = EmbeddedFile & Partial<MailFile>;

/** A mail in a mail in a mail, or portfolios so; those deeper ones are left out. */
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

type Limits = Pick<ExtractionLimits, 'maxBytes'>;

/** The files that a file holds; null for a file that holds none and may be a document itself. */
async function filesIn(bytes: Uint8Array, kind: FileKind, limits: Limits): Promise<HeldFile[] | null> {
  if (isMail(kind)) return (await openMail(bytes, kind)).files;
  if (kind !== 'pdf') return null;
  try {
    return await readPortfolio(bytes, limits);
  } catch (error) {
    // A PDF that cannot be opened becomes a document, which says why.
    if (error instanceof PipelineError) return null;
    throw error;
  }
}

/**
 * Takes the documents out of the files that a mail or a portfolio holds, those of mails and portfolios among them too.
 * @throws PipelineError EXT_FAILED_UNSUPPORTED_TYPE when there is none, EXT_FAILED when they are too many or too large
 */
export async function collectAttachments(
  holder: 'mail' | 'portfolio',
  files: readonly HeldFile[],
  limits: Limits,
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  let size = 0;
  const collect = async (held: readonly HeldFile[], depth: number): Promise<void> => {
    for (const { name, bytes, isPartOfText = false } of held) {
      const kind = sniffKind(bytes);
      const inner = await filesIn(bytes, kind, limits);
      if (inner !== null) {
        if (depth < MAX_DEPTH) await collect(inner, depth + 1);
      } else if (DOCUMENTS.has(kind) && !(IMAGES.has(kind) && isPartOfText)) {
        attachments.push({ name, bytes });
        size += bytes.length;
      }
      if (attachments.length > MAX_ATTACHMENTS)
        throw new PipelineError('EXT_FAILED', `The ${holder} has more attachments than are read.`);
      if (size > limits.maxBytes)
        throw new PipelineError(
          'EXT_FAILED',
          `The attachments of the ${holder} are larger than what is read.`,
        );
    }
  };
  await collect(files, 1);
  if (attachments.length === 0)
    throw new PipelineError('EXT_FAILED_UNSUPPORTED_TYPE', `The ${holder} has no attachment that is read.`);
  return attachments;
}
