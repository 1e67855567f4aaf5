import type { Entry } from '@kenjiuno/msgreader/lib/Burner.js';
import { burn } from '@kenjiuno/msgreader/lib/Burner.js';
import { TypeEnum } from '@kenjiuno/msgreader/lib/Reader.js';

/** A mail as Outlook saves it: a compound file with a stream per property [MS-OXMSG]. */
interface Folder {
  name: string;
  /** Properties by their tags: `001f` at the end is a text, `0102` bytes. */
  properties: Readonly<Record<string, string | Uint8Array>>;
  /** Bytes before the first entry of the property stream. */
  head: Uint8Array;
  /** Properties that stand in the property stream itself, by tag: four bytes each. */
  numbers?: Readonly<Record<string, number>>;
  folders?: readonly Folder[];
}

const READABLE_AND_WRITABLE = 6;

function propertyStream({ properties, head, numbers = {} }: Folder): Uint8Array {
  const entry = (tag: string, value: number): Buffer => {
    const bytes = Buffer.alloc(16);
    bytes.writeUInt32LE(Number.parseInt(tag, 16), 0);
    bytes.writeUInt32LE(READABLE_AND_WRITABLE, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  // The length of a text counts the zero that ends it and is not stored.
  const sizes = Object.entries(properties).map(([tag, value]) =>
    entry(tag, typeof value === 'string' ? 2 * value.length + 2 : value.length),
  );
  return Buffer.concat([head, ...Object.entries(numbers).map(([tag, value]) => entry(tag, value)), ...sizes]);
}

/** Puts a folder and all below it into the list of a compound file. @returns its place in the list. */
function put(entries: Entry[], folder: Folder, type: TypeEnum): number {
  const children: number[] = [];
  const at = entries.push({ name: folder.name, type, length: 0, children }) - 1;
  const stream = (name: string, bytes: Uint8Array): void => {
    // The writer takes all of the memory that bytes lie in: they are given memory of their own.
    const binaryProvider = (): Uint8Array => new Uint8Array(bytes);
    const { length } = bytes;
    children.push(entries.push({ name, type: TypeEnum.DOCUMENT, length, binaryProvider }) - 1);
  };
  stream('__properties_version1.0', propertyStream(folder));
  for (const [tag, value] of Object.entries(folder.properties)) {
    const bytes = typeof value === 'string' ? Buffer.from(value, 'utf16le') : value;
    stream(`__substg1.0_${tag.toUpperCase()}`, bytes);
  }
  for (const one of folder.folders ?? []) children.push(put(entries, one, TypeEnum.DIRECTORY));
  return at;
}

/** A mail with its files, which may be mails themselves. */
export interface TestMsg {
  subject: string;
  text: string;
  files: readonly TestMsgFile[];
}

/** A file of a test mail; an inline one is a picture of the text itself. */
type TestMsgFile = { name: string } & ({ bytes: Uint8Array; isInline?: boolean } | { mail: TestMsg });

/** Ways in which a file is attached. */
const BY_VALUE = 1;
const EMBEDDED_MAIL = 5;

function fileFolder(file: TestMsgFile, index: number): Folder {
  const isMail = 'mail' in file;
  const properties: Record<string, string | Uint8Array> = {
    '3001001f': file.name,
    '3704001f': file.name,
    '3707001f': file.name,
  };
  if (!isMail) properties['37010102'] = file.bytes;
  if (!isMail && file.isInline === true) properties['3712001f'] = 'logo@example.com';
  return {
    name: `__attach_version1.0_#${index.toString(16).toUpperCase().padStart(8, '0')}`,
    head: Buffer.alloc(8),
    numbers: { '0e210003': index, '37050003': isMail ? EMBEDDED_MAIL : BY_VALUE },
    properties,
    // An embedded mail has a shorter head than one that is a file.
    folders: isMail ? [mailFolder('__substg1.0_3701000D', file.mail, 24)] : [],
  };
}

function mailFolder(name: string, { subject, text, files }: TestMsg, headBytes: number): Folder {
  const head = Buffer.alloc(headBytes);
  for (const at of [12, 20]) head.writeUInt32LE(files.length, at); // the next attachment's number, and their count
  return {
    name,
    head,
    properties: {
      '001a001f': 'IPM.Note',
      '0037001f': subject,
      '0c1a001f': 'Fund Services',
      '1000001f': text,
    },
    folders: files.map(fileFolder),
  };
}

/** Bytes of a mail saved by Outlook, with files. */
export function buildMsg(mail: TestMsg): Uint8Array {
  const entries: Entry[] = [];
  put(entries, mailFolder('Root Entry', mail, 32), TypeEnum.ROOT);
  return burn(entries);
}
