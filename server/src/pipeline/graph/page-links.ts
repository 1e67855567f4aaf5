import { overlapX } from '../pdf/geometry.ts';
import type { LayoutTag } from './graph-model.ts';
import type { PageGraph } from './page-graph.ts';
import type { Block } from './blocks.ts';
import type { Table, TableRow } from './table-model.ts';

/** A table that goes on from an earlier page. `table` and `previous` are places in the lists of tables of their pages. */
export interface TableLink {
  page: number;
  table: number;
  previousPage: number;
  previous: number;
  /** Rows of titles carried over, with the page and table they are printed in; empty when the page repeats them. */
  headings: { page: number; table: number; row: number; cells: TableRow['cells'] }[];
}

type TagOf = (block: Block) => LayoutTag;

/** Columns agree when their left and right edges differ by at most this part of the table's width. */
const SAME_EDGE = 0.04;

interface Tail {
  page: number;
  index: number;
  table: Pick<Table, 'columns' | 'x0' | 'x1'>;
  titles: string;
  headings: TableLink['headings'];
}

function titlesOf(rows: readonly TableRow[]): string {
  return rows
    .filter((row) => row.isHeader)
    .map((row) => row.cells.map((cell) => cell.text).join('|'))
    .join('\n');
}

function isFurniture(tag: LayoutTag): boolean {
  return tag === 'header' || tag === 'footer' || tag === 'page-number';
}

/** Blocks of running text before or after a table; headings and notes do not part a table from its continuation. */
function hasText(page: PageGraph, tagOf: TagOf, isThere: (block: Block) => boolean): boolean {
  return page.blocks.some(
    (block) =>
      isThere(block) &&
      !isFurniture(tagOf(block)) &&
      block.phrases.length > 1 &&
      block.words.length > 5 * block.phrases.length,
  );
}

function sameColumns(a: Tail['table'], b: Tail['table']): boolean {
  if (a.columns.length !== b.columns.length || a.columns.length < 2) return false;
  const reach = SAME_EDGE * Math.max(a.x1 - a.x0, b.x1 - b.x0);
  return a.columns.slice(1).every((column, index) => {
    const other = b.columns[index + 1];
    return other !== undefined && Math.abs(column.x0 - other.x0) <= reach;
  });
}

function headingsOf(page: number, index: number, { rows }: Table): TableLink['headings'] {
  return rows.flatMap((row, at) => (row.isHeader ? [{ page, table: index, row: at, cells: row.cells }] : []));
}

function linkOf(tail: Tail, page: PageGraph, tagOf: TagOf): TableLink | null {
  const [first] = page.tables;
  if (first === undefined || page.page.number !== tail.page + 1) return null;
  if (hasText(page, tagOf, (block) => block.y1 <= first.y0)) return null;
  const titles = titlesOf(first.rows);
  const repeats = titles !== '' && titles === tail.titles;
  const continues = titles === '' && sameColumns(tail.table, first);
  if ((!repeats && !continues) || overlapX(tail.table, first) <= 0) return null;
  const headings = repeats ? [] : tail.headings;
  return { page: page.page.number, table: 0, previousPage: tail.page, previous: tail.index, headings };
}

/**
 * Finds tables that go on over pages. Pages are given in order, one call each; only the columns and titles of the last
 * table are kept between calls.
 */
export function createTableLinks(): (page: PageGraph, tagOf: TagOf) => TableLink[] {
  let tail: Tail | null = null;
  return (page, tagOf) => {
    const link = tail === null ? null : linkOf(tail, page, tagOf);
    const index = page.tables.length - 1;
    const last = page.tables[index];
    const { number } = page.page;
    if (last === undefined || hasText(page, tagOf, (block) => block.y0 >= last.y1)) tail = null;
    else {
      const { columns, x0, x1 } = last;
      const carried = link !== null && index === 0 ? link.headings : [];
      const own = headingsOf(number, index, last);
      const titles = carried.length > 0 ? (tail?.titles ?? '') : titlesOf(last.rows);
      tail = {
        page: number,
        index,
        table: { columns, x0, x1 },
        titles,
        headings: carried.length > 0 ? carried : own,
      };
    }
    return link === null ? [] : [link];
  };
}
