import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import { PDFDocument } from 'pdf-lib';

import { runExtraction } from '../stages/run-extraction.ts';
import { writeTemporary } from '../testing/build-pdf.ts';
import type { TurnedBy } from '../testing/build-turned.ts';
import { buildTurned } from '../testing/build-turned.ts';
import { jobFor, samplePdfs } from '../testing/paths.ts';
import type { PdfPage } from '../contract/page.ts';
import { openPdf } from './document.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';

const TURNS: readonly TurnedBy[] = [
  { drawn: 90, own: 0 },
  { drawn: 180, own: 0 },
  { drawn: 270, own: 0 },
  { drawn: 0, own: 180 },
  { drawn: 180, own: 180 },
  { drawn: 90, own: 270 },
  { drawn: 90, own: 90 },
];

/** Points by which a copy may differ: numbers of a file are rounded. */
const NEAR = 0.1;

const textsOf = ({ words }: PdfPage): string[] => words.map(({ text }) => text);

/** Every place of the words and of the ruled lines of a page, in its reading frame. */
function placesOf({ words, rules }: PdfPage): number[] {
  const lines = [...rules.horizontal, ...rules.vertical].map(({ at, from, to }) => [at, from, to]);
  return [...words.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1]), ...lines].flat();
}

function assertSame(copy: PdfPage, upright: PdfPage, name: string): void {
  assert.deepEqual(textsOf(copy), textsOf(upright), name);
  const [found, wanted] = [placesOf(copy), placesOf(upright)];
  assert.equal(found.length, wanted.length, name);
  assert.ok(
    found.every((place, index) => Math.abs(place - (wanted[index] ?? NaN)) < NEAR),
    name,
  );
}

async function firstPage(bytes: Uint8Array): Promise<PdfPage> {
  const pdf = await openPdf(bytes, DEFAULT_LIMITS);
  try {
    return pdf.readPage(0);
  } finally {
    pdf.close();
  }
}

/** A page whose words are drawn letter by letter, with a glyph that stands for two letters. */
async function pageWithLigature(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const { context } = pdf;
  const map =
    '/CIDInit /ProcSet findresource begin begincmap 1 beginbfchar <7E> <00660069> endbfchar endcmap';
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    FirstChar: 126,
    LastChar: 126,
  });
  font.set(context.obj('ToUnicode') as never, context.register(context.stream(map)));
  const key = page.node.newFontDictionary('F', context.register(font)).toString();
  const drawn = [...'Bene~t'].map((letter, index) => `1 0 0 1 ${60 + index * 6} 700 Tm (${letter}) Tj`);
  const content = `BT ${key} 10 Tf ${drawn.join(' ')} 1 0 0 1 60 680 Tm (of the year) Tj ET`;
  page.node.addContentStream(context.register(context.stream(content)));
  return pdf.save({ useObjectStreams: false });
}

/** A copy whose page is drawn smaller onto a new one. */
async function shrunk(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [form] = await pdf.embedPdf(bytes, [0]);
  assert.ok(form);
  pdf.addPage([595, 842]).drawPage(form, { x: 40, y: 60, xScale: 0.9, yScale: 0.9 });
  return pdf.save({ useObjectStreams: false });
}

describe('turned pages', () => {
  for (const turn of TURNS) {
    it(`drawn by ${turn.drawn} and turned by ${turn.own} degrees give the words and rules of the upright page`, async () => {
      for (const { name, path } of samplePdfs()) {
        const bytes = readFileSync(path);
        const turned = await firstPage(await buildTurned(bytes, turn));
        assert.equal(turned.turn, (turn.drawn + turn.own) % 360, name);
        assertSame(turned, await firstPage(bytes), name);
      }
    });
  }

  it('keep the letters of a ligature in their word', async () => {
    const bytes = await pageWithLigature();
    const turned = await Promise.all(TURNS.map((turn) => buildTurned(bytes, turn)));
    for (const copy of [bytes, await shrunk(bytes), ...turned]) {
      const { words } = await firstPage(copy);
      assert.deepEqual(
        words.map(({ text }) => text),
        ['Benefit', 'of', 'the', 'year'],
      );
    }
  });

  it('STATE-015 give the same values', async () => {
    const [sample] = samplePdfs();
    assert.ok(sample);
    const turned = await buildTurned(readFileSync(sample.path), { drawn: 180, own: 90 });
    const [upright, copy] = await Promise.all(
      [sample.path, writeTemporary(turned)].map((path) => runExtraction(jobFor(path))),
    );
    assert.ok(upright?.ok === true && copy?.ok === true);
    const values = ({ result }: typeof upright): unknown =>
      result.metrics.map(({ fin, candidates }) => [fin, candidates[0]?.value, candidates[0]?.currency]);
    assert.deepEqual(values(copy), values(upright));
    assert.equal(copy.result.documentType, upright.result.documentType);
  });
});
