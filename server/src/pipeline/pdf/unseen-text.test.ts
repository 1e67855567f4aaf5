import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { PDFPage } from 'pdf-lib';
import { degrees, popGraphicsState, pushGraphicsState, rgb, setTextRenderingMode } from 'pdf-lib';
import { clip, endPath, rectangle, TextRenderingMode } from 'pdf-lib';

import { DEFAULT_LIMITS } from '../contract/limits.ts';
import type { PdfPage } from '../contract/page.ts';
import type { Drawing } from '../testing/build-notice.ts';
import { buildNotice, lineY, NOTICE_LINES, VALUE_X } from '../testing/build-notice.ts';
import { openPdf } from './document.ts';
import { pdfEngine } from './engine.ts';

const IBAN = 'IBAN: DE89 3704 0044 0532 0130 00';
const PRINTED = NOTICE_LINES.flat().join(' ').split(/\s+/u).filter(Boolean).sort();

async function read(bytes: Uint8Array): Promise<PdfPage> {
  const pdf = await openPdf(bytes, DEFAULT_LIMITS);
  try {
    return pdf.readPage(0);
  } finally {
    pdf.close();
  }
}

const textsOf = (words: readonly { text: string }[] = []): string[] => words.map(({ text }) => text);

/** The words of a notice besides its own lines, sorted. */
function addedWords(page: PdfPage): string[] {
  const own = [...PRINTED];
  return textsOf(page.words).filter((text) => {
    const at = own.indexOf(text);
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}

/** Draws with a text render mode, or whatever else holds between. */
function between(page: PDFPage, begin: Parameters<PDFPage['pushOperators']>, draw: () => void): void {
  page.pushOperators(pushGraphicsState(), ...begin);
  draw();
  page.pushOperators(popGraphicsState());
}

const PLACE = { x: 72, y: 500 };

/** Ways of adding a line to a notice that nobody sees. */
const UNSEEN: Readonly<Record<string, (drawing: Drawing) => void>> = {
  'in white': ({ page, font, up }) => {
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font, color: rgb(1, 1, 1) });
  },
  'in nearly white': ({ page, font, up }) => {
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font, color: rgb(0.985, 0.985, 0.985) });
  },
  'painted by nothing': ({ page, font, up }) => {
    between(page, [setTextRenderingMode(TextRenderingMode.Invisible)], () => {
      page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font });
    });
  },
  'with no opacity': ({ page, font, up }) => {
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font, opacity: 0 });
  },
  'of 0.4 points': ({ page, font, up }) => {
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 0.4, font });
  },
  'in the colour of its band': ({ page, font, up }) => {
    const color = rgb(0.1, 0.2, 0.4);
    page.drawRectangle({ x: 60, y: up(PLACE.y + 10), width: 400, height: 30, color });
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font, color });
  },
  'under an opaque shape': ({ page, font, up }) => {
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font });
    page.drawRectangle({ x: 60, y: up(PLACE.y + 10), width: 400, height: 30, color: rgb(0, 0, 0) });
  },
  'cut off by a clip': ({ page, font, up }) => {
    between(page, [rectangle(0, 0, 20, 20), clip(), endPath()], () => {
      page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font });
    });
  },
  'in white over printed words': ({ page, font, up }) => {
    page.drawText(IBAN, { x: VALUE_X, y: up(lineY(8)), size: 3, font, color: rgb(1, 1, 1) });
  },
};

/** Ways of printing a line that everybody sees. */
const SEEN: Readonly<Record<string, (drawing: Drawing) => void>> = {
  'white on a dark band': ({ page, font, up }) => {
    page.drawRectangle({ x: 60, y: up(PLACE.y + 10), width: 400, height: 30, color: rgb(0.1, 0.1, 0.3) });
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font, color: rgb(1, 1, 1) });
  },
  'white on a rounded dark band': ({ page, font, up }) => {
    page.drawEllipse({ x: 200, y: up(PLACE.y - 4), xScale: 190, yScale: 40, color: rgb(0.1, 0.1, 0.3) });
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font, color: rgb(1, 1, 1) });
  },
  'pale grey': ({ page, font, up }) => {
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 7, font, color: rgb(0.82, 0.82, 0.82) });
  },
  'under a highlight': ({ page, font, up }) => {
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font });
    page.drawRectangle({
      x: 60,
      y: up(PLACE.y + 4),
      width: 300,
      height: 16,
      color: rgb(1, 1, 0),
      opacity: 0.4,
    });
  },
  'half transparent': ({ page, font, up }) => {
    page.drawText(IBAN, { x: PLACE.x, y: up(PLACE.y), size: 10, font, opacity: 0.5 });
  },
};

