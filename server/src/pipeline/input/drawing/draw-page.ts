import type { PDFDocument } from 'pdf-lib';
import { rgb } from 'pdf-lib';

import type { RenditionFonts } from './fonts.ts';
import { drawable } from './fonts.ts';
import type { LaidOutPage } from './laid-out-page.ts';

const INK = rgb(0.1, 0.1, 0.1);
const RULE = rgb(0.45, 0.45, 0.45);
/** Distance of the baseline from the top of a line, as a part of its size. */
const ASCENT = 0.93;

/** Draws a laid-out page exactly as it was laid out: boxes that refer to the layout fit the drawing. */
export function drawPage(pdf: PDFDocument, laidOut: LaidOutPage, fonts: RenditionFonts): void {
  const page = pdf.addPage([laidOut.width, laidOut.height]);
  for (const { x0, y0, x1, y1 } of laidOut.lines) {
    page.drawLine({
      start: { x: x0, y: laidOut.height - y0 },
      end: { x: x1, y: laidOut.height - y1 },
      thickness: 0.6,
      color: RULE,
    });
  }
  for (const { text, x, y, size, isBold } of laidOut.texts) {
    const font = isBold ? fonts.bold : fonts.plain;
    page.drawText(drawable(text, fonts), {
      x,
      y: laidOut.height - y - size * ASCENT,
      size,
      font,
      color: INK,
    });
  }
}
