import type { PDFFont, PDFPage } from 'pdf-lib';
import { PDFDocument, setTextRenderingMode, StandardFonts, TextRenderingMode } from 'pdf-lib';

import { DEFAULT_LIMITS } from '../contract/limits.ts';
import { openPdf } from '../pdf/document.ts';
import { placePicture } from './build-scan.ts';

/** A4 in points. */
export const NOTICE_HEIGHT = 842;
const NOTICE_WIDTH = 595;
const SIZE = 10;
const LEFT = 72;
const FIRST = 100;
const STEP = 18;

/** The lines of a notice that calls 485,000 by 17 March 2025, without an IBAN. */
export const NOTICE_LINES: readonly (readonly [label: string, value: string])[] = [
  ['Ostrow Lane Partners III, L.P.', ''],
  ['Capital Call Notice No. 9', ''],
  ['Date of notice:', '3 March 2025'],
  ['Limited partner:', 'Winmark Teachers Retirement Fund'],
  ['Commitment:', 'USD 20,000,000.00'],
  ['Amount due:', 'USD 485,000.00'],
  ['Due date:', '17 March 2025'],
  ['Wire instructions', ''],
  ['Bank:', 'First Quarry Bank N.A.'],
  ['Account name:', 'Ostrow Lane Partners III, L.P.'],
  ['Account number:', '40071183'],
];

/** What a page of a test is drawn with; places are points from the top left. */
export interface Drawing {
  page: PDFPage;
  font: PDFFont;
  /** From the top of the page to what pdf-lib counts from its foot. */
  up(y: number): number;
}

type Draw = (drawing: Drawing) => void;

/** The value column of the notice, and the base line of one of its lines, in points from the top left. */
export const VALUE_X = 260;
export const lineY = (index: number): number => FIRST + index * STEP;

/**
 * Bytes of a notice. `before` draws what lies under the lines of each of its pages, `after` what is put over them.
 */
export async function buildNotice({
  before,
  after,
  lines = NOTICE_LINES,
  pages = 1,
}: {
  before?: Draw;
  after?: Draw;
  lines?: readonly (readonly [string, string])[];
  pages?: number;
} = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let number = 1; number <= pages; number += 1) {
    const page = pdf.addPage([NOTICE_WIDTH, NOTICE_HEIGHT]);
    const drawing: Drawing = { page, font, up: (y) => NOTICE_HEIGHT - y };
    before?.(drawing);
    for (const [index, [label, value]] of lines.entries()) {
      const y = drawing.up(lineY(index));
      page.drawText(label, { x: LEFT, y, size: SIZE, font });
      if (value !== '') page.drawText(value, { x: VALUE_X, y, size: SIZE, font });
    }
    after?.(drawing);
  }
  return pdf.save({ useObjectStreams: false });
}

const DOTS_PER_INCH = 200;

/**
 * Bytes of a scanned notice: the picture of `shown`, and over it `layer` as text that paints nothing, or that is printed.
 * Several pages are all alike.
 */
export async function buildScannedNotice({
  shown,
  layer,
  isPrinted = false,
  pages = 1,
}: {
  shown: readonly (readonly [string, string])[];
  layer: readonly (readonly [string, string])[];
  isPrinted?: boolean;
  pages?: number;
}): Promise<Uint8Array> {
  const drawn = await openPdf(await buildNotice({ lines: shown }), DEFAULT_LIMITS);
  const picture = drawn.renderPage(0, { dotsPerInch: DOTS_PER_INCH, maxPixels: 1e7, turn: 0 });
  drawn.close();
  return buildNotice({
    lines: layer,
    pages,
    before: ({ page }) => {
      placePicture(page, picture, false);
      if (!isPrinted) page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    },
  });
}
