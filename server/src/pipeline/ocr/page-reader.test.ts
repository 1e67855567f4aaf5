import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import { PDFDocument, StandardFonts } from 'pdf-lib';

import { displayBox } from '../graph/document-graph.ts';
import { buildLines } from '../graph/lines.ts';
import { buildPageGraph } from '../graph/page-graph.ts';
import type { PdfPage } from '../contract/page.ts';
import { openPdf } from '../pdf/document.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';
import type { Raster } from '../pdf/render-page.ts';
import { runExtraction } from '../stages/run-extraction.ts';
import { writeTemporary } from '../testing/build-pdf.ts';
import { buildSlips, SLIP } from '../testing/build-scan.ts';
import { jobFor } from '../testing/paths.ts';
import type { Ocr } from './ocr.ts';
import { createOcr } from './ocr.ts';
import { createPageReader } from './page-reader.ts';

const TEXTS = [
  { x: 20, y: 30, text: 'Capital commitment' },
  { x: 220, y: 30, text: '10,000,000.00' },
  { x: 20, y: 60, text: 'Unfunded commitment' },
  { x: 220, y: 60, text: '2,500,000.00' },
  { x: 20, y: 90, text: 'Distributions in the quarter' },
  { x: 270, y: 90, text: '–' },
];
const LINES = [
  'Capital commitment 10,000,000.00',
  'Unfunded commitment 2,500,000.00',
  'Distributions in the quarter -',
];

const ocr = createOcr();

/** A page of drawn lines and curves, and one with a list of codes, symbols and a few characters that no font maps. */
async function drawnAndListed(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [courier, symbols] = [
    await pdf.embedFont(StandardFonts.Courier),
    await pdf.embedFont(StandardFonts.ZapfDingbats),
  ];
  const drawing = pdf.addPage([SLIP.width, SLIP.height]);
  for (let at = 0; at < 200; at += 1)
    drawing.drawSvgPath(`M ${at} 0 C ${at * 2} 40 ${at} 80 ${at + 60} 120`, {
      x: 4,
      y: SLIP.height - 4,
      borderWidth: 1,
    });
  const list = pdf.addPage([SLIP.width, SLIP.height]);
  const codes = ['XS2010WZQ7', 'CUSIP 78462F', 'QWZX-KJHG', 'BVWXYZ', 'MGMT PFD', 'GBP FWD KC', 'ZCZC 41QX'];
  for (let line = 0; line < 8; line += 1) {
    list.drawText('\u2714', { x: 6, y: 10 + line * 14, size: 8, font: symbols });
    list.drawText(codes.map((_code, at) => codes[(at + line) % codes.length]).join(' '), {
      x: 18,
      y: 10 + line * 14,
      size: 6,
      font: courier,
    });
  }
  return pdf.save();
}

async function readAll(bytes: Uint8Array, changes: { maxOcrPages?: number } = {}): Promise<PdfPage[]> {
  const limits = { ...DEFAULT_LIMITS, ...changes };
  const pdf = await openPdf(bytes, limits);
  try {
    const read = createPageReader(pdf, { limits, ocr, signal: new AbortController().signal });
    const pages: PdfPage[] = [];
    for (let index = 0; index < pdf.pageCount; index += 1) pages.push(await read(index));
    return pages;
  } finally {
    pdf.close();
  }
}

function lines(page: PdfPage | undefined): string[] {
  return buildLines(page?.words ?? []).map((line) =>
    line.words
      .map((word) => word.text)
      .join(' ')
      .replace(/[–—]/u, '-'),
  );
}

