import type { MessageKey } from '@assay/shared/messages';

/** Names of the parts of an Office file stand near its beginning, headers of a mail at it. */
const PROBE_BYTES = 16 * 1024;

const SIGNATURES: readonly (readonly [MessageKey, string])[] = [
  ['extraction.looksLikePicture', 'GIF8'],
  ['extraction.looksLikePicture', 'BM'],
  ['extraction.looksLikeArchive', '7z\u00bc\u00af'],
  ['extraction.looksLikeArchive', 'Rar!'],
  ['extraction.looksLikeArchive', '\u001f\u008b'],
];
/** Folders of the parts of Office files, which are zips; a workbook has `xl/`, which is read. */
const FOLDERS: readonly (readonly [MessageKey, string])[] = [
  ['extraction.looksLikeWord', 'word/'],
  ['extraction.looksLikePresentation', 'ppt/'],
];
const RICH_TEXT = '{\\rtf';
const ZIP = 'PK\u0003\u0004';
const MAIL_HEADER = /^(?:From |[!-9;-~]+[ \t]*:)/u;
// oxlint-disable-next-line no-control-regex -- characters that no text has
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/u;
const BYTE_ORDER_MARK = /^\u00ef\u00bb\u00bf/u;

/**
 * What a file looks like by its first bytes, where that is a kind that is not read; null for every other one. Only a warning:
 * the server decides [AMB-045].
 */
export async function unreadKindOf(file: File): Promise<MessageKey | null> {
  const bytes = new Uint8Array(await file.slice(0, PROBE_BYTES).arrayBuffer());
  const start = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (start.includes('%PDF-')) return null;
  if (start.startsWith(RICH_TEXT)) return 'extraction.looksLikeWord';
  if (start.startsWith(ZIP)) return FOLDERS.find(([, folder]) => start.includes(folder))?.[0] ?? null;
  if (start === '' || NO_TEXT.test(start))
    return SIGNATURES.find(([, signature]) => start.startsWith(signature))?.[0] ?? null;
  return MAIL_HEADER.test(start.replace(BYTE_ORDER_MARK, '')) ? null : 'extraction.looksLikeText';
}
