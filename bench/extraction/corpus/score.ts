import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Found, Verdict } from './judge.ts';
import { judgeDocument } from './judge.ts';
import type { DocumentTruth } from './truth.ts';

export interface ScoreOptions {
  /** A held-out set: totals only, so that nobody tunes against it. */
  heldOut: boolean;
  errors: boolean;
  /** Only files whose name contains this. */
  only: string | undefined;
  /** Only `born`, `scan` or `rotated`. */
  kind: string | undefined;
  /** Extractor processes at a time. */
  jobs: number;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CLI = path.join(ROOT, 'server/src/main-extract.ts');
const BINS = 10;
const WANTED_PRECISION = 0.995;

function extractSome(files: readonly string[]): Promise<Found[]> {
  if (files.length === 0) return Promise.resolve([]);
  const child = spawn(process.execPath, [CLI, ...files], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      const lines = output.split('\n').filter((line) => line.startsWith('{'));
      resolve(lines.map((line) => JSON.parse(line) as Found));
    });
  });
}

async function extract(files: readonly string[], jobs: number): Promise<Map<string, Found>> {
  const shares = Array.from({ length: jobs }, (_, job) => files.filter((_file, at) => at % jobs === job));
  const found = (await Promise.all(shares.map(extractSome))).flat();
  return new Map(found.map((one) => [path.basename(one.file), one]));
}

const kindOf = (truth: DocumentTruth): string =>
  truth.scanned ? 'scan' : truth.rotated ? 'rotated' : 'born';

interface Judged {
  truth: DocumentTruth;
  found: Found | undefined;
  verdicts: Verdict[];
}

const percent = (part: number, whole: number): string =>
  (whole === 0 ? '-' : ((100 * part) / whole).toFixed(2)).padStart(7);

function countsOf(verdicts: readonly Verdict[]): Record<Verdict['kind'], number> {
  const counts = { right: 0, wrong: 0, missed: 0, extra: 0 };
  for (const { kind } of verdicts) counts[kind] += 1;
  return counts;
}

/** Prints a line of figures and returns their F1. */
function printGroup(name: string, verdicts: readonly Verdict[], documents: number | string): number {
  const { right, wrong, missed, extra } = countsOf(verdicts);
  const precision = right / (right + wrong + extra || 1);
  const recall = right / (right + wrong + missed || 1);
  const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
  const pages = verdicts.filter(({ pageRight }) => pageRight).length;
  const boxes = verdicts.filter(({ boxRight }) => boxRight).length;
  console.log(
    `${name.padEnd(34)} ${String(documents).padStart(4)} ${percent(precision, 1)} ${percent(recall, 1)} ` +
      `${percent(f1, 1)}  ${percent(pages, right)} ${percent(boxes, right)}`,
  );
  return f1;
}

function printGroups(judged: readonly Judged[], keyOf: (truth: DocumentTruth) => string): void {
  const groups = new Map<string, Judged[]>();
  for (const one of judged) {
    const key = keyOf(one.truth);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  for (const [key, group] of [...groups].sort(([one], [other]) => (one < other ? -1 : 1))) {
    printGroup(
      key,
      group.flatMap(({ verdicts }) => verdicts),
      group.length,
    );
  }
}

function printMetrics(all: readonly Verdict[]): void {
  console.log('\nmetric');
  const fins = [...new Set(all.map(({ fin }) => fin))].sort();
  for (const fin of fins) {
    const own = all.filter((one) => one.fin === fin);
    printGroup(fin, own, own.length);
  }
}

function printConfidence(all: readonly Verdict[]): void {
  const decided = all.filter(({ kind }) => kind !== 'missed');
  const bins = Array.from({ length: BINS }, () => ({ confidence: 0, right: 0 }));
  for (const { confidence, kind } of decided) {
    const bin = bins[Math.min(BINS - 1, Math.floor(confidence * BINS))];
    if (bin === undefined) continue;
    bin.confidence += confidence;
    bin.right += kind === 'right' ? 1 : 0;
  }
  const gap = bins.reduce((sum, { confidence, right }) => sum + Math.abs(confidence - right), 0);
  const sorted = decided.toSorted((one, other) => other.confidence - one.confidence);
  let right = 0;
  let accepted = 0;
  sorted.forEach(({ kind, confidence }, at) => {
    right += kind === 'right' ? 1 : 0;
    const closes = sorted[at + 1] === undefined || (sorted[at + 1]?.confidence ?? 0) < confidence;
    if (closes && right / (at + 1) >= WANTED_PRECISION) accepted = at + 1;
  });
  console.log(
    `\ncalibration error (ECE, ${BINS} bins) ${(gap / (decided.length || 1)).toFixed(4)}   ` +
      `acceptable untouched at 99.5 % precision ${percent(accepted, decided.length).trim()} % of ${decided.length} values`,
  );
}

function printTypes(judged: readonly Judged[]): void {
  const named = judged.filter(({ truth, found }) => truth.documentType === found?.documentType).length;
  const none = judged.filter(({ found }) => found === undefined).length;
  console.log(`document type right ${named}/${judged.length}   without a result ${none}`);
}

function printErrors(judged: readonly Judged[]): void {
  console.log('');
  for (const { truth, verdicts } of judged) {
    for (const { kind, fin, wanted, got, confidence } of verdicts) {
      if (kind === 'right') continue;
      console.log(`${truth.file}\t${fin}\twanted ${wanted}\tgot ${got}\t${confidence.toFixed(2)}`);
    }
  }
}

/**
 * Runs the extractor over a rendered set, prints its figures and returns its F1. Throws where a held-out set is to be looked
 * into.
 */
export async function scoreSet(folder: string, options: ScoreOptions): Promise<number> {
  if (options.heldOut && (options.errors || options.only !== undefined)) {
    throw new Error('Of a held-out set only totals are shown.');
  }
  const truths = (
    JSON.parse(readFileSync(path.join(folder, 'truth.json'), 'utf8')) as DocumentTruth[]
  ).filter(
    (truth) =>
      (options.kind === undefined || kindOf(truth) === options.kind) &&
      truth.file.includes(options.only ?? ''),
  );
  const results = await extract(
    truths.map(({ file }) => path.join(folder, file)),
    options.jobs,
  );
  const judged = truths.map((truth) => {
    const found = results.get(truth.file);
    return { truth, found, verdicts: judgeDocument(truth, found) };
  });
  const all = judged.flatMap(({ verdicts }) => verdicts);
  console.log(`${''.padEnd(34)} docs  precis.  recall      F1     page%    box%`);
  const f1 = printGroup('ALL', all, judged.length);
  printGroups(judged, ({ documentType }) => documentType);
  printGroups(judged, kindOf);
  printGroups(judged, ({ language }) => `language ${language}`);
  if (!options.heldOut) {
    printGroups(judged, ({ layout, language }) => `${language} ${layout}`);
    printMetrics(all);
  }
  printConfidence(all);
  printTypes(judged);
  if (options.errors) printErrors(judged);
  return f1;
}
