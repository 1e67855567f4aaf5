import './small-threads.ts';
import { writeFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

import type { ExtractionOutcome } from '../contract/outcome.ts';
import { toFailure } from '../contract/failures.ts';
import { PassRunner } from '../contract/pass.ts';
import { loadProposers } from './load-proposers.ts';
import type { Proposer } from '../contract/proposer.ts';
import { runExtraction } from '../stages/run-extraction.ts';
import type { ChildMessage, ExtractRequest } from './messages.ts';
import { endWhenMemoryIsRefused, endWhereMemoryWasRefused } from './memory-refused.ts';
import { watchParent } from './parent-watch.ts';

/** The child: extracts one document after the other, untrusted files included, and holds nothing worth stealing. */

// People who wait for a page come first, however many documents wait to be read.
// A server that runs at a lower priority already may not raise it.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

function send(message: ChildMessage): void {
  process.send?.(message);
}

async function run({ id, job, limits, ...request }: ExtractRequest): Promise<ExtractionOutcome> {
  let proposers: Proposer[];
  try {
    proposers = await loadProposers(request.proposerPaths);
  } catch (error) {
    return { ok: false, failure: toFailure(error) };
  }
  return runExtraction(job, {
    limits,
    proposers,
    pagesLeftOut: request.pagesLeftOut,
    ...(request.withoutPasses.length === 0
      ? {}
      : { passes: new PassRunner({ without: request.withoutPasses }) }),
    onStage: (stage) => {
      send({ kind: 'stage', id, stage });
      send({ kind: 'memory', id, residentBytes: process.memoryUsage.rss() });
    },
    onPage: (page) => send({ kind: 'page', id, page }),
    onOcrPage: () => send({ kind: 'ocr', id }),
  });
}

/** Writes a line as the log of the server has them. Nothing of the document is in it. */
function logRead({ requestId, trace }: ExtractRequest, begunAt: number, { ok }: ExtractionOutcome): void {
  const line = {
    level: 30,
    time: Date.now(),
    pid: process.pid,
    requestId,
    ...(trace === undefined ? {} : { trace_id: trace.traceId, span_id: trace.spanId }),
    ok,
    milliseconds: Math.round(performance.now() - begunAt),
    msg: 'document read',
  };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}

async function extract(request: ExtractRequest): Promise<void> {
  const begunAt = performance.now();
  const outcome = await run(request);
  if (request.requestId !== undefined) logRead(request, begunAt, outcome);
  endWhereMemoryWasRefused(outcome);
  await writeFile(request.outcomePath, JSON.stringify(outcome));
  send({ kind: 'done', id: request.id, residentBytes: process.memoryUsage.rss() });
}

process.on('message', (request: ExtractRequest) => {
  void extract(request);
});
watchParent();
endWhenMemoryIsRefused();
// A parent that is gone leaves no orphan behind.
process.on('disconnect', () => process.exit(0));
send({ kind: 'ready', id: 0 });