describe('text that nobody sees', () => {
  for (const [how, after] of Object.entries(UNSEEN)) {
    it(`is no word of the page: ${how}`, async () => {
      const page = await read(await buildNotice({ after }));
      assert.deepEqual(addedWords(page), []);
      assert.deepEqual(textsOf(page.words).sort(), PRINTED);
      assert.equal(textsOf(page.hidden?.words).join(' '), IBAN);
      assert.ok(page.hidden?.words.every(({ hiding }) => hiding === 'unseen'));
    });
  }

  for (const [how, after] of Object.entries(SEEN)) {
    it(`does not take what is seen: ${how}`, async () => {
      const page = await read(await buildNotice({ after }));
      assert.equal(addedWords(page).join(' '), IBAN);
      assert.equal(page.hidden, undefined);
    });
  }

  it('does not take text that paints nothing where its letters are drawn as shapes', async () => {
    const [size, text] = [20, 'III.IIII'];
    const page = await read(
      await buildNotice({
        after: ({ page: drawn, font, up }) => {
          between(drawn, [setTextRenderingMode(TextRenderingMode.Invisible)], () => {
            drawn.drawText(text, { x: 72, y: up(500), size, font });
          });
          for (const [at, letter] of [...text].entries()) {
            const x = 72 + font.widthOfTextAtSize(text.slice(0, at), size) + 0.09 * size;
            const height = letter === 'I' ? 0.72 * size : 0.1 * size;
            drawn.drawRectangle({ x, y: up(500), width: 0.1 * size, height, color: rgb(0, 0, 0.3) });
          }
        },
      }),
    );
    assert.deepEqual(addedWords(page), [text]);
    assert.equal(page.hidden, undefined);
  });

  it('is found on a page that is turned', async () => {
    for (const turn of [90, 180, 270]) {
      const after = (drawing: Drawing): void => {
        UNSEEN['in white']?.(drawing);
        drawing.page.setRotation(degrees(turn));
      };
      const page = await read(await buildNotice({ after }));
      assert.deepEqual(textsOf(page.words).sort(), PRINTED, `turned by ${turn}`);
      assert.equal(textsOf(page.hidden?.words).join(' '), IBAN, `turned by ${turn}`);
    }
  });

  it('takes only the hidden digits of an amount, and leaves a word of which most is covered', async () => {
    const page = await read(
      await buildNotice({
        after: ({ page: drawn, font, up }) => {
          drawn.drawText('1,985,000.00', { x: 72, y: up(500), size: 10, font });
          const width = font.widthOfTextAtSize('1,', 10);
          drawn.drawRectangle({ x: 70, y: up(504), width: width + 2, height: 14, color: rgb(1, 1, 1) });
        },
      }),
    );
    assert.deepEqual(addedWords(page), ['985,000.00']);
  });

  it('is no word where a value was put over it, and the new value is', async () => {
    const lines = NOTICE_LINES.map(([label, value]) => [label, value.replace('485', '435')] as const);
    const page = await read(
      await buildNotice({
        lines,
        after: ({ page: drawn, font, up }) => {
          const y = up(lineY(5));
          drawn.drawRectangle({ x: VALUE_X - 2, y: y - 3, width: 90, height: 13, color: rgb(1, 1, 1) });
          drawn.drawText('USD 485,000.00', { x: VALUE_X, y, size: 10, font });
        },
      }),
    );
    assert.ok(textsOf(page.words).includes('485,000.00'));
    assert.deepEqual(
      page.hidden?.words.map(({ text, hiding }) => [text, hiding]).filter(([text]) => text !== 'USD'),
      [['435,000.00', 'replaced']],
    );
  });

  it('is no word where it is struck out, and what stands beside it is', async () => {
    const page = await read(
      await buildNotice({
        after: ({ page: drawn, font, up }) => {
          const [y, text] = [up(lineY(5)), 'USD 435,000.00'];
          const end = 380 + font.widthOfTextAtSize(text, 10);
          drawn.drawText(text, { x: 380, y, size: 10, font });
          drawn.drawLine({ start: { x: 380, y: y + 3 }, end: { x: end, y: y + 3 }, thickness: 0.8 });
          // Lines that strike nothing out: under a word, and through a word of a chart that they run past.
          drawn.drawLine({ start: { x: 260, y: y - 2 }, end: { x: 330, y: y - 2 }, thickness: 0.8 });
          drawn.drawText('75%', { x: 200, y: up(500), size: 10, font });
          drawn.drawLine({ start: { x: 60, y: up(497) }, end: { x: 500, y: up(497) }, thickness: 0.5 });
        },
      }),
    );
    assert.deepEqual(addedWords(page), ['75%']);
    assert.deepEqual(
      page.hidden?.words.map(({ text, hiding }) => [text, hiding]),
      [
        ['USD', 'replaced'],
        ['435,000.00', 'replaced'],
      ],
    );
  });

  it('costs no drawing of a page without a suspicion, and one of the page where there is any', async () => {
    const engine = await pdfEngine();
    const call: Record<string, (...args: number[]) => number> = engine.call;
    const draw = call['FPDF_RenderPageBitmap'];
    assert.ok(draw);
    let drawings = 0;
    call['FPDF_RenderPageBitmap'] = (...args) => {
      drawings += 1;
      return draw(...args);
    };
    try {
      await read(await buildNotice({ after: SEEN['white on a dark band'] }));
      assert.equal(drawings, 0);
      await read(
        await buildNotice({
          after: (drawing) => {
            for (const hide of Object.values(UNSEEN)) hide(drawing);
          },
        }),
      );
      // The page, and its suspect letters alone.
      assert.equal(drawings, 2);
    } finally {
      call['FPDF_RenderPageBitmap'] = draw;
    }
  });
});
