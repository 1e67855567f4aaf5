import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { PDFDocument, PDFPage } from 'pdf-lib';
import { PDFName, PDFString } from 'pdf-lib';

import { buildLines } from '../graph/lines.ts';
import { buildDrawn, SOFT_HYPHEN, ZERO_WIDTH_SPACE } from '../testing/build-drawn.ts';
import type { PdfPage } from '../contract/page.ts';
import { openPdf } from './document.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';

async function firstPage(bytes: Uint8Array): Promise<PdfPage> {
  const pdf = await openPdf(bytes, DEFAULT_LIMITS);
  try {
    return pdf.readPage(0);
  } finally {
    pdf.close();
  }
}

const linesOf = ({ words }: PdfPage): string[] =>
  buildLines(words).map((line) => line.words.map(({ text }) => text).join(' '));

const LINE = 'BT /F 10 Tf 1 0 0 1 60 700 Tm (Capital commitment) Tj 1 0 0 1 300 700 Tm (2,500,000.00) Tj ET';
const READ = 'Capital commitment 2,500,000.00';

/** The text of a page that prints the line and something else. */
async function linesWith(
  content: string,
  change?: (page: PDFPage, pdf: PDFDocument) => void,
): Promise<string[]> {
  return linesOf(await firstPage(await buildDrawn(`${content} ${LINE}`, change)));
}

const FONT = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' };

/** What is put onto a page, with the drawing that a program leaves of its text or without. */
function annotate(page: PDFPage, { context }: PDFDocument, { text, isDrawn, ...kind }: Annotation): void {
  const own = { ...kind, Type: 'Annot', Rect: [60, 600, 260, 614], F: 4, DA: PDFString.of('/F 10 Tf 0 g') };
  const note = context.obj(own);
  const drawing = context.stream(`BT /F 10 Tf 2 4 Td (${text}) Tj ET`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 200, 14],
    Resources: { Font: { F: FONT } },
  });
  if (isDrawn) note.set(PDFName.of('AP'), context.obj({ N: context.register(drawing) }));
  page.node.addAnnot(context.register(note));
}

interface Annotation {
  Subtype: 'Widget' | 'FreeText';
  text: string;
  isDrawn: boolean;
  Contents?: PDFString;
  FT?: 'Tx';
  T?: PDFString;
  V?: PDFString;
}

const PAID = 'Paid 4 March 2024';
const KINDS = [
  { Subtype: 'Widget', FT: 'Tx', T: PDFString.of('paid'), V: PDFString.of(PAID) },
  { Subtype: 'FreeText', Contents: PDFString.of(PAID) },
] as const;

