import type { Rect } from '../contract/page.ts';
import type { Raster } from '../pdf/render-page.ts';
import { printedArea } from './unread-ink.ts';

/** Paper that stays around what is printed, so that recognition finds its lines. */
const PAPER_POINTS = 12;

/** The part of a picture that is printed. */
export interface PrintedPart {
  /** Without pixels where nothing is printed. */
  raster: Raster;
  /** Where it begins in the picture, in pixels. */
  left: number;
  top: number;
  /** What is printed without the paper around it, in square points. */
  room: number;
}

/** All of a picture, as its printed part. */
export const wholePicture = (raster: Raster): PrintedPart => ({
  raster,
  left: 0,
  top: 0,
  room: (raster.width * raster.height) / raster.scale ** 2,
});

/** A picture without the bare paper around its print. */
export function cutToPrint(raster: Raster): PrintedPart {
  const { scale } = raster;
  const { x0, y0, x1, y1 }: Rect = printedArea(raster) ?? { x0: 0, y0: 0, x1: 0, y1: 0 };
  const room = ((x1 - x0) * (y1 - y0)) / scale ** 2;
  const paper = room === 0 ? 0 : Math.round(PAPER_POINTS * scale);
  const [left, top] = [Math.max(0, x0 - paper), Math.max(0, y0 - paper)];
  const width = Math.min(raster.width, x1 + paper) - left;
  const height = Math.min(raster.height, y1 + paper) - top;
  const pixels = new Uint8Array(width * height);
  for (let row = 0, from = top * raster.width + left; row < height; row += 1, from += raster.width)
    pixels.set(raster.pixels.subarray(from, from + width), row * width);
  return { raster: { ...raster, width, height, pixels }, left, top, room };
}
