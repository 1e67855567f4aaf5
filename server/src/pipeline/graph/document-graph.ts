import type { Affine, Rect } from '../pdf/geometry.ts';
import { compose, displayFrame, transformRect, turnAboutMiddle } from '../pdf/geometry.ts';
import type { Word } from '../pdf/page-words.ts';
import { labelOf } from './key-values.ts';
import type { Phrase } from './lines.ts';
import type { PageGraph, PagePlace } from './page-graph.ts';
import { isValueLike } from './value-shape.ts';

/** What a node stands for. */
export type NodeKind = 'page' | 'block' | 'line' | 'word' | 'table' | 'row' | 'cell';

/** What the layout stage says a node is. */
export type LayoutTag =
  'header' | 'footer' | 'title' | 'letterhead' | 'heading' | 'text' | 'table-header' | 'table-body';

/** One node. The box holds fractions 0-1 of the page as displayed, from its top left; `parent` is what contains it. */
export interface GraphNode {
  id: string;
  kind: NodeKind;
  page: number;
  parent: string | null;
  x: number;
  y: number;
  w: number;
  h: number;
  text?: string;
  tag?: LayoutTag;
}

/** A relation beside containment: a label (line) names a value (line), a title (cell) heads a cell of its column. */
export interface GraphEdge {
  from: string;
  to: string;
  kind: 'names' | 'heads';
}

/** The document as nodes and relations; containment is each node's `parent`, reading order is the order of nodes. */
export interface DocumentGraph {
  nodes: GraphNode[];
  edges: GraphEdge[];
}

/** The box of a rectangle of the reading frame as fractions of the displayed page. */
export function displayBox(page: PagePlace, rect: Rect): { x: number; y: number; w: number; h: number } {
  const { turn, skew, width, height } = page.page;
  const display: Affine = displayFrame(turn, width, height);
  const frame =
    skew === undefined ? display : compose(display, turnAboutMiddle(skew, page.width, page.height));
  const shown = transformRect(frame, rect);
  const x0 = Math.max(0, shown.x0 / width);
  const y0 = Math.max(0, shown.y0 / height);
  const x1 = Math.min(1, shown.x1 / width);
  const y1 = Math.min(1, shown.y1 / height);
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  return { x: round(x0), y: round(y0), w: round(Math.max(0, x1 - x0)), h: round(Math.max(0, y1 - y0)) };
}

/** The id of a word of a page whose structure is built. */
export function wordId({ page }: PagePlace, word: Word): string {
  return `p${page.number}w${word.index ?? 0}`;
}

function cellIdOf(page: PageGraph, table: number, row: number, column: number): string {
  return `p${page.page.number}t${table + 1}r${row + 1}c${column + 1}`;
}

function tableNodes(page: PageGraph, root: string): GraphNode[] {
  const { number } = page.page;
  return page.tables.flatMap((table, t) => {
    const id = `p${number}t${t + 1}`;
    const nodes: GraphNode[] = [
      { id, kind: 'table', page: number, parent: root, ...displayBox(page, table) },
    ];
    table.rows.forEach((row, r) => {
      const rowId = `${id}r${r + 1}`;
      const tag = row.isHeader ? ('table-header' as const) : ('table-body' as const);
      nodes.push({ id: rowId, kind: 'row', page: number, parent: id, ...displayBox(page, row), tag });
      for (const cell of row.cells) {
        const box = displayBox(page, cell);
        const cellId = cellIdOf(page, t, r, cell.column);
        nodes.push({ id: cellId, kind: 'cell', page: number, parent: rowId, ...box, text: cell.text, tag });
      }
    });
    return nodes;
  });
}

/** Title cells to the cells of the columns they stand over. */
function headingEdges(page: PageGraph): GraphEdge[] {
  return page.tables.flatMap((table, t) => {
    const titles = table.rows.flatMap((row, r) =>
      row.isHeader ? row.cells.map((cell) => ({ cell, r })) : [],
    );
    return table.rows.flatMap((row, r) =>
      row.isHeader
        ? []
        : row.cells.flatMap(({ column }) =>
            titles
              .filter(({ cell }) => cell.column <= column && cell.toColumn >= column)
              .map(({ cell, r: titleRow }) => ({
                from: cellIdOf(page, t, titleRow, cell.column),
                to: cellIdOf(page, t, r, column),
                kind: 'heads' as const,
              })),
          ),
    );
  });
}

/** Ids of the phrases of a page: lines inside their blocks. */
function phraseIds(page: PageGraph): Map<Phrase, string> {
  const ids = new Map<Phrase, string>();
  page.blocks.forEach((block, b) =>
    block.phrases.forEach((phrase, p) => ids.set(phrase, `p${page.page.number}b${b + 1}l${p + 1}`)),
  );
  return ids;
}

/** The relations of one page: which label names which value, which title heads which cell. */
export function pageEdges(page: PageGraph): GraphEdge[] {
  const ids = phraseIds(page);
  const names = page.rows.flat().flatMap((value) => {
    const to = ids.get(value);
    const label = to === undefined || !isValueLike(value.text) ? [] : (labelOf(page, value)?.label ?? []);
    return label.flatMap((phrase) => {
      const from = ids.get(phrase);
      return from === undefined || to === undefined ? [] : [{ from, to, kind: 'names' as const }];
    });
  });
  return [...names, ...headingEdges(page)];
}

/** The nodes of one page: page, blocks, their lines and words, then tables with rows and cells. */
export function pageNodes(
  page: PageGraph,
  tagOf: (block: PageGraph['blocks'][number]) => LayoutTag,
): GraphNode[] {
  const { number } = page.page;
  const root = `p${number}`;
  const lineIds = phraseIds(page);
  const nodes: GraphNode[] = [{ id: root, kind: 'page', page: number, parent: null, x: 0, y: 0, w: 1, h: 1 }];
  const placed = new Set<Word>();
  const addWord = (word: Word, parent: string): void => {
    placed.add(word);
    const box = displayBox(page, word);
    nodes.push({ id: wordId(page, word), kind: 'word', page: number, parent, ...box, text: word.text });
  };
  page.blocks.forEach((block, b) => {
    const blockId = `${root}b${b + 1}`;
    const box = displayBox(page, block);
    nodes.push({ id: blockId, kind: 'block', page: number, parent: root, ...box, tag: tagOf(block) });
    for (const phrase of block.phrases) {
      const id = lineIds.get(phrase) ?? blockId;
      const lineBox = displayBox(page, phrase);
      nodes.push({ id, kind: 'line', page: number, parent: blockId, ...lineBox, text: phrase.text });
      for (const word of phrase.words) addWord(word, id);
    }
  });
  for (const word of page.page.words) if (!placed.has(word)) addWord(word, root);
  return [...nodes, ...tableNodes(page, root)];
}
