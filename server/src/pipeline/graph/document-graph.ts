import { textOf } from './lines.ts';
import type { Affine } from '../pdf/geometry.ts';
import type { Rect, Word } from '../contract/page.ts';
import { compose, displayFrame, transformRect, turnAboutMiddle, unionRect } from '../pdf/geometry.ts';
import { footnotesOf } from './footnotes.ts';
import type { GraphNode, LayoutTag } from './graph-model.ts';
import { keyValuesOf } from './key-values.ts';
import type { Phrase } from './lines.ts';
import type { PageGraph, PagePlace } from './page-graph.ts';
import type { Block } from './blocks.ts';
import { readingOrder } from './reading-order.ts';

export type { DocumentGraph, GraphEdge, GraphNode, LayoutTag, NodeKind } from './graph-model.ts';

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

/** Id of a cell, by the places of its table, row and first column, from 0. */
export function cellIdOf(page: number, table: number, row: number, column: number): string {
  return `p${page}t${table + 1}r${row + 1}c${column + 1}`;
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
      nodes.push({
        id: rowId,
        kind: 'row',
        page: number,
        parent: id,
        ...displayBox(page, row),
        tag,
        role: row.kind,
      });
      for (const cell of row.cells) {
        const box = displayBox(page, cell);
        const id = cellIdOf(number, t, r, cell.column);
        const { column, toColumn, toRow, text } = cell;
        const span = {
          column,
          ...(toColumn > column && { toColumn }),
          ...(toRow !== undefined && { toRow }),
        };
        nodes.push({ id, kind: 'cell', page: number, parent: rowId, ...box, text, tag, ...span });
      }
    });
    return nodes;
  });
}

/** Ids of the phrases of a page: lines inside their blocks. */
export function phraseIds(page: PageGraph): Map<Phrase, string> {
  const ids = new Map<Phrase, string>();
  page.blocks.forEach((block, b) =>
    block.phrases.forEach((phrase, p) => ids.set(phrase, `p${page.page.number}b${b + 1}l${p + 1}`)),
  );
  return ids;
}

/** Blocks of a page in the order of reading, with their ids. */
export function orderedBlocks(page: PageGraph): { id: string; block: Block }[] {
  const items = page.blocks.map((block, b) => ({
    x0: block.x0,
    y0: block.y0,
    x1: block.x1,
    y1: block.y1,
    lines: block.phrases.length,
    words: block.words.length,
    id: `p${page.page.number}b${b + 1}`,
    block,
  }));
  return readingOrder(items).map(({ id, block }) => ({ id, block }));
}

function keyValueNodes(page: PageGraph, root: string): GraphNode[] {
  return keyValuesOf(page).map(({ label, value }, index) => ({
    id: `${root}k${index + 1}`,
    kind: 'key-value',
    page: page.page.number,
    parent: root,
    ...displayBox(page, unionRect([...label, value])),
    text: textOf([...label, value]),
  }));
}

function footnoteNodes(page: PageGraph, root: string): GraphNode[] {
  return footnotesOf(page).map(({ block }, index) => ({
    id: `${root}f${index + 1}`,
    kind: 'footnote',
    page: page.page.number,
    parent: root,
    ...displayBox(page, block),
    text: textOf(block.phrases),
  }));
}

/**
 * The nodes of one page: the page, its blocks in the order of reading with lines and words, then tables with rows and
 * cells, pairs of label and value, and footnotes.
 */
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
    const { cell, confidence } = word;
    nodes.push({
      id: wordId(page, word),
      kind: 'word',
      page: number,
      parent,
      ...box,
      text: word.text,
      ...(cell !== undefined && { cell }),
      ...(confidence !== undefined && { confidence: Math.round(confidence * 1000) / 1000 }),
    });
  };
  for (const { id: blockId, block } of orderedBlocks(page)) {
    const box = displayBox(page, block);
    nodes.push({ id: blockId, kind: 'block', page: number, parent: root, ...box, tag: tagOf(block) });
    for (const phrase of block.phrases) {
      const id = lineIds.get(phrase) ?? blockId;
      const lineBox = displayBox(page, phrase);
      nodes.push({ id, kind: 'line', page: number, parent: blockId, ...lineBox, text: phrase.text });
      for (const word of phrase.words) addWord(word, id);
    }
  }
  for (const word of page.page.words) if (!placed.has(word)) addWord(word, root);
  return [...nodes, ...tableNodes(page, root), ...keyValueNodes(page, root), ...footnoteNodes(page, root)];
}
