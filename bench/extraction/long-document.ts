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
import { benchJob, documentsPath, readFurtherFolders } from './bench-documents.ts';
import { ReaderCost } from './process-cost.ts';

const ALLOWED_BYTES = 512 * 1024 * 1024;
const WANTED_PAGES_PER_SECOND = 10;

const megabytes = ({ peak }: ReaderCost) => Math.round(peak / 2 ** 20);

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
  const further = readFurtherFolders('long-document');
  const file = documentsPath('bad/pages_2000.pdf', further);
  if (file === null) {
    console.log('left out: the file of 2,000 pages is not here');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'assay-bench-'));
  const [graphPath, annotationsPath] = [join(folder, 'graph.json'), join(folder, 'annotations.json')];
  const reader = new ReaderCost();
  const extractor = createExtractorProcess({
    limits: { maxMilliseconds: 30 * 60_000 },
    onStart: reader.start,
  });
  try {
    const onStage = (stage: string) =>
      console.log(`${stage}: ${reader.look().toFixed(1)} CPU seconds, peak ${megabytes(reader)} MB so far`);
    const job = benchJob(file, { graphPath, annotationsPath });
    const outcome = await reader.during(() => extractor.extract(job, { onStage }));
    if (!outcome.ok) throw new Error(outcome.failure.detail);
    const { pages, metrics, unreadablePages } = outcome.result;
    const found = metrics.filter(({ candidates }) => candidates.length > 0).length;
    const nodes = await countIn(graphPath, '"kind":"page"');
    const lines = await countIn(annotationsPath, '"nodeId"');
    console.log(`${pages.length} pages, ${unreadablePages.length} unreadable; ${found} metrics found`);
    console.log(`graph of ${nodes} pages, ${lines} annotations`);
    const speed = pages.length / reader.look();
    console.log(
      `memory: ${(reader.peak / ALLOWED_BYTES).toFixed(2)} of the 512 MB allowed (${megabytes(reader)} MB)`,
    );
    console.log(
      `speed: ${speed.toFixed(1)} pages per CPU second (wanted: at least ${WANTED_PAGES_PER_SECOND})`,
    );
    if (reader.peak > ALLOWED_BYTES || speed < WANTED_PAGES_PER_SECOND || nodes !== pages.length)
      process.exitCode = 1;
  } finally {
    await extractor.close();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
