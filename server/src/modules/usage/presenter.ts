import type { AccuracyPeriod } from '@assay/shared/contracts';
import type { ReviewedMonth } from './repository.ts';

/** Digits after the dot of a share. */
const SHARE_DIGITS = 4;

/** The share of extracted values that nobody changed, 0 to 1; null where nothing was extracted [AMB-074]. */
export function accuracyOf({
  extracted,
  corrected,
}: Pick<ReviewedMonth, 'extracted' | 'corrected'>): number | null {
  return extracted === 0 ? null : Number(((extracted - corrected) / extracted).toFixed(SHARE_DIGITS));
}

/** A month as an accuracy period [USE-005]. */
export function presentPeriod(month: ReviewedMonth): AccuracyPeriod {
  const { from_date, to_date, documents } = month;
  return { from_date, to_date, accuracy: accuracyOf(month), documents };
}
