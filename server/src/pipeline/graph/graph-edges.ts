import { cellIdOf, orderedBlocks, phraseIds, wordId } from './document-graph.ts';
import { footnotesOf } from './footnotes.ts';
import type { GraphEdge, LayoutTag } from './graph-model.ts';
import { keyValuesOf, labelOf } from './key-values.ts';
import type { Phrase } from './lines.ts';
import type { PageGraph } from './page-graph.ts';
import type { Block } from './blocks.ts';
import type { TableRow, Table } from './table-cells.ts';
import { isValueLike } from './value-shape.ts';
import { overlapX } from '../pdf/geometry.ts';

/** A table that goes on from an earlier page. `table` and `previous` are places in the lists of tables of their pages. */
interface TableLink {
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
function createTableLinks(): (page: PageGraph, tagOf: TagOf) => TableLink[] {
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

interface Title {
  id: string;
  column: number;
  toColumn: number;
}

/** Every title to the cells of the columns it stands over. */
function headingsOver(
  page: number,
  table: number,
  rows: readonly TableRow[],
  titles: readonly Title[],
): GraphEdge[] {
  return rows.flatMap((row, r) =>
    row.isHeader
      ? []
      : row.cells.flatMap(({ column, toColumn }) =>
          titles
            .filter((title) => title.column <= toColumn && title.toColumn >= column)
            .map(({ id }) => ({ from: id, to: cellIdOf(page, table, r, column), kind: 'heads' as const })),
        ),
  );
}

/** Section rows to the rows they stand over, up to the next section or total. */
function sectionEdges(page: number, table: number, rows: readonly TableRow[]): GraphEdge[] {
  const edges: GraphEdge[] = [];
  let section: string | null = null;
  rows.forEach((row, r) => {
    const [first] = row.cells;
    if (row.kind === 'section' && first !== undefined) section = cellIdOf(page, table, r, first.column);
    else if (row.kind === 'total') section = null;
    else if (section !== null && !row.isHeader)
      edges.push({ from: section, to: `p${page}t${table + 1}r${r + 1}`, kind: 'heads' });
  });
  return edges;
}

function headingEdges({ page: { number }, tables }: PageGraph): GraphEdge[] {
  return tables.flatMap(({ rows }, t) => {
    const titles = rows.flatMap((row, r) =>
      row.isHeader
        ? row.cells.map(({ column, toColumn }) => ({ id: cellIdOf(number, t, r, column), column, toColumn }))
        : [],
    );
    return [...headingsOver(number, t, rows, titles), ...sectionEdges(number, t, rows)];
  });
}

function labelEdges(page: PageGraph, ids: ReadonlyMap<Phrase, string>): GraphEdge[] {
  return page.rows.flat().flatMap((value) => {
    const to = ids.get(value);
    const label = to === undefined || !isValueLike(value.text) ? [] : (labelOf(page, value)?.label ?? []);
    return label.flatMap((phrase) => {
      const from = ids.get(phrase);
      return from === undefined || to === undefined ? [] : [{ from, to, kind: 'labels' as const }];
    });
  });
}

/** Pairs of label and value with their lines; the label of a text value is known from its pair alone. */
function pairEdges(page: PageGraph, ids: ReadonlyMap<Phrase, string>): GraphEdge[] {
  return keyValuesOf(page).flatMap(({ label, value }, index) => {
    const pair = `p${page.page.number}k${index + 1}`;
    const lines = [...label, value].flatMap((phrase) => ids.get(phrase) ?? []);
    const contains = lines.map((to): GraphEdge => ({ from: pair, to, kind: 'contains' }));
    const to = ids.get(value);
    if (isValueLike(value.text) || to === undefined) return contains;
    const labels = label.flatMap((phrase) => ids.get(phrase) ?? []);
    return [...contains, ...labels.map((from): GraphEdge => ({ from, to, kind: 'labels' }))];
  });
}

function footnoteEdges(page: PageGraph): GraphEdge[] {
  return footnotesOf(page).flatMap(({ block, references }, index) => {
    const note = `p${page.page.number}f${index + 1}`;
    const inside = `p${page.page.number}b${page.blocks.indexOf(block) + 1}`;
    const marked = references.map((word) => wordId(page, word));
    return [
      { from: note, to: inside, kind: 'contains' as const },
      ...marked.map((to) => ({ from: note, to, kind: 'labels' as const })),
    ];
  });
}

/** Cells and the words printed in them; the words' parents are their lines. */
function cellEdges(page: PageGraph): GraphEdge[] {
  return page.tables.flatMap(({ rows }, t) =>
    rows.flatMap((row, r) =>
      row.cells.flatMap((cell) => {
        const from = cellIdOf(page.page.number, t, r, cell.column);
        return cell.phrases
          .flatMap((phrase) => phrase.words)
          .map((word) => ({ from, to: wordId(page, word), kind: 'contains' as const }));
      }),
    ),
  );
}

/** The relations of one page: what contains, follows, labels and heads what. */
export function pageEdges(page: PageGraph): GraphEdge[] {
  const lines = phraseIds(page);
  const order = orderedBlocks(page).map(({ id }) => id);
  const follows = order
    .slice(1)
    .map((from, index) => ({ from, to: order[index] ?? from, kind: 'follows' as const }));
  return [
    ...cellEdges(page),
    ...follows,
    ...labelEdges(page, lines),
    ...pairEdges(page, lines),
    ...headingEdges(page),
    ...footnoteEdges(page),
  ];
}

function continuationEdges(page: PageGraph, link: TableLink): GraphEdge[] {
  const from = `p${link.page}t${link.table + 1}`;
  const to = `p${link.previousPage}t${link.previous + 1}`;
  const titles = link.headings.flatMap(({ page: at, table, row, cells }) =>
    cells.map(({ column, toColumn }) => ({ id: cellIdOf(at, table, row, column), column, toColumn })),
  );
  const rows = page.tables[link.table]?.rows ?? [];
  return [{ from, to, kind: 'continues' }, ...headingsOver(link.page, link.table, rows, titles)];
}

/**
 * The relations between pages: tables that go on, with the titles carried over to them, and the first block of a page
 * after the last one of the page before. One call a page, in order; only the end of the last page is kept.
 */
export function createPageLinker(): (page: PageGraph, tagOf: (block: Block) => LayoutTag) => GraphEdge[] {
  const linksOf = createTableLinks();
  let last: string | null = null;
  return (page, tagOf) => {
    const body = orderedBlocks(page).filter(
      ({ block }) => !['header', 'footer', 'page-number'].includes(tagOf(block)),
    );
    const edges = linksOf(page, tagOf).flatMap((link) => continuationEdges(page, link));
    const first = body[0]?.id;
    if (first !== undefined && last !== null) edges.push({ from: first, to: last, kind: 'follows' });
    last = body.at(-1)?.id ?? last;
    return edges;
  };
}
