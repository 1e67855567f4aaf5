/**
 * Fits the probability that an extracted value is right, on documents with known truth.
 *
 *   npm run bench -- calibrate [--write] [--set FOLDER]…
 *
 * Every figure printed is of layouts that the fit did not see (cross-validation by layout). With `--write` the model
 * fitted on all samples replaces `query/confidence/model.json`. Sets are folders with a truth.json; without any, the
 * training set of the own corpus.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Logistic, Sample } from './logistic.ts';
import { fit, predict } from './logistic.ts';
import type { Judgement } from './reliability.ts';
import { calibrationError, logLoss, reliability, untouchedShare } from './reliability.ts';
import { sampleSet } from './samples.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TRAIN = path.join(ROOT, '.cache/extraction-corpus/train');
const MODEL = path.join(ROOT, 'server/src/pipeline/query/confidence/model.json');
const FOLDS = 6;
const RIDGES = [0.3, 1, 3, 10, 30];
const FEWEST_UNCERTAIN = 1;
const SUREST = 0.998;
const SURE = 0.99;
const THRESHOLDS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5];

/** Probabilities of every sample, each by a fit that saw no document of its layout. */
function crossValidate(samples: readonly Sample[], ridge: number): Judgement[] {
  const layouts = [...new Set(samples.map(({ layout }) => layout))].sort();
  const foldOf = new Map(layouts.map((layout, at) => [layout, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = fit(
      samples.filter(({ layout }) => foldOf.get(layout) !== fold),
      ridge,
    );
    return samples
      .filter(({ layout }) => foldOf.get(layout) === fold)
      .map(({ evidence, right }) => ({ probability: Math.min(SUREST, predict(model, evidence)), right }));
  }).flat();
}

function f1At(threshold: number, judgements: readonly Judgement[], missed: number): number {
  const shown = judgements.filter(({ probability }) => probability >= threshold);
  const right = shown.filter((one) => one.right).length;
  const truths = judgements.filter((one) => one.right).length + missed;
  return (2 * right) / (shown.length + truths || 1);
}

/** No value is surer than the share of right ones among the surest, with one more wrong than was seen. */
function mostOf(judgements: readonly Judgement[]): number {
  const surest = judgements.filter(({ probability }) => probability >= SURE);
  if (surest.length === 0) return SUREST;
  const right = surest.filter((one) => one.right).length;
  return Math.min(SUREST, right / (surest.length + FEWEST_UNCERTAIN));
}

function printBins(judgements: readonly Judgement[]): void {
  console.log('\nclaimed        values   claimed   right');
  for (const { from, count, claimed, right } of reliability(judgements)) {
    const bar = '#'.repeat(Math.round(right * 30));
    console.log(
      `${from.toFixed(1)}-${(from + 0.1).toFixed(1)} ${String(count).padStart(12)} ` +
        `${claimed.toFixed(3).padStart(9)} ${right.toFixed(3).padStart(7)}  ${bar}`,
    );
  }
}

function printFigures(name: string, judgements: readonly Judgement[]): void {
  console.log(
    `${name.padEnd(34)} ECE ${calibrationError(judgements).toFixed(4)}   log loss ${logLoss(judgements).toFixed(4)}   ` +
      `untouched at 99.5 % ${(100 * untouchedShare(judgements)).toFixed(1)} %`,
  );
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function writeModel(model: Logistic, most: number, least: number): void {
  const weights = Object.fromEntries(
    Object.entries(model.weights)
      .map(([name, weight]): [string, number] => [name, rounded(weight)])
      .filter(([, weight]) => weight !== 0),
  );
  const text = JSON.stringify({ bias: rounded(model.bias), weights, most: rounded(most), least }, null, 2);
  writeFileSync(MODEL, `${text}\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { write: { type: 'boolean' }, set: { type: 'string', multiple: true } },
  });
  const sets = await Promise.all((values.set ?? [TRAIN]).map((folder) => sampleSet(path.resolve(folder))));
  const samples = sets.flatMap((set) => set.samples);
  const missed = sets.reduce((sum, set) => sum + set.missed, 0);
  const tried = RIDGES.map((ridge) => ({ ridge, judgements: crossValidate(samples, ridge) }));
  for (const { ridge, judgements } of tried) printFigures(`ridge ${ridge}`, judgements);
  const best = tried.toSorted((a, b) => logLoss(a.judgements) - logLoss(b.judgements))[0];
  if (best === undefined) throw new Error('There is nothing to fit.');
  const least = THRESHOLDS.toSorted(
    (a, b) => f1At(b, best.judgements, missed) - f1At(a, best.judgements, missed),
  )[0];
  const most = mostOf(best.judgements);
  printBins(best.judgements);
  console.log(
    `\n${samples.length} values of ${new Set(samples.map(({ layout }) => layout)).size} layouts; ridge ${best.ridge}; ` +
      `surest ${most.toFixed(3)}; shown from ${least}`,
  );
  if (values.write) writeModel(fit(samples, best.ridge), most, least ?? 0);
}

await main();
