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
export interface FieldToJudge extends CheckedField {
  readonly validators: readonly MetricValidator[];
  readonly currency: string | null;
  readonly confidence: number;
  /** What else was found for it, the likeliest first. */
  readonly alternatives: readonly FoundValue[];
  /** Entities that have this name, where none of them was chosen; 0 for other values. */
  readonly entityMatches: number;
  /** How people call the type of those entities. */
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

/** What is stored for other periods where a value would go. */
export interface PriorPeriod extends PriorValues {
  /** ISO date of the document; null where it is unknown. */
  readonly reportingDate: string | null;
}

/** What a review says of a field. */
export interface Judgement {
  readonly status: FieldStatus;
  /** Why it needs review; null where it does not. */
  readonly reason: AttentionReason | null;
  /** What was done to the printed number to make it the value; null where nothing was. */
  readonly conversion: Extract<PrintComparison, { kind: 'converted' }> | null;
}

/** The judgements of all fields of a document, in their order, and what its checks say. */
export interface DocumentJudgement {
  readonly fields: readonly Judgement[];
  readonly checks: readonly DocumentCheck[];
}

/** What a judgement takes into account besides the fields and the checks. */
export interface JudgedAround {
  /** Failing checks that people accepted, with their reasons. */
  readonly overrides?: readonly CheckOverride[];
  /** The doubts of the document. */
  readonly doubts?: readonly DocumentDoubt[];
  /** The power of ten in which the document states its amounts; from the fields if not given. */
  readonly headingPower?: number | null;
}

interface OwnFacts {
  readonly comparison: PrintComparison;
  readonly priorFlags: readonly PriorPeriodFlag[];
  readonly failure: MetricValueFailure | null;
  readonly competing: FoundValue | undefined;
}

/** What follows from a field alone, kept for as long as the field: a document is judged again after every change. */
const knownFacts = new WeakMap<FieldToJudge, OwnFacts>();

function factsOf(field: FieldToJudge): OwnFacts {
  const known = knownFacts.get(field);
  if (known !== undefined) return known;
  const { value, dataType, validators, prior } = field;
  const present = { ...field, reportingDate: prior?.reportingDate ?? null };
  const facts = {
    comparison: comparePrint(field, field),
    competing: findCompetingAlternative(dataType, field, field.alternatives),
    priorFlags: prior ? comparePriorPeriod(present, prior).flags : [],
    failure: value === '' ? null : validateMetricValue({ value, dataType, validators, hasDatapoint: true }),
  };
  knownFacts.set(field, facts);
  return facts;
}

/**
 * Whether the document prints something for a metric: a value, or a dash instead of one. A value of a lesson or of a
 * reviewer counts as well.
 */
const isPrinted = ({ value, text, isPlaced }: FieldToJudge) => value !== '' || (text !== '' && isPlaced);

/** The powers of ten in which the amounts of some fields are printed. What was typed or learned says nothing of them. */
export function printedPowersOf(fields: readonly FieldToJudge[]): PrintedPowers {
  const found = fields.filter(({ isUserModified, isLearned }) => !isUserModified && !isLearned);
  return findPrintedPowers(found.map((field) => ({ ...field, comparison: factsOf(field).comparison })));
}

/**
 * Judges every field of a document: its one status, and why it needs review. The browser shows it, and the server
 * verifies by it what needs no review [AMB-122, AMB-135].
 * @param fields of a whole document; or of one row of it, with the power of ten of its amounts
 */
export function judgeFields(
  fields: readonly FieldToJudge[],
  checks: readonly FundCheck[],
  {
    overrides = [],
    doubts = [],
    headingPower = findHeadingPower([printedPowersOf(fields)]),
  }: JudgedAround = {},
): DocumentJudgement {
  const outcomes = checkDocument(checks, fields, overrides);
  const failing = failingCheckByField(outcomes);
  const bankDetails = findBankDetailsQuestions(fields);
  const findDoubt = createDoubtFinder(doubts);
  const conventions = { headingPower, subtracted: findSubtracted(checks) };
  return {
    checks: outcomes,
    fields: fields.map((field) => {
      const { comparison, failure, priorFlags, competing } = factsOf(field);
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
      const isOwnPrint = !field.isUserModified && !field.isLearned;
      const conversion = isOwnPrint && comparison.kind === 'converted' ? comparison : null;
      return { reason, status: findFieldStatus(judged, reason), conversion };
    }),
  };
}
