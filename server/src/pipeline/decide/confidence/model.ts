import { readFileSync } from 'node:fs';

import { z } from 'zod';

import { MAX_DOUBTED } from '../../contract/candidate.ts';
import type { Evidence, EvidenceName } from './evidence.ts';
import { EVIDENCE_NAMES } from './evidence.ts';

const probability = z.number().min(0).max(1);

/** Where a value may be read, and by which reader; a value whose place is not among them is one of a table's column. */
export const PLACES = [
  'kindBeside',
  'kindColon',
  'kindAbove',
  'kindBelow',
  'kindProse',
  'kindClause',
  'byPlace',
  'statedCurrency',
  'statusFromHeading',
  'statusFromMark',
  'statusFromCode',
  'transposed',
  'fromCard',
  'untitled',
  'sumOfParts',
  'chosenByCheck',
] as const satisfies readonly EvidenceName[];

/** What fewer makers than this have shown is of a kind that the fit has no opinion of; two instead gives the same figures of makers left out. */
export const MIN_MAKERS = 1;

/** A logistic model over evidence: weight per unit, fitted by `npm run bench -- fit`. */
const logisticModel = z.object({
  bias: z.number(),
  weights: z.partialRecord(z.enum(EVIDENCE_NAMES), z.number()),
  /** How many makers have shown values that were read at each place; places that nobody has shown are absent. */
  makers: z.partialRecord(z.enum(PLACES), z.int().positive()),
  /** What a value is that everything speaks for: the fit has not seen enough to know better. All others are in proportion. */
  most: probability,
});

/** What the probability of a value is computed with: cells of rows apart from single values. */
export const confidenceModel = z.object({
  values: logisticModel,
  rows: logisticModel,
  /** Least probability of a value that is worth showing. */
  least: probability,
});
export type ConfidenceModel = z.infer<typeof confidenceModel>;

const FITTED = confidenceModel.parse(
  JSON.parse(readFileSync(new URL('./model.json', import.meta.url), 'utf8')),
);

/** A best value less probable than this is not shown: the metric counts as not found. */
export const MIN_SHOWN = FITTED.least;

const partFor = (evidence: Evidence, model: ConfidenceModel): ConfidenceModel['rows'] =>
  (evidence.isRow ?? 0) > 0 ? model.rows : model.values;

/** What a piece of evidence adds to the log-odds of a value. */
export const fittedShare = (name: EvidenceName, evidence: Evidence): number =>
  (partFor(evidence, FITTED).weights[name] ?? 0) * (evidence[name] ?? 0);

/** True for a value that was read at a place which too few makers have shown: what it is worth there was not seen. */
export const isOfFewMakers = (evidence: Evidence, model: ConfidenceModel = FITTED): boolean =>
  PLACES.some(
    (place) => (evidence[place] ?? 0) > 0 && (partFor(evidence, model).makers[place] ?? 0) < MIN_MAKERS,
  );

/**
 * The probability, 0 to 1, that a value is right; what a rule holds down is no surer than the rule says. What too few makers
 * have shown stays below what needs no review, in its order.
 */
export function probabilityOf(evidence: Evidence, model: ConfidenceModel = FITTED): number {
  const { bias, weights, most } = partFor(evidence, model);
  const odds = EVIDENCE_NAMES.reduce((sum, name) => sum + (weights[name] ?? 0) * (evidence[name] ?? 0), bias);
  const believed = isOfFewMakers(evidence, model) ? MAX_DOUBTED * most : most;
  return Math.min(1 - (evidence.doubted ?? 0), believed / (1 + Math.exp(-odds)));
}

/**
 * What is left of the best value's probability, shared among its alternatives by their log-odds. Part of it stays with
 * nobody, because the right value may not be among them.
 */
export function alternativeProbabilities(best: number, odds: readonly number[]): number[] {
  const weights = odds.map((one) => Math.exp(Math.max(-20, Math.min(20, one))));
  const nobody = 1;
  const total = weights.reduce((sum, weight) => sum + weight, nobody);
  return weights.map((weight) => ((1 - best) * weight) / total);
}
