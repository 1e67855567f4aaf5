/**
 * Fits the probability that an extracted value is right, on documents with known truth.
 *
 *   npm run bench -- calibrate [--write] [--keep] [--set FOLDER]… [--worked-on FOLDER]…
 *
 * Fitted on the samples kept of layouts at first sight, on unseen sets (`--set`; `--keep` keeps their samples by the name of the folder) and on
 * sets that the rules were worked out on. Every figure printed is of layouts that the fit did not see (cross-validation
 * by layout). With `--write` the model fitted on all samples replaces `query/confidence/model.json`. Sets are folders
 * with a truth.json.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { EXPECTED_WEIGHTS } from './expected-weights.ts';
import { firstSights, keepFirstSight } from './first-sight.ts';
import type { Logistic, Sample } from './logistic.ts';
import { fit, predict } from './logistic.ts';
import type { Judgement } from './reliability.ts';
import { calibrationError, logLoss, reliability, untouchedShare } from './reliability.ts';
import type { SampledSet } from './samples.ts';
import { sampleSet } from './samples.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MODEL = path.join(ROOT, 'server/src/pipeline/query/confidence/model.json');
const FOLDS = 10;
const RIDGES = [3, 10, 30, 100];
/** Of fits as good as the best one, but for this factor of the log loss, the one that trusts the samples least is taken. */
const AS_GOOD = 1.01;
/** Evidence that a layout's rules were worked out on it: learned apart, and never there when the model is used. */
const WORKED_ON = 'workedOn';
const FEWEST_UNCERTAIN = 1;
const SUREST = 0.998;
const SURE = 0.99;
const THRESHOLDS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5];

interface JudgedSample extends Judgement {
  sample: Sample;
}

const isUnseen = ({ sample }: JudgedSample): boolean => sample.evidence[WORKED_ON] === undefined;

/** The model that is used: of a layout that nobody worked on. */
function fitForUse(samples: readonly Sample[], ridge: number): Logistic {
  const { bias, weights } = fit(samples, ridge, EXPECTED_WEIGHTS);
  return { bias, weights: { ...weights, [WORKED_ON]: 0 } };
}

/** Probabilities of every sample, each by a fit that saw no document of its layout. */
function crossValidate(samples: readonly Sample[], ridge: number): JudgedSample[] {
  const layouts = [...new Set(samples.map(({ layout }) => layout))].sort();
  const foldOf = new Map(layouts.map((layout, at) => [layout, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitForUse(
      samples.filter(({ layout }) => foldOf.get(layout) !== fold),
      ridge,
    );
    return samples
      .filter(({ layout }) => foldOf.get(layout) === fold)
      .map((sample) => ({
        probability: Math.min(SUREST, predict(model, sample.evidence)),
        right: sample.right,
        sample,
      }));
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

const workedOn = (sample: Sample): Sample => ({
  ...sample,
  evidence: { ...sample.evidence, [WORKED_ON]: 1 },
});

/** The sets of unseen layouts and those that were worked on, whose samples say so. */
async function gatherSets(): Promise<{ sets: SampledSet[]; isWrite: boolean }> {
  const folders = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    options: {
      write: { type: 'boolean' },
      keep: { type: 'boolean' },
      set: folders,
      'worked-on': folders,
    },
  });
  const sets: SampledSet[] = [];
  for (const folder of values.set ?? []) sets.push(await sampleSet(path.resolve(folder)));
  if (values.keep === true) sets.forEach(keepFirstSight);
  const names = new Set(sets.map(({ name }) => name));
  sets.push(...firstSights().filter(({ name }) => !names.has(name)));
  for (const folder of values['worked-on'] ?? []) {
    const { name, samples } = await sampleSet(path.resolve(folder));
    sets.push({ name: `${name}, worked on`, samples: samples.map(workedOn), missed: 0 });
  }
  return { sets, isWrite: values.write === true };
}

async function main(): Promise<void> {
  const { sets, isWrite } = await gatherSets();
  const samples = sets.flatMap((set) => set.samples);
  const missed = sets.reduce((sum, set) => sum + set.missed, 0);
  const tried = RIDGES.map((ridge) => {
    const all = crossValidate(samples, ridge);
    return { ridge, all, unseen: all.filter(isUnseen) };
  });
  for (const { ridge, unseen } of tried) printFigures(`ridge ${ridge}`, unseen);
  const smallest = Math.min(...tried.map(({ unseen }) => logLoss(unseen)));
  const best = tried.findLast(({ unseen }) => logLoss(unseen) <= AS_GOOD * smallest);
  if (best === undefined) throw new Error('There is nothing to fit.');
  for (const { name, samples: own } of sets) {
    const among = new Set(own);
    printFigures(
      name,
      best.all.filter(({ sample }) => among.has(sample)),
    );
  }
  const least = THRESHOLDS.toSorted((a, b) => f1At(b, best.unseen, missed) - f1At(a, best.unseen, missed))[0];
  const most = mostOf(best.unseen);
  printBins(best.unseen);
  console.log(
    `\n${samples.length} values of ${new Set(samples.map(({ layout }) => layout)).size} layouts; ridge ${best.ridge}; ` +
      `surest ${most.toFixed(3)}; shown from ${least}`,
  );
  if (isWrite) writeModel(fitForUse(samples, best.ridge), most, least ?? 0);
}

await main();
