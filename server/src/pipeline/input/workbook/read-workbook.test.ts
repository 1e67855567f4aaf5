import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { PipelineError } from '../../contract/failures.ts';
import { openPdf } from '../../pdf/document.ts';
import { DEFAULT_LIMITS } from '../../contract/limits.ts';
import { runExtraction } from '../../stages/run-extraction.ts';
import { writeTemporary } from '../../testing/build-pdf.ts';
import type { TestCell } from '../../testing/build-workbook.ts';
import { buildWorkbook } from '../../testing/build-workbook.ts';
import { jobFor } from '../../testing/paths.ts';
import { readWorkbook } from './read-workbook.ts';

const read = (bytes: Uint8Array) => readWorkbook(bytes, DEFAULT_LIMITS);

async function textsOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const { pages } = await read(bytes);
  const texts = new Map<string, string>();
  for (const { text, cell = '' } of pages.flatMap(({ words }) => words))
    texts.set(cell, texts.has(cell) ? `${texts.get(cell)} ${text}` : text);
  return texts;
}

function failsWith(stage: string): (error: unknown) => boolean {
  return (error) => error instanceof PipelineError && error.stage === stage;
}

const STATEMENT: TestCell[][] = [
  ['Calder Ridge Partners IV, L.P.'],
  ['Capital Account Statement'],
  ['Reporting date', { value: 45382, style: 2 }],
  ['Investor', 'Hollis Foundation'],
  ['Currency', 'USD'],
  [],
  ['Commitment', { value: 5_000_000, style: 1 }],
  ['Unfunded commitment', { value: 1_250_000.004, style: 1 }],
  ['Beginning balance', { value: 3_100_000.5, style: 1 }],
  ['Contributions', { value: 400_000, style: 1 }],
  ['Distributions', { value: -150_000, style: 1 }],
  ['Ending balance', { value: 3_350_000.5, style: 1 }],
];
const FORMATS = ['#,##0.00_);(#,##0.00)', 'd mmmm yyyy'];

