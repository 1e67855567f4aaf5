import type { MailFile } from './mail-content.ts';

/** The block in which Outlook wraps the attachments of a mail for other programs: "winmail.dat" [MS-OXTNEF]. */
const SIGNATURE = 0x223e9f78;
const HEAD_BYTES = 6;
/** Level, id and length before the bytes of an attribute, a checksum behind them. */
const ATTRIBUTE_HEAD = 9;
const CHECKSUM_BYTES = 2;

/** Attributes of an attachment: the first begins one. */
const RENDERING = 0x00069002;
const TITLE = 0x00018010;
const DATA = 0x0006800f;

export function isTnef(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.length >= HEAD_BYTES && view.getUint32(0, true) === SIGNATURE;
}

/** A text of the code page of Western Europe, ended by a zero. */
function textOf(body: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(body).replace(/\0.*$/su, '');
}

/** The files of such a block under their short names; those behind a place where it is broken are left out. */
export function filesOfTnef(bytes: Uint8Array): MailFile[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files: MailFile[] = [];
  let at = HEAD_BYTES;
  while (at + ATTRIBUTE_HEAD <= bytes.length) {
    const id = view.getUint32(at + 1, true);
    const from = at + ATTRIBUTE_HEAD;
    const to = from + view.getUint32(at + 5, true);
    if (to > bytes.length) break;
    const body = bytes.subarray(from, to);
    const file = files.at(-1);
    if (id === RENDERING) files.push({ name: '', bytes: new Uint8Array(), isPartOfText: false });
    else if (id === TITLE && file !== undefined) file.name = textOf(body);
    else if (id === DATA && file !== undefined) file.bytes = body;
    at = to + CHECKSUM_BYTES;
  }
  return files;
}
