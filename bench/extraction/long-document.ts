/**
 * What a report of 2,000 pages costs the process that reads it: the most memory it holds against the 512 MB it may, and
 * pages per second of processor time. The graph and annotations of all pages must be there.
 *
 *   node bench/extraction/long-document.ts [--documents FOLDER]
 */
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createExtractorProcess } from '../../server/src/pipeline/process/extractor-process.ts';
import { benchJob, documentsPath, readCommand } from './bench-documents.ts';
import { peakBytes, processSeconds } from './process-cost.ts';

const ALLOWED_BYTES = 512 * 1024 * 1024;
const WANTED_PAGES_PER_SECOND = 10;
const LOOK_MILLISECONDS = 20;

/** How often a text occurs in a file too long for memory. */
async function countIn(path: string, text: string): Promise<number> {
  let count = 0;
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const parts: string[] = (rest + String(chunk)).split(text);
    count += parts.length - 1;
    rest = (parts.at(-1) ?? '').slice(1 - text.length);
  }
  return count;
}

async function main(): Promise<void> {
  const { further } = readCommand('long-document');
  const file = documentsPath('bad/pages_2000.pdf', further);
  if (file === null) {
    console.log('left out: the file of 2,000 pages is not here');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'assay-bench-'));
  const [graphPath, annotationsPath] = [join(folder, 'graph.json'), join(folder, 'annotations.json')];
  let pid = 0;
  let peak = 0;
  let seconds = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, peakBytes(pid));
    seconds = Math.max(seconds, processSeconds(pid));
  }, LOOK_MILLISECONDS);
  const extractor = createExtractorProcess({
    limits: { maxMilliseconds: 30 * 60_000 },
    onStart: (started) => (pid = started),
  });
  try {
    const outcome = await extractor.extract(benchJob(file, { graphPath, annotationsPath }), {
      onStage: (stage) =>
        console.log(
          `${stage}: ${seconds.toFixed(1)} CPU seconds, peak ${Math.round(peak / 2 ** 20)} MB so far`,
        ),
    });
    if (!outcome.ok) throw new Error(outcome.failure.detail);
    const { pages, metrics, unreadablePages } = outcome.result;
    const found = metrics.filter(({ candidates }) => candidates.length > 0).length;
    const nodes = await countIn(graphPath, '"kind":"page"');
    const lines = await countIn(annotationsPath, '"nodeId"');
    console.log(`${pages.length} pages, ${unreadablePages.length} unreadable; ${found} metrics found`);
    console.log(`graph of ${nodes} pages, ${lines} annotations`);
    const speed = pages.length / seconds;
    console.log(
      `memory: ${(peak / ALLOWED_BYTES).toFixed(2)} of the 512 MB allowed (${Math.round(peak / 2 ** 20)} MB)`,
    );
    console.log(
      `speed: ${speed.toFixed(1)} pages per CPU second (wanted: at least ${WANTED_PAGES_PER_SECOND})`,
    );
    if (peak > ALLOWED_BYTES || speed < WANTED_PAGES_PER_SECOND || nodes !== pages.length)
      process.exitCode = 1;
  } finally {
    clearInterval(look);
    await extractor.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
