import { inflateSync } from 'node:zlib';

import { decode } from 'fast-png';

import type { Picture, PictureEntry } from './picture.ts';
import { assertSize, brokenImage } from './picture.ts';
import { overWhite, pictureOf } from './samples.ts';

const METRES_PER_INCH = 0.0254;
const GREY = 0;
const RGB = 2;
const PALETTE = 3;
const SAMPLES_OF: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

interface Chunks {
  width: number;
  height: number;
  depth: number;
  colour: number;
  isInterlaced: boolean;
  hasTransparency: boolean;
  palette: Uint8Array | null;
  density: { x: number; y: number } | null;
  data: Uint8Array[];
}

function readChunk(chunks: Chunks, type: string, body: Uint8Array): void {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  if (type === 'IHDR' && body.length >= 13) {
    chunks.width = view.getUint32(0);
    chunks.height = view.getUint32(4);
    chunks.depth = view.getUint8(8);
    chunks.colour = view.getUint8(9);
    chunks.isInterlaced = view.getUint8(12) !== 0;
  } else if (type === 'PLTE') chunks.palette = body;
  else if (type === 'tRNS') chunks.hasTransparency = true;
  else if (type === 'IDAT') chunks.data.push(body);
  else if (type === 'pHYs' && body.length >= 9 && view.getUint8(8) === 1) {
    chunks.density = { x: view.getUint32(0) * METRES_PER_INCH, y: view.getUint32(4) * METRES_PER_INCH };
  }
}

function readChunks(bytes: Uint8Array): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunks = {
    width: 0,
    height: 0,
    depth: 0,
    colour: GREY,
    isInterlaced: false,
    hasTransparency: false,
    palette: null,
    density: null,
    data: [],
  };
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const type = Buffer.from(bytes.buffer, bytes.byteOffset + at + 4, 4).toString('latin1');
    if (at + 12 + length > bytes.length) throw brokenImage('it is cut');
    readChunk(chunks, type, bytes.subarray(at + 8, at + 8 + length));
    if (type === 'IEND') return chunks;
    at += 12 + length;
  }
  throw brokenImage('it has no end');
}

function look({ density }: Chunks): Pick<Picture, 'orientation' | 'density'> {
  return { orientation: 1, density };
}

/** @throws PipelineError when the samples cannot be unpacked, or are more than `most` bytes. */
function unpackedLength(bytes: Uint8Array, most: number): number {
  try {
    return inflateSync(bytes, { maxOutputLength: most }).length;
  } catch (error) {
    throw brokenImage(error instanceof Error ? error.message : String(error));
  }
}

/** The packed samples of a PNG are a PDF stream with the same predictor, so they are taken over as they are. */
function packed(chunks: Chunks): Picture {
  const { width, height, depth, colour, palette } = chunks;
  const samples = SAMPLES_OF[colour] ?? 1;
  const bytes = Buffer.concat(chunks.data);
  const expected = height * (1 + Math.ceil((width * samples * depth) / 8));
  if (unpackedLength(bytes, expected) !== expected) throw brokenImage('its samples are cut');
  const colourSpace: PictureEntry =
    colour === RGB
      ? '/DeviceRGB'
      : colour === PALETTE && palette !== null
        ? ['/Indexed', '/DeviceRGB', Math.floor(palette.length / 3) - 1, palette]
        : '/DeviceGray';
  return {
    width,
    height,
    ...look(chunks),
    bytes,
    entries: {
      Filter: '/FlateDecode',
      DecodeParms: { Predictor: 15, Colors: samples, BitsPerComponent: depth, Columns: width },
      ColorSpace: colourSpace,
      BitsPerComponent: depth,
    },
  };
}

/** Bits of sample `index` of a row that begins at `row`, scaled to 0-255 unless it is an index into a palette. */
function sampleAt(data: ArrayLike<number>, index: number, depth: number, row: number): number {
  if (depth >= 8) return (data[row + index] ?? 0) >> (depth - 8);
  const bit = index * depth;
  const byte = data[row + (bit >> 3)] ?? 0;
  return (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
}

/** What a PDF image cannot hold as it is (transparency, interlacing) is decoded and put on white paper. */
function decoded(chunks: Chunks, file: Uint8Array): Picture {
  const { width, height } = chunks;
  let image: ReturnType<typeof decode>;
  try {
    image = decode(file);
  } catch (error) {
    throw brokenImage(error instanceof Error ? error.message : String(error));
  }
  const { channels, depth, palette } = image;
  const stride = depth >= 8 ? width * channels : Math.ceil((width * channels * depth) / 8);
  const greyScale = depth < 8 ? 255 / ((1 << depth) - 1) : 1;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const read = (channel: number): number =>
        sampleAt(image.data, x * channels + channel, depth, y * stride);
      const entry = palette === undefined ? undefined : (palette[read(0)] ?? [0, 0, 0]);
      const isGrey = channels < 3;
      const alpha = entry === undefined ? (channels % 2 === 0 ? read(channels - 1) : 255) : (entry[3] ?? 255);
      for (let channel = 0; channel < 3; channel += 1) {
        const value = entry === undefined ? read(isGrey ? 0 : channel) * greyScale : (entry[channel] ?? 0);
        data[(y * width + x) * 3 + channel] = overWhite(value, alpha);
      }
    }
  }
  return pictureOf({ width, height, channels: 3, data }, look(chunks));
}

/** A PNG as a picture. @throws PipelineError when it is broken or has a size beyond what is read. */
export function readPng(bytes: Uint8Array): Picture {
  const chunks = readChunks(bytes);
  assertSize(chunks.width, chunks.height);
  const isPlain = chunks.colour === GREY || chunks.colour === RGB || chunks.colour === PALETTE;
  return isPlain && !chunks.isInterlaced && !chunks.hasTransparency ? packed(chunks) : decoded(chunks, bytes);
}