describe('createPageReader', () => {
  after(() => ocr.close());

  it('takes from its picture each page without usable text, and no other', async () => {
    const stamp = { x: 20, y: 120, text: 'Received 4 March', size: 7 };
    const pages = await readAll(
      await buildSlips([
        { text: TEXTS },
        { picture: TEXTS },
        { picture: TEXTS, text: [stamp] },
        { picture: TEXTS, garbled: true },
        {},
      ]),
    );
    assert.deepEqual(
      pages.map((page) => page.source),
      ['text', 'ocr', 'ocr', 'ocr', 'text'],
    );
    for (const index of [0, 1, 3]) assert.deepEqual(lines(pages[index]), LINES, `page ${index + 1}`);
    assert.deepEqual(lines(pages[2]), [...LINES, 'Received 4 March']);
    assert.deepEqual(pages[4]?.words, []);
    assert.ok(pages[0]?.words.every((word) => word.confidence === undefined));
    assert.ok(pages[1]?.words.every(({ confidence = -1 }) => confidence > 0.3 && confidence <= 1));
  });

  it('reads drawings and lists of codes as they are, and sends neither to recognition', async () => {
    const [drawing, list] = await readAll(await drawnAndListed(), { maxOcrPages: 0 });
    assert.deepEqual([drawing?.source, drawing?.words], ['text', []]);
    assert.equal(list?.source, 'text');
    assert.ok(list.words.some(({ text }) => text === 'QWZX-KJHG'));
  });

  it('reads a crooked picture the same each time, and boxes its words where they stand', async () => {
    const bytes = await buildSlips([{ picture: TEXTS, turned: 2 }]);
    const [page] = await readAll(bytes);
    assert.ok(page);
    assert.deepEqual(lines(page), LINES);
    assert.deepEqual(await readAll(bytes), [page]);
    const amount = page.words.find((word) => word.text === '2,500,000.00');
    assert.ok(amount);
    const { x, y, w, h } = displayBox(buildPageGraph(page), amount);
    // The middle of the amount as set, turned clockwise about the middle of the page.
    const [across, down] = [256 - SLIP.width / 2, 56 - SLIP.height / 2];
    const angle = (2 * Math.PI) / 180;
    const middle = {
      x: (SLIP.width / 2 + across * Math.cos(angle) - down * Math.sin(angle)) / SLIP.width,
      y: (SLIP.height / 2 + across * Math.sin(angle) + down * Math.cos(angle)) / SLIP.height,
    };
    assert.ok(
      Math.abs(x + w / 2 - middle.x) < 0.02 && Math.abs(y + h / 2 - middle.y) < 0.02,
      JSON.stringify({ x, y, w, h, middle }),
    );
    assert.ok(h * SLIP.height > 8 && h * SLIP.height < 17 && w * SLIP.width > 65);
  });

  it('reads a picture that lies on its head', async () => {
    const [page] = await readAll(await buildSlips([{ picture: TEXTS, turned: 180 }]));
    assert.equal(page?.turn, 180);
    assert.deepEqual(lines(page), LINES);
  });

  for (const quarters of [1, 3] as const) {
    it(`reads a picture that lies on its side, turned by ${quarters * 90} degrees without the page saying so`, async () => {
      const [page] = await readAll(await buildSlips([{ picture: TEXTS, quarters }]));
      assert.equal(page?.turn, quarters * 90);
      assert.deepEqual(lines(page), LINES);
    });
  }

  it('reads a picture in black and white of one bit a pixel', async () => {
    const [page] = await readAll(await buildSlips([{ picture: TEXTS, bilevel: true, turned: 1 }]));
    assert.deepEqual(lines(page), LINES);
  });

  it('reads light print in a dark band', async () => {
    const [page] = await readAll(await buildSlips([{ picture: TEXTS, band: { y: 45, height: 22 } }]));
    assert.deepEqual(lines(page), LINES);
  });

  it('recognises no more of a picture than is printed, and little finer than it is stored, and turns no page number', async () => {
    const asked: Raster[] = [];
    const watching: Ocr = {
      recognise: (...given) => {
        asked.push(given[0]);
        return ocr.recognise(...given);
      },
      close: () => Promise.resolve(),
    };
    const footer = [{ x: 150, y: 110, text: 'Page 1 of 2', size: 8 }];
    const pdf = await openPdf(await buildSlips([{ picture: footer }]), DEFAULT_LIMITS);
    const options = { limits: DEFAULT_LIMITS, ocr: watching, signal: new AbortController().signal };
    const page = await createPageReader(pdf, options)(0);
    pdf.close();
    assert.deepEqual(lines(page), ['Page 1 of 2']);
    const [word] = page.words;
    assert.ok(word && Math.abs(word.x0 - 150) < 2 && word.y0 < 104 && word.y1 > 110, JSON.stringify(word));
    assert.equal(asked.length, 1);
    assert.equal(Math.round((asked[0]?.scale ?? 0) * 72), 240);
    assert.ok((asked[0]?.width ?? Infinity) < (SLIP.width * 240) / 72 / 2);
  });

  it('gives up a page that takes too long, and reads the others', async () => {
    const bytes = await buildSlips([{ picture: TEXTS }, { text: TEXTS }]);
    const path = writeTemporary(bytes);
    const outcome = await runExtraction(jobFor(path), { limits: { maxOcrMilliseconds: 0 } });
    assert.ok(outcome.ok, JSON.stringify(outcome));
    assert.deepEqual(outcome.result.unreadablePages, [1]);
    assert.deepEqual(
      outcome.result.pages.map((page) => page.number),
      [1, 2],
    );
  });

  it('fails a document of which more pages need OCR than allowed', async () => {
    const bytes = await buildSlips([{ picture: TEXTS }]);
    await assert.rejects(readAll(bytes, { maxOcrPages: 0 }), { stage: 'EXT_FAILED' });
  });

  it('ends with an abort, and reads the next document', async () => {
    const pdf = await openPdf(await buildSlips([{ picture: TEXTS }]), DEFAULT_LIMITS);
    const cancel = new AbortController();
    const options = { limits: DEFAULT_LIMITS, ocr };
    const reading = createPageReader(pdf, {
      ...options,
      signal: cancel.signal,
      onOcrPage: () => setImmediate(() => cancel.abort(new Error('cancelled'))),
    })(0);
    await assert.rejects(reading, /cancelled/u);
    const again = await createPageReader(pdf, { ...options, signal: new AbortController().signal })(0);
    pdf.close();
    assert.deepEqual(lines(again), LINES);
  });
});
