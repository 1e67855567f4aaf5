import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Sample } from './logistic.ts';
import type { SampledSet } from './samples.ts';

/**
 * Samples of layouts on the day when the extraction saw them for the first time. A layout is unseen only once: as soon
 * as rules are worked out on it, nearly everything on it is right, and it says nothing more of the layouts to come.
 */
const FOLDER = path.join(import.meta.dirname, 'first-sight');
const FIXED = ['layout', 'right', 'count'];
const ENDING = '.csv';

const cellOf = (amount: number | undefined): string =>
  amount === undefined || amount === 0 ? '' : String(Math.round(amount * 1000) / 1000);

/** Keeps the samples of a set as a table: one line per layout, verdict and evidence, with how often it was met. */
export function keepFirstSight({ name, samples, missed }: SampledSet): void {
  const names = [...new Set(samples.flatMap(({ evidence }) => Object.keys(evidence)))]
    .filter((one) => samples.some(({ evidence }) => (evidence[one] ?? 0) !== 0))
    .sort();
  const counts = new Map<string, number>();
  for (const { layout, right, evidence } of samples) {
    const rest = names.map((one) => cellOf(evidence[one])).join(',');
    const key = `${layout},${right ? 1 : 0},#,${rest}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const lines = [...counts].map(([key, count]) => key.replace('#', String(count))).sort();
  const head = [...FIXED, ...names].join(',');
  writeFileSync(path.join(FOLDER, `${name}${ENDING}`), `${[String(missed), head, ...lines].join('\n')}\n`);
}

function readTable(file: string): SampledSet {
  const [missed, head = '', ...lines] = readFileSync(path.join(FOLDER, file), 'utf8').trimEnd().split('\n');
  const names = head.split(',').slice(FIXED.length);
  const samples = lines.flatMap((line): Sample[] => {
    const [layout = '', right, count, ...cells] = line.split(',');
    const evidence = Object.fromEntries(
      cells.flatMap((cell, at) => (cell === '' ? [] : [[names[at] ?? '', Number(cell)]])),
    );
    return Array.from({ length: Number(count) }, () => ({ evidence, right: right === '1', layout }));
  });
  return { name: path.basename(file, ENDING), samples, missed: Number(missed) };
}

/** All samples that were kept. */
export function firstSights(): SampledSet[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map(readTable);
}
