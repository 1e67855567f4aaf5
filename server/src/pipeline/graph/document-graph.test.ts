import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

import { Furniture } from './furniture.ts';
import { tagBlocks } from './tags.ts';
import { writeTemporary } from '../testing/build-pdf.ts';
import type { TextPiece } from '../testing/page-of.ts';
import { gridRules, line, pageOf } from '../testing/page-of.ts';
import { pageNodes } from './document-graph.ts';
import { GraphWriter } from './graph-writer.ts';
import { createPageLinker, pageEdges } from './graph-edges.ts';
import { documentGraph } from './graph-model.ts';
import type { DocumentGraph, GraphNode } from './graph-model.ts';
import type { PageGraph } from './page-graph.ts';

function graphOf(pages: readonly PageGraph[]): DocumentGraph {
  const furniture = new Furniture();
  for (const page of pages) furniture.see(page);
  const tags = new Map(pages.flatMap((page) => [...tagBlocks(page, furniture)]));
  const linkPage = createPageLinker();
  const tagOf = (block: PageGraph['blocks'][number]) => tags.get(block) ?? 'text';
  return {
    nodes: pages.flatMap((page) => pageNodes(page, tagOf)),
    edges: pages.flatMap((page) => [...pageEdges(page), ...linkPage(page, tagOf)]),
  };
}

/** Edges of a kind as texts of their ends; ids stand for nodes without text. */
function told({ nodes, edges }: DocumentGraph, kind: string): string[] {
  const texts = new Map(nodes.map((node) => [node.id, node.text ?? node.id]));
  return edges
    .filter((edge) => edge.kind === kind)
    .map(({ from, to }) => `${texts.get(from)} ${kind} ${texts.get(to)}`);
}

const titles = line(60, [300, 'Cost'], [400, 'Value']);
const rowsFrom = (y: number, names: readonly string[]): TextPiece[] =>
  names.flatMap((name, n) => line(y + 16 * n, [60, name], [300, `${n + 1}0.5`], [400, `${n + 2}1.5`]));

