import { cellIdOf, orderedBlocks, phraseIds, wordId } from './document-graph.ts';
import { footnotesOf } from './footnotes.ts';
import type { GraphEdge, LayoutTag } from './graph-model.ts';
import { keyValuesOf, labelOf } from './key-values.ts';
import type { Phrase } from './lines.ts';
import type { PageGraph } from './page-graph.ts';
import type { Block } from './blocks.ts';
import type { TableLink } from './page-links.ts';
import { createTableLinks } from './page-links.ts';
import type { TableRow } from './table-model.ts';
import { isValueLike } from './value-shape.ts';

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
