import type { IFD } from 'utif2';
import UTIF from 'utif2';

import { PipelineError } from '../../contract/failures.ts';
import type { Picture } from './picture.ts';
import { assertSize, brokenImage } from './picture.ts';
import { overWhite, pictureOf } from './samples.ts';

const WIDTH = 't256';
const HEIGHT = 't257';
const BITS = 't258';
const COMPRESSION = 't259';
const PHOTOMETRIC = 't262';
const ORIENTATION = 't274';
const SAMPLES = 't277';
const X_RESOLUTION = 't282';
const Y_RESOLUTION = 't283';
const PLANAR = 't284';
const RESOLUTION_UNIT = 't296';
const TILE_WIDTH = 't322';
const TILE_HEIGHT = 't323';
const SUBFILE = 't254';
const JPEG = 7;
const RGB = 2;
const CMYK = 5;
const CENTIMETRES_PER_INCH = 2.54;
const ENTRY_BYTES = 12;
/** Four samples of 16 bits; more is measurement data. */
const MAX_BITS = 64;

function tag(directory: IFD, name: string, otherwise: number): number {
  const value = directory[name];
  const first = Array.isArray(value) ? Number(value[0]) : Number.NaN;
  return Number.isFinite(first) ? first : otherwise;
}

/** Walks the chain of directories, which a hostile file may close to a ring. @returns how many there are. */
function countDirectories(bytes: Uint8Array, maxPages: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const seen = new Set<number>();
  try {
    const little = view.getUint16(0) === 0x4949;
    let at = view.getUint32(4, little);
    while (at !== 0) {
      if (seen.has(at)) throw brokenImage('its pages form a ring');
      seen.add(at);
      if (seen.size > maxPages)
        throw new PipelineError('EXT_FAILED', 'The image has more pages than are read.');
      at = view.getUint32(at + 2 + view.getUint16(at, little) * ENTRY_BYTES, little);
    }
  } catch (error) {
    if (error instanceof RangeError) throw brokenImage('a page directory is cut');
    throw error;
  }
  return seen.size;
}

/** What the decoder makes of JPEG samples, whatever colours the file stores them in. */
const DECODED_JPEG = { [BITS]: [8, 8, 8], [SAMPLES]: [3], [PHOTOMETRIC]: [RGB] };

function assertReadable(directory: IFD): void {
  assertSize(tag(directory, WIDTH, 0), tag(directory, HEIGHT, 0));
  assertSize(tag(directory, TILE_WIDTH, 1), tag(directory, TILE_HEIGHT, 1));
  const bits = tag(directory, BITS, 1) * tag(directory, SAMPLES, 1);
  if (!(bits > 0 && bits <= MAX_BITS)) throw brokenImage(`it has ${bits} bits a sample`);
  if (tag(directory, PLANAR, 1) !== 1 && tag(directory, SAMPLES, 1) > 1)
    throw brokenImage('its colours are stored apart');
}

/** Printing colours as screen colours, the plain way: exact colours do not matter to reading. */
function fromCmyk(directory: IFD): Uint8Array {
  const samples = tag(directory, SAMPLES, 4);
  const data = new Uint8Array(directory.width * directory.height * 3);
  for (let at = 0; at < data.length / 3; at += 1) {
    const black = 255 - (directory.data[at * samples + 3] ?? 0);
    for (let channel = 0; channel < 3; channel += 1) {
      const ink = directory.data[at * samples + channel] ?? 0;
      data[at * 3 + channel] = Math.round(((255 - ink) * black) / 255);
    }
  }
  return data;
}

function fromRgba(directory: IFD): Uint8Array {
  const rgba = UTIF.toRGBA8(directory);
  const data = new Uint8Array(directory.width * directory.height * 3);
  for (let at = 0; at < data.length / 3; at += 1) {
    const alpha = rgba[at * 4 + 3] ?? 255;
    for (let channel = 0; channel < 3; channel += 1)
      data[at * 3 + channel] = overWhite(rgba[at * 4 + channel] ?? 0, alpha);
  }
  return data;
}

function densityOf(directory: IFD): Picture['density'] {
  const unit = tag(directory, RESOLUTION_UNIT, 2);
  const perInch = unit === 3 ? CENTIMETRES_PER_INCH : 1;
  const density = {
    x: tag(directory, X_RESOLUTION, 0) * perInch,
    y: tag(directory, Y_RESOLUTION, 0) * perInch,
  };
  return unit === 1 || density.x <= 0 || density.y <= 0 ? null : density;
}

function readPage(file: ArrayBuffer, directory: IFD): Picture {
  assertReadable(directory);
  if (tag(directory, COMPRESSION, 1) === JPEG) Object.assign(directory, DECODED_JPEG);
  try {
    UTIF.decodeImage(file, directory);
    if (!(directory.data instanceof Uint8Array)) throw new Error('it holds no samples');
    const isCmyk = tag(directory, PHOTOMETRIC, 2) === CMYK && tag(directory, BITS, 8) === 8;
    const data = isCmyk ? fromCmyk(directory) : fromRgba(directory);
    const { width, height } = directory;
    directory.data = new Uint8Array(0); // a page of many is large
    const orientation = tag(directory, ORIENTATION, 1);
    return pictureOf(
      { width, height, channels: 3, data },
      { orientation: orientation >= 1 && orientation <= 8 ? orientation : 1, density: densityOf(directory) },
    );
  } catch (error) {
    // The decoder throws strings and numbers too.
    throw error instanceof PipelineError ? error : brokenImage(String(error));
  }
}

/**
 * The pages of a TIFF as pictures, small previews left out.
 * @throws PipelineError when a page is broken or larger than what is read, or there are more than `maxPages`.
 */
export function readTiff(bytes: Uint8Array, maxPages: number): Picture[] {
  const count = countDirectories(bytes, maxPages);
  const file = new Uint8Array(bytes).buffer;
  let directories: IFD[];
  try {
    directories = UTIF.decode(file).slice(0, count);
  } catch (error) {
    throw brokenImage(String(error));
  }
  const isPreview = (directory: IFD): boolean => (tag(directory, SUBFILE, 0) & 1) === 1;
  const pages = directories.filter((directory) => directory[WIDTH] !== undefined && !isPreview(directory));
  if (pages.length === 0) throw brokenImage('it has no pages');
  return pages.map((directory) => readPage(file, directory));
}
