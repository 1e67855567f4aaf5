import { validateMetricValue, type MetricValueFailure } from '@assay/shared/domain';
import type { FailingCheck } from './failing-checks.ts';
import { currentDatapoint, isPrinted, type MetricState } from './metric-state.ts';
import { isProvenByText } from './printed-proof.ts';
import type { MetricStates, ReviewMetric } from './review-document.ts';

/** Confidence under which a value needs a look, until the client's own measured thresholds exist. */
export const CONFIDENCE_THRESHOLD = 0.8;

/** Why a value needs a look. */
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

/** What else than its own state speaks against a metric. */
export interface Doubts {
  /** Someone else changed it meanwhile. */
  readonly isConflicting: boolean;
  /** Name of a check that fails by it. */
  readonly failingCheck?: string | undefined;
}

/**
 * Why a metric needs a look, or null. A verified one needs none, unless someone else changed it meanwhile; one that is
 * not in the document needs one only where it is required.
 */
export function findAttentionReason(
  metric: ReviewMetric,
  state: MetricState,
  doubts: Doubts,
): AttentionReason | null {
  if (doubts.isConflicting) return { kind: 'conflict' };
  if (state.isVerified) return null;
  const front = currentDatapoint(state);
  if (!isPrinted(front)) return state.isRequired ? { kind: 'requiredMissing' } : null;
  const { dataType, validators } = metric;
  const check = { value: front.value, dataType, validators, hasDatapoint: true };
  const failure = front.value === '' ? null : validateMetricValue(check);
  if (failure) return { kind: 'invalid', failure };
  if (doubts.failingCheck !== undefined) return { kind: 'checkFails', check: doubts.failingCheck };
  if (front.isUserModified) return { kind: 'editedUnverified' };
  if (!front.location) return { kind: 'noSource' };
  if (front.confidence < CONFIDENCE_THRESHOLD) return { kind: 'lowConfidence', confidence: front.confidence };
  return null;
}

/**
 * The metrics at which a failing check points, with its name: its result, and once that is verified, the parts that are
 * not.
 */
function failingCheckOf(checks: readonly FailingCheck[], states: MetricStates): ReadonlyMap<string, string> {
  const isOpen = ({ id }: ReviewMetric) => states[id]?.isVerified === false;
  return new Map(
    checks.flatMap(({ name, result, parts }) =>
      (isOpen(result) ? [result] : parts.filter(isOpen)).map(({ id }) => [id, name] as const),
    ),
  );
}

/** How a metric stands, for the look of its row and its box. */
export type FieldStatus = 'verified' | 'proven' | 'look' | 'missing' | 'found';

/** How a metric stands. */
export function fieldStatusOf(
  metric: ReviewMetric,
  state: MetricState,
  reason: AttentionReason | null,
): FieldStatus {
  const front = currentDatapoint(state);
  if (reason) return 'look';
  if (!isPrinted(front)) return 'missing'; // Also where somebody marked that it is not there: no value was verified.
  if (state.isVerified) return 'verified';
  return isProvenByText(metric.dataType, front) ? 'proven' : 'found';
}

/** A metric as the panel shows it. */
export interface ReviewField {
  readonly metric: ReviewMetric;
  readonly state: MetricState;
  readonly reason: AttentionReason | null;
  readonly standing: FieldStatus;
}

/** The fields of metrics in the order of the screen. */
export function toReviewFields(
  metrics: readonly ReviewMetric[],
  states: MetricStates,
  conflicting: ReadonlySet<string>,
  checks: readonly FailingCheck[],
): readonly ReviewField[] {
  const failing = failingCheckOf(checks, states);
  return metrics.flatMap((metric) => {
    const state = states[metric.id];
    if (!state) return [];
    const { id } = metric;
    const doubts = { isConflicting: conflicting.has(id), failingCheck: failing.get(id) };
    const reason = findAttentionReason(metric, state, doubts);
    return [{ metric, state, reason, standing: fieldStatusOf(metric, state, reason) }];
  });
}

/** How many fields stand how: each is in one of the first five, which add up to all [AMB-122]. */
export interface FieldCounts {
  readonly verified: number;
  /** Printed word for word in their boxes. */
  readonly proven: number;
  readonly found: number;
  /** Found or verified, with a reason to look. */
  readonly doubtful: number;
  readonly missing: number;
  /** Of the missing, those that are required and still need a look. */
  readonly requiredMissing: number;
}

/** Counts fields by how they stand. */
export function countFields(fields: readonly ReviewField[]): FieldCounts {
  const count = (wanted: (field: ReviewField) => boolean) => fields.filter(wanted).length;
  const isRequiredMissing = ({ reason }: ReviewField) => reason?.kind === 'requiredMissing';
  const requiredMissing = count(isRequiredMissing);
  return {
    verified: count(({ standing }) => standing === 'verified'),
    proven: count(({ standing }) => standing === 'proven'),
    found: count(({ standing }) => standing === 'found'),
    doubtful: count(({ standing }) => standing === 'look') - requiredMissing,
    missing: count(({ standing }) => standing === 'missing') + requiredMissing,
    requiredMissing,
  };
}

/**
 * The one order of the keyboard: what needs a look, most urgent first, then what is found and not yet verified; within
 * each in the order of the screen. Verified fields and those that are rightly absent are no stops.
 */
export function orderForReview(fields: readonly ReviewField[]): readonly string[] {
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
export function nextFieldAfter(order: readonly string[], id: string | null): string | null {
  const at = id === null ? -1 : order.indexOf(id);
  const next = order[(at + 1) % Math.max(1, order.length)];
  return next === undefined || next === id ? null : next;
}
