import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openPdf } from '../pdf/document.ts';
import { DEFAULT_LIMITS } from '../contract/limits.ts';
import type { TextAt } from '../testing/build-pdf.ts';
import { line, pageOf } from '../testing/page-of.ts';
import { buildPdf } from '../testing/build-pdf.ts';
import { pageNodes } from './document-graph.ts';
import { pageEdges } from './graph-edges.ts';
import type { PageGraph } from './page-graph.ts';
import { buildPageGraph } from './page-graph.ts';

async function graphOf(texts: readonly TextAt[]): Promise<PageGraph> {
  const pdf = await openPdf(await buildPdf([texts]), DEFAULT_LIMITS);
  const page = pdf.readPage(0);
  pdf.close();
  return buildPageGraph(page);
}

const at = (y: number, ...cells: (readonly [number, string])[]): TextAt[] =>
  cells.map(([x, text]) => ({ x, y, text }));
const cells = (page: PageGraph): string[] =>
  page.tables.flatMap((table) => table.rows.map((row) => row.cells.map((cell) => cell.text).join(' | ')));

describe('buildPageGraph', () => {
  it('cuts a name from the day that stands right behind it under a title of its own', async () => {
    const row = (y: number, name: string, x: number, day: string): TextAt[] =>
      at(y, [60, name], [x, day], [250, '1,200'], [320, '1,450'], [390, '1.2x']);
    const page = await graphOf([
      ...at(100, [60, 'Company'], [165, 'Date'], [250, 'Cost'], [320, 'Value'], [390, 'Multiple']),
      ...row(120, 'Alder Tools Limited', 166, '12 Mar 2019'),
      ...row(140, 'Birch Data', 152, '4 Jun 2020'),
    ]);
    const texts = page.rows.map((phrases) => phrases.slice(0, 2).map(({ text }) => text));
    assert.deepEqual(texts.slice(1), [
      ['Alder Tools Limited', '12 Mar 2019'],
      ['Birch Data', '4 Jun 2020'],
    ]);
  });

  it('parts amounts that run over each other', async () => {
    const page = await graphOf([...at(100, [60, '31 Dec 2020'], [113, '8,000,000'], [250, '1,200'])]);
    assert.deepEqual(
      page.rows[0]?.map(({ text }) => text),
      ['31 Dec 2020', '8,000,000', '1,200'],
    );
  });

  it('finds columns, titles and rows of a table without rules', async () => {
    const page = await graphOf([
      ...at(100, [300, 'Quarter'], [400, 'Year']),
      ...at(120, [60, 'Contributions'], [300, '1,200.00'], [400, '3,400.00']),
      ...at(140, [60, 'Distributions'], [300, '(500.00)'], [400, '(700.00)']),
      ...at(160, [60, 'Ending balance'], [300, '9,000.00'], [400, '9,000.00']),
    ]);
    assert.deepEqual(cells(page), [
      'Quarter | Year',
      'Contributions | 1,200.00 | 3,400.00',
      'Distributions | (500.00) | (700.00)',
      'Ending balance | 9,000.00 | 9,000.00',
    ]);
    assert.deepEqual(
      page.tables[0]?.rows.map((row) => row.isHeader),
      [true, false, false, false],
    );
  });

  it('parts figures of narrow columns, whose digits have one width in any type', async () => {
    const page = await graphOf(at(100, [60, '12,40'], [91, '13,50'], [122, '14,60']));
    assert.deepEqual(
      page.rows.map((row) => row.map(({ text }) => text)),
      [['12,40', '13,50', '14,60']],
    );
  });

  it('parts two amounts in brackets, however near they stand', async () => {
    const page = await graphOf([
      ...at(100, [60, 'Fees, gross'], [300, '(70,313)'], [360, '(210,938)']),
      ...at(120, [60, 'Fees, net'], [300, '(59,780) (177,448)']),
    ]);
    assert.deepEqual(
      page.rows.map((row) => row.map(({ text }) => text)),
      [
        ['Fees, gross', '(70,313)', '(210,938)'],
        ['Fees, net', '(59,780)', '(177,448)'],
      ],
    );
  });

  it('keeps a line of text whole that is stretched to its column, but no row of cells', async () => {
    const apart = (y: number, gaps: readonly number[], words: readonly string[]): TextAt[] => {
      let x = 40;
      // All letters used are as wide as "a".
      return words.map((text, index) => {
        const from = x;
        x += 5.56 * text.length + (gaps[index % gaps.length] ?? 0);
        return { x: from, y, text };
      });
    };
    const words = ['aaaa', 'bbbbb', 'dddd', 'eeeee', 'nnnn', 'ooooo', 'pppp', 'uuuu'];
    const page = await graphOf([...apart(100, [18], words), ...apart(140, [18, 24], words)]);
    assert.deepEqual(
      page.rows.map((row) => row.length),
      [1, 8],
    );
  });

  it('keeps a cell that wraps over lines in one row, centred or from the top', async () => {
    const page = await graphOf([
      ...at(94, [60, 'Consolidated Surgical Centers']),
      ...at(100, [300, '27.6'], [400, '58.9']),
      ...at(106, [60, 'of the Carolinas']),
      ...at(130, [60, 'Greyfield Insurance'], [300, '95.3'], [400, '318.6']),
      ...at(154, [60, 'Kinnaird Building Products'], [300, '85.2'], [400, '84.6']),
      ...at(166, [60, 'Group, LLC']),
      ...at(190, [60, 'Drumlin Group'], [300, '28.4'], [400, '66.9']),
    ]);
    assert.deepEqual(cells(page), [
      'Consolidated Surgical Centers of the Carolinas | 27.6 | 58.9',
      'Greyfield Insurance | 95.3 | 318.6',
      'Kinnaird Building Products Group, LLC | 85.2 | 84.6',
      'Drumlin Group | 28.4 | 66.9',
    ]);
  });

  it('keeps the signs and codes of an amount with its number, however far they stand', async () => {
    const page = await graphOf(
      at(100, [60, 'Capital commitment'], [300, '$'], [340, '10,000,000'], [450, 'EUR'], [480, '5,00']),
    );
    assert.deepEqual(
      page.rows[0]?.map((phrase) => phrase.text),
      ['Capital commitment', '$ 10,000,000', 'EUR 5,00'],
    );
  });

  it('drops the dots that lead from a label to its value', async () => {
    const page = await graphOf(at(100, [60, 'Commitment'], [120, '...............'], [200, '5,000,000']));
    assert.deepEqual(
      page.rows[0]?.map((phrase) => phrase.text),
      ['Commitment', '5,000,000'],
    );
  });

  it('cuts titles that stand closer than words at the columns below them', async () => {
    const page = await graphOf([
      ...at(100, [60, 'Company'], [270, 'Invested'], [316, 'Realized'], [364, 'Total']),
      ...at(120, [60, 'Alderon'], [285, '25.0'], [332, '61.2'], [368, '86.2']),
      ...at(140, [60, 'Bexley'], [285, '40.5'], [332, '13.2'], [368, '53.7']),
    ]);
    assert.deepEqual(
      page.rows[0]?.map((phrase) => phrase.text),
      ['Company', 'Invested', 'Realized', 'Total'],
    );
  });

  it('keeps a heading of larger print whole over the columns below it', () => {
    const page = pageOf([
      { x: 270, y: 90, text: 'Kestrel V, L.P.', size: 16 },
      ...line(120, [60, 'Alderon'], [285, '25.0'], [332, '61.2'], [368, '86.2']),
      ...line(140, [60, 'Bexley'], [285, '40.5'], [332, '13.2'], [368, '53.7']),
    ]);
    assert.deepEqual(
      page.rows[0]?.map((phrase) => phrase.text),
      ['Kestrel V, L.P.'],
    );
  });

  it('keeps a line whole whose words lie at the edge of what counts as one line with the column beside it', () => {
    const page = pageOf([
      { x: 430, y: 100, text: 'and leverage' },
      { x: 60, y: 104.4, text: 'a DPI of' },
      { x: 101, y: 104.6, text: '0.22x,' },
      { x: 134, y: 104.4, text: 'an RVPI' },
    ]);
    assert.ok(page.rows.flat().some((phrase) => phrase.text === 'a DPI of 0.22x, an RVPI'));
  });
});

