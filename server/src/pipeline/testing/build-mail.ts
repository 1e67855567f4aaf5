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

/** Bytes of the block in which Outlook wraps the files of a mail for other programs ("winmail.dat"). */
export function buildTnef(files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array {
  const attribute = (id: number, body: Uint8Array): Buffer => {
    const head = Buffer.alloc(9, 2); // level 2: of an attachment
    head.writeUInt32LE(id, 1);
    head.writeUInt32LE(body.length, 5);
    return Buffer.concat([head, body, Buffer.alloc(2)]);
  };
  const attributes = files.flatMap(({ name, bytes }) => [
    attribute(0x00069002, Buffer.alloc(14)),
    attribute(0x0006800f, bytes),
    attribute(0x00018010, Buffer.from(`${name}\0`, 'latin1')),
  ]);
  return Buffer.concat([Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]), ...attributes]);
}
