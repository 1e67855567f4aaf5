import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { before, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import type { ExtractionOutcome } from '../contract/outcome.ts';
import { buildPdf, writeTemporary } from '../testing/build-pdf.ts';
import { jobFor } from '../testing/paths.ts';
import type { ExtractOptions, ExtractorProcessOptions } from './extractor-process.ts';
import { createExtractorProcess } from './extractor-process.ts';
import { residentBytesOf } from './resident-memory.ts';

const MEBIBYTE = 1024 * 1024;
const QUERY = 'EXT_START_METRIC_QUERY';

function proposerPath(name: string): string {
  return fileURLToPath(new URL(`../testing/proposers/${name}-proposer.ts`, import.meta.url));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function isGoneSoon(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 200 && isAlive(pid); tries += 1) await pause(50);
  return !isAlive(pid);
}

describe('the extracting process', () => {
  let path: string;
  before(async () => {
    path = writeTemporary(await buildPdf([[{ x: 60, y: 80, text: 'Capital Call Notice', size: 16 }]]));
  });

  /** Extracts with a plug-in that misbehaves; answers how it ended and whether its process is gone. */
  async function misbehaving(
    name: string,
    options: ExtractorProcessOptions,
    extractOptions: ExtractOptions = {},
  ): Promise<{ outcome: ExtractionOutcome; isGone: boolean }> {
    let pid = 0;
    const extractor = createExtractorProcess({
      ...options,
      proposerPaths: [proposerPath(name)],
      onStart: (started) => (pid = started),
    });
    const outcome = await extractor.extract(jobFor(path, { documentType: 'Capital Call' }), extractOptions);
    const isGone = await isGoneSoon(pid);
    await extractor.close();
    return { outcome, isGone };
  }

  const detail = (outcome: ExtractionOutcome): string => (outcome.ok ? '' : outcome.failure.detail);

  it('STATE-010 is ended when it is busy for longer than allowed', async () => {
    const { outcome, isGone } = await misbehaving('busy', { limits: { maxMilliseconds: 6000 } });
    assert.match(detail(outcome), /longer than allowed/u);
    assert.ok(isGone);
  });

  it('STATE-010 is ended when it is busy with one page for too long, and the other pages are read', async () => {
    const pages = ['First', 'Second', 'Third'].map((text) => [{ x: 60, y: 80, text }]);
    const file = writeTemporary(await buildPdf(pages));
    const graphPath = writeTemporary('', 'graph.json');
    const pids: number[] = [];
    const extractor = createExtractorProcess({
      limits: { maxPageMilliseconds: 3000 },
      proposerPaths: [proposerPath('stuck-page')],
      onStart: (pid) => pids.push(pid),
    });
    const outcome = await extractor.extract(jobFor(file, { graphPath }), {});
    await extractor.close();
    assert.ok(outcome.ok, detail(outcome));
    assert.deepEqual(outcome.result.unreadablePages, [2]);
    assert.equal(outcome.result.pages.length, 3);
    assert.match(readFileSync(graphPath, 'utf8'), /"First".*"Third"/u);
    assert.equal(pids.length, 2);
  });

  it('is ended when it has a document and does nothing, and an idle one stays', async () => {
    const looks = new Set<() => void>();
    const pids: number[] = [];
    const times: number[] = [];
    const asked = Promise.withResolvers<undefined>();
    const extractor = createExtractorProcess({
      proposerPaths: [proposerPath('waiting')],
      onStart: (pid) => pids.push(pid),
      readings: { processorTime: () => 1000, loadPerCore: () => 0, now: () => 0 },
      repeatLook: (look) => {
        looks.add(look);
        return () => looks.delete(look);
      },
    });
    const reading = extractor.extract(jobFor(path, { documentType: 'Capital Call' }), {
      onStage: (stage) => stage === QUERY && asked.resolve(undefined),
      onProcessorTime: (milliseconds) => times.push(milliseconds),
    });
    await asked.promise;
    for (let count = 0; count < 480; count += 1) for (const look of looks) look();
    assert.match(detail(await reading), /does not work on it/u);
    assert.equal(times.length, 479);
    assert.ok(await isGoneSoon(pids[0] ?? 0));
    await extractor.close();

    const idle = createExtractorProcess({
      onStart: (pid) => pids.push(pid),
      readings: { processorTime: () => 1000 },
      repeatLook: (look) => {
        looks.add(look);
        return () => looks.delete(look);
      },
    });
    assert.ok((await idle.extract(jobFor(path), {})).ok);
    assert.equal(looks.size, 0, 'a process without a document is not looked at');
    assert.ok((await idle.extract(jobFor(path), {})).ok);
    await idle.close();
    assert.equal(pids.length, 2);
  });

  it('tells how much processor time a document has taken, however busy it is', async () => {
    const cancel = new AbortController();
    const times: number[] = [];
    const { outcome } = await misbehaving(
      'busy',
      {},
      {
        signal: cancel.signal,
        onProcessorTime: (milliseconds) => {
          times.push(milliseconds);
          if (milliseconds > 2500) cancel.abort();
        },
      },
    );
    assert.match(detail(outcome), /cancelled/u);
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    );
  });

  it('STATE-010 is ended when it takes more memory than allowed, outside the heap and without a word too', async () => {
    const limits = {
      maxProcessBytes: 600 * MEBIBYTE,
      maxGrowthBytes: 4096 * MEBIBYTE,
      maxMilliseconds: 120_000,
    };
    const { outcome, isGone } = await misbehaving('greedy', { limits });
    assert.match(detail(outcome), /more memory than allowed/u);
    assert.ok(isGone);
  });

  it('STATE-010 may die: the document fails, and the next one is extracted', async () => {
    const { outcome } = await misbehaving('dying', {});
    assert.match(detail(outcome), /ended unexpectedly \(SIGSEGV\)/u);
    const extractor = createExtractorProcess();
    assert.ok((await extractor.extract(jobFor(path), {})).ok);
    await extractor.close();
  });

  it('UPL-008 is ended at once by an abort, however busy it is', async () => {
    const cancel = new AbortController();
    let asked = 0;
    const { outcome, isGone } = await misbehaving(
      'busy',
      {},
      {
        signal: cancel.signal,
        onStage: (stage) => {
          if (stage !== QUERY) return;
          setTimeout(() => {
            asked = performance.now();
            cancel.abort();
          }, 300);
        },
      },
    );
    assert.ok(performance.now() - asked < 5000);
    assert.match(detail(outcome), /cancelled/u);
    assert.ok(isGone);
  });

  it('is gone after closing', async () => {
    let pid = 0;
    const extractor = createExtractorProcess({ onStart: (started) => (pid = started) });
    await extractor.extract(jobFor(path), {});
    assert.ok((residentBytesOf(pid) ?? 1) > 0);
    await extractor.close();
    assert.ok(await isGoneSoon(pid));
  });

  it('does not outlive a parent that is killed, however busy it is', async () => {
    const script = fileURLToPath(new URL('../testing/abandon-extraction.ts', import.meta.url));
    const parent = fork(script, [path, proposerPath('busy')]);
    const pid = await new Promise<number>((resolve) => {
      let child = 0;
      parent.on('message', (message: { pid?: number; stage?: string }) => {
        child = message.pid ?? child;
        if (message.stage === QUERY) resolve(child);
      });
    });
    await pause(500);
    assert.ok(isAlive(pid));
    parent.kill('SIGKILL');
    assert.ok(await isGoneSoon(pid));
  });
});
