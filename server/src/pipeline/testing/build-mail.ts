/** A file of a test mail. */
export interface TestMailFile {
  name: string;
  type: string;
  bytes: Uint8Array;
  /** A picture of the text itself. */
  isInline?: boolean;
}

const BOUNDARY = 'assay-test-boundary';

const encoded = (text: string): string => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

/** A part with its head; mails travel as they are, other files in base64. */
function partOf({ name, type, bytes, isInline = false }: TestMailFile): string {
  const isMail = type === 'message/rfc822';
  const body = Buffer.from(bytes);
  return [
    `Content-Type: ${type}; name="${encoded(name)}"`,
    `Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename="${encoded(name)}"`,
    ...(isInline ? ['Content-ID: <logo@example.com>'] : []),
    ...(isMail ? [] : ['Content-Transfer-Encoding: base64']),
    '',
    isMail ? body.toString('latin1') : (body.toString('base64').match(/.{1,76}/gu) ?? []).join('\r\n'),
  ].join('\r\n');
}

/** Bytes of a mail with files. */
export function buildMail(mail: {
  subject: string;
  text?: string;
  files?: readonly TestMailFile[];
}): Uint8Array {
  const { subject, text = 'Dear investor', files = [] } = mail;
  const parts = [`Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`, ...files.map(partOf)];
  const lines = [
    'From: Fund Services <services@example.com>',
    'To: investor@example.com',
    'Date: Fri, 12 Apr 2024 09:30:00 +0000',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${BOUNDARY}-${subject}"`,
    '',
    ...parts.flatMap((part) => [`--${BOUNDARY}-${subject}`, part]),
    `--${BOUNDARY}-${subject}--`,
    '',
  ];
  return Buffer.from(lines.join('\r\n'), 'latin1');
}
