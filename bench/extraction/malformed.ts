/**
 * Files that are broken, hostile or no documents at all: each must end in a result or a typed failure, within 30
 * seconds, without taking the extracting process down. The set with expected stages must end in these.
 *
 *   node bench/extraction/malformed.ts [--documents FOLDER]
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';

import { createExtractorProcess } from '../../server/src/pipeline/process/extractor-process.ts';
import { benchJob, documentsPath, filesOf, readFurtherFolders } from './bench-documents.ts';
import { ReaderCost } from './process-cost.ts';

const ALLOWED_SECONDS = 30;
const SLOWEST_SHOWN = 5;
const FILES = /\.(?:pdf|fuzz|docx)$/u;

/** One entry of the set's expected.json, as far as it is needed. */
interface Expected {
  file: string;
  stage: string;
}

interface Ending {
  file: string;
  stage: string;
  detail: string;
  wallSeconds: number;
  cpuSeconds: number;
}

async function endings(files: readonly string[]): Promise<{ all: Ending[]; started: number }> {
  const reader = new ReaderCost();
  const extractor = createExtractorProcess({ onStart: reader.start });
  const all: Ending[] = [];
  for (const file of files) {
    const [from, cpuFrom] = [performance.now(), reader.look()];
    const outcome = await extractor.extract(benchJob(file), {});
    const wallSeconds = (performance.now() - from) / 1000;
    const cpuSeconds = reader.look() - cpuFrom;
    const { stage, detail } = outcome.ok ? { stage: 'EXT_DONE', detail: '' } : outcome.failure;
    all.push({ file, stage, detail, wallSeconds, cpuSeconds });
  }
  await extractor.close();
  return { all, started: reader.started };
}

async function main(): Promise<void> {
  const further = readFurtherFolders('malformed');
  const bad = documentsPath('bad', further);
  const [ours, malformed] = ['bad', 'malformed'].map((set) => filesOf(set, further, FILES));
  if (malformed?.length === 0) console.log('left out: the set of malformed files is not here');
  const { all, started } = await endings([...(ours ?? []), ...(malformed ?? [])]);
  const counts = new Map<string, number>();
  for (const { stage } of all) counts.set(stage, (counts.get(stage) ?? 0) + 1);
  for (const [stage, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`${stage.padEnd(30)} ${count}`);
  console.log(`${all.length} files in ${started} processes; the slowest:`);
  const slowest = [...all].sort((a, b) => b.wallSeconds - a.wallSeconds).slice(0, SLOWEST_SHOWN);
  for (const { file, wallSeconds, cpuSeconds, stage } of slowest)
    console.log(`  ${wallSeconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} CPU s  ${basename(file)}  ${stage}`);
  const list = join(bad ?? '', 'expected.json');
  const expected = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Expected[]) : [];
  const wrong = expected.filter(
    ({ file, stage }) => all.find((one) => basename(one.file) === file)?.stage !== stage,
  );
  for (const { file, stage } of wrong) console.log(`wrong: ${file} should end in ${stage}`);
  const plain = all.filter(({ stage }) => stage === 'EXT_FAILED');
  for (const { file, detail } of plain) console.log(`EXT_FAILED ${basename(file)}: ${detail}`);
  const slow = all.filter(({ cpuSeconds }) => cpuSeconds > ALLOWED_SECONDS);
  // The long document has a benchmark of its own.
  const late = slow.filter(({ file }) => basename(file) !== 'pages_2000.pdf');
  for (const { file } of late) console.log(`late: ${basename(file)}`);
  if (wrong.length > 0 || late.length > 0) process.exitCode = 1;
}

await main();
