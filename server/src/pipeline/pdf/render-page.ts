import type { PdfEngine } from './engine.ts';
import type { Turn } from '../contract/page.ts';

/** A page as a picture: one byte a pixel from black 0 to white 255, row by row from the top left. */
export interface Raster {
  width: number;
  height: number;
  /** Pixels a point; less than asked for where the page is too large. */
  scale: number;
  pixels: Uint8Array;
}

/** How finely a page is drawn, and how much it may cost. */
export interface RenderOptions {
  dotsPerInch: number;
  /** A larger page is drawn more coarsely, so that no page size exhausts the memory. */
  maxPixels: number;
  /** The turn of the text against the displayed page; the raster comes in its reading frame. */
  turn: Turn;
}

const POINTS_PER_INCH = 72;
const GREY = 1;
const WHITE = 0xffffffff;
const DRAW_ANNOTATIONS = 0x01;
const DRAW_GREY = 0x08;

/** PDFium turns clockwise by quarters; text turned clockwise is brought back the other way. */
const TURN_BACK: Readonly<Record<Turn, number>> = { 0: 0, 90: 3, 180: 2, 270: 1 };

function scaleFor({ width, height }: { width: number; height: number }, options: RenderOptions): number {
  const wanted = options.dotsPerInch / POINTS_PER_INCH;
  const most = Math.sqrt(options.maxPixels / Math.max(1, width * height));
  return Math.min(wanted, most);
}

/** Draws an open page, `size` points large as displayed. Throws when the engine has no memory for it. */
export function renderPage(
  engine: PdfEngine,
  page: number,
  size: { width: number; height: number },
  options: RenderOptions,
): Raster {
  const sideways = options.turn === 90 || options.turn === 270;
  const scale = scaleFor(size, options);
  const width = Math.max(1, Math.floor((sideways ? size.height : size.width) * scale));
  const height = Math.max(1, Math.floor((sideways ? size.width : size.height) * scale));
  const { call } = engine;
  const buffer = engine.allocate(width * height);
  try {
    const bitmap = call.FPDFBitmap_CreateEx(width, height, GREY, buffer, width);
    if (bitmap === 0) throw new Error('The PDF engine cannot draw the page.');
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    const flags = DRAW_ANNOTATIONS | DRAW_GREY;
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, TURN_BACK[options.turn], flags);
    call.FPDFBitmap_Destroy(bitmap);
    return { width, height, scale, pixels: engine.bytes().slice(buffer, buffer + width * height) };
  } finally {
    engine.release(buffer);
  }
}
