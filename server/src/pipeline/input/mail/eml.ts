import type { Address } from 'postal-mime';
import PostalMime from 'postal-mime';

import { PipelineError } from '../../contract/failures.ts';
import type { MailContent } from './mail-content.ts';
import { htmlToText } from './mail-content.ts';

const MAX_NESTING = 50;

function namesOf(addresses: readonly Address[]): string {
  return addresses
    .flatMap((address) => address.group ?? [address])
    .map(({ name, address }) => (name === '' ? address : `${name} <${address}>`))
    .join(', ');
}

/** Reads a mail in internet text form; mails inside it are files of it. @throws PipelineError when it is broken. */
export async function readEml(bytes: Uint8Array): Promise<MailContent> {
  try {
    const mail = await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      maxNestingDepth: MAX_NESTING,
      attachmentEncoding: 'arraybuffer',
    });
    const head: MailContent['head'] = [
      ['From', namesOf(mail.from === undefined ? [] : [mail.from])],
      ['To', namesOf(mail.to ?? [])],
      ['Date', mail.date ?? ''],
      ['Subject', mail.subject ?? ''],
    ];
    return {
      head: head.filter(([, value]) => value !== ''),
      text: mail.text ?? htmlToText(mail.html ?? ''),
      files: mail.attachments.map(({ filename, content, disposition, related, contentId }) => ({
        name: filename ?? '',
        bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
        isPartOfText: disposition === 'inline' || related === true || contentId !== undefined,
      })),
    };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new PipelineError('EXT_FAILED_INVALID_DOCUMENT', `The mail cannot be opened: ${detail}.`);
  }
}
