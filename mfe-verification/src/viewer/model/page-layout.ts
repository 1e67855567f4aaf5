import { addRotations, type Rotation } from './rotation.ts';

/** Width and height of a page as the file displays it, in PDF points (1/72 inch). */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What is known of a page once it is read. */
export interface PageShape extends PageSize {
  /** The rotation that makes its text upright; 0 for most pages. */
  readonly upright: Rotation;
}

/** The position of each page in the scrolled column, in CSS pixels. Entry 0 is page 1. */
export interface PageLayout {
  /** CSS pixels per PDF point. */
  readonly scale: number;
  readonly tops: Float64Array;
  readonly widths: Float64Array;
  readonly heights: Float64Array;
  /** The rotation of each page. */
  readonly turns: readonly Rotation[];
  /** Of the whole column with its margins. */
  readonly height: number;
  /** Of the widest page. */
  readonly width: number;
}

/** What a layout is made of. */
export interface PageLayoutInput {
  readonly pageCount: number;
  /** Shapes of the pages that were read, by page number; other pages count as large as page 1, and as upright. */
  readonly shapes: ReadonlyMap<number, PageShape>;
  readonly scale: number;
  /** The rotation of all pages by the user. */
  readonly turns: Rotation;
}

/** The gap between two pages, and above the first one, in CSS pixels. */
export const PAGE_GAP = 12;

/** How many pages are drawn before and after the visible ones. */
export const RENDER_MARGIN = 2;

const LETTER: PageSize = { width: 612, height: 792 };

/** The shape of a page that was not read yet: as large as page 1, US letter until that is known, and upright. */
export function assumedShape(shapes: ReadonlyMap<number, PageShape>): PageShape {
  return { ...(shapes.get(1) ?? LETTER), upright: 0 };
}

/** The size of a page on the screen, in PDF points. */
export function rotatedSize({ width, height }: PageSize, turns: Rotation): PageSize {
  return turns % 2 === 1 ? { width: height, height: width } : { width, height };
}

/** Lays the pages out below each other, in time linear in their number, without reading them. */
export function layOutPages({ pageCount, shapes, scale, turns }: PageLayoutInput): PageLayout {
  const tops = new Float64Array(pageCount);
  const widths = new Float64Array(pageCount);
  const heights = new Float64Array(pageCount);
  const pageTurns: Rotation[] = [];
  const assumed = assumedShape(shapes);
  let y = PAGE_GAP;
  let widest = 0;
  for (let index = 0; index < pageCount; index += 1) {
    const shape = shapes.get(index + 1) ?? assumed;
    const own = addRotations(shape.upright, turns);
    const size = rotatedSize(shape, own);
    const width = Math.floor(size.width * scale);
    const height = Math.floor(size.height * scale);
    tops[index] = y;
    widths[index] = width;
    heights[index] = height;
    pageTurns.push(own);
    widest = Math.max(widest, width);
    y += height + PAGE_GAP;
  }
  return { scale, tops, widths, heights, turns: pageTurns, height: y, width: widest };
}

/** The page at a height of the column: the one there, or the next one below a gap. Counts from 1. */
export function pageAt({ tops, heights }: PageLayout, y: number): number {
  let low = 0;
  let high = tops.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) + (heights[middle] ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

/** First and last page, both inclusive. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** The pages of which some part is visible. */
export const pagesInView = (layout: PageLayout, top: number, viewHeight: number): PageRange => ({
  first: pageAt(layout, top),
  last: pageAt(layout, top + viewHeight),
});

/** The pages to draw: those in view, and a margin around them. */
export const pagesToDraw = ({ first, last }: PageRange, { tops }: PageLayout): PageRange => ({
  first: Math.max(1, first - RENDER_MARGIN),
  last: Math.min(tops.length, last + RENDER_MARGIN),
});

/** A position in the document that does not depend on zoom, rotation or page sizes. */
export interface PageAnchor {
  readonly page: number;
  /** How far down the page, 0-1. */
  readonly fraction: number;
}

/** The position at a height of the column. */
export function anchorAt(layout: PageLayout, y: number): PageAnchor {
  const page = pageAt(layout, y);
  const height = layout.heights[page - 1] ?? 1;
  const fraction = (y - (layout.tops[page - 1] ?? 0)) / height;
  return { page, fraction: Math.max(0, Math.min(1, fraction)) };
}

/** The height of a position in the column. */
export function heightOf(layout: PageLayout, { page, fraction }: PageAnchor): number {
  return (layout.tops[page - 1] ?? 0) + (layout.heights[page - 1] ?? 0) * fraction;
}
