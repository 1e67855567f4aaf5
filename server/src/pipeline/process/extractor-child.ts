import { writeFile } from 'node:fs/promises';

import { runExtraction } from '../run-extraction.ts';
import type { ChildMessage, ExtractRequest } from './messages.ts';

/** The child: extracts one document after the other, untrusted files included, and holds nothing worth stealing. */

function send(message: ChildMessage): void {
  process.send?.(message);
}

async function extract({ id, job, limits, outcomePath }: ExtractRequest): Promise<void> {
  const outcome = await runExtraction(job, {
    limits,
    onStage: (stage) => {
      send({ kind: 'stage', id, stage });
      send({ kind: 'memory', id, residentBytes: process.memoryUsage.rss() });
    },
    onOcrPage: () => send({ kind: 'ocr', id }),
  });
  await writeFile(outcomePath, JSON.stringify(outcome));
  send({ kind: 'done', id, residentBytes: process.memoryUsage.rss() });
}

process.on('message', (request: ExtractRequest) => {
  void extract(request);
});
// A parent that is gone leaves no orphan behind.
process.on('disconnect', () => process.exit(0));
