import { ANY_PAGE, OF_PAGES } from '../vocabulary/page-words.ts';
import type { PageGraph } from './page-graph.ts';
import type { Block } from './blocks.ts';

/** What a block repeats as. */
export type FurnitureRole = 'header' | 'footer' | 'page-number';

/** Running headers end above this part of the page, running footers begin below one minus it. */
const EDGE = 0.2;
/** Text in this margin may change from page to page and still be furniture. */
const MARGIN = 0.1;
/** Heights are compared in steps of this many points; neighbouring steps count as one. */
const STEP = 3;
/** Longer blocks are text. */
const MAX_LINES = 4;
/** So many pages must have a changing line at the same height, and this part of all pages. */
const MIN_PAGES = 3;
const PAGE_SHARE = 0.6;
/** A changing line of the margin stands apart from the text by this many of its heights. */
const APART = 0.8;

const ROMAN = /^[ivxlc]{1,7}$/iu;
const NUMBER = /\d+/gu;
const PAGE_NUMBER = new RegExp(
  String.raw`^[-–—|([]?\s*(?:(?:${ANY_PAGE})\s*)?(#|[ivxlc]{1,7})\s*(?:${OF_PAGES}\s*#)?\s*[-–—|)\]]?$`,
  'iu',
);

function textOf(block: Block): string {
  return block.words.map((word) => (ROMAN.test(word.text) ? '#' : word.text.replace(NUMBER, '#'))).join(' ');
}

/** Height of a block from the nearer end of the page, in steps: pages of two sizes keep the distance to the edge. */
function placeOf({ height }: PageGraph, block: Block): { step: number; isTop: boolean } {
  const isTop = (block.y0 + block.y1) / 2 < height / 2;
  return { step: Math.round((isTop ? block.y0 : height - block.y1) / STEP), isTop };
}

function keyOf(isTop: boolean, step: number, text: string): string {
  return `${isTop ? 't' : 'b'}${step}:${text}`;
}

function isAtEdge({ height }: PageGraph, block: Block, edge: number): boolean {
  return block.y1 < edge * height || block.y0 > (1 - edge) * height;
}

/** True for a line in the margin that stands clearly apart from what is above and below it. */
function isApart(page: PageGraph, block: Block): boolean {
  if (block.phrases.length > 1 || !isAtEdge(page, block, MARGIN)) return false;
  const least = APART * (block.y1 - block.y0);
  return !page.blocks.some((other) => {
    const gap = Math.max(other.y0 - block.y1, block.y0 - other.y1);
    return gap > -1 && gap < least;
  });
}

function isCandidate(page: PageGraph, block: Block): boolean {
  return block.phrases.length <= MAX_LINES && isAtEdge(page, block, EDGE);
}

/** Counts what repeats over the pages of a document at the same height: running headers and footers, page numbers. */
export class Furniture {
  readonly #texts = new Map<string, number>();
  readonly #places = new Map<string, number>();
  #pages = 0;

  /** Takes notice of a page; all pages must have been seen before the first is tagged. */
  see(page: PageGraph): void {
    this.#pages += 1;
    const texts = new Set<string>();
    const places = new Set<string>();
    for (const block of page.blocks) {
      if (!isCandidate(page, block)) continue;
      const { step, isTop } = placeOf(page, block);
      texts.add(keyOf(isTop, step, textOf(block)));
      if (isApart(page, block)) places.add(keyOf(isTop, step, ''));
    }
    for (const key of texts) this.#texts.set(key, (this.#texts.get(key) ?? 0) + 1);
    for (const key of places) this.#places.set(key, (this.#places.get(key) ?? 0) + 1);
  }

  /** What a block repeats as, if it does. */
  roleOf(page: PageGraph, block: Block): FurnitureRole | null {
    if (!isCandidate(page, block)) return null;
    const { step, isTop } = placeOf(page, block);
    const text = textOf(block);
    const isNumber = PAGE_NUMBER.test(text) && isAtEdge(page, block, MARGIN);
    const repeats = near(this.#texts, step, (at) => keyOf(isTop, at, text)) > 1;
    const often = Math.max(MIN_PAGES, PAGE_SHARE * this.#pages);
    const changes = isApart(page, block) && near(this.#places, step, (at) => keyOf(isTop, at, '')) >= often;
    if (isNumber && (repeats || changes || block.y0 > (1 - MARGIN) * page.height)) return 'page-number';
    if (!repeats && !changes) return null;
    return isTop ? 'header' : 'footer';
  }
}

/** The count of a height and of the steps next to it. */
function near(counts: ReadonlyMap<string, number>, step: number, key: (step: number) => string): number {
  return [-1, 0, 1].reduce((sum, by) => sum + (counts.get(key(step + by)) ?? 0), 0);
}
