import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';

import { buildPdf, labelRows, writeTemporary } from '../testing/build-pdf.ts';
import { jobFor } from '../testing/paths.ts';
import { explain, FILES_TO_VALUE } from './explain.ts';
import { runExtraction } from './run-extraction.ts';

const MAX_FILES = 15;

const notice = async (): Promise<string> =>
  writeTemporary(
    await buildPdf([
      [
        { x: 60, y: 60, text: 'Kestrel Buyout Fund II, L.P.', size: 14 },
        { x: 60, y: 90, text: 'Capital Call Notice No. 3' },
        { x: 60, y: 120, text: 'Dated 4 March 2025' },
        ...labelRows([
          ['Limited Partner', 'Alder Pension Plan'],
          ['Capital call amount', 'USD 250,000.00'],
          ['Previous capital call amount', 'USD 100,000.00'],
          ['Due date', '18 March 2025'],
        ]),
      ],
    ]),
  );

describe('the explanation of a value', () => {
  it('prints the claims, the candidates with features and weights, why the first won, and the files', async () => {
    const text = await explain(jobFor(await notice()), 'call_amount');
    assert.match(text, /^call_amount in document\.pdf: Capital Call, 1 page$/mu);
    assert.match(text, /page 1 beside “Capital call amount” → “USD 250,000\.00”.* · candidate \d/u);
    assert.match(text, /1\. 250000\.00 USD · page 1 · “USD 250,000\.00”\n\s+log-odds \d/u);
    assert.match(text, /similarity 0\.\d\d × 10\.20 = \+\d/u);
    assert.match(text, /WHY\n {2}The first leads the second by [\d.]+: .*similarity \+0\.\d\d/u);
    assert.match(text, /Confidence 0\.\d{3}, from the fitted model/u);
    assert.match(text, /FILES from the page to the value \(\d+\)[^]*match\/score\.ts/u);
  });

  it('says of a value that is held back how sure it would have to be', async () => {
    const file = writeTemporary(
      await buildPdf([
        [
          { x: 60, y: 60, text: 'Capital Call Notice No. 3' },
          { x: 60, y: 90, text: 'The amount called for other purposes may be 7 or less.' },
          ...labelRows([['Previous capital call amount', '12']]),
        ],
      ]),
    );
    const job = jobFor(file);
    const outcome = await runExtraction(job, {});
    assert.ok(outcome.ok);
    const { metrics } = outcome.result;
    assert.deepEqual(metrics.find(({ fin }) => fin === 'call_amount')?.candidates, []);
    assert.match(
      await explain(job, 'call_amount'),
      /No value is shown: it would have to be 0\.\d sure\.\n\s+Confidence 0\.[01]/u,
    );
  });

  it('says that a metric is none of the type', async () => {
    assert.match(await explain(jobFor(await notice()), 'net_irr'), /has no metric net_irr/u);
  });

  it('names files that exist, and few of them', () => {
    for (const files of Object.values(FILES_TO_VALUE)) {
      assert.ok(files.length <= MAX_FILES);
      assert.deepEqual(
        files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url))),
        [],
      );
    }
  });
});
