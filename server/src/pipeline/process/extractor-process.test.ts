import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';

import type { ExtractionStage } from '../contract/outcome.ts';
import { buildPdf, labelRows, writeTemporary } from '../testing/build-pdf.ts';
import { jobFor, samplePath } from '../testing/paths.ts';
import { createExtractorProcess } from './extractor-process.ts';

const LONG = samplePath('bad', 'pages_2000.pdf');

describe('createExtractorProcess', () => {
  let small: string;
  before(async () => {
    const rows = labelRows([
      ['Commitment', '5,000,000.00'],
      ['Unfunded commitment', '1,250,000.00'],
    ]);
    small = writeTemporary(
      await buildPdf([[{ x: 60, y: 80, text: 'Capital Account Statement', size: 16 }, ...rows]]),
    );
  });

  it('STATE-003 STATE-004 STATE-005 STATE-006 reports the four stages in order and answers like a run in this process', async () => {
    const extractor = createExtractorProcess();
    after(() => extractor.close());
    const stages: ExtractionStage[] = [];
    const outcome = await extractor.extract(jobFor(small), { onStage: (stage) => stages.push(stage) });
    assert.deepEqual(stages, [
      'EXT_START_PDF_TO_DOC',
      'EXT_START_DOC_TO_GRAPH',
      'EXT_START_LAYOUT_TAGGER',
      'EXT_START_METRIC_QUERY',
    ]);
    assert.ok(outcome.ok);
    const commitment = outcome.result.metrics.find((metric) => metric.fin === 'commitment');
    assert.equal(commitment?.candidates[0]?.value, '5000000.00');
  });

  it('STATE-010 makes a crash of the child a failed document, and extracts the next one in a new child', async () => {
    const pids: number[] = [];
    const extractor = createExtractorProcess({ onStart: (pid) => pids.push(pid) });
    after(() => extractor.close());
    const crashed = await extractor.extract(jobFor(LONG), {
      onStage: () => process.kill(pids[0] ?? 0, 'SIGKILL'),
    });
    assert.ok(!crashed.ok);
    assert.equal(crashed.failure.stage, 'EXT_FAILED');
    const next = await extractor.extract(jobFor(small), {});
    assert.ok(next.ok);
    assert.equal(pids.length, 2);
  });

  it('reads a document anew in a fresh child when one that has read others ends over it', async () => {
    const pids: number[] = [];
    const extractor = createExtractorProcess({ onStart: (pid) => pids.push(pid) });
    after(() => extractor.close());
    assert.ok((await extractor.extract(jobFor(small), {})).ok);
    const outcome = await extractor.extract(jobFor(small), {
      onStage: () => pids.length === 1 && process.kill(pids[0] ?? 0, 'SIGKILL'),
    });
    assert.ok(outcome.ok);
    assert.equal(pids.length, 2);
  });

  it('fails a document whose child is closed, and starts no other', async () => {
    const pids: number[] = [];
    const extractor = createExtractorProcess({ onStart: (pid) => pids.push(pid) });
    assert.ok((await extractor.extract(jobFor(small), {})).ok);
    const outcome = await extractor.extract(jobFor(LONG), { onStage: () => void extractor.close() });
    assert.equal(outcome.ok, false);
    assert.equal(pids.length, 1);
  });

  it('UPL-008 ends a running extraction when it is cancelled', async () => {
    const extractor = createExtractorProcess();
    after(() => extractor.close());
    const cancel = new AbortController();
    const outcome = await extractor.extract(jobFor(LONG), {
      signal: cancel.signal,
      onStage: () => cancel.abort(),
    });
    assert.deepEqual(outcome, {
      ok: false,
      failure: { stage: 'EXT_FAILED', detail: 'The extraction was cancelled.' },
    });
    assert.ok((await extractor.extract(jobFor(small), {})).ok);
  });

  it('fails a document that takes longer or needs more memory than allowed', async () => {
    const quick = createExtractorProcess({ limits: { maxMilliseconds: 1 } });
    const slim = createExtractorProcess({ limits: { maxProcessBytes: 1024 } });
    after(() => Promise.all([quick.close(), slim.close()]));
    const [late, fat] = await Promise.all([quick.extract(jobFor(LONG), {}), slim.extract(jobFor(LONG), {})]);
    assert.match(late.ok ? '' : late.failure.detail, /longer than allowed/u);
    assert.match(fat.ok ? '' : fat.failure.detail, /more memory than allowed/u);
  });

  it('fails the document, not the process, when a stage cannot be reported', async () => {
    const extractor = createExtractorProcess();
    after(() => extractor.close());
    const outcome = await extractor.extract(jobFor(small), {
      onStage: () => {
        throw new Error('database is gone');
      },
    });
    assert.match(outcome.ok ? '' : outcome.failure.detail, /database is gone/u);
    assert.ok((await extractor.extract(jobFor(small), {})).ok);
  });

  it('replaces the child after its share of documents', async () => {
    const pids: number[] = [];
    const extractor = createExtractorProcess({
      limits: { documentsPerProcess: 1 },
      onStart: (pid) => pids.push(pid),
    });
    after(() => extractor.close());
    await Promise.all([extractor.extract(jobFor(small), {}), extractor.extract(jobFor(small), {})]);
    assert.equal(new Set(pids).size, 2);
  });

  it('fails what comes after closing', async () => {
    const extractor = createExtractorProcess();
    await extractor.close();
    assert.equal((await extractor.extract(jobFor(small), {})).ok, false);
  });
});
