import {
  evaluateFields,
  unreadValueOf,
  URGENCY_LEVELS,
  urgencyOf,
  type DocumentDoubt,
  type EntryScale,
  type FieldStatus,
  type ReviewableField,
  type FieldReview,
  type PriorPeriod,
} from '@assay/shared/domain';
import { withMetrics, type ReviewCheck } from './review-checks.ts';
import type { PageBox } from './page-box.ts';
import { currentDatapoint, isPrinted, type MetricState } from './metric-state.ts';
import { entryScaleOf, type PageScales } from './page-scales.ts';
import {
  metricsInOrder,
  type MetricStates,
  type PlacedMetric,
  type ReviewDocument,
  type ReviewMetric,
} from './review-document.ts';

export type { FieldStatus };

/** A metric as the panel shows it. */
export interface ReviewField extends FieldReview {
  readonly metric: ReviewMetric;
  readonly state: MetricState;
  /** How an amount that a person entered stands to the scale of its page; null for any other value. */
  readonly scale: EntryScale | null;
}

/** What fields are made of. */
export interface FieldSource {
  readonly states: MetricStates;
  /** Values that other users stored in the meantime, by metric id. */
  readonly conflicts: Readonly<Record<string, MetricState | null>>;
  /** The document with the rows that were added since the reader was created. */
  readonly document?: FieldDocument;
  /** What is stored for other periods, by metric id; none while it is not known. */
  readonly prior?: ReadonlyMap<string, PriorPeriod>;
  /** The scales of the pages; entered amounts are compared with them. */
  readonly scales?: PageScales | undefined;
}

/** All fields of a document in the order of the screen, and what its checks say. */
export interface FieldsOfDocument {
  readonly fields: readonly ReviewField[];
  readonly checks: readonly ReviewCheck[];
}

/** The part of a document that its fields are made of. */
type FieldDocument = Pick<ReviewDocument, 'groups' | 'metrics' | 'checks' | 'checkOverrides' | 'doubts'>;

/** A metric with its current value, as the rules of the review take it. */
export function toReviewableField(
  { metric, rowId }: PlacedMetric,
  state: MetricState,
  { isConflicting, prior }: { readonly isConflicting: boolean; readonly prior?: PriorPeriod | undefined },
): ReviewableField {
  const current = currentDatapoint(state);
  return {
    id: metric.id,
    fin: metric.fin,
    rowId,
    dataType: metric.dataType,
    validators: metric.validators,
    value: current.value,
    text: current.text,
    currency: current.currency,
    confidence: current.confidence,
    alternatives: state.datapoints.slice(1),
    entityMatches: current.linkedEntityId === null ? (metric.entityMatches ?? 0) : 0,
    entityTypeName: metric.entityTypeName,
    isPlaced: current.location !== null,
    isUserModified: current.isUserModified,
    isLearned: current.learnedFrom !== undefined,
    proposedBy: current.proposedBy ?? null,
    isVerified: state.isVerified,
    isRequired: state.isRequired,
    isConflicting,
    prior,
  };
}

/** Whether two judgements say the same. Everything else that they say follows from the state. */
function isSameFieldReview(left: FieldReview, right: FieldReview): boolean {
  const detailOf = ({ reason }: FieldReview) => {
    if (reason?.kind === 'checkFails') return `${reason.check} ${reason.difference}`;
    if (reason?.kind === 'documentDoubt') return reason.doubt;
    if (reason?.kind === 'requiredMissing') return reason.unread;
    if (reason?.kind === 'alternative') return reason.alternative.value;
    if (reason?.kind === 'bankDetails') return JSON.stringify(reason.question);
    return reason?.kind === 'priorPeriod' ? JSON.stringify(reason.flag) : null;
  };
  return (
    left.status === right.status &&
    left.reason?.kind === right.reason?.kind &&
    detailOf(left) === detailOf(right) &&
    left.conversion?.power === right.conversion?.power &&
    left.conversion?.isSignTurned === right.conversion?.isSignTurned
  );
}

const isSameScale = (left: EntryScale | null, right: EntryScale | null) =>
  left?.power === right?.power && left?.isScaled === right?.isScaled;

interface Known {
  readonly field: ReviewField;
  readonly judged: ReviewableField;
}

/**
 * Makes the fields of a document. Each call uses again what is the same as in the call before, so that a change of one
 * metric is judged quickly and renders one row and not all of them.
 */
