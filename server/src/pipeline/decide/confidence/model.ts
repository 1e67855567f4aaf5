import { readFileSync } from 'node:fs';

import { z } from 'zod';

import type { Evidence, EvidenceName } from './evidence.ts';
import { EVIDENCE_NAMES } from './evidence.ts';

/** A logistic model over evidence: weight per unit, fitted by `npm run bench -- calibrate`. */
export const confidenceModel = z.object({
  bias: z.number(),
  weights: z.partialRecord(z.enum(EVIDENCE_NAMES), z.number()),
  /** No value is surer, however much speaks for it: the fit has not seen enough to know better. */
  most: z.number().min(0).max(1),
  /** Least probability of a value that is worth showing. */
  least: z.number().min(0).max(1),
});
export type ConfidenceModel = z.infer<typeof confidenceModel>;

const FITTED = confidenceModel.parse(
  JSON.parse(readFileSync(new URL('./model.json', import.meta.url), 'utf8')),
);

/** A best value less probable than this is not shown: the metric counts as not found. */
export const MIN_SHOWN = FITTED.least;

/** Fitted log-odds per unit of evidence. */
export const fittedWeight = (name: EvidenceName): number => FITTED.weights[name] ?? 0;

/** The probability, 0 to 1, that a value is right. */
export function probabilityOf(evidence: Evidence, model: ConfidenceModel = FITTED): number {
  let odds = model.bias;
  for (const name of EVIDENCE_NAMES) odds += (model.weights[name] ?? 0) * (evidence[name] ?? 0);
  return Math.min(model.most, Math.max(1 - model.most, 1 / (1 + Math.exp(-odds))));
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
