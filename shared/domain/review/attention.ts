import type { MetricDataType } from '../formats/index.ts';
import { isReviewReason, type PriorPeriodFlag } from '../prior-period/index.ts';
import type { MetricValueFailure } from '../validators/index.ts';
import type { BankDetailsQuestion } from './bank-details.ts';
import type { FoundValue } from './competing-alternative.ts';
import type { DocumentDoubt } from './document-doubts.ts';

/** A value with a lower confidence needs review [AMB-135]. */
export const CONFIDENCE_THRESHOLD = 0.8;

/** Why a value needs review. */
export type AttentionReason =
  | { readonly kind: 'conflict' }
  /** `unread`: the document prints a value for it that was not read. */
  | { readonly kind: 'requiredMissing'; readonly unread: DocumentDoubt | undefined }
  | { readonly kind: 'invalid'; readonly failure: MetricValueFailure }
  /** The words in the box of the value say something else. */
  | { readonly kind: 'differs'; readonly printed: string }
  /** `difference` is what the printed result of the check is off by, a decimal with its sign. */
  | { readonly kind: 'checkFails'; readonly check: string; readonly difference: string }
  /** It does not go with what is stored for other periods. */
  | {
      readonly kind: 'priorPeriod';
      readonly flag: PriorPeriodFlag;
      readonly metric: { readonly fin: string; readonly dataType: MetricDataType };
    }
  /** An alternative of another value is nearly as likely. */
  | {
      readonly kind: 'alternative';
      readonly alternative: FoundValue;
      readonly metric: { readonly fin: string; readonly dataType: MetricDataType };
    }
  /** Several entities of a type have this name. */
  | { readonly kind: 'severalEntities'; readonly count: number; readonly typeName: string }
  /** Money would be sent to an account that this document names. */
  | { readonly kind: 'bankDetails'; readonly question: BankDetailsQuestion }
  /** Words or circumstances of the document cast doubt on it. */
  | { readonly kind: 'documentDoubt'; readonly doubt: DocumentDoubt }
  | { readonly kind: 'noSource' }
  /** Only a model or a plug-in has read it, and nobody has measured how often that is right. */
  | { readonly kind: 'proposed'; readonly by: string }
  | { readonly kind: 'lowConfidence'; readonly confidence: number }
  | { readonly kind: 'editedUnverified' };

/** Most urgent first. */
const URGENCY: readonly AttentionReason['kind'][] = [
  'conflict',
  'requiredMissing',
  'invalid',
  'differs',
  'checkFails',
  'priorPeriod',
  'documentDoubt',
  'severalEntities',
  'alternative',
  'noSource',
  'proposed',
  'lowConfidence',
  'bankDetails',
  'editedUnverified',
];

/** Number of kinds of reasons: one more than the rank of the least urgent kind. */
export const URGENCY_LEVELS = URGENCY.length;

/** The doubt of a value that is printed and was not read, where that is the reason or a part of it. */
export function unreadValueOf(reason: AttentionReason | null): DocumentDoubt | undefined {
  if (reason?.kind === 'requiredMissing') return reason.unread;
  return reason?.kind === 'documentDoubt' && reason.doubt.kind === 'unreadValue' ? reason.doubt : undefined;
}

/** The rank of a reason: 0 is the most urgent. */
export function urgencyOf({ kind }: AttentionReason): number {
  return URGENCY.indexOf(kind);
}