describe('document graph', () => {
  it('is what its model says, with boxes inside the page and edges between known nodes', () => {
    const graph = graphOf([
      pageOf([
        ...line(40, [60, 'Partner:'], [200, 'Teachers of Orrin Valley'], [400, 'Date'], [460, '2024-03-31']),
        ...rowsFrom(100, ['One', 'Two', 'Three']),
        ...line(84, [300, 'Cost'], [400, 'Value']),
        ...line(200, [60, 'Fees (1)'], [300, 'are due']),
        ...line(240, [60, '(1) Net of rebates']),
      ]),
      pageOf(rowsFrom(60, ['Four', 'Five']), {}, 2),
    ]);
    documentGraph.parse(graph);
    const ids = new Set(graph.nodes.map((node) => node.id));
    assert.equal(ids.size, graph.nodes.length);
    assert.ok(graph.edges.every(({ from, to }) => ids.has(from) && ids.has(to)));
    const kinds = new Set(graph.nodes.map((node) => node.kind));
    for (const kind of [
      'page',
      'block',
      'line',
      'word',
      'table',
      'row',
      'cell',
      'key-value',
      'footnote',
    ] as const)
      assert.ok(kinds.has(kind), kind);
  });

  it('pairs a text with the label before it, and a footnote with the word that carries its mark', () => {
    const graph = graphOf([
      pageOf([
        ...line(40, [60, 'Partner:'], [200, 'Teachers of Orrin Valley']),
        ...line(200, [60, 'Fees (1)']),
        ...line(240, [60, '(1) Net of rebates']),
        ...line(280, [60, '(2) Not referred to']),
      ]),
    ]);
    assert.deepEqual(told(graph, 'labels'), [
      'Partner: labels Teachers of Orrin Valley',
      '(1) Net of rebates labels (1)',
    ]);
  });

  it('heads cells from every level of titles, and rows from their section', () => {
    const { horizontal } = gridRules([50, 200, 300, 400], [90, 115, 140, 160, 180]);
    const graph = graphOf([
      pageOf(
        [
          ...line(105, [230, 'Both together']),
          ...line(131, [60, 'Subject'], [220, 'First'], [320, 'Second']),
          ...line(153, [60, 'Section']),
          ...line(173, [60, 'One'], [220, '10'], [320, '20']),
        ],
        {
          horizontal,
          vertical: [50, 200, 300, 400].map((at) => ({ at, from: at === 300 ? 115 : 90, to: 180 })),
        },
      ),
    ]);
    const heads = told(graph, 'heads');
    for (const wanted of [
      'Both together heads 20',
      'Second heads 20',
      'Subject heads One',
      'Section heads p1t1r4',
    ])
      assert.ok(heads.includes(wanted), wanted);
    assert.ok(!heads.includes('First heads 20'));
  });

  it('reads columns of text one after the other, and the next page after this one', () => {
    const left = [
      'The first column of text',
      'goes on to its end',
      'before its last part',
      'which stands apart here',
    ];
    const right = [
      'Now the second column of',
      'the text is read from',
      'its top to its end',
      'and it ends here too',
    ];
    const text = left.flatMap((part, n) =>
      line(100 + 12 * n + (n === 3 ? 20 : 0), [60, part], [320, right[n] ?? '']),
    );
    const graph = graphOf([
      pageOf([...line(60, [60, 'A title over both columns']), ...text]),
      pageOf(line(100, [60, 'Then on']), {}, 2),
    ]);
    const lines = graph.nodes.filter((node) => node.kind === 'line').map((node) => node.text);
    assert.deepEqual(lines, ['A title over both columns', ...left, ...right, 'Then on']);
    assert.equal(graph.edges.filter(({ kind }) => kind === 'follows').length, 5);
  });

  it('links a table to the one it goes on from, and carries titles over that are not repeated', () => {
    const first = pageOf([...titles, ...rowsFrom(76, ['One', 'Two', 'Three'])]);
    const bare = graphOf([
      first,
      pageOf(rowsFrom(60, ['Four', 'Five']), {}, 2),
      pageOf(rowsFrom(60, ['Six', 'Seven']), {}, 3),
    ]);
    assert.deepEqual(told(bare, 'continues'), ['p2t1 continues p1t1', 'p3t1 continues p2t1']);
    assert.ok(told(bare, 'heads').includes('Value heads 21.5'));
    const [cell] = bare.edges.filter(({ kind, to }) => kind === 'heads' && to.startsWith('p3t1'));
    assert.equal(cell?.from, 'p1t1r1c2');
    const repeated = graphOf([first, pageOf([...titles, ...rowsFrom(76, ['Four', 'Five'])], {}, 2)]);
    assert.deepEqual(told(repeated, 'continues'), ['p2t1 continues p1t1']);
    const other = graphOf([
      first,
      pageOf([...line(60, [300, 'Paid'], [400, 'Open']), ...rowsFrom(76, ['Four', 'Five'])], {}, 2),
    ]);
    assert.deepEqual(told(other, 'continues'), []);
  });
});

describe('the annotations of a document', () => {
  const word = (index: number, text: string, x: number, confidence?: number): GraphNode => ({
    ...{ id: `p1w${index}`, kind: 'word', page: 1, parent: 'p1b1l1', text },
    ...{ x, y: 0.51, w: 0.1, h: 0.02, ...(confidence !== undefined && { confidence }) },
  });

  it('AMB-056 say where the words of a line are, and which of them a scan made hard to read', async () => {
    const annotationsPath = join(dirname(writeTemporary('', 'unused')), 'annotations.json');
    const writer = await GraphWriter.open({ annotationsPath });
    const box = { page: 1, x: 0.2, y: 0.5, w: 0.4, h: 0.04 };
    const own: GraphNode = { id: 'p1b1l1', kind: 'line', parent: 'p1b1', text: 'Fee · 1,250', ...box };
    const words = [word(1, 'Fee', 0.2, 0.97), word(2, '·', 0.35, 0.3), word(3, '1,250', 0.5, 0.6)];
    await writer.add([own, ...words], []);
    await writer.finish();
    await writer.close();
    const annotation = { id: own.id, nodeId: own.id, text: own.text, ...box };
    assert.deepEqual(JSON.parse(await readFile(annotationsPath, 'utf8')), [
      {
        ...annotation,
        words: [0, 250, 250, 500, 375, 250, 250, 500, 750, 250, 250, 500],
        unsure: [2],
      },
    ]);
  });
});
