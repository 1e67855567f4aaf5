import type { PDFPage } from 'pdf-lib';
import {
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFDocument,
  PDFName,
  rgb,
  StandardFonts,
} from 'pdf-lib';
import { popGraphicsState, pushGraphicsState } from 'pdf-lib';

import { openPdf } from '../pdf/document.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';
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
  /** The picture in black and white, one bit a pixel, as office scanners store it. */
  bilevel?: boolean;
  /** Quarter turns clockwise of the picture together with its page. */
  quarters?: 1 | 3;
  /** Part of the page that is printed light on dark: points from the top left. */
  band?: { y: number; height: number };
  /** Text in characters of no alphabet, as a file without a character map gives it. */
  garbled?: boolean;
}

const DOTS_PER_INCH = 220;

async function draw({ picture: texts = [], turned = 0, band }: SlipPage): Promise<Raster> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([SLIP.width, SLIP.height]);
  const angle = (-turned * Math.PI) / 180;
  const [cos, sin, x, y] = [Math.cos(angle), Math.sin(angle), SLIP.width / 2, SLIP.height / 2];
  page.pushOperators(
    concatTransformationMatrix(cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y),
  );
  const bandFrom = SLIP.height - (band?.y ?? 0) - (band?.height ?? 0);
  if (band !== undefined)
    page.drawRectangle({ x: 10, y: bandFrom, width: 310, height: band.height, color: rgb(0.2, 0.2, 0.3) });
  for (const { x: left, y: top, text, size = 12 } of texts) {
    const isLight = band !== undefined && top > band.y && top < band.y + band.height;
    page.drawText(text, {
      x: left,
      y: SLIP.height - top,
      size,
      font,
      color: isLight ? rgb(1, 1, 1) : rgb(0, 0, 0),
    });
  }
  const opened = await openPdf(await pdf.save(), DEFAULT_LIMITS);
  try {
    return opened.renderPage(0, { dotsPerInch: DOTS_PER_INCH, maxPixels: 1e7, turn: 0 });
  } finally {
    opened.close();
  }
}

/** A raster turned clockwise by a quarter. */
function quarterTurned({ width, height, scale, pixels }: Raster): Raster {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + height - 1 - y] = pixels[y * width + x] ?? 0;
  return { width: height, height: width, scale, pixels: turned };
}

/** One bit a pixel, rows filled up to whole bytes. */
function bitsOf({ width, height, pixels }: Raster): Uint8Array {
  const rowBytes = Math.ceil(width / 8);
  const bits = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * rowBytes + (x >> 3);
      if ((pixels[y * width + x] ?? 0) >= 128) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return bits;
}

/** Fills a page with a picture. */
export function placePicture(page: PDFPage, raster: Raster, bilevel: boolean): void {
  const { context } = page.doc;
  const { width, height, pixels } = raster;
  const picture = context.flateStream(bilevel ? bitsOf(raster) : pixels, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: bilevel ? 1 : 8,
  });
  const name = page.node.newXObject('Scan', context.register(picture));
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(page.getWidth(), 0, 0, page.getHeight(), 0, 0),
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
  for (const slip of pages) {
    const { text = [], picture, bilevel = false, quarters = 0, garbled = false } = slip;
    const page = pdf.addPage(quarters === 0 ? [SLIP.width, SLIP.height] : [SLIP.height, SLIP.width]);
    page.setRotation(degrees(options.rotate ?? 0));
    if (picture !== undefined) {
      let raster = await draw(slip);
      for (let turn = 0; turn < quarters; turn += 1) raster = quarterTurned(raster);
      placePicture(page, raster, bilevel);
    }
    for (const { x, y, text: words, size = 12 } of text)
      page.drawText(words, { x, y: SLIP.height - y, size, font });
    if (garbled) garble(page);
  }
  return pdf.save({ useObjectStreams: false });
}