describe('document graph', () => {
  it('STATE-015 has every word once, every node in its parent, and relations between known nodes', async () => {
    const page = await graphOf([
      ...at(60, [60, 'Statement of account']),
      ...at(100, [300, 'Quarter'], [400, 'Year']),
      ...at(120, [60, 'Contributions'], [300, '1,200.00'], [400, '3,400.00']),
      ...at(140, [60, 'Ending balance'], [300, '9,000.00'], [400, '9,000.00']),
    ]);
    const nodes = pageNodes(page, () => 'text');
    const byId = new Map(nodes.map((node) => [node.id, node]));
    assert.equal(byId.size, nodes.length);
    assert.equal(nodes.filter((node) => node.kind === 'word').length, page.page.words.length);
    for (const node of nodes) {
      if (node.parent === null) continue;
      const parent = byId.get(node.parent);
      assert.ok(parent, node.id);
      assert.ok(node.x >= parent.x - 1e-5 && node.x + node.w <= parent.x + parent.w + 1e-5, node.id);
    }
    const related = pageEdges(page);
    assert.ok(related.every(({ from, to }) => byId.has(from) && byId.has(to)));
    const edges = related.map(
      ({ from, to, kind }) => `${byId.get(from)?.text} ${kind} ${byId.get(to)?.text}`,
    );
    assert.ok(edges.includes('Contributions labels 1,200.00'));
    assert.ok(edges.includes('Year heads 3,400.00'));
  });
});
