import { median } from '@assay/shared/domain';
import type { LayoutTag } from './graph-model.ts';
import type { PageGraph } from './page-graph.ts';
import type { Block } from './blocks.ts';
import type { TableRow } from './table-cells.ts';
import { overlapX, overlapY } from '../pdf/geometry.ts';
import type { Furniture } from './furniture.ts';

const FOOT = 0.075;
const LETTERHEAD = 0.16;
const TITLE_SIZE = 1.25;
const HEADING_WORDS = 10;

/**
 * Says of every block of one page what it is: running header or footer, page number, letterhead, title, heading, part of
 * a table or text. `furniture` must have seen all pages.
 */
export function tagBlocks(page: PageGraph, furniture: Furniture): Map<Block, LayoutTag> {
  const body = median(page.lines.map((line) => line.y1 - line.y0)) ?? 0;
  const rows = page.tables.flatMap((table) => table.rows);
  return new Map(
    page.blocks.map((block) => [block, furniture.roleOf(page, block) ?? tagOf(page, block, { body, rows })]),
  );
}

/** The tag of a block that does not repeat from page to page; `body` is the height of the page's text. */
function tagOf(
  page: PageGraph,
  block: Block,
  { body, rows }: { body: number; rows: readonly TableRow[] },
): LayoutTag {
  if (block.y0 / page.height > 1 - FOOT) return 'footer';
  const row = rows.find((candidate) => overlapY(candidate, block) > 0 && overlapX(candidate, block) > 0);
  if (row !== undefined) return row.isHeader ? 'table-header' : 'table-body';
  const top = block.y1 / page.height;
  const height = (block.phrases[0]?.y1 ?? 0) - (block.phrases[0]?.y0 ?? 0);
  if (height > TITLE_SIZE * body && top < 0.5) return 'title';
  if (page.page.number === 1 && top < LETTERHEAD) return 'letterhead';
  return block.phrases.length === 1 && block.words.length <= HEADING_WORDS ? 'heading' : 'text';
}
