import type { FileKind } from '../sniff.ts';
import { readEml } from './eml.ts';
import type { MailContent } from './mail-content.ts';
import { readMsg } from './msg.ts';
import { filesOfTnef, isTnef } from './tnef.ts';

/** The two forms in which mails are saved. */
export type MailKind = Extract<FileKind, 'eml' | 'msg'>;

export function isMail(kind: FileKind): kind is MailKind {
  return kind === 'eml' || kind === 'msg';
}

/** What a mail says and holds. @throws PipelineError EXT_FAILED_INVALID_DOCUMENT for a broken one */
export async function openMail(bytes: Uint8Array, kind: MailKind): Promise<MailContent> {
  const mail = await (kind === 'eml' ? readEml(bytes) : readMsg(bytes));
  const files = mail.files.flatMap((file) => (isTnef(file.bytes) ? filesOfTnef(file.bytes) : [file]));
  return { ...mail, files };
}
