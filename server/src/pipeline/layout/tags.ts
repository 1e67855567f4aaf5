import type { LayoutTag } from '../graph/document-graph.ts';
import type { Block, PageGraph } from '../graph/page-graph.ts';
import { overlapX, overlapY } from '../pdf/geometry.ts';

const MARGIN = 0.075;
const LETTERHEAD = 0.16;
/** Where running headers and footers stand, as parts of the page's height. */
const HEADER_ZONE = 0.2;
const FOOTER_ZONE = 0.85;
const TITLE_SIZE = 1.25;
const HEADING_WORDS = 10;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function furnitureKey(block: Block): string {
  return `${Math.round(block.y0 / 3)}:${block.words.map((word) => word.text.replace(/\d+/gu, '#')).join(' ')}`;
}

/** Counts blocks that stand at the same height with the same words on several pages: running headers and footers. */
export class Furniture {
  readonly #counts = new Map<string, number>();

  /** Takes notice of a page; all pages must have been seen before the first is tagged. */
  see(page: PageGraph): void {
    const margins = page.blocks.filter((block) => isInMargin(page, block));
    for (const key of new Set(margins.map(furnitureKey)))
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  isRepeated(block: Block): boolean {
    return (this.#counts.get(furnitureKey(block)) ?? 0) > 1;
  }
}

function isInMargin(page: PageGraph, block: Block): boolean {
  return block.y1 / page.height < HEADER_ZONE || block.y0 / page.height > FOOTER_ZONE;
}

/** Says of every block of a page what it is: running header or footer, letterhead, title, heading, part of a table or text. */
export function tagBlocks(page: PageGraph, furniture: Furniture): Map<Block, LayoutTag> {
  const body = median(page.lines.map((line) => line.y1 - line.y0));
  return new Map(page.blocks.map((block) => [block, tagOf(page, block, body, furniture)]));
}

function tagOf(page: PageGraph, block: Block, body: number, furniture: Furniture): LayoutTag {
  const top = block.y1 / page.height;
  const bottom = block.y0 / page.height;
  const again = isInMargin(page, block) && furniture.isRepeated(block);
  if (bottom > 1 - MARGIN || (again && bottom > FOOTER_ZONE)) return 'footer';
  if (again && top < HEADER_ZONE) return 'header';
  const row = page.tables
    .flatMap((table) => table.rows)
    .find((candidate) => overlapY(candidate, block) > 0 && overlapX(candidate, block) > 0);
  if (row !== undefined) return row.isHeader ? 'table-header' : 'table-body';
  const height = (block.phrases[0]?.y1 ?? 0) - (block.phrases[0]?.y0 ?? 0);
  if (height > TITLE_SIZE * body && top < 0.5) return 'title';
  if (page.page.number === 1 && top < LETTERHEAD) return 'letterhead';
  return block.phrases.length === 1 && block.words.length <= HEADING_WORDS ? 'heading' : 'text';
}
