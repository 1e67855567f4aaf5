import type { ExtractionLimits } from '../../contract/limits.ts';
import type { Attachment } from '../attachments.ts';
import { collectAttachments } from '../attachments.ts';
import { mailToPdf } from './mail-to-pdf.ts';
import type { MailKind } from './open-mail.ts';
import { openMail } from './open-mail.ts';

/** A mail's documents, and the mail itself as people see it. */
export interface ReadMail {
  attachments: Attachment[];
  rendition: Uint8Array;
}

/**
 * Reads the documents out of a mail, those of mails and portfolios inside it too. Pictures of the text itself (logos) are
 * none.
 * @throws PipelineError EXT_FAILED_UNSUPPORTED_TYPE for a mail without any, EXT_FAILED_INVALID_DOCUMENT for a broken one,
 * EXT_FAILED when there are too many or they are too large.
 */
export async function readMail(
  bytes: Uint8Array,
  kind: MailKind,
  limits: Pick<ExtractionLimits, 'maxBytes'>,
): Promise<ReadMail> {
  const mail = await openMail(bytes, kind);
  const attachments = await collectAttachments('mail', mail.files, limits);
  return { attachments, rendition: await mailToPdf(mail) };
}
