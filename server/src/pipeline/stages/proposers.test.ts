import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

import type { ExtractionResult } from '../contract/result.ts';
import { createExtractorProcess } from '../process/extractor-process.ts';
import { runExtraction } from './run-extraction.ts';
import { buildPdf, writeTemporary } from '../testing/build-pdf.ts';
import exampleProposer from '../testing/proposers/example-proposer.ts';
import { jobFor } from '../testing/paths.ts';
import type { Proposer } from '../contract/proposer.ts';

const EXAMPLE = fileURLToPath(new URL('../testing/proposers/example-proposer.ts', import.meta.url));

describe('proposers', () => {
  let path: string;
  before(async () => {
    path = writeTemporary(
      await buildPdf([
        [
          { x: 60, y: 80, text: 'Capital Call Notice', size: 16 },
          { x: 60, y: 200, text: 'Zzyx:' },
          { x: 110, y: 200, text: '125,000.00' },
        ],
      ]),
    );
  });

  async function extracted(
    proposers: readonly Proposer[],
    limits: { maxProposerMilliseconds?: number } = {},
  ): Promise<ExtractionResult> {
    const outcome = await runExtraction(jobFor(path, { documentType: 'Capital Call' }), {
      proposers,
      limits,
    });
    assert.ok(outcome.ok, JSON.stringify(outcome));
    return outcome.result;
  }

  const amounts = ({ metrics }: ExtractionResult): { value: string; origin?: unknown }[] =>
    metrics.find(({ fin }) => fin === 'call_amount')?.candidates ?? [];

  it('are off by default: what no rule knows is not found', async () => {
    const result = await extracted([]);
    assert.deepEqual(amounts(result), []);
    assert.deepEqual(result.proposers, []);
  });

  it('give a value where rules found nothing, and lose what does not stand on the page', async () => {
    const result = await extracted([exampleProposer]);
    const [best, ...others] = amounts(result);
    assert.equal(best?.value, '125000.00');
    assert.deepEqual(best?.origin, { kind: 'proposer', id: 'example', version: '1.0.0' });
    assert.deepEqual(others, []);
    assert.deepEqual(result.proposers, [
      { id: 'example', version: '1.0.0', proposed: 4, dropped: 3, failure: null },
    ]);
  });

  it('cost only their own proposals when they fail or take too long', async () => {
    const broken: Proposer = { id: 'b', version: '1', propose: () => Promise.reject(new Error('no model')) };
    const slow: Proposer = { id: 's', version: '1', propose: () => new Promise(() => undefined) };
    const result = await extracted([broken, slow, exampleProposer], { maxProposerMilliseconds: 200 });
    assert.equal(amounts(result)[0]?.value, '125000.00');
    assert.deepEqual(
      result.proposers.map(({ failure }) => failure),
      ['no model', 'It takes longer than allowed.', null],
    );
  });

  it('are loaded in the child from a module, and the same bytes give the same output', async () => {
    const outcomes = [];
    for (let run = 0; run < 2; run += 1) {
      const extractor = createExtractorProcess({ proposerPaths: [EXAMPLE] });
      outcomes.push(await extractor.extract(jobFor(path, { documentType: 'Capital Call' }), {}));
      await extractor.close();
    }
    const [first, second] = outcomes;
    assert.ok(first?.ok);
    assert.equal(amounts(first.result)[0]?.value, '125000.00');
    assert.equal(JSON.stringify(first), JSON.stringify(second));
  });

  it('fail the document when a configured module is no proposer', async () => {
    const extractor = createExtractorProcess({ proposerPaths: [`${EXAMPLE}.gone.ts`] });
    const outcome = await extractor.extract(jobFor(path), {});
    await extractor.close();
    assert.equal(outcome.ok ? '' : outcome.failure.stage, 'EXT_FAILED');
  });
});
