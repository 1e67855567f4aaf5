import type { AccuracyRow, ProductivityRow } from '@assay/shared/contracts';
import { accuracyOf } from '../usage/index.ts';
import type { CorrectionRow, findProductivity } from './repository.ts';

/** Corrections as accuracy, under a name that people know. */
export function presentAccuracy({ id, name, extracted, corrected }: CorrectionRow): AccuracyRow {
  return { id, name: name ?? id, extracted, corrected, accuracy: accuracyOf({ extracted, corrected }) ?? 1 };
}

/** The work of a reviewer, or of all, on a day; a user who is gone is named by the id. */
export function presentProductivity(
  row: Awaited<ReturnType<typeof findProductivity>>[number],
): ProductivityRow {
  const { reviewerId, name, ...work } = row;
  return {
    ...work,
    reviewer: reviewerId === null ? null : { id: reviewerId, name: name ?? String(reviewerId) },
  };
}
