/**
 * Fits the probability that an extracted value is right, on documents with known truth; cells of rows and single values
 * apart.
 *
 *   npm run bench -- calibrate [--write]
 *
 * Fitted on the layouts at hand, and a third of their scans, as engines without a part of their wordings read them
 * (`thinned.ts`; `npm run bench -- corpus` renders them): a quarter of an hour, most of it for the scans. Only the
 * sets that the manifest calls fitted take part. Every figure printed is of layouts that the fit did not see: each layout is left out once. With
 * `--write` the model fitted on all samples replaces `decide/confidence/model.json`.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { readArguments } from '../../../server/src/processes/run-command.ts';
import { DOUBTS, EXPECTED_WEIGHTS } from './expected-weights.ts';
import type { Logistic, Sample } from './logistic.ts';
import { fit, predict } from './logistic.ts';
import type { Judgement } from './reliability.ts';
import {
  acceptedAt,
  calibrationError,
  logLoss,
  reliability,
  untouchedBound,
  untouchedShare,
} from './reliability.ts';
import { sampleThinned } from './thinned.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const MODEL = path.join(ROOT, 'server/src/pipeline/decide/confidence/model.json');
const FOLDS = 10;
const RIDGES = [10, 30, 100, 300];
/** Of fits as good as the best one, but for this factor of the log loss, the one that trusts the samples least is taken. */
const AS_GOOD = 1.01;
const MIN_UNCERTAIN = 1;
const SUREST = 0.998;
const SURE = 0.99;
/** From here a value is believed, so that its doubts matter. */
const BELIEVED = 0.9;
/** Before any sample, a believed value with a doubt is taken to be right so often, with the weight of so many layouts. */
const PRIOR = { right: 0.9, layouts: 5 };
/** Weaker values are not shown. From here on one of five is right, which is quicker to reject than to type. */
const SHOWN_FROM = 0.2;
const THRESHOLDS = [0.9, 0.95, 0.98, 0.99];

interface JudgedSample extends Judgement {
  sample: Sample;
}

/** A fitted part of the model, and what it says of each of its samples when it did not see their layout. */
interface FittedPart {
  model: Logistic & { most: number; mostWith: Record<string, number> };
  unseen: JudgedSample[];
}

const byLayout = <Item extends { sample: Sample }>(items: readonly Item[]): Item[][] => [
  ...Map.groupBy(items, ({ sample }) => sample.layout).values(),
];

/** Probabilities of every sample, each by a fit that saw no document of its layout; layouts are left out in groups. */
function crossValidate(
  samples: readonly Sample[],
  ridge: number,
  { groups, start }: { groups: number; start?: Logistic },
): JudgedSample[] {
  const layouts = [...new Set(samples.map(({ layout }) => layout))].sort();
  const groupOf = new Map(layouts.map((layout, at) => [layout, at % groups]));
  return Array.from({ length: Math.min(groups, layouts.length) }, (_, group) => {
    const [inside, outside] = [true, false].map((wanted) =>
      samples.filter(({ layout }) => (groupOf.get(layout) === group) === wanted),
    );
    const model = fit(outside ?? [], ridge, { expected: EXPECTED_WEIGHTS, start });
    return (inside ?? []).map((sample) => ({
      probability: Math.min(SUREST, predict(model, sample.evidence)),
      right: sample.right,
      sample,
    }));
  }).flat();
}

/** No value is surer than the share of right ones among the surest, with one more wrong than was seen. */
function mostOf(judgements: readonly Judgement[]): number {
  const surest = judgements.filter(({ probability }) => probability >= SURE);
  if (surest.length === 0) return SUREST;
  const right = surest.filter((one) => one.right).length;
  return Math.min(SUREST, right / (surest.length + MIN_UNCERTAIN));
}

/** How often believed values with a doubt are right, a layout counting as one: what goes wrong goes wrong on all of it. */
function mostWithDoubt(judged: readonly JudgedSample[], doubt: string): number {
  const believed = judged.filter(
    ({ probability, sample }) => probability >= BELIEVED && (sample.evidence[doubt] ?? 0) > 0,
  );
  const shares = byLayout(believed).map((own) => own.filter(({ right }) => right).length / own.length);
  const right = shares.reduce((sum, share) => sum + share, PRIOR.right * PRIOR.layouts);
  return rounded(right / (shares.length + PRIOR.layouts));
}

