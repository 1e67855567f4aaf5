import { PipelineError } from '../../contract/failures.ts';

/** One picture ready to stand on a PDF page: its samples as a PDF image stream, and how it is meant to be seen. */
export interface Picture {
  /** Stored samples a row, and rows. */
  width: number;
  height: number;
  /** EXIF orientation 1-8; 1 is upright. */
  orientation: number;
  /** Samples an inch as the file says; null where it does not. */
  density: { x: number; y: number } | null;
  /** The encoded samples. */
  bytes: Uint8Array;
  /** Entries of the PDF image dictionary, in the notation of PDF objects: names as `/Name`. */
  entries: Readonly<Record<string, PictureEntry>>;
}

/** A value of an image dictionary: a name begins with `/`; bytes are a string. */
export type PictureEntry =
  | string
  | number
  | Uint8Array
  | readonly PictureEntry[]
  | { readonly [key: string]: PictureEntry };

/** A page of 600 samples an inch may be as large as A3; more is a decompression bomb until shown otherwise. */
const MAX_SAMPLES = 80_000_000;
/** PDF readers take no larger side. */
const MAX_SIDE = 30_000;
/** Fewer samples than this hold no readable line. */
const MIN_SIDE = 1;

/** @throws PipelineError EXT_FAILED_INVALID_DOCUMENT without a size, EXT_FAILED when it is beyond what is read. */
export function assertSize(width: number, height: number): void {
  if (!(width >= MIN_SIDE && height >= MIN_SIDE))
    throw new PipelineError('EXT_FAILED_INVALID_DOCUMENT', 'The image has no size.');
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_SAMPLES)
    throw new PipelineError('EXT_FAILED', `The image has ${width} by ${height} samples, more than is read.`);
}

/** The failure of an image whose bytes cannot be understood. */
export function brokenImage(detail: string): PipelineError {
  return new PipelineError('EXT_FAILED_INVALID_DOCUMENT', `The image cannot be opened: ${detail}.`);
}
