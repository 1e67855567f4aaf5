import { validateMetricValue, type MetricValueFailure } from '@assay/shared/domain';
import { frontOf, type MetricState } from './metric-state.ts';
import { isProvenByWords } from './proof.ts';
import type { MetricStates, ReviewMetric } from './review-document.ts';

/** Confidence under which a value needs a look, until the client's own measured thresholds exist. */
export const CONFIDENCE_THRESHOLD = 0.8;

/** Why a value needs a look. */
export type Reason =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'requiredMissing' }
  | { readonly kind: 'invalid'; readonly failure: MetricValueFailure }
  | { readonly kind: 'noSource' }
  | { readonly kind: 'lowConfidence'; readonly confidence: number }
  | { readonly kind: 'editedUnverified' };

/** Most urgent first. */
const URGENCY: readonly Reason['kind'][] = [
  'conflict',
  'requiredMissing',
  'invalid',
  'noSource',
  'lowConfidence',
  'editedUnverified',
];

/**
 * Why a metric needs a look, or null. A verified one needs none, unless someone else changed it meanwhile; one that is
 * not in the document needs one only where it is required.
 */
export function reasonToLook(metric: ReviewMetric, state: MetricState, isConflicting = false): Reason | null {
  if (isConflicting) return { kind: 'conflict' };
  if (state.isVerified) return null;
  const front = frontOf(state);
  if (front.value === '') return state.isRequired ? { kind: 'requiredMissing' } : null;
  const { dataType, validators } = metric;
  const failure = validateMetricValue({ value: front.value, dataType, validators, hasDatapoint: true });
  if (failure) return { kind: 'invalid', failure };
  if (front.isUserModified) return { kind: 'editedUnverified' };
  if (!front.location) return { kind: 'noSource' };
  if (front.confidence < CONFIDENCE_THRESHOLD) return { kind: 'lowConfidence', confidence: front.confidence };
  return null;
}

/** How a metric stands, for the look of its row and its box. */
export type Standing = 'verified' | 'proven' | 'look' | 'missing' | 'found';

/** How a metric stands. */
export function standingOf(metric: ReviewMetric, state: MetricState, reason: Reason | null): Standing {
  if (reason) return 'look';
  if (state.isVerified) return 'verified';
  const front = frontOf(state);
  if (front.value === '') return 'missing';
  return isProvenByWords(metric.dataType, front) ? 'proven' : 'found';
}

/** A metric as the panel shows it. */
export interface ReviewField {
  readonly metric: ReviewMetric;
  readonly state: MetricState;
  readonly reason: Reason | null;
  readonly standing: Standing;
}

/** The fields of metrics in the order of the screen. */
export function toFields(
  metrics: readonly ReviewMetric[],
  states: MetricStates,
  conflicting: ReadonlySet<string>,
): readonly ReviewField[] {
  return metrics.flatMap((metric) => {
    const state = states[metric.id];
    if (!state) return [];
    const reason = reasonToLook(metric, state, conflicting.has(metric.id));
    return [{ metric, state, reason, standing: standingOf(metric, state, reason) }];
  });
}

/** How many fields need a look, are settled, and are not in the document. */
export interface FieldCounts {
  readonly toLookAt: number;
  readonly proven: number;
  readonly verified: number;
  readonly missing: number;
}

/** Counts fields by their standing. */
export function countFields(fields: readonly ReviewField[]): FieldCounts {
  const count = (standing: Standing) => fields.filter((field) => field.standing === standing).length;
  return {
    toLookAt: count('look'),
    proven: count('proven'),
    verified: count('verified'),
    missing: count('missing'),
  };
}

/**
 * The one order of the keyboard: what needs a look, most urgent first, then what is found and not yet verified; within
 * each in the order of the screen. Verified fields and those that are rightly absent are no stops.
 */
export function reviewOrder(fields: readonly ReviewField[]): readonly string[] {
  const rank = ({ reason, standing }: ReviewField) => {
    if (reason) return URGENCY.indexOf(reason.kind);
    return standing === 'found' || standing === 'proven' ? URGENCY.length : -1;
  };
  return fields
    .map((field, place) => ({ id: field.metric.id, rank: rank(field), place }))
    .filter((stop) => stop.rank >= 0)
    .sort((left, right) => left.rank - right.rank || left.place - right.place)
    .map(({ id }) => id);
}

/** The stop after a field, around the end to the start; from a field that is no stop, the first one. Null without any. */
export function stopAfter(order: readonly string[], id: string | null): string | null {
  const at = id === null ? -1 : order.indexOf(id);
  const next = order[(at + 1) % Math.max(1, order.length)];
  return next === undefined || next === id ? null : next;
}
