import { validateMetricValue, type MetricValueFailure } from '@assay/shared/domain';
import { currentDatapoint, isPrinted, type MetricState } from './metric-state.ts';
import type { ReviewMetric } from './review-document.ts';

/** A value with a lower confidence needs review. It applies until the client has measured thresholds of its own. */
export const CONFIDENCE_THRESHOLD = 0.8;

/** Why a value needs review. */
export type AttentionReason =
  | { readonly kind: 'conflict' }
  | { readonly kind: 'requiredMissing' }
  | { readonly kind: 'invalid'; readonly failure: MetricValueFailure }
  | { readonly kind: 'checkFails'; readonly check: string }
  | { readonly kind: 'noSource' }
  | { readonly kind: 'lowConfidence'; readonly confidence: number }
  | { readonly kind: 'editedUnverified' };

/** Most urgent first. */
const URGENCY: readonly AttentionReason['kind'][] = [
  'conflict',
  'requiredMissing',
  'invalid',
  'checkFails',
  'noSource',
  'lowConfidence',
  'editedUnverified',
];

/** Number of kinds of reasons: one more than the rank of the least urgent kind. */
export const URGENCY_LEVELS = URGENCY.length;

/** The rank of a reason: 0 is the most urgent. */
export function urgencyOf({ kind }: AttentionReason): number {
  return URGENCY.indexOf(kind);
}

/** What speaks against a value apart from its own state. */
export interface Doubts {
  /** Someone else changed the value in the meantime. */
  readonly isConflicting: boolean;
  /** Name of an arithmetic check that fails because of the value. */
  readonly failingCheck?: string | undefined;
}

/**
 * Why a metric needs review, or null. A verified metric needs none unless someone else changed it in the meantime. A
 * metric that is not in the document needs review only if it is required.
 */
export function findAttentionReason(
  metric: ReviewMetric,
  state: MetricState,
  doubts: Doubts,
): AttentionReason | null {
  if (doubts.isConflicting) return { kind: 'conflict' };
  if (state.isVerified) return null;
  const current = currentDatapoint(state);
  if (!isPrinted(current)) return state.isRequired ? { kind: 'requiredMissing' } : null;
  const { dataType, validators } = metric;
  const check = { value: current.value, dataType, validators, hasDatapoint: true };
  const failure = current.value === '' ? null : validateMetricValue(check);
  if (failure) return { kind: 'invalid', failure };
  if (doubts.failingCheck !== undefined) return { kind: 'checkFails', check: doubts.failingCheck };
  if (current.isUserModified) return { kind: 'editedUnverified' };
  if (!current.location) return { kind: 'noSource' };
  if (current.confidence < CONFIDENCE_THRESHOLD)
    return { kind: 'lowConfidence', confidence: current.confidence };
  return null;
}

/** Whether the verified flag makes sense for a value: it is printed and valid, and nobody else changed it meanwhile. */
export function isVerifiable(
  metric: ReviewMetric,
  state: MetricState,
  reason: AttentionReason | null,
): boolean {
  const current = currentDatapoint(state);
  const { dataType, validators } = metric;
  const check = { value: current.value, dataType, validators, hasDatapoint: true };
  const isValid = current.value === '' || validateMetricValue(check) === null;
  return isPrinted(current) && reason?.kind !== 'conflict' && isValid;
}
