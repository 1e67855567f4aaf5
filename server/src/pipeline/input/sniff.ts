/**
 * What a file is by its content; its name is never asked. `workbook` is an xlsx or xlsm, `eml` a mail in internet text
 * form, `msg` one saved by Outlook, `encrypted-office` an Office file behind a password, `unsupported` a kind that is
 * known and not read.
 */
export type FileKind =
  | 'pdf'
  | 'png'
  | 'jpeg'
  | 'tiff'
  | 'workbook'
  | 'eml'
  | 'msg'
  | 'encrypted-office'
  | 'unsupported'
  | 'empty'
  | 'unknown';

const SIGNATURES: readonly (readonly [FileKind, readonly number[]])[] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['tiff', [0x49, 0x49, 0x2a, 0x00]], // little endian
  ['tiff', [0x4d, 0x4d, 0x00, 0x2a]], // big endian
  ['unsupported', [0x47, 0x49, 0x46, 0x38]], // GIF
  ['unsupported', [0x42, 0x4d]], // BMP
  ['unsupported', [0x50, 0x4b, 0x05, 0x06]], // zip without entries
  ['unsupported', [0x1f, 0x8b]], // gzip
  ['unsupported', [0x37, 0x7a, 0xbc, 0xaf]], // 7z
  ['unsupported', [0x7b, 0x5c, 0x72, 0x74, 0x66]], // RTF
];
const ZIP: readonly number[] = [0x50, 0x4b, 0x03, 0x04];
const OLE: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0];

/** Readers accept junk before the header up to this many bytes. */
const HEADER_WINDOW = 1024;
/** A mail may carry many routing headers before those that tell. */
const MAIL_WINDOW = 16 * 1024;

const HEADER_LINE = /^[!-9;-~]+[ \t]*:/u;
const MAIL_HEADERS: ReadonlySet<string> = new Set([
  'from',
  'to',
  'subject',
  'date',
  'received',
  'message-id',
  'mime-version',
  'return-path',
  'delivered-to',
  'content-type',
]);
/** So many different ones of the known headers make a text a mail. */
const MAIL_EVIDENCE = 3;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function isWebp(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])
  );
}

function view(bytes: Uint8Array, length = bytes.length): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, length));
}

/** Names of entries stand uncompressed in a zip. */
function kindOfZip(bytes: Uint8Array): FileKind {
  return view(bytes).includes('xl/workbook.', 0, 'latin1') ? 'workbook' : 'unsupported';
}

/** Names of streams stand as UTF-16 in the directory of a compound file. */
function kindOfCompound(bytes: Uint8Array): FileKind {
  const content = view(bytes);
  if (content.includes('EncryptedPackage', 0, 'utf16le')) return 'encrypted-office';
  return content.includes('__properties_version1.0', 0, 'utf16le') ? 'msg' : 'unsupported';
}

/** A mail begins with header lines up to an empty one; enough of the usual ones must be among them. */
function isMail(bytes: Uint8Array): boolean {
  const text = view(bytes, MAIL_WINDOW)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/u, '');
  const found = new Set<string>();
  for (const [index, line] of text.split(/\r?\n/u).entries()) {
    if (line === '') break;
    const isEnvelope = index === 0 && line.startsWith('From ');
    const isContinued = index > 0 && /^[ \t]/u.test(line);
    if (isEnvelope || isContinued) continue;
    // The last line of the window may be cut anywhere.
    if (!HEADER_LINE.test(line)) return found.size >= MAIL_EVIDENCE && text.length >= MAIL_WINDOW;
    const name = line.slice(0, line.indexOf(':')).trim().toLowerCase();
    if (MAIL_HEADERS.has(name)) found.add(name);
  }
  return found.size >= MAIL_EVIDENCE;
}

/** True for a byte that is in no text: a control character but tab, line ends, form feed and escape. */
const isNoText = (byte: number): boolean =>
  byte < 0x09 || byte === 0x0b || (byte > 0x0d && byte < 0x20 && byte !== 0x1b) || byte === 0x7f;
const WIDE_MARKS: readonly (readonly number[])[] = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** True for text in any encoding (csv, txt, html, json), unless it is what is left of a PDF. */
function isText(bytes: Uint8Array): boolean {
  if (view(bytes).includes('%PDF-', 0, 'latin1')) return false;
  const isWide = WIDE_MARKS.some((mark) => startsWith(bytes, mark));
  return isWide || !view(bytes, MAIL_WINDOW).some(isNoText);
}

/** The kind of a file from its bytes, all of them: the lists of parts of office files stand at their ends. */
export function sniffKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const known = SIGNATURES.find(([, signature]) => startsWith(bytes, signature));
  if (known !== undefined) return known[0];
  if (isWebp(bytes)) return 'unsupported';
  if (startsWith(bytes, ZIP)) return kindOfZip(bytes);
  if (startsWith(bytes, OLE)) return kindOfCompound(bytes);
  if (isMail(bytes)) return 'eml';
  if (view(bytes, HEADER_WINDOW).includes('%PDF-', 0, 'latin1')) return 'pdf';
  return isText(bytes) ? 'unsupported' : 'unknown';
}

const MIME_TYPES: Readonly<Partial<Record<FileKind, string>>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  tiff: 'image/tiff',
  workbook: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  eml: 'message/rfc822',
  msg: 'application/vnd.ms-outlook',
};

/** The media type of a kind, `application/octet-stream` where it is not one that is read. */
export function mimeTypeOf(kind: FileKind): string {
  return MIME_TYPES[kind] ?? 'application/octet-stream';
}
