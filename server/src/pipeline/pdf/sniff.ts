/** What a file is by its content; its name is never asked. */
export type FileKind = 'pdf' | 'image' | 'archive' | 'office' | 'empty' | 'unknown';

const IMAGE_SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x49, 0x49, 0x2a, 0x00], // TIFF, little endian
  [0x4d, 0x4d, 0x00, 0x2a], // TIFF, big endian
  [0x47, 0x49, 0x46, 0x38], // GIF
  [0x42, 0x4d], // BMP
];
const ZIP_SIGNATURES: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04], // also docx, xlsx, pptx
  [0x50, 0x4b, 0x05, 0x06],
  [0x1f, 0x8b], // gzip
  [0x37, 0x7a, 0xbc, 0xaf], // 7z
];
const OLE_SIGNATURE: readonly number[] = [0xd0, 0xcf, 0x11, 0xe0]; // doc, xls, msg

/** Readers accept junk before the header up to this many bytes. */
const HEADER_WINDOW = 1024;

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function isWebp(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])
  );
}

/** The kind of a file from its first bytes (the first kibibyte is enough). */
export function sniffKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (IMAGE_SIGNATURES.some((signature) => startsWith(bytes, signature)) || isWebp(bytes)) return 'image';
  if (ZIP_SIGNATURES.some((signature) => startsWith(bytes, signature))) return 'archive';
  if (startsWith(bytes, OLE_SIGNATURE)) return 'office';
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WINDOW)).toString(
    'latin1',
  );
  return head.includes('%PDF-') ? 'pdf' : 'unknown';
}
