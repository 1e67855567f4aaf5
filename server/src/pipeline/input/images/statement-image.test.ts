import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { encode } from 'fast-png';

import { openPdf } from '../../pdf/document.ts';
import { DEFAULT_LIMITS } from '../../contract/limits.ts';
import { runExtraction } from '../../stages/run-extraction.ts';
import { withDensity } from '../../testing/build-images.ts';
import { buildPdf, labelRows, writeTemporary } from '../../testing/build-pdf.ts';
import { jobFor } from '../../testing/paths.ts';

const DOTS_PER_INCH = 150;

/** A PDF's first page as a PNG, as a scanner saves it. */
async function photographed(pdf: Uint8Array): Promise<Uint8Array> {
  const opened = await openPdf(pdf, DEFAULT_LIMITS);
  const { width, height, pixels } = opened.renderPage(0, {
    dotsPerInch: DOTS_PER_INCH,
    maxPixels: 1e7,
    turn: 0,
  });
  opened.close();
  return withDensity(encode({ width, height, channels: 1, data: pixels.slice() }), DOTS_PER_INCH);
}

describe('a statement as an image', () => {
  it('STATE-015 gives the values that the same statement gives as a PDF', async () => {
    const rows = labelRows([
      ['Commitment', '5,000,000.00'],
      ['Unfunded commitment', '1,250,000.00'],
    ]);
    const title = { x: 60, y: 80, text: 'Capital Account Statement', size: 16 };
    const path = writeTemporary(await photographed(await buildPdf([[title, ...rows]])));
    const outcome = await runExtraction(jobFor(path));
    assert.ok(outcome.ok, JSON.stringify(outcome));
    const { rendition, mimeType, metrics, pages } = outcome.result;
    assert.deepEqual([rendition, mimeType], [true, 'image/png']);
    assert.deepEqual([Math.round(pages[0]?.width ?? 0), Math.round(pages[0]?.height ?? 0)], [595, 842]);
    const commitment = metrics.find(({ fin }) => fin === 'commitment')?.candidates[0];
    assert.equal(commitment?.value, '5000000.00');
  });
});
