import type { Affine, Rect } from '../pdf/geometry.ts';
import { displayFrame, transformRect } from '../pdf/geometry.ts';
import type { Word } from '../pdf/page-words.ts';
import type { PageGraph } from './page-graph.ts';

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

/** A relation beside containment: a label names a value, a header cell heads a column. */
export interface GraphEdge {
  from: string;
  to: string;
  kind: 'names';
}

/** The document as nodes and relations; containment is each node's `parent`, reading order is the order of nodes. */
export interface DocumentGraph {
  nodes: GraphNode[];
  edges: GraphEdge[];
}

/** The box of a rectangle of the reading frame as fractions of the displayed page. */
export function displayBox(page: PageGraph, rect: Rect): { x: number; y: number; w: number; h: number } {
  const { turn, width, height } = page.page;
  const frame: Affine = displayFrame(turn, width, height);
  const shown = transformRect(frame, rect);
  const x0 = Math.max(0, shown.x0 / width);
  const y0 = Math.max(0, shown.y0 / height);
  const x1 = Math.min(1, shown.x1 / width);
  const y1 = Math.min(1, shown.y1 / height);
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  return { x: round(x0), y: round(y0), w: round(Math.max(0, x1 - x0)), h: round(Math.max(0, y1 - y0)) };
}

/** Ids of the words of a page: by page and reading order, so that the same bytes give the same ids. */
export function wordIds(page: PageGraph): Map<Word, string> {
  const ids = new Map<Word, string>();
  let next = 0;
  for (const line of page.lines) {
    for (const word of line.words) ids.set(word, `p${page.page.number}w${(next += 1)}`);
  }
  for (const word of page.page.words)
    if (!ids.has(word)) ids.set(word, `p${page.page.number}w${(next += 1)}`);
  return ids;
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
        const cellId = `${rowId}c${cell.column + 1}`;
        nodes.push({
          id: cellId,
          kind: 'cell',
          page: number,
          parent: rowId,
          ...displayBox(page, cell),
          text: cell.text,
          tag,
        });
      }
    });
    return nodes;
  });
}

/** The nodes of one page: page, blocks, their lines and words, then tables with rows and cells. */
export function pageNodes(
  page: PageGraph,
  tagOf: (block: PageGraph['blocks'][number]) => LayoutTag,
): GraphNode[] {
  const { number } = page.page;
  const root = `p${number}`;
  const ids = wordIds(page);
  const nodes: GraphNode[] = [{ id: root, kind: 'page', page: number, parent: null, x: 0, y: 0, w: 1, h: 1 }];
  const placed = new Set<Word>();
  page.blocks.forEach((block, b) => {
    const blockId = `${root}b${b + 1}`;
    const tag = tagOf(block);
    nodes.push({ id: blockId, kind: 'block', page: number, parent: root, ...displayBox(page, block), tag });
    block.phrases.forEach((phrase, p) => {
      const lineId = `${blockId}l${p + 1}`;
      nodes.push({
        id: lineId,
        kind: 'line',
        page: number,
        parent: blockId,
        ...displayBox(page, phrase),
        text: phrase.text,
      });
      for (const word of phrase.words) {
        placed.add(word);
        const id = ids.get(word) ?? root;
        nodes.push({
          id,
          kind: 'word',
          page: number,
          parent: lineId,
          ...displayBox(page, word),
          text: word.text,
        });
      }
    });
  });
  for (const word of page.page.words) {
    if (placed.has(word)) continue;
    nodes.push({
      id: ids.get(word) ?? root,
      kind: 'word',
      page: number,
      parent: root,
      ...displayBox(page, word),
      text: word.text,
    });
  }
  return [...nodes, ...tableNodes(page, root)];
}