export function memoizeFields(initial: FieldDocument): (source: FieldSource) => FieldsOfDocument {
  let document = initial;
  let placed = metricsInOrder(document);
  let known: ReadonlyMap<string, Known> = new Map();
  let knownScales: PageScales | undefined;
  return ({ states, conflicts, prior, scales, document: latest = document }) => {
    if (latest !== document) {
      document = latest;
      placed = metricsInOrder(document);
    }
    const present = placed.flatMap((at) => {
      const state = states[at.metric.id];
      if (!state) return [];
      const before = known.get(at.metric.id);
      const around = {
        isConflicting: conflicts[at.metric.id] !== undefined,
        prior: prior?.get(at.metric.id),
      };
      const isKnown =
        before?.field.state === state &&
        before.judged.isConflicting === around.isConflicting &&
        before.judged.prior === around.prior;
      return [{ at, state, judged: isKnown ? before.judged : toReviewableField(at, state, around) }];
    });
    const { fields: judgements, checks } = evaluateFields(
      present.map(({ judged }) => judged),
      document.checks,
      { overrides: document.checkOverrides, doubts: document.doubts },
    );
    const entries = present.flatMap(({ at, state, judged }, index): Known[] => {
      const judgement = judgements[index];
      if (!judgement) return [];
      const before = known.get(at.metric.id)?.field;
      const isScaleKnown = before?.state === state && scales === knownScales;
      const scale = isScaleKnown ? before.scale : entryScaleOf(at.metric, state, scales);
      const isSame =
        before?.state === state && isSameFieldReview(before, judgement) && isSameScale(before.scale, scale);
      return [{ judged, field: isSame ? before : { ...judgement, metric: at.metric, state, scale } }];
    });
    known = new Map(entries.map((entry) => [entry.judged.id, entry]));
    knownScales = scales;
    return {
      fields: entries.map(({ field }) => field),
      checks: withMetrics(checks, document.metrics),
    };
  };
}

/** The statuses in the order of the header: first what needs work. */
export const FIELD_STATUSES = [
  'doubtful',
  'missing',
  'found',
  'proven',
  'verified',
] as const satisfies readonly FieldStatus[];

/** How many fields have which status. They add up to all fields [AMB-122]. */
export type FieldCounts = Readonly<Record<FieldStatus, number>>;

/** Counts fields by their status. */
export function countFields(fields: readonly ReviewField[]): FieldCounts {
  const counts = { verified: 0, proven: 0, doubtful: 0, missing: 0, found: 0 };
  for (const { status } of fields) counts[status] += 1;
  return counts;
}

/** The doubts of a document without those of values that were not read and are given or marked as absent by now. */
export function openDoubts(
  doubts: readonly DocumentDoubt[],
  fields: readonly ReviewField[],
): readonly DocumentDoubt[] {
  const unread = new Set(fields.map(({ reason }) => unreadValueOf(reason)));
  return doubts.filter((doubt) => doubt.kind !== 'unreadValue' || unread.has(doubt));
}

const placeOfDoubt = (doubt: DocumentDoubt | undefined): PageBox | null =>
  doubt?.box ? { page: doubt.page, ...doubt.box } : null;

/** Where a metric without a box is printed all the same, with a value that was not read; null where that is not known. */
export const unreadPlaceOf = (fin: string, doubts: readonly DocumentDoubt[]): PageBox | null =>
  placeOfDoubt(doubts.find(({ kind, fins }) => kind === 'unreadValue' && fins?.includes(fin)));

/** Where a field is seen on a page: the box of its value, or what is printed for it and was not read. */
export const placeOfField = ({ state, reason }: ReviewField): PageBox | null =>
  currentDatapoint(state).location ?? placeOfDoubt(unreadValueOf(reason));

/** How many required fields are missing. */
export function countRequiredMissing(fields: readonly ReviewField[]): number {
  return fields.filter(({ reason }) => reason?.kind === 'requiredMissing').length;
}

/** How many fields nobody verified and the page does not prove. */
export interface OpenCounts {
  readonly doubtful: number;
  readonly requiredMissing: number;
  readonly found: number;
  /** Those of the doubtful and the required ones that the document prints and that were not read. */
  readonly unread: number;
}

/** Counts the fields that a confirmation of what is proven leaves unverified [AMB-122]. */
export function countOpen(fields: readonly ReviewField[]): OpenCounts {
  const { doubtful, found } = countFields(fields);
  const unread = fields.filter(({ reason }) => unreadValueOf(reason) !== undefined).length;
  return { doubtful, found, requiredMissing: countRequiredMissing(fields), unread };
}

