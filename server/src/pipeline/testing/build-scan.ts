import type { PDFPage } from 'pdf-lib';
import {
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFDocument,
  PDFName,
  StandardFonts,
} from 'pdf-lib';
import { popGraphicsState, pushGraphicsState } from 'pdf-lib';

import { openPdf } from '../pdf/document.ts';
import { DEFAULT_LIMITS } from '../pdf/limits.ts';
import type { Raster } from '../pdf/render-page.ts';
import type { TextAt } from './build-pdf.ts';

/** A small page, so that recognising it costs little. */
export const SLIP = { width: 330, height: 130 };

/** Pages of a test file: true text, the picture of text, or both. */
export interface SlipPage {
  text?: readonly TextAt[];
  picture?: readonly TextAt[];
  /** Degrees by which the picture is turned clockwise on its page. */
  turned?: number;
  /** Text in characters of no alphabet, as a file without a character map gives it. */
  garbled?: boolean;
}

const DOTS_PER_INCH = 220;

async function draw(texts: readonly TextAt[], turned: number): Promise<Raster> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([SLIP.width, SLIP.height]);
  const angle = (-turned * Math.PI) / 180;
  const [cos, sin, x, y] = [Math.cos(angle), Math.sin(angle), SLIP.width / 2, SLIP.height / 2];
  page.pushOperators(
    concatTransformationMatrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y),
  );
  for (const { x: left, y: top, text, size = 12 } of texts)
    page.drawText(text, { x: left, y: SLIP.height - top, size, font });
  const opened = await openPdf(await pdf.save(), DEFAULT_LIMITS);
  try {
    return opened.renderPage(0, { dotsPerInch: DOTS_PER_INCH, maxPixels: 1e7, turn: 0 });
  } finally {
    opened.close();
  }
}

function placePicture(page: PDFPage, { width, height, pixels }: Raster): void {
  const { context } = page.doc;
  const picture = context.flateStream(pixels, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  });
  const name = page.node.newXObject('Scan', context.register(picture));
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(SLIP.width, 0, 0, SLIP.height, 0, 0),
    drawObject(name),
    popGraphicsState(),
  );
}

/** A font whose letters a, b, c… stand for characters of the private use area, and draw nothing. */
function garble(page: PDFPage): void {
  const { context } = page.doc;
  const names = Array.from({ length: 26 }, (_, index) =>
    PDFName.of(`uniE0${(index + 16).toString(16).toUpperCase()}`),
  );
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    Encoding: { Type: 'Encoding', Differences: [97, ...names] },
  });
  const key = page.node.newFontDictionary('Garbled', context.register(font));
  const words = Array.from({ length: 40 }, () => 'abc').join(' ');
  const content = context.stream(`BT ${key.toString()} 2 Tf 10 10 Td (${words}) Tj ET`);
  page.node.addContentStream(context.register(content));
}

/** Bytes of a PDF of small pages; places are points from the top left. */
export async function buildSlips(
  pages: readonly SlipPage[],
  options: { rotate?: number } = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const { text = [], picture, turned = 0, garbled = false } of pages) {
    const page = pdf.addPage([SLIP.width, SLIP.height]);
    page.setRotation(degrees(options.rotate ?? 0));
    if (picture !== undefined) placePicture(page, await draw(picture, turned));
    for (const { x, y, text: words, size = 12 } of text)
      page.drawText(words, { x, y: SLIP.height - y, size, font });
    if (garbled) garble(page);
  }
  return pdf.save({ useObjectStreams: false });
}
