import type { LayoutTag } from '../graph/document-graph.ts';
import type { Block, PageGraph } from '../graph/page-graph.ts';
import { overlapX, overlapY } from '../pdf/geometry.ts';

const MARGIN = 0.075;
const LETTERHEAD = 0.16;
const TITLE_SIZE = 1.25;
const HEADING_WORDS = 10;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

function furnitureKey(block: Block): string {
  return `${Math.round(block.y0 / 3)}:${block.words.map((word) => word.text.replace(/\d+/gu, '#')).join(' ')}`;
}

/** Blocks that stand at the same height with the same words on several pages. */
function repeatedKeys(pages: readonly PageGraph[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.blocks.map(furnitureKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

/** Says of every block what it is: running header or footer, letterhead, title, heading, part of a table or text. */
export function tagBlocks(pages: readonly PageGraph[]): Map<Block, LayoutTag> {
  const repeated = repeatedKeys(pages);
  const tags = new Map<Block, LayoutTag>();
  for (const page of pages) {
    const body = median(page.lines.map((line) => line.y1 - line.y0));
    for (const block of page.blocks) tags.set(block, tagOf(page, block, body, repeated));
  }
  return tags;
}

function tagOf(page: PageGraph, block: Block, body: number, repeated: ReadonlySet<string>): LayoutTag {
  const top = block.y1 / page.height;
  const bottom = block.y0 / page.height;
  const again = repeated.has(furnitureKey(block));
  if (bottom > 1 - MARGIN || (again && bottom > 0.85)) return 'footer';
  if (again && top < 0.2) return 'header';
  const row = page.tables
    .flatMap((table) => table.rows)
    .find((candidate) => overlapY(candidate, block) > 0 && overlapX(candidate, block) > 0);
  if (row !== undefined) return row.isHeader ? 'table-header' : 'table-body';
  const height = (block.phrases[0]?.y1 ?? 0) - (block.phrases[0]?.y0 ?? 0);
  if (height > TITLE_SIZE * body && top < 0.5) return 'title';
  if (page.page.number === 1 && top < LETTERHEAD) return 'letterhead';
  return block.phrases.length === 1 && block.words.length <= HEADING_WORDS ? 'heading' : 'text';
}