describe('readWorkbook', () => {
  it('puts a text of a column of default width on one line, whatever stands behind it', async () => {
    const name = 'Harwell Bridge Growth Equity Partners Fund II, L.P.';
    const rows = [
      ['Fund', name],
      [name, 'Fund'],
      ['Investor', 'Hollis Foundation', 'Currency', 'USD'],
    ];
    const { pages } = await read(buildWorkbook({ sheets: [{ name: 'NAV', rows }] }));
    for (const address of ['NAV!B1', 'NAV!A2']) {
      const words = pages.flatMap((page) => page.words).filter(({ cell }) => cell === address);
      assert.equal(words.map(({ text }) => text).join(' '), name);
      assert.equal(new Set(words.map(({ y0 }) => y0)).size, 1, address);
    }
  });

  it('names the cell of every word and shows values under their formats', async () => {
    const texts = await textsOf(
      buildWorkbook({ sheets: [{ name: 'NAV', rows: STATEMENT }], formats: FORMATS }),
    );
    assert.equal(texts.get('NAV!A1'), 'Calder Ridge Partners IV, L.P.');
    assert.equal(texts.get('NAV!B3'), '31 March 2024');
    assert.equal(texts.get('NAV!B8'), '1,250,000.00');
    assert.equal(texts.get('NAV!B11'), '(150,000.00)');
  });

  it('reads inline texts, cached results of formulas, truth values, errors and rich texts', async () => {
    const cells: TestCell[] = [
      { xml: '<c r="{r}" t="inlineStr"><is><r><t>Net </t></r><r><t>assets</t></r></is></c>' },
      { xml: '<c r="{r}"><f>SUM(B1:B9)</f><v>12</v></c>' },
      { xml: '<c r="{r}" t="str"><f>A1</f><v>as text</v></c>' },
      { xml: '<c r="{r}" t="b"><v>1</v></c>' },
      { xml: '<c r="{r}" t="e"><v>#DIV/0!</v></c>' },
      { xml: '<c r="{r}"><f>1+1</f></c>' },
    ];
    const texts = await textsOf(buildWorkbook({ sheets: [{ name: 'A', rows: [cells] }] }));
    assert.deepEqual([...texts.values()], ['Net assets', '12', 'as text', 'TRUE', '#DIV/0!']);
  });

  it('leaves out hidden sheets, rows and columns and what lies under merged cells', async () => {
    const texts = await textsOf(
      buildWorkbook({
        sheets: [
          { name: 'Secret', state: 'hidden', rows: [['hidden sheet']] },
          {
            name: 'Shown',
            before: '<cols><col min="2" max="2" width="9" hidden="1"/></cols>',
            rows: [
              ['a', 'hidden column', 'c'],
              ['merged', null, 'under it'],
            ],
            after: '<mergeCells count="1"><mergeCell ref="A2:C2"/></mergeCells>',
          },
        ],
      }),
    );
    assert.deepEqual([...texts.keys()].sort(), ['Shown!A1', 'Shown!A2', 'Shown!C1']);
  });

  it('keeps texts of neighbours apart, whatever the widths of the columns say', async () => {
    const { pages } = await read(
      buildWorkbook({
        sheets: [
          {
            name: 'A',
            before: '<cols><col min="1" max="3" width="3"/></cols>',
            rows: [
              ['A rather long label of a row', 123_456_789_012, 'Another long label'],
              ['Second', 2, 'x'],
            ],
          },
        ],
      }),
    );
    const words = pages[0]?.words ?? [];
    for (const [index, one] of words.entries())
      for (const other of words.slice(index + 1)) {
        const x = Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0);
        const y = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
        assert.ok(x <= 0 || y <= 0.5, `${one.text} stands on ${other.text}`);
      }
  });

  it('draws a rendition in which the words stand where the boxes say', async () => {
    const bytes = buildWorkbook({ sheets: [{ name: 'NAV', rows: STATEMENT }], formats: FORMATS });
    const { pages, rendition } = await read(bytes);
    const pdf = await openPdf(rendition, DEFAULT_LIMITS);
    const drawn = pdf.readPage(0);
    pdf.close();
    const [page] = pages;
    assert.ok(page);
    assert.ok(Math.abs(drawn.width - page.width) < 0.1 && Math.abs(drawn.height - page.height) < 0.1);
    for (const word of page.words) {
      const seen = drawn.words.find(
        ({ text, x0, y0, y1 }) =>
          text === word.text &&
          Math.abs(x0 - word.x0) < 1.5 &&
          Math.abs((y0 + y1 - word.y0 - word.y1) / 2) < 3,
      );
      assert.ok(seen && Math.abs(seen.x1 - word.x1) < 1.5, word.text);
    }
  });

  it('gives the same bytes for the same bytes', async () => {
    const bytes = buildWorkbook({ sheets: [{ name: 'NAV', rows: STATEMENT }], formats: FORMATS });
    assert.deepEqual((await read(bytes)).rendition, (await read(bytes)).rendition);
  });

  it('STATE-014 fails broken workbooks, declared entities and packages that unpack without end', async () => {
    const declared = '<!DOCTYPE x [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>';
    const rows = [['x']];
    const broken = [
      buildWorkbook({ sheets: [{ name: 'A', rows }] }).subarray(0, 400),
      buildWorkbook({ sheets: [{ name: 'A', rows }], parts: { 'xl/sharedStrings.xml': declared } }),
      buildWorkbook({
        sheets: [{ name: 'A', rows }],
        parts: { 'xl/worksheets/sheet1.xml': '<worksheet><c' },
      }),
      buildWorkbook({ sheets: [{ name: 'A', rows: [] }] }),
    ];
    for (const bytes of broken) await assert.rejects(read(bytes), failsWith('EXT_FAILED_INVALID_DOCUMENT'));
    const bomb = buildWorkbook({ sheets: [{ name: 'A', rows }] });
    const entry = Buffer.from(bomb.buffer).indexOf('PK\x01\x02', 0, 'latin1');
    new DataView(bomb.buffer).setUint32(entry + 24, 1024 ** 3, true); // unpacked size, as the package's list says
    await assert.rejects(read(bomb), failsWith('EXT_FAILED'));
  });
});

describe('a workbook through the pipeline', () => {
  it('STATE-015 finds the values of a statement and says in which cells they stand', async () => {
    const path = writeTemporary(
      buildWorkbook({ sheets: [{ name: 'NAV', rows: STATEMENT }], formats: FORMATS }),
    );
    const outcome = await runExtraction(jobFor(path));
    assert.ok(outcome.ok, JSON.stringify(outcome));
    const { result } = outcome;
    assert.equal(result.rendition, true);
    const found = (fin: string): [string | undefined, string | null | undefined] => {
      const [best] = result.metrics.find((metric) => metric.fin === fin)?.candidates ?? [];
      return [best?.value, best?.cell];
    };
    assert.deepEqual(found('commitment'), ['5000000.00', 'NAV!B7']);
    assert.deepEqual(found('reporting_date'), ['2024-03-31', 'NAV!B3']);
  });
});
