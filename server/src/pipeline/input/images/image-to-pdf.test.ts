import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { encode } from 'fast-png';
import UTIF from 'utif2';

import { PipelineError } from '../../contract/failures.ts';
import { openPdf } from '../../pdf/document.ts';
import { DEFAULT_LIMITS } from '../../contract/limits.ts';
import { imageToPdf } from './image-to-pdf.ts';
import { buildTiff, HALF_BLACK_JPEG, smallJpeg, withDensity } from '../../testing/build-images.ts';

/** Sizes in points of the pages that an image becomes, whole numbers. */
async function sizesOf(bytes: Uint8Array): Promise<[number, number][]> {
  const pdf = await openPdf(await imageToPdf(bytes, DEFAULT_LIMITS), DEFAULT_LIMITS);
  const sizes = Array.from({ length: pdf.pageCount }, (_, index): [number, number] => {
    const { width, height } = pdf.readPage(index);
    return [Math.round(width), Math.round(height)];
  });
  pdf.close();
  return sizes;
}

const grey = (width: number, height: number): Uint8Array =>
  encode({ width, height, channels: 1, data: new Uint8Array(width * height).fill(200) });

function failsWith(stage: string): (error: unknown) => boolean {
  return (error) => error instanceof PipelineError && error.stage === stage;
}

describe('imageToPdf', () => {
  it('gives a page the size that the density in the file says, else a sheet of paper', async () => {
    assert.deepEqual(await sizesOf(withDensity(grey(850, 1100), 100)), [[612, 792]]);
    assert.deepEqual(await sizesOf(grey(827, 1169)), [[595, 841]]);
    assert.deepEqual(await sizesOf(grey(1100, 850)), [[792, 612]]);
    // A photograph that says 72 samples an inch is no poster.
    assert.deepEqual(await sizesOf(withDensity(grey(3000, 4000), 72)), [[594, 792]]);
  });

  it('takes PNGs of every make', async () => {
    const data = new Uint8Array(20 * 20 * 4).fill(90);
    const rgba = encode({ width: 20, height: 20, channels: 4, data });
    const rgb = encode({ width: 20, height: 20, channels: 3, data: data.subarray(0, 1200) });
    const deep = encode({ width: 20, height: 20, channels: 1, depth: 16, data: new Uint16Array(400) });
    const twoTone = encode({ width: 20, height: 20, channels: 1, depth: 1, data: new Uint8Array(60) });
    for (const bytes of [rgba, rgb, deep, twoTone]) assert.equal((await sizesOf(bytes)).length, 1);
  });

  it('turns a photograph as its EXIF block says', async () => {
    assert.deepEqual(await sizesOf(smallJpeg({ width: 40, height: 20 })), [[842, 421]]);
    assert.deepEqual(await sizesOf(smallJpeg({ width: 40, height: 20, orientation: 6 })), [[421, 842]]);
  });

  it('makes every page of a TIFF a page, and leaves previews out', async () => {
    const pages = [
      { width: 850, height: 1100, density: 100 },
      { width: 1100, height: 850, density: 100 },
      { width: 85, height: 110, density: 100, isPreview: true },
    ];
    assert.deepEqual(await sizesOf(buildTiff(pages)), [
      [612, 792],
      [792, 612],
    ]);
  });

  it('takes a TIFF in printing colours', async () => {
    const tiff = new Uint8Array(UTIF.encodeImage(new Uint8Array(400), 10, 10));
    assert.equal((await sizesOf(tiff)).length, 1);
    assert.equal((await sizesOf(buildTiff([{ width: 20, height: 20, density: 0, isCmyk: true }]))).length, 1);
  });

  it('takes a TIFF whose grey samples are a JPEG', async () => {
    const tiff = buildTiff([{ width: 16, height: 8, density: 0, jpeg: HALF_BLACK_JPEG }]);
    const pdf = await openPdf(await imageToPdf(tiff, DEFAULT_LIMITS), DEFAULT_LIMITS);
    const { width, height, pixels } = pdf.renderPage(0, { dotsPerInch: 20, maxPixels: 1_000_000, turn: 0 });
    pdf.close();
    const levelsAt = (x: number): number[] =>
      Array.from({ length: height }, (_, y) => pixels[y * width + Math.floor(x * width)] ?? -1);
    assert.ok(Math.max(...levelsAt(0.25)) < 60);
    assert.ok(Math.min(...levelsAt(0.75)) > 200);
  });

  it('STATE-014 fails what is cut or broken as invalid, and what is too large as failed', async () => {
    const png = grey(50, 50);
    const ring = buildTiff([{ width: 20, height: 20, density: 0 }], { isRing: true });
    const cut = [
      png.subarray(0, 60),
      smallJpeg({ width: 8, height: 8 }).subarray(0, 20),
      ring.subarray(0, 12),
      ring,
    ];
    for (const bytes of cut)
      await assert.rejects(imageToPdf(bytes, DEFAULT_LIMITS), failsWith('EXT_FAILED_INVALID_DOCUMENT'));
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(29_000, 16);
    bomb.writeUInt32BE(29_000, 20);
    await assert.rejects(imageToPdf(bomb, DEFAULT_LIMITS), failsWith('EXT_FAILED'));
    const many = buildTiff([
      { width: 8, height: 8, density: 0 },
      { width: 8, height: 8, density: 0 },
    ]);
    await assert.rejects(imageToPdf(many, { maxPages: 1 }), failsWith('EXT_FAILED'));
  });

  it('gives the same bytes for the same bytes', async () => {
    const bytes = grey(30, 30);
    assert.deepEqual(await imageToPdf(bytes, DEFAULT_LIMITS), await imageToPdf(bytes, DEFAULT_LIMITS));
  });
});
