import type { ConfirmationPreview } from '@assay/shared/contracts';
import { countOpen, provenIds, type OpenCounts, type ReviewField } from '../../../document/review-fields.ts';

/** What is confirmed: the document as it is verified, or after everything that matches the page was verified. */
export type ConfirmationWay = 'asVerified' | 'withMatching';

/** What is to be asked before a document is confirmed [AMB-122, AMB-137]. */
export interface ConfirmationQuestion {
  readonly way: ConfirmationWay;
  readonly verified: number;
  readonly total: number;
  /** Values that match the page and are not verified. */
  readonly proven: number;
  /** What is not verified and does not match the page. */
  readonly open: OpenCounts;
  readonly preview: ConfirmationPreview;
  /** Unverified names of owners that match the page and need no review. */
  readonly namesToVerify: readonly string[];
  /** The other unverified names of owners. */
  readonly namesToOpen: readonly string[];
}

const isNothingOpen = ({ doubtful, found, requiredMissing }: OpenCounts) =>
  doubtful + found + requiredMissing === 0;

/** The values that are about to be verified in one way of confirming. */
export const verifiedBy = (way: ConfirmationWay, fields: readonly ReviewField[]): readonly string[] =>
  way === 'withMatching' ? provenIds(fields) : [];

/**
 * The question before a confirmation; null where there is nothing to ask. Publishing the changes of a document that is confirmed
 * may withdraw all that it stored, and replaces what the reviewer changed; what a new reading of the document replaces or
 * withdraws was changed by nobody [AMB-037].
 */
export function questionOf(
  way: ConfirmationWay,
  fields: readonly ReviewField[],
  { preview, isConfirmed }: { readonly preview: ConfirmationPreview; readonly isConfirmed: boolean },
): ConfirmationQuestion | null {
  const proven = new Set(provenIds(fields));
  const verified = fields.filter(({ state }) => state.isVerified).length;
  const open = countOpen(fields);
  const needed = preview.unowned.flatMap(({ needs }) => needs.flatMap(({ metricId }) => metricId ?? []));
  const names = [...new Set(needed)];
  const { unowned, ambiguous, created, replaced } = preview;
  const isClear =
    unowned.length + ambiguous.length + created.length === 0 && (isConfirmed || replaced.length === 0);
  const isComplete = way === 'asVerified' ? isConfirmed || verified > 0 : isNothingOpen(open);
  if (isClear && isComplete) return null;
  return {
    way,
    verified,
    total: fields.length,
    proven: proven.size,
    open,
    preview,
    namesToVerify: names.filter((id) => proven.has(id)),
    namesToOpen: names.filter((id) => !proven.has(id)),
  };
}

/** What the stronger button and Enter do. */
export type StrongerAnswer =
  /** Verifies the names that match the page, opens the first of the others. */
  | 'verifyNames'
  /** Opens the first name that has to be verified or chosen. */
  | 'openName'
  | 'chooseEntity'
  /** Verifies what matches the page, so that something is stored. */
  | 'verifyMatching'
  | 'review'
  | 'confirm';

/** The answer that stores the most: names of owners first, then what a person has to choose, then anything at all. */
export function strongerAnswer(question: ConfirmationQuestion): StrongerAnswer {
  const { way, verified, proven, preview, namesToVerify, namesToOpen } = question;
  if (namesToVerify.length > 0) return 'verifyNames';
  if (namesToOpen.length > 0) return 'openName';
  if (preview.ambiguous.length > 0) return 'chooseEntity';
  if (way === 'asVerified' && verified === 0) return proven > 0 ? 'verifyMatching' : 'review';
  return 'confirm';
}
