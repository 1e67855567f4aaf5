import { readExif } from './exif.ts';
import type { Picture, PictureEntry } from './picture.ts';
import { assertSize, brokenImage } from './picture.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
/** Baseline, extended and progressive with Huffman coding: what PDF readers take. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
/** Lossless, differential and arithmetic frames. */
const OTHER_FRAMES: ReadonlySet<number> = new Set([
  0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);
const CENTIMETRES_PER_INCH = 2.54;

interface Facts {
  width: number;
  height: number;
  components: number;
  isAdobe: boolean;
  orientation: number;
  density: { x: number; y: number } | null;
}

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, Math.max(0, Math.min(to, bytes.length) - from)).toString(
    'latin1',
  );

function readFrame(segment: Uint8Array, facts: Facts): void {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  if (view.byteLength < 6) throw brokenImage('its frame is cut');
  if (view.getUint8(0) !== 8) throw brokenImage('its samples do not have 8 bits');
  facts.height = view.getUint16(1);
  facts.width = view.getUint16(3);
  facts.components = view.getUint8(5);
}

function readDensity(segment: Uint8Array): Facts['density'] {
  if (latin(segment, 0, 4) !== 'JFIF' || segment.length < 12) return null;
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const unit = view.getUint8(7);
  const scale = unit === 1 ? 1 : unit === 2 ? CENTIMETRES_PER_INCH : 0;
  return scale === 0 ? null : { x: view.getUint16(8) * scale, y: view.getUint16(10) * scale };
}

function readSegment(marker: number, segment: Uint8Array, facts: Facts): void {
  if (FRAMES.has(marker)) readFrame(segment, facts);
  else if (OTHER_FRAMES.has(marker)) throw brokenImage('it is coded in a way that is not read');
  else if (marker === APP0) facts.density ??= readDensity(segment);
  else if (marker === APP1 && latin(segment, 0, 4) === 'Exif') {
    const exif = readExif(segment.subarray(6));
    facts.orientation = exif.orientation;
    facts.density ??= exif.density;
  } else if (marker === APP14 && latin(segment, 0, 5) === 'Adobe') facts.isAdobe = true;
}

/** Reads the segments before the first scan; the samples themselves are left to the PDF reader. */
function readFacts(bytes: Uint8Array): Facts {
  const facts: Facts = {
    width: 0,
    height: 0,
    components: 0,
    isAdobe: false,
    orientation: 1,
    density: null,
  };
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw brokenImage('it has no segment where one must be');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill bytes
      continue;
    }
    if (marker === END_OF_IMAGE) break;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) throw brokenImage('a segment has no length');
    if (marker === START_OF_SCAN) return facts;
    readSegment(marker, bytes.subarray(at + 4, at + 2 + length), facts);
    at += 2 + length;
  }
  throw brokenImage('it has no scan');
}

const COLOUR_SPACES: Readonly<Record<number, string>> = {
  1: '/DeviceGray',
  3: '/DeviceRGB',
  4: '/DeviceCMYK',
};

/**
 * A JPEG as it stands in the file: PDF readers decode it themselves. Adobe programs store CMYK inverted.
 * @throws PipelineError when it is broken, has a size beyond what is read, or is coded in a way that PDF does not know.
 */
export function readJpeg(bytes: Uint8Array): Picture {
  const { width, height, components, isAdobe, orientation, density } = readFacts(bytes);
  assertSize(width, height);
  const colourSpace = COLOUR_SPACES[components];
  if (colourSpace === undefined) throw brokenImage(`it has ${components} components`);
  const inverted: Record<string, PictureEntry> =
    components === 4 && isAdobe ? { Decode: [1, 0, 1, 0, 1, 0, 1, 0] } : {};
  return {
    width,
    height,
    orientation,
    density,
    bytes,
    entries: { Filter: '/DCTDecode', ColorSpace: colourSpace, BitsPerComponent: 8, ...inverted },
  };
}