/** The ids of the fields that the page proves and nobody verified. */
export function provenIds(fields: readonly ReviewField[]): readonly string[] {
  return fields.filter(({ status }) => status === 'proven').map(({ metric }) => metric.id);
}

/** The field of a status after the active one, from the last back to the first; null where no field has it. */
export function nextFieldOf(
  fields: readonly ReviewField[],
  status: FieldStatus,
  activeId: string | null,
): string | null {
  const index = fields.findIndex(({ metric }) => metric.id === activeId);
  const following = [...fields.slice(index + 1), ...fields.slice(0, index + 1)];
  return following.find((field) => field.status === status)?.metric.id ?? null;
}

/**
 * The fields that are verified together with one: bank details that are one question [AMB-135], otherwise the field alone.
 */
export function verifiedWith(fields: readonly ReviewField[], id: string): readonly string[] {
  const questionOf = ({ reason }: ReviewField) =>
    reason?.kind === 'bankDetails' && reason.question.kind !== 'changed' ? reason.question.kind : null;
  const field = fields.find(({ metric }) => metric.id === id);
  const question = field ? questionOf(field) : null;
  return question === null
    ? [id]
    : fields.filter((field) => questionOf(field) === question).map(({ metric }) => metric.id);
}

/** Whether the verified flag makes sense for a field: a value is printed and valid, and nobody else changed it. */
export function isVerifiable({ state, reason }: ReviewField): boolean {
  return isPrinted(currentDatapoint(state)) && reason?.kind !== 'conflict' && reason?.kind !== 'invalid';
}

const RANK_OF_STATUS: Readonly<Record<FieldStatus, number | null>> = {
  doubtful: null, // By its reason.
  found: URGENCY_LEVELS,
  proven: URGENCY_LEVELS + 1,
  missing: -1,
  verified: -1,
};

/**
 * The ids of the fields that Enter visits: first those that need review, the most urgent first, then those that are found
 * and at last those that are proven. Within each group the order of the screen holds. Enter skips verified fields, and
 * fields that may be missing.
 */
export function orderForReview(fields: readonly ReviewField[]): readonly string[] {
  const rankOf = ({ reason, status }: ReviewField) =>
    reason ? urgencyOf(reason) : (RANK_OF_STATUS[status] ?? -1);
  return fields
    .map((field, index) => ({ id: field.metric.id, rank: rankOf(field), index }))
    .filter(({ rank }) => rank >= 0)
    .sort((left, right) => left.rank - right.rank || left.index - right.index)
    .map(({ id }) => id);
}

/** What Enter does at a field. */
export interface ReviewStep {
  /** The fields that it verifies; none where the active one can not be verified, or is already. */
  readonly verifies: readonly string[];
  /** The field that it goes to; null where it stays. */
  readonly next: string | null;
  /** The fields that are open after it, in the order of a review. */
  readonly open: readonly string[];
  /** The active field was the last of the order, so that the review starts again or is done. */
  readonly isAtEnd: boolean;
}

/**
 * After a value that was just typed: the most urgent other value that needs review. The edit made the typed one the least
 * urgent, so that those before it in the order were not visited yet. Skipped are required values that are missing.
 */
function nextDoubtful(
  fields: readonly ReviewField[],
  order: readonly string[],
  active: ReviewField | undefined,
): string | undefined {
  if (active?.reason?.kind !== 'editedUnverified') return undefined;
  const reasons = new Map(fields.map(({ metric, reason }) => [metric.id, reason?.kind]));
  const isUrgent = (id: string) => {
    const kind = reasons.get(id);
    return kind !== undefined && kind !== 'requiredMissing' && kind !== 'editedUnverified';
  };
  return order.find((id) => id !== active.metric.id && isUrgent(id));
}

/** Verifies the active field if it can be, and goes to the next open one; from the last back to the first. */
export function findStep(
  fields: readonly ReviewField[],
  activeId: string | null,
  canVerify: boolean,
): ReviewStep {
  const active = fields.find(({ metric }) => metric.id === activeId);
  const verifies =
    canVerify && active && !active.state.isVerified && isVerifiable(active)
      ? verifiedWith(fields, active.metric.id)
      : [];
  const order = orderForReview(fields);
  const open = order.filter((id) => !verifies.includes(id));
  const index = activeId === null ? -1 : order.indexOf(activeId);
  const following =
    nextDoubtful(fields, order, active) ??
    order.slice(index + 1).find((id) => id !== activeId && !verifies.includes(id));
  const next = following ?? open.find((id) => id !== activeId) ?? null;
  return { verifies, next, open, isAtEnd: following === undefined };
}
