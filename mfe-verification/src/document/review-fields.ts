import { findAttentionReason, URGENCY_LEVELS, urgencyOf, type AttentionReason } from './attention.ts';
import type { FailingCheck } from './failing-checks.ts';
import { currentDatapoint, isPrinted, type MetricState } from './metric-state.ts';
import { isProvenByText } from './printed-proof.ts';
import type { MetricStates, ReviewMetric } from './review-document.ts';

/** The status of a metric. It decides how its row and its box look. */
export type FieldStatus = 'verified' | 'proven' | 'doubtful' | 'missing' | 'found';

/** A metric as the panel shows it. */
export interface ReviewField {
  readonly metric: ReviewMetric;
  readonly state: MetricState;
  /** Why the metric needs review; null where it does not. */
  readonly reason: AttentionReason | null;
  readonly status: FieldStatus;
}

/** What fields are made of. */
export interface FieldSource {
  /** In the order of the screen. */
  readonly metrics: readonly ReviewMetric[];
  readonly states: MetricStates;
  /** Values that other users stored in the meantime, by metric id. */
  readonly conflicts: MetricStates;
  readonly checks: readonly FailingCheck[];
}

function findStatus(metric: ReviewMetric, state: MetricState, reason: AttentionReason | null): FieldStatus {
  const current = currentDatapoint(state);
  if (reason) return 'doubtful';
  if (!isPrinted(current)) return 'missing'; // Also where a user marked the absence: no value was verified.
  if (state.isVerified) return 'verified';
  return isProvenByText(metric.dataType, current) ? 'proven' : 'found';
}

/** The names of failing checks by metric id: of the result, or of the unverified parts once the result is verified. */
function failingCheckNames(
  checks: readonly FailingCheck[],
  states: MetricStates,
): ReadonlyMap<string, string> {
  const isOpen = ({ id }: ReviewMetric) => states[id]?.isVerified === false;
  return new Map(
    checks.flatMap(({ name, result, parts }) =>
      (isOpen(result) ? [result] : parts.filter(isOpen)).map(({ id }) => [id, name] as const),
    ),
  );
}

const checkNameOf = (reason: AttentionReason | null) => (reason?.kind === 'checkFails' ? reason.check : null);

/** Whether two fields of one metric show the same. Validity and confidence follow from the state. */
function isSameField(left: ReviewField, right: ReviewField): boolean {
  return (
    left.metric === right.metric &&
    left.state === right.state &&
    left.status === right.status &&
    left.reason?.kind === right.reason?.kind &&
    checkNameOf(left.reason) === checkNameOf(right.reason)
  );
}

/**
 * Makes the fields of metrics, in the order of the screen. A field of `earlier` that shows the same is used again, so
 * that a change of one metric renders one row and not all of them.
 */
export function toReviewFields(
  { metrics, states, conflicts, checks }: FieldSource,
  earlier: readonly ReviewField[] = [],
): readonly ReviewField[] {
  const failing = failingCheckNames(checks, states);
  const earlierById = new Map(earlier.map((field) => [field.metric.id, field]));
  return metrics.flatMap((metric) => {
    const { id } = metric;
    const state = states[id];
    if (!state) return [];
    const doubts = { isConflicting: conflicts[id] !== undefined, failingCheck: failing.get(id) };
    const reason = findAttentionReason(metric, state, doubts);
    const field = { metric, state, reason, status: findStatus(metric, state, reason) };
    const before = earlierById.get(id);
    return before && isSameField(before, field) ? before : field;
  });
}

/** Makes fields like `toReviewFields`; each call uses the fields of the call before again. */
export function createFieldReader(): (source: FieldSource) => readonly ReviewField[] {
  let fields: readonly ReviewField[] = [];
  return (source) => {
    fields = toReviewFields(source, fields);
    return fields;
  };
}

/** How many fields have which status. Each field is in one of the first five counts [AMB-122]. */
export interface FieldCounts {
  readonly verified: number;
  /** The printed text proves the value. */
  readonly proven: number;
  readonly found: number;
  /** Found or verified, with a reason for review. */
  readonly doubtful: number;
  readonly missing: number;
  /** The missing fields that are required and still need review. */
  readonly requiredMissing: number;
}

/** Counts fields by their status. */
export function countFields(fields: readonly ReviewField[]): FieldCounts {
  const count = (isCounted: (field: ReviewField) => boolean) => fields.filter(isCounted).length;
  const requiredMissing = count(({ reason }) => reason?.kind === 'requiredMissing');
  return {
    verified: count(({ status }) => status === 'verified'),
    proven: count(({ status }) => status === 'proven'),
    found: count(({ status }) => status === 'found'),
    doubtful: count(({ status }) => status === 'doubtful') - requiredMissing,
    missing: count(({ status }) => status === 'missing') + requiredMissing,
    requiredMissing,
  };
}

/**
 * The ids of the fields that Enter visits: first those that need review, the most urgent first, then those that are
 * found and not verified. Within each group the order of the screen holds. Enter skips verified fields, and fields that
 * may be missing.
 */
export function orderForReview(fields: readonly ReviewField[]): readonly string[] {
  const rankOf = ({ reason, status }: ReviewField) => {
    if (reason) return urgencyOf(reason);
    return status === 'found' || status === 'proven' ? URGENCY_LEVELS : -1;
  };
  return fields
    .map((field, index) => ({ id: field.metric.id, rank: rankOf(field), index }))
    .filter(({ rank }) => rank >= 0)
    .sort((left, right) => left.rank - right.rank || left.index - right.index)
    .map(({ id }) => id);
}

/** The field after `id` in a review order, from the end back to the start; the first one if `id` is not in the order. */
export function nextFieldAfter(order: readonly string[], id: string | null): string | null {
  const index = id === null ? -1 : order.indexOf(id);
  const next = order[(index + 1) % Math.max(1, order.length)];
  return next === undefined || next === id ? null : next;
}
