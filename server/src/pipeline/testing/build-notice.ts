import type { PDFFont, PDFImage, PDFPage } from 'pdf-lib';
import { PDFDocument, StandardFonts } from 'pdf-lib';

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
  embedPng(bytes: Uint8Array): Promise<PDFImage>;
}

type Draw = (drawing: Drawing) => Promise<void> | void;

/** The value column of the notice, and the base line of one of its lines, in points from the top left. */
export const VALUE_X = 260;
export const lineY = (index: number): number => FIRST + index * STEP;

/**
 * Bytes of a notice of one page. `before` draws what lies under its lines, `after` what is put over them; `lines` may be
 * others, and `rotate` turns the page.
 */
export async function buildNotice({
  before,
  after,
  lines = NOTICE_LINES,
}: {
  before?: Draw;
  after?: Draw;
  lines?: readonly (readonly [string, string])[];
} = {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([NOTICE_WIDTH, NOTICE_HEIGHT]);
  const drawing: Drawing = {
    page,
    font,
    up: (y) => NOTICE_HEIGHT - y,
    embedPng: (bytes) => pdf.embedPng(bytes),
  };
  await before?.(drawing);
  for (const [index, [label, value]] of lines.entries()) {
    const y = drawing.up(lineY(index));
    page.drawText(label, { x: LEFT, y, size: SIZE, font });
    if (value !== '') page.drawText(value, { x: VALUE_X, y, size: SIZE, font });
  }
  await after?.(drawing);
  return pdf.save({ useObjectStreams: false });
}
