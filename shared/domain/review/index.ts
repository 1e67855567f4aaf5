export {
  CONFIDENCE_THRESHOLD,
  unreadValueOf,
  URGENCY_LEVELS,
  urgencyOf,
  type AttentionReason,
  type FieldStatus,
} from './attention.ts';
export type { BankDetailsQuestion } from './bank-details.ts';
export { COMPETING_GAP, type FoundValue } from './competing-alternative.ts';
export {
  DOCUMENT_DOUBT_KINDS,
  isOfWholeDocument,
  type DocumentDoubt,
  type DocumentDoubtKind,
} from './document-doubts.ts';
export type { CheckOverride, DocumentCheck, FailingCheck } from './document-checks.ts';
export {
  evaluateFields,
  printedPowersOf,
  type ReviewableField,
  type FieldReview,
  type PriorPeriod,
} from './evaluate-fields.ts';
export {
  createDigitSearch,
  findEntryScale,
  findOfferedPower,
  findPower,
  findScaledPlaces,
  hasOwnUnit,
  isScalable,
  scaleDecimal,
  type DigitSearch,
  type EntryScale,
  type FoundAmount,
  type PrintedWords,
  type ScaledPlace,
} from './page-scale.ts';
export { comparePrint, type PrintComparison } from './print-comparison.ts';
export { findHeadingPower, type PrintedPowers } from './proof.ts';
