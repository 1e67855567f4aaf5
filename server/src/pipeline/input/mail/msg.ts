import type { FieldsData } from '@kenjiuno/msgreader';
import msgReader from '@kenjiuno/msgreader';

import { PipelineError } from '../../contract/failures.ts';
import type { MailContent, MailFile } from './mail-content.ts';
import { htmlToText } from './mail-content.ts';

const { default: MsgReader } = msgReader;

type Reader = InstanceType<typeof MsgReader>;

function fileOf(reader: Reader, attachment: FieldsData): MailFile {
  const { fileName, content } = reader.getAttachment(attachment);
  const { attachmentHidden, pidContentId } = attachment;
  return {
    name: fileName ?? attachment.name ?? '',
    bytes: content,
    isPartOfText: attachmentHidden === true || (pidContentId ?? '') !== '',
  };
}

/** Reads a mail saved by Outlook; mails inside it are files of it. @throws PipelineError when it is broken. */
export function readMsg(bytes: Uint8Array): MailContent {
  try {
    const reader = new MsgReader(new Uint8Array(bytes).buffer);
    const mail = reader.getFileData();
    const to = (mail.recipients ?? []).map(
      ({ name, smtpAddress, email }) => name ?? smtpAddress ?? email ?? '',
    );
    const head: MailContent['head'] = [
      ['From', mail.senderName ?? mail.senderSmtpAddress ?? ''],
      ['To', to.filter((name) => name !== '').join(', ')],
      ['Date', mail.messageDeliveryTime ?? mail.clientSubmitTime ?? ''],
      ['Subject', mail.subject ?? ''],
    ];
    return {
      head: head.filter(([, value]) => value !== ''),
      text: mail.body ?? htmlToText(mail.bodyHtml ?? ''),
      files: (mail.attachments ?? []).map((attachment) => fileOf(reader, attachment)),
    };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new PipelineError('EXT_FAILED_INVALID_DOCUMENT', `The mail cannot be opened: ${detail}.`);
  }
}
