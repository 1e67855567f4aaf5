import type { ConfidenceModel } from '../../../server/src/pipeline/decide/confidence/model.ts';
import {
  confidenceModel,
  PLACES,
  probabilityOf,
} from '../../../server/src/pipeline/decide/confidence/model.ts';
import type { JudgedField } from '../report/judged-set.ts';
import expected from './expected-weights.json' with { type: 'json' };
import type { Evidence } from './logistic.ts';
import { fit } from './logistic.ts';
import type { Judgement } from './reliability.ts';

/** The maker of all papers that were written for this project. */
export const OWN_HAND = 'own hand';

/** One value that was chosen: what speaks for and against it, whether it was right, and who made its paper. */
export interface Sample {
  evidence: Evidence;
  /** Of a cell of a row: the evidence of the row's name. */
  name: Evidence | undefined;
  right: boolean;
  maker: string;
  isScanned: boolean;
  field: Pick<JudgedField, 'fin' | 'cause'>;
  /** The form of its paper, as reports name it. */
  form: string;
}

/** A sample with the probability that a model gives it. */
export interface JudgedSample extends Judgement {
  sample: Sample;
}

/** Draws weights to zero: of more, papers of our own are no longer claimed as sure as they are; of less, single makers decide. */
const RIDGE = 3;
/** No maker counts for more than this share of the papers of others. */
const MAX_SHARE = 1 / 5;
/** Our own papers count for so many times those of all others: they show most kinds of mistakes. */
const OWN_SHARE = 2;
const SUREST = 0.998;
const SURE = 0.99;
const MIN_UNCERTAIN = 1;
/** Weaker values are not shown. From here on one of three is right, which is quicker to reject than to type. */
const SHOWN_FROM = 0.3;
/** Evidence that is no part of the sum: which model holds, a bias of ranking, and what a part of a file leaves of a value. */
const UNFITTED: readonly string[] = ['isRow', 'bias', 'partDoubt'];

export const isOfRow = ({ evidence }: Sample): boolean => (evidence['isRow'] ?? 0) > 0;

/** How much each item counts: no maker more than a fifth of the papers of others, our own hand as much as twice all of them. */
export function weightsOf<Item extends Pick<Sample, 'maker'>>(samples: readonly Item[]): Map<Item, number> {
  const byMaker = Map.groupBy(samples, ({ maker }) => maker);
  const own = byMaker.get(OWN_HAND) ?? [];
  const ofOthers = samples.length - own.length;
  byMaker.delete(OWN_HAND);
  const makers = [...byMaker.values()].map((some) => {
    const most = ((ofOthers - some.length) * MAX_SHARE) / (1 - MAX_SHARE);
    return { some, weight: byMaker.size > 1 ? Math.min(1, most / some.length) : 1 };
  });
  const total = makers.reduce((sum, { some, weight }) => sum + some.length * weight, 0);
  const ownWeight = total === 0 ? 1 : (OWN_SHARE * total) / own.length;
  return new Map([
    ...makers.flatMap(({ some, weight }) => some.map((one) => [one, weight] as const)),
    ...own.map((one) => [one, ownWeight] as const),
  ]);
}

/** The confidence that the engine gives to a value by a model. */
function confidenceOf({ evidence, name }: Sample, model: ConfidenceModel): number {
  const own = probabilityOf(evidence, model);
  const most = name === undefined ? 1 : probabilityOf(name, model);
  return Math.min(own, most) * (1 - (evidence['partDoubt'] ?? 0));
}

/** So many values of a maker show what a place is worth in its hand. */
const MIN_VALUES = 2;

