/**
 * How fast words and lines are read, and how fast with tables and all other structure, against poppler on the same files
 * in the same run: pages per second of processor time, ours over `pdftotext -bbox-layout`. Processor time, because wall
 * time on a shared machine says nothing.
 *
 *   node bench/extraction/words-lines.ts [rounds] [--documents FOLDER]
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { documentsPath, filesOf, readCommand } from './bench-documents.ts';
import { canRunPdftotext, pdftotextSeconds } from './process-cost.ts';
import { buildLines } from '../../server/src/pipeline/graph/lines.ts';
import { buildPageGraph } from '../../server/src/pipeline/graph/page-graph.ts';
import { openPdf } from '../../server/src/pipeline/pdf/document.ts';
import { DEFAULT_LIMITS } from '../../server/src/pipeline/contract/limits.ts';

const SETS = ['dev', 'tables-icdar2013'];
const LONG = 'bad/pages_2000.pdf';
/** Least ratio for words and lines, and for the whole structure with tables. */
const WANTED = { lines: 0.8, tables: 0.5 } as const;
type Depth = keyof typeof WANTED;
const DEPTHS: readonly Depth[] = ['lines', 'tables'];
const DEFAULT_ROUNDS = 3;

/** Our reader over all files: pages and seconds of processor time of this process. */
async function readOurs(
  files: readonly string[],
  depth: Depth,
): Promise<{ pages: number; seconds: number; words: number }> {
  const before = process.cpuUsage();
  let pages = 0;
  let words = 0;
  for (const file of files) {
    const pdf = await openPdf(readFileSync(file), DEFAULT_LIMITS);
    for (let index = 0; index < pdf.pageCount; index += 1) {
      const page = pdf.readPage(index);
      const lines = depth === 'lines' ? buildLines(page.words) : buildPageGraph(page).lines;
      for (const line of lines) words += line.words.length;
    }
    pages += pdf.pageCount;
    pdf.close();
  }
  const { user, system } = process.cpuUsage(before);
  return { pages, words, seconds: (user + system) / 1e6 };
}

async function main(): Promise<void> {
  if (!canRunPdftotext()) {
    console.log('words and lines: skipped, it needs pdftotext and Linux to compare with');
    return;
  }
  const { further, given } = readCommand('words', ' [ROUNDS]');
  const missing = [...SETS, LONG].filter((name) => documentsPath(name, further) === null);
  if (missing.length > 0) console.log(`left out, not at hand: ${missing.join(', ')}`);
  const sets = SETS.map((name) => filesOf(name, further));
  sets.push([documentsPath(LONG, further) ?? []].flat());
  const readable = sets
    .map((files) => files.filter((file) => spawnSync('pdfinfo', [file], { stdio: 'ignore' }).status === 0))
    .filter((files) => files.length > 0);
  const rounds = Number(given[0] ?? DEFAULT_ROUNDS);
  const warmUp = readable.flat().slice(0, 3); // starts the engine and warms the compiler up
  for (const depth of DEPTHS) await readOurs(warmUp, depth);
  const ratios = { lines: readable.map((): number[] => []), tables: readable.map((): number[] => []) };
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, files] of readable.entries()) {
      const poppler = pdftotextSeconds(files);
      for (const depth of DEPTHS) {
        const { pages, seconds, words } = await readOurs(files, depth);
        ratios[depth][index]?.push(poppler / seconds);
        console.log(
          `round ${round}, ${basename(dirname(files[0] ?? ''))}, ${depth}: ${files.length} files, ${pages} pages, ` +
            `${words} words; ours ${(pages / seconds).toFixed(0)}, pdftotext ${(pages / poppler).toFixed(0)} pages per second`,
        );
      }
    }
  }
  for (const depth of DEPTHS) judge(depth, ratios[depth]);
}

/** Says the middle ratio of every set, and fails the run when the worst is too low. */
function judge(depth: Depth, ratios: readonly number[][]): void {
  const medians = ratios.map((list) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0);
  const worst = Math.min(...medians);
  console.log(`${depth}: ${medians.map((ratio) => ratio.toFixed(2)).join(', ')} x pdftotext -bbox-layout`);
  console.log(`worst set ${worst.toFixed(2)} (wanted: at least ${WANTED[depth]})`);
  if (worst < WANTED[depth]) process.exitCode = 1;
}

await main();