/** What a review knows of the current value of a metric. */
export interface JudgedValue {
  readonly fin: string;
  readonly dataType: MetricDataType;
  readonly isVerified: boolean;
  readonly isRequired: boolean;
  /** The document prints something for the metric: a value, or a dash instead of one. */
  readonly isPrinted: boolean;
  /** It has a box on a page. */
  readonly isPlaced: boolean;
  readonly isUserModified: boolean;
  /** A lesson proposed it; the words in its box are those of another document. */
  readonly isLearned: boolean;
  readonly text: string;
  readonly confidence: number;
  /** The model or plug-in that read it; null where the extraction did by itself. */
  readonly proposedBy: string | null;
  /** Why its validators refuse it. */
  readonly failure: MetricValueFailure | null;
  /** The words in its box name another value. */
  readonly differs: boolean;
  /** Its words say the same as the value. */
  readonly matchesPage: boolean;
  /** Someone else changed it in the meantime. */
  readonly isConflicting: boolean;
  /** The first arithmetic check that fails because of it. */
  readonly failingCheck: { readonly name: string; readonly difference: string } | undefined;
  /** An alternative of another value that is nearly as likely. */
  readonly competing: FoundValue | undefined;
  /** Entities that have this name, where none of them was chosen. */
  readonly entityMatches: number;
  /** How people call the type of those entities. */
  readonly entityTypeName?: string | undefined;
  readonly bankDetails: BankDetailsQuestion | undefined;
  /** The doubt of the document that it is in. */
  readonly doubt: DocumentDoubt | undefined;
  /** What is unusual about it beside the values of other periods. */
  readonly priorFlags: readonly PriorPeriodFlag[];
}

/**
 * Why a value needs review, or null. A verified value needs none unless someone else changed it in the meantime, or it is the
 * name of several entities of which none was chosen: nothing is written for it until then [AMB-137]. A metric
 * that is not in the document needs review only if it is required, or if its label is printed with a value [AMB-135].
 */
export function findAttentionReason(judged: JudgedValue): AttentionReason | null {
  const { failure, failingCheck, fin, dataType, doubt } = judged;
  const flag = judged.priorFlags.find(isReviewReason);
  if (judged.isConflicting) return { kind: 'conflict' };
  const several: AttentionReason | null =
    judged.entityMatches > 1
      ? { kind: 'severalEntities', count: judged.entityMatches, typeName: judged.entityTypeName ?? '' }
      : null;
  if (judged.isVerified) return several;
  if (!judged.isPrinted) {
    if (judged.isRequired) return { kind: 'requiredMissing', unread: doubt };
    return doubt ? { kind: 'documentDoubt', doubt } : null;
  }
  if (failure) return { kind: 'invalid', failure };
  if (judged.differs && !judged.isLearned) return { kind: 'differs', printed: judged.text };
  if (failingCheck)
    return { kind: 'checkFails', check: failingCheck.name, difference: failingCheck.difference };
  if (flag) return { kind: 'priorPeriod', flag, metric: { fin, dataType } };
  if (judged.isUserModified) return { kind: 'editedUnverified' };
  if (doubt && doubt.fins !== null) return { kind: 'documentDoubt', doubt };
  if (several) return several;
  if (!judged.isPlaced) return { kind: 'noSource' };
  if (judged.competing)
    return { kind: 'alternative', alternative: judged.competing, metric: { fin, dataType } };
  if (judged.confidence < CONFIDENCE_THRESHOLD) return unsureReason(judged);
  if (doubt) return { kind: 'documentDoubt', doubt };
  return judged.bankDetails ? { kind: 'bankDetails', question: judged.bankDetails } : null;
}

function unsureReason({ proposedBy, confidence }: JudgedValue): AttentionReason {
  return proposedBy === null ? { kind: 'lowConfidence', confidence } : { kind: 'proposed', by: proposedBy };
}

/** The one status of a field; `proven` is one that matches the page and needs no review [AMB-135]. It decides how its row and its box look, and in which count of the header it is. */
export type FieldStatus = 'verified' | 'proven' | 'doubtful' | 'missing' | 'found';

/** The status of a field [AMB-122]. A required value that nobody found is missing, whatever else it is. */
export function findFieldStatus(judged: JudgedValue, reason: AttentionReason | null): FieldStatus {
  if (reason?.kind === 'conflict') return 'doubtful';
  if (reason?.kind === 'documentDoubt') return 'doubtful';
  if (!judged.isPrinted) return 'missing'; // Also where a user marked the absence: no value was verified.
  if (reason) return 'doubtful';
  if (judged.isVerified) return 'verified';
  return judged.matchesPage && !judged.isLearned ? 'proven' : 'found';
}