function fitPart(name: string, samples: readonly Sample[]): FittedPart {
  const tried = RIDGES.map((ridge) => ({ ridge, judged: crossValidate(samples, ridge, { groups: FOLDS }) }));
  for (const { ridge, judged } of tried) printFigures(`${name}, ridge ${ridge}`, judged);
  const smallest = Math.min(...tried.map(({ judged }) => logLoss(judged)));
  const best = tried.findLast(({ judged }) => logLoss(judged) <= AS_GOOD * smallest);
  if (best === undefined) throw new Error('There is nothing to fit.');
  const model = fit(samples, best.ridge, { expected: EXPECTED_WEIGHTS });
  const unseen = crossValidate(samples, best.ridge, { groups: Infinity, start: model });
  const most = mostOf(unseen);
  const mostWith = Object.fromEntries(DOUBTS.map((doubt) => [doubt, mostWithDoubt(unseen, doubt)]));
  console.log(`${name}: ${samples.length} values, ridge ${best.ridge}, surest ${most.toFixed(3)}`);
  const capped = unseen.map((one) => ({
    ...one,
    probability: Math.min(
      most,
      one.probability,
      ...DOUBTS.filter((doubt) => (one.sample.evidence[doubt] ?? 0) > 0).map((doubt) => mostWith[doubt] ?? 1),
    ),
  }));
  return { model: { ...model, most, mostWith }, unseen: capped };
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

/** Precision at fixed thresholds, layouts with a wrong value above them, and what 19 of 20 draws of layouts reach. */
function printThresholds(judged: readonly JudgedSample[]): void {
  const layouts = byLayout(judged);
  for (const least of THRESHOLDS) {
    const { share, precision } = acceptedAt(judged, least);
    const wrong = layouts.filter((own) => own.some((one) => !one.right && one.probability >= least)).length;
    console.log(
      `from ${least.toFixed(2)}: precision ${(100 * precision).toFixed(2)} %, share ${(100 * share).toFixed(1)} %, ` +
        `layouts with a wrong value ${wrong} of ${layouts.length}`,
    );
  }
  console.log(`untouched in 19 of 20 draws of layouts: ${(100 * untouchedBound(layouts)).toFixed(1)} %`);
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function written({ bias, weights, most, mostWith }: FittedPart['model']): object {
  const kept = Object.entries(weights)
    .map(([name, weight]): [string, number] => [name, rounded(weight)])
    .filter(([, weight]) => weight !== 0);
  return { bias: rounded(bias), weights: Object.fromEntries(kept), most: rounded(most), mostWith };
}

async function main(): Promise<void> {
  const { values } = readArguments({
    usage: `npm run bench -- calibrate [--write]
  --write  replaces the model of the engine`,
    options: { write: 'flag' },
  });
  const thinned = await sampleThinned();
  if (thinned.length === 0) throw new Error('No set is rendered: `npm run bench -- corpus` renders them.');
  const samples = thinned.flatMap((set) => set.samples);
  const isOfRow = ({ evidence }: Sample): boolean => (evidence['isRow'] ?? 0) > 0;
  const single = fitPart(
    'values',
    samples.filter((one) => !isOfRow(one)),
  );
  const rows = fitPart('rows', samples.filter(isOfRow));
  const unseen = [...single.unseen, ...rows.unseen];
  printBins(unseen);
  printFigures('layouts left out one by one', unseen);
  const isScanned = ({ sample }: JudgedSample): boolean => sample.evidence['recognised'] !== undefined;
  printFigures('of them scanned', unseen.filter(isScanned));
  printThresholds(unseen);
  if (values.write !== true) return;
  const model = { values: written(single.model), rows: written(rows.model), least: SHOWN_FROM };
  writeFileSync(MODEL, `${JSON.stringify(model, null, 2)}\n`);
}

await main();
