import { crc32 } from 'node:zlib';

/** A PNG that says how many samples an inch it has. */
export function withDensity(png: Uint8Array, perInch: number): Uint8Array {
  const body = Buffer.alloc(13);
  body.write('pHYs', 0, 'latin1');
  body.writeUInt32BE(Math.round(perInch / 0.0254), 4);
  body.writeUInt32BE(Math.round(perInch / 0.0254), 8);
  body[12] = 1;
  const chunk = Buffer.alloc(21);
  chunk.writeUInt32BE(9, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 17);
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}

function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** A JPEG with a frame and a scan without samples: enough for everything that looks at its size. */
export function smallJpeg(options: { width: number; height: number; orientation?: number }): Uint8Array {
  const { width, height, orientation = 1 } = options;
  const exif = Buffer.alloc(32);
  exif.write('Exif\0\0MM\0*', 0, 'latin1');
  exif.writeUInt32BE(8, 10);
  exif.writeUInt16BE(1, 14);
  exif.writeUInt16BE(0x0112, 16);
  exif.writeUInt16BE(3, 18);
  exif.writeUInt32BE(1, 20);
  exif.writeUInt16BE(orientation, 24);
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, exif),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A grey JPEG of 16 by 8 samples: black at the left, white at the right. */
export const HALF_BLACK_JPEG: Uint8Array = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQ' +
    'YEpRUk//wAALCAAIABABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAABwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/ADBTr//Z',
  'base64',
);

/** A page of a test TIFF, grey or in printing colours; `density` 0 says nothing. */
export interface TestTiffPage {
  width: number;
  height: number;
  density: number;
  isPreview?: boolean;
  isCmyk?: boolean;
  /** The samples of the page as a JPEG. */
  jpeg?: Uint8Array;
}

const SHORT = 3;
const LONG = 4;
const RATIONAL = 5;
const TAGS = 12;
const ENTRY = 12;

/** Bytes of a TIFF without compression unless a page is a JPEG; as a ring, its last page names the first as the next. */
export function buildTiff(pages: readonly TestTiffPage[], { isRing = false } = {}): Uint8Array {
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1');
  const blocks: Uint8Array[] = [header];
  let start = header.length;
  pages.forEach((page, index) => {
    const channels = page.isCmyk === true ? 4 : 1;
    const samples = page.jpeg ?? Buffer.alloc(page.width * page.height * channels, 128);
    const directory = Buffer.alloc(2 + TAGS * ENTRY + 4 + 16);
    const extra = start + directory.length - 16;
    const data = start + directory.length;
    const entries: [number, number, number, number][] = [
      [254, LONG, 1, page.isPreview === true ? 1 : 0],
      [256, LONG, 1, page.width],
      [257, LONG, 1, page.height],
      [258, SHORT, channels === 4 ? 4 : 1, channels === 4 ? extra + 8 : 8],
      [259, SHORT, 1, page.jpeg === undefined ? 1 : 7],
      [262, SHORT, 1, channels === 4 ? 5 : 1],
      [273, LONG, 1, data],
      [277, SHORT, 1, channels],
      [278, LONG, 1, page.height],
      [279, LONG, 1, samples.length],
      [282, RATIONAL, 1, extra],
      [283, RATIONAL, 1, extra],
    ];
    directory.writeUInt16LE(TAGS, 0);
    entries.forEach(([tag, type, count, value], at) => {
      const entry = 2 + at * ENTRY;
      directory.writeUInt16LE(tag, entry);
      directory.writeUInt16LE(type, entry + 2);
      directory.writeUInt32LE(count, entry + 4);
      directory.writeUInt32LE(value, entry + 8);
    });
    const isLast = index === pages.length - 1;
    const next = data + samples.length;
    directory.writeUInt32LE(isLast ? (isRing ? 8 : 0) : next, 2 + TAGS * ENTRY);
    directory.writeUInt32LE(page.density, extra - start);
    directory.writeUInt32LE(1, extra - start + 4);
    for (let at = 0; at < 4; at += 1) directory.writeUInt16LE(8, extra - start + 8 + at * 2);
    blocks.push(directory, samples);
    start = next;
  });
  return Buffer.concat(blocks);
}