/** How many makers have shown enough values that were read at each place. */
function makersOf(samples: readonly Sample[]): ConfidenceModel['rows']['makers'] {
  const counted = PLACES.map((place) => {
    const shown = samples.filter(({ evidence }) => (evidence[place] ?? 0) > 0);
    const makers = [...Map.groupBy(shown, ({ maker }) => maker).values()];
    return [place, makers.filter(({ length }) => length >= MIN_VALUES).length] as const;
  });
  return Object.fromEntries(counted.filter(([, makers]) => makers > 0));
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function fitPart(samples: readonly Sample[]): ConfidenceModel['rows'] {
  const weights = weightsOf(samples);
  const observations = samples.map((sample) => ({
    evidence: Object.fromEntries(
      Object.entries(sample.evidence).filter(([name]) => !UNFITTED.includes(name)),
    ),
    right: sample.right,
    weight: weights.get(sample) ?? 1,
  }));
  const fitted = fit(observations, { ridge: RIDGE, expected });
  const kept = Object.entries(fitted.weights).map(([name, weight]) => [name, rounded(weight)] as const);
  return {
    bias: rounded(fitted.bias),
    weights: Object.fromEntries(kept.filter(([, weight]) => weight !== 0)),
    makers: makersOf(samples),
    most: SUREST,
  };
}

const modelOf = (samples: readonly Sample[]): ConfidenceModel => ({
  values: fitPart(samples.filter((one) => !isOfRow(one))),
  rows: fitPart(samples.filter(isOfRow)),
  least: SHOWN_FROM,
});

const judgedBy = (
  model: ConfidenceModel,
  samples: readonly Sample[],
  weights: ReadonlyMap<Sample, number>,
): JudgedSample[] =>
  samples.map((sample) => ({
    probability: confidenceOf(sample, model),
    right: sample.right,
    weight: weights.get(sample) ?? 1,
    sample,
  }));

/** The samples of each maker, judged by a model that saw none of its papers. */
function judgeLeftOut(samples: readonly Sample[]): JudgedSample[] {
  const weights = weightsOf(samples);
  const makers = [...new Set(samples.map(({ maker }) => maker))].sort();
  return makers.flatMap((left) => {
    const [inside, outside] = [true, false].map((wanted) =>
      samples.filter(({ maker }) => (maker === left) === wanted),
    );
    return judgedBy(modelOf(outside ?? []), inside ?? [], weights);
  });
}

/** The confidence of a value before its whole document lowers it. */
const ownProbability = ({ probability, sample }: JudgedSample): number =>
  probability / (1 - (sample.evidence['partDoubt'] ?? 0));

/** No value is surer than the share of right ones among the surest, with one more wrong than was seen. */
function mostOf(judged: readonly JudgedSample[]): number {
  const surest = judged.filter((one) => ownProbability(one) >= SURE);
  const right = surest.filter((one) => one.right).length;
  return rounded(Math.min(SUREST, right / (surest.length + MIN_UNCERTAIN)));
}

/** A model of confidence, and what it is worth on makers that it did not see. */
export interface FittedModel {
  /** Fitted on all samples. */
  model: ConfidenceModel;
  /** All samples that would be shown, each by a model without its maker. */
  leftOut: JudgedSample[];
}

const isOfOthers = ({ sample }: JudgedSample): boolean => sample.maker !== OWN_HAND;

/** Whether a value would be shown: cells of rows always are. */
const isShown = ({ probability, sample }: JudgedSample): boolean =>
  isOfRow(sample) || probability >= SHOWN_FROM;

/** Fits the confidence of values and of cells of rows. The same samples give the same model. */
export function fitModel(samples: readonly Sample[]): FittedModel {
  const judged = judgeLeftOut(samples);
  if (!judged.some(isOfOthers)) throw new Error('There is no paper of another maker.');
  const most = mostOf(judged.filter(isOfOthers));
  const { values, rows, least } = modelOf(samples);
  const model = confidenceModel.parse({ values: { ...values, most }, rows: { ...rows, most }, least });
  const leftOut = judged.map((one) => ({ ...one, probability: (one.probability * most) / SUREST }));
  return { model, leftOut: leftOut.filter(isShown) };
}
