import type { FundCheck } from '../checks/index.ts';
import { comparePriorPeriod, type PriorPeriodFlag, type PriorValues } from '../prior-period/index.ts';
import { validateMetricValue, type MetricValueFailure, type MetricValidator } from '../validators/index.ts';
import { findAttentionReason, findFieldStatus, type AttentionReason, type FieldStatus } from './attention.ts';
import {
  checkDocument,
  failingCheckByField,
  type CheckedField,
  type CheckOverride,
  type DocumentCheck,
} from './document-checks.ts';
import { findBankDetailsQuestions } from './bank-details.ts';
import { findCompetingAlternative, type FoundValue } from './competing-alternative.ts';
import { createDoubtFinder, type DocumentDoubt } from './document-doubts.ts';
import { comparePrint, type PrintComparison } from './print-comparison.ts';
import {
  findHeadingPower,
  findPrintedPowers,
  findSubtracted,
  matchesPage,
  type PrintedPowers,
} from './proof.ts';

/** A metric of a document with its current value, as a review judges it. */
export interface ReviewableField extends CheckedField {
  readonly validators: readonly MetricValidator[];
  readonly currency: string | null;
  readonly confidence: number;
  /** Other candidates found for it, likeliest first. */
  readonly alternatives: readonly FoundValue[];
  /** Entities that have this name, where none of them was chosen; 0 for other values. */
  readonly entityMatches: number;
  /** Display name of the type of those entities. */
  readonly entityTypeName?: string | undefined;
  /** It has a box on a page. */
  readonly isPlaced: boolean;
  /** The model or plug-in that read it; null where the extraction did by itself. */
  readonly proposedBy: string | null;
  /** A lesson proposed it. */
  readonly isLearned: boolean;
  readonly isVerified: boolean;
  readonly isRequired: boolean;
  /** Someone else changed it in the meantime. */
  readonly isConflicting: boolean;
  /** What is stored for other periods; null where nothing is, or where it is not known. */
  readonly prior?: PriorPeriod | null | undefined;
}

/** Values already stored for other periods of the entity that this value belongs to. */
export interface PriorPeriod extends PriorValues {
  /** ISO date of the document; null where it is unknown. */
  readonly reportingDate: string | null;
}

/** Result of reviewing a field. */
export interface FieldReview {
  readonly status: FieldStatus;
  /** Why it needs review; null where it does not. */
  readonly reason: AttentionReason | null;
  /** What was done to the printed number to make it the value; null where nothing was. */
  readonly conversion: Extract<PrintComparison, { kind: 'converted' }> | null;
}

/** Reviews of all fields of a document, in order, and the results of its checks. */
export interface DocumentEvaluation {
  readonly fields: readonly FieldReview[];
  readonly checks: readonly DocumentCheck[];
}

/** Context of the evaluation besides fields and checks. */
export interface EvaluationContext {
  /** Failing checks that people accepted, with their reasons. */
  readonly overrides?: readonly CheckOverride[];
  /** The doubts of the document. */
  readonly doubts?: readonly DocumentDoubt[];
  /** The power of ten in which the document states its amounts; from the fields if not given. */
  readonly headingPower?: number | null;
}

interface FieldFacts {
  readonly comparison: PrintComparison;
  readonly priorFlags: readonly PriorPeriodFlag[];
  readonly failure: MetricValueFailure | null;
  readonly competing: FoundValue | undefined;
}

/** Cached facts that depend on the field alone: a document is re-evaluated after every change. */
const factsCache = new WeakMap<ReviewableField, FieldFacts>();

function computeFacts(field: ReviewableField): FieldFacts {
  const known = factsCache.get(field);
  if (known !== undefined) return known;
  const { value, dataType, validators, prior } = field;
  const present = { ...field, reportingDate: prior?.reportingDate ?? null };
  const facts = {
    comparison: comparePrint(field, field),
    competing: findCompetingAlternative(dataType, field, field.alternatives),
    priorFlags: prior ? comparePriorPeriod(present, prior).flags : [],
    failure: value === '' ? null : validateMetricValue({ value, dataType, validators, hasDatapoint: true }),
  };
  factsCache.set(field, facts);
  return facts;
}

/**
 * Whether the document prints something for a metric: a value, or a dash instead of one. A value of a lesson or of a
 * reviewer counts as well.
 */
const isPrinted = ({ value, text, isPlaced }: ReviewableField) => value !== '' || (text !== '' && isPlaced);

/** The powers of ten in which the amounts of some fields are printed. Typed and learned values are ignored. */
export function printedPowersOf(fields: readonly ReviewableField[]): PrintedPowers {
  const found = fields.filter(({ isUserModified, isLearned }) => !isUserModified && !isLearned);
  return findPrintedPowers(found.map((field) => ({ ...field, comparison: computeFacts(field).comparison })));
}

/**
 * Evaluates every field of a document: its status, and why it needs review. The browser shows the result; the server
 * uses it to verify values that need no review [AMB-122, AMB-135].
 * @param fields of a whole document; or of one row of it, with the power of ten of its amounts
 */
export function evaluateFields(
  fields: readonly ReviewableField[],
  checks: readonly FundCheck[],
  {
    overrides = [],
    doubts = [],
    headingPower = findHeadingPower([printedPowersOf(fields)]),
  }: EvaluationContext = {},
): DocumentEvaluation {
  const outcomes = checkDocument(checks, fields, overrides);
  const failing = failingCheckByField(outcomes);
  const bankDetails = findBankDetailsQuestions(fields);
  const findDoubt = createDoubtFinder(doubts);
  const conventions = { headingPower, subtracted: findSubtracted(checks) };
  return {
    checks: outcomes,
    fields: fields.map((field) => {
      const { comparison, failure, priorFlags, competing } = computeFacts(field);
      const judged = {
        ...field,
        failure,
        priorFlags,
        isPrinted: isPrinted(field),
        differs: comparison.kind === 'differs',
        competing,
        bankDetails: bankDetails.get(field.id),
        matchesPage: matchesPage({ ...field, comparison }, conventions),
        failingCheck: failing.get(field.id),
        doubt: findDoubt(field.fin, isPrinted(field)),
      };
      const reason = findAttentionReason(judged);
      const isExtracted = !field.isUserModified && !field.isLearned;
      const conversion = isExtracted && comparison.kind === 'converted' ? comparison : null;
      return { reason, status: findFieldStatus(judged, reason), conversion };
    }),
  };
}