describe('pages as other programs write them', () => {
  for (const kind of KINDS) {
    for (const isDrawn of [true, false]) {
      it(`show the text of a ${kind.Subtype} that comes ${isDrawn ? 'with' : 'without'} its drawing`, async () => {
        const lines = await linesWith('', (page, pdf) => {
          annotate(page, pdf, { ...kind, text: PAID, isDrawn });
          const form = { Fields: page.node.Annots() ?? [], DR: { Font: { F: FONT } } };
          pdf.catalog.set(PDFName.of('AcroForm'), pdf.context.obj(form));
        });
        assert.deepEqual(lines, [READ, PAID]);
      });
    }
  }

  it('are read without watermarks at a slant and behind the text', async () => {
    assert.deepEqual(await linesWith('BT /F 90 Tf .7071 .7071 -.7071 .7071 90 300 Tm (CONFIDENTIAL) Tj ET'), [
      READ,
    ]);
    assert.deepEqual(await linesWith('BT /F 70 Tf 1 0 0 1 50 680 Tm (DRAFT) Tj ET'), [READ]);
  });

  it('are read without the layers that are switched off', async () => {
    const earlier = '1 0 0 1 60 699 Tm (Capital contribution) Tj 1 0 0 1 300 699 Tm (1,750,000.00) Tj';
    const layered = (name: string): string => `/OC /${name} BDC BT /F 10 Tf ${earlier} ET EMC`;
    const lines = await linesWith(
      `${layered('Off')} /OC /On BDC BT /F 10 Tf 1 0 0 1 60 650 Tm (Unfunded) Tj ET EMC`,
      (page, { catalog, context }) => {
        const [on, off] = ['Now', 'Earlier'].map((name) =>
          context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) })),
        );
        const layers = { OCGs: [on, off], D: { OFF: [off] } };
        catalog.set(PDFName.of('OCProperties'), context.obj(layers));
        page.node.Resources()?.set(PDFName.of('Properties'), context.obj({ On: on, Off: off }));
      },
    );
    assert.deepEqual(lines, [READ, 'Unfunded']);
  });

  it('are read within their crop box', async () => {
    const lines = await linesWith('BT /F 10 Tf 1 0 0 1 60 790 Tm (Trim here) Tj ET', (page) =>
      page.setCropBox(20, 20, 555, 740),
    );
    assert.deepEqual(lines, [READ]);
  });

  it('are read once where everything is printed twice to be bold', async () => {
    const others = [640, 625, 610, 595, 580, 565].map(
      (y) => `BT /F 10 Tf 1 0 0 1 60 ${y} Tm (at ${y}) Tj ET`,
    );
    const print = `${LINE} ${others.join(' ')}`;
    const again = print.replaceAll('1 60 ', '1 60.8 ').replaceAll('1 300 ', '1 300.8 ');
    const lines = linesOf(await firstPage(await buildDrawn(`${again} ${print}`)));
    assert.deepEqual(lines, [READ, 'at 640', 'at 625', 'at 610', 'at 595', 'at 580', 'at 565']);
  });

  it('have one minus, whichever sign a program writes, and are marked where nobody can read it', async () => {
    const signed = async (code: string): Promise<PdfPage> =>
      firstPage(
        await buildDrawn(
          'BT 1 0 0 1 300 700 Tm /M 10 Tf (~) Tj /F 10 Tf (143,400) Tj ET',
          (page, { context }) => {
            const map = `/CIDInit /ProcSet findresource begin begincmap 1 beginbfchar <7E> <${code}> endbfchar endcmap`;
            const font = context.obj({ ...FONT, FirstChar: 126, LastChar: 126, Widths: [600] });
            font.set(PDFName.of('ToUnicode'), context.register(context.stream(map)));
            page.node.setFontDictionary(PDFName.of('M'), context.register(font));
          },
        ),
      );
    for (const code of ['FF0D', 'FE63', '2010', '2011', '2212', '002D'])
      assert.match((await signed(code)).words[0]?.text ?? '', /^[-−]143,400$/u);
    const { words } = await signed('0000');
    assert.deepEqual(
      words.map(({ text, hasUnreadSign }) => [text, hasUnreadSign]),
      [['143,400', true]],
    );
  });

  it('are upright where a negative size turns letters about', async () => {
    const lines = await linesWith('BT /F -10 Tf -1 0 0 -1 60 650 Tm (Unfunded commitment) Tj ET');
    assert.deepEqual(lines, [READ, 'Unfunded commitment']);
  });

  it('keep words whole whose letters are set one by one and apart', async () => {
    const at = [60, 64, 67.4, 70.8, 74.2, 81, 87.8, 91.2];
    const letters = at.map((x, index) => `1 0 0 1 ${x} 650 Tm (${'Illiquid'.charAt(index)}) Tj`);
    assert.deepEqual(await linesWith(`BT /F 10 Tf ${letters.join(' ')} ET`), [READ, 'Illiquid']);
  });

  it('keep words whole whose letters stand off their base line', async () => {
    const at = [60, 62.8, 65, 67.2, 69.4, 75, 80.6, 82.8];
    const letters = at.map((x, index) => {
      const y = 650 + (index % 2) * 3;
      return `1 0 0 1 ${x} ${y} Tm (${'Illiquid'.charAt(index)}) Tj`;
    });
    assert.deepEqual(await linesWith(`BT /F 10 Tf ${letters.join(' ')} ET`), [READ, 'Illiquid']);
  });

  it('keep words whole around marks that are not seen', async () => {
    const marked = [SOFT_HYPHEN, ZERO_WIDTH_SPACE].map(
      (mark, index) =>
        `BT /F 10 Tf 1 0 0 1 60 ${650 - index * 20} Tm (Unfun) Tj /Z 10 Tf (${mark}) Tj /F 10 Tf (ded) Tj ET`,
    );
    assert.deepEqual(await linesWith(marked.join(' ')), [READ, 'Unfunded', 'Unfunded']);
  });

  it('give words of one size boxes of one height, whatever their font', async () => {
    const fonts = ['F', 'T', 'C'].map(
      (font, index) => `/${font} 10 Tf 1 0 0 1 ${60 + index * 90} 650 Tm (Capital) Tj`,
    );
    const { words } = await firstPage(await buildDrawn(`BT ${fonts.join(' ')} ET`));
    assert.equal(words.length, 3);
    assert.equal(new Set(words.map(({ y0, y1 }) => `${y0.toFixed(2)} ${y1.toFixed(2)}`)).size, 1);
  });
});
