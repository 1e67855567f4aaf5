/**
 * Fits the probability that an extracted value is right, on documents with known truth.
 *
 *   npm run bench -- calibrate [--write] [--keep FOLDER]
 *
 * Fitted on the samples kept of layouts at first sight; `--keep` adds those of a set that nobody has worked on yet, a folder
 * with a truth.json. What a piece of evidence weighs is learned from all of them; how often values are right from the
 * left-out set alone, which the extraction of today read first. Every figure printed is of layouts that the fit did not see
 * (cross-validation by layout). With `--write` the model fitted on all samples replaces `decide/confidence/model.json`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { EXPECTED_WEIGHTS } from './expected-weights.ts';
import { firstSights, keepFirstSight } from './first-sight.ts';
import type { Logistic, Sample } from './logistic.ts';
import { fit, predict, withShareOf } from './logistic.ts';
import type { Judgement } from './reliability.ts';
import { calibrationError, logLoss, reliability, untouchedShare } from './reliability.ts';
import { sampleSet } from './samples.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MODEL = path.join(ROOT, 'server/src/pipeline/decide/confidence/model.json');
const FOLDS = 10;
const RIDGES = [10, 30, 100, 300];
/** Of fits as good as the best one, but for this factor of the log loss, the one that trusts the samples least is taken. */
const AS_GOOD = 1.01;
/** The set that the extraction of today read at first sight. */
const NEWEST = 'held-out';
const FEWEST_UNCERTAIN = 1;
const SUREST = 0.998;
const SURE = 0.99;
const THRESHOLDS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5];

interface JudgedSample extends Judgement {
  sample: Sample;
}

/** The model of samples, as sure as the newest of them are right. */
function fitForUse(samples: readonly Sample[], newest: ReadonlySet<Sample>, ridge: number): Logistic {
  const model = fit(samples, ridge, EXPECTED_WEIGHTS);
  return withShareOf(
    model,
    samples.filter((one) => newest.has(one)),
  );
}

/** Probabilities of every sample, each by a fit that saw no document of its layout. */
function crossValidate(
  samples: readonly Sample[],
  newest: ReadonlySet<Sample>,
  ridge: number,
): JudgedSample[] {
  const layouts = [...new Set(samples.map(({ layout }) => layout))].sort();
  const foldOf = new Map(layouts.map((layout, at) => [layout, at % FOLDS]));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = fitForUse(
      samples.filter(({ layout }) => foldOf.get(layout) !== fold),
      newest,
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

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { write: { type: 'boolean' }, keep: { type: 'string' } } });
  if (values.keep !== undefined) keepFirstSight(await sampleSet(path.resolve(values.keep)));
  const sets = firstSights();
  const left = sets.find(({ name }) => name === NEWEST);
  if (left === undefined) throw new Error(`No samples of ${NEWEST} are kept.`);
  const newest = new Set(left.samples);
  const samples = sets.flatMap((set) => set.samples);
  const tried = RIDGES.map((ridge) => {
    const all = crossValidate(samples, newest, ridge);
    return { ridge, all, unseen: all.filter(({ sample }) => newest.has(sample)) };
  });
  for (const { ridge, unseen } of tried) printFigures(`${NEWEST}, ridge ${ridge}`, unseen);
  const smallest = Math.min(...tried.map(({ unseen }) => logLoss(unseen)));
  const best = tried.findLast(({ unseen }) => logLoss(unseen) <= AS_GOOD * smallest);
  if (best === undefined) throw new Error('There is nothing to fit.');
  const isScanned = ({ sample }: JudgedSample): boolean => sample.evidence['recognised'] !== undefined;
  const scanned = best.unseen.filter(isScanned);
  printFigures(
    `${NEWEST}, born digital and turned`,
    best.unseen.filter((one) => !isScanned(one)),
  );
  printFigures(`${NEWEST}, scanned`, scanned);
  const least = THRESHOLDS.toSorted(
    (a, b) => f1At(b, best.unseen, left.missed) - f1At(a, best.unseen, left.missed),
  )[0];
  const most = mostOf(best.unseen);
  printBins(best.unseen);
  console.log(
    `\n${samples.length} values of ${new Set(samples.map(({ layout }) => layout)).size} layouts, ` +
      `${left.samples.length} of them of ${NEWEST}; ridge ${best.ridge}; surest ${most.toFixed(3)}; shown from ${least}`,
  );
  if (values.write === true) writeModel(fitForUse(samples, newest, best.ridge), most, least ?? 0);
}

await main();
