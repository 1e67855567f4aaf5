import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readBuiltInSchemas } from '../../built-in-schemas.ts';
import { DEFAULT_LIMITS } from '../../contract/limits.ts';
import type { PdfPage } from '../../contract/page.ts';
import { buildPageGraph } from '../../graph/page-graph.ts';
import { openPdf } from '../../pdf/document.ts';
import type { TextAt } from '../../testing/build-pdf.ts';
import { buildPdf, labelRows } from '../../testing/build-pdf.ts';
import { startOn } from './document-starts.ts';
import { NoticeReader, type QueryPage } from './notice-identity.ts';

const STATEMENT: TextAt[] = [
  { x: 60, y: 60, text: 'Calder Ridge Partners IV, L.P.', size: 16 },
  { x: 60, y: 90, text: 'Statement of Partner Capital', size: 14 },
  ...labelRows(
    [
      ['Limited partner', 'Municipal Employees Trust'] as const,
      ['Closing balance', 'USD 1,204,330.00'] as const,
    ],
    140,
  ),
];
const NOTES: TextAt[] = [
  { x: 60, y: 60, text: 'Notes to the Statement', size: 8 },
  { x: 60, y: 90, text: 'Marram Capital Management, LLC', size: 8 },
  { x: 60, y: 104, text: 'It received 80% of transaction and monitoring fees, and shows them net.', size: 8 },
  { x: 500, y: 800, text: 'Page 2 of 2', size: 8 },
];

const MORE_NOTES: TextAt[] = [
  { x: 60, y: 60, text: 'It received 80% of transaction and monitoring fees, and shows them net.', size: 8 },
  { x: 500, y: 800, text: 'Page 2 of 2', size: 8 },
];

const { schemas } = readBuiltInSchemas(new URL('../../../database/catalogue.json', import.meta.url));

async function startOfSecond(
  source: PdfPage['source'],
  { notes = NOTES, queryPage = () => [] }: { notes?: TextAt[]; queryPage?: QueryPage } = {},
): Promise<string> {
  const pdf = await openPdf(await buildPdf([STATEMENT, notes]), DEFAULT_LIMITS);
  const reader = new NoticeReader(schemas, queryPage);
  const [first, second] = [0, 1].map((at) => reader.read(buildPageGraph({ ...pdf.readPage(at), source })));
  pdf.close();
  assert.ok(first !== undefined && second !== undefined);
  return startOn({ head: first, last: first }, second);
}

describe('startOn', () => {
  it('AMB-131 takes smaller print for a sign of another document, but not on pages that were recognised', async () => {
    assert.equal(await startOfSecond('text'), 'doubted');
    assert.equal(await startOfSecond('ocr'), 'none');
  });

  it('reads no page as if it were a document where the next one does not look like the first of another', async () => {
    const queried: number[] = [];
    const queryPage: QueryPage = ({ page }) => {
      queried.push(page.number);
      return [];
    };
    assert.equal(await startOfSecond('text', { notes: MORE_NOTES, queryPage }), 'none');
    assert.deepEqual(queried, []);
  });
});
