import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { displayBox } from '../graph/document-graph.ts';
import { buildLines } from '../graph/lines.ts';
import { buildPageGraph } from '../graph/page-graph.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { openPdf } from './document.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';

const TEXTS = [
  { x: 60, y: 100, text: 'Capital commitment' },
  { x: 400, y: 100, text: '10,000,000.00' },
  { x: 60, y: 120, text: 'Unfunded commitment' },
];

describe('openPdf', () => {
  it('reads words with their boxes in points from the top left', async () => {
    const pdf = await openPdf(await buildPdf([TEXTS]), DEFAULT_LIMITS);
    const { words, width, height, turn } = pdf.readPage(0);
    pdf.close();
    assert.deepEqual([Math.round(width), Math.round(height), turn], [595, 842, 0]);
    assert.deepEqual(
      words.map((word) => word.text),
      ['Capital', 'commitment', '10,000,000.00', 'Unfunded', 'commitment'],
    );
    const amount = words[2];
    assert.ok(amount && Math.abs(amount.x0 - 400) < 1 && amount.y0 < 100 && amount.y1 > 98);
  });

  for (const rotate of [90, 180, 270] as const) {
    it(`reads a page turned by ${rotate} degrees in reading direction and boxes it as displayed`, async () => {
      const pdf = await openPdf(await buildPdf([TEXTS], { rotate }), DEFAULT_LIMITS);
      const page = pdf.readPage(0);
      pdf.close();
      assert.equal(page.rotation, rotate);
      assert.deepEqual(
        buildLines(page.words).map((line) => line.words.map((word) => word.text).join(' ')),
        ['Capital commitment 10,000,000.00', 'Unfunded commitment'],
      );
      const graph = buildPageGraph(page);
      const amount = page.words.find((word) => word.text.startsWith('10,'));
      assert.ok(amount);
      const box = displayBox(graph, amount);
      // 400 of 595 points from the left, 100 of 842 from the top, then turned clockwise.
      const [left, top] = [400 / 595, 100 / 842];
      const corner = rotate === 90 ? [1 - top, left] : rotate === 180 ? [1 - left, 1 - top] : [top, 1 - left];
      const near = [box.x, box.x + box.w].some((x) => Math.abs(x - (corner[0] ?? 0)) < 0.02);
      const nearY = [box.y, box.y + box.h].some((y) => Math.abs(y - (corner[1] ?? 0)) < 0.02);
      assert.ok(near && nearY, JSON.stringify({ box, corner }));
      assert.ok(rotate === 180 ? box.w > box.h : box.h > box.w);
    });
  }

  it('refuses more pages than allowed', async () => {
    const bytes = await buildPdf([TEXTS, TEXTS, TEXTS]);
    await assert.rejects(openPdf(bytes, { ...DEFAULT_LIMITS, maxPages: 2 }), { stage: 'EXT_FAILED' });
  });
});
