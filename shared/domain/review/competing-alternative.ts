import { compareDecimals, isDecimal } from '../decimals/index.ts';
import { isNumericDataType, type MetricDataType } from '../formats/index.ts';

/** An alternative this close to the best value, in probability, competes with it [AMB-135]. */
export const COMPETING_GAP = 0.25;

/** A value that was found for a metric. */
export interface FoundValue {
  /** Plain decimal, ISO date or text. */
  readonly value: string;
  readonly currency: string | null;
  /** Probability of being right, 0-1. */
  readonly confidence: number;
  /** The model or plug-in that read it, where the extraction did not by itself. */
  readonly proposedBy?: string | null | undefined;
}

/** The letters and digits of a text, without accents and case. */
const plainText = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** Whether two values mean the same, however they are written. A currency that is not stated is no other one. */
export function isSameMeaning(
  dataType: MetricDataType,
  one: Pick<FoundValue, 'value' | 'currency'>,
  other: Pick<FoundValue, 'value' | 'currency'>,
): boolean {
  if (one.currency !== null && other.currency !== null && one.currency !== other.currency) return false;
  return isNumericDataType(dataType) && isDecimal(one.value) && isDecimal(other.value)
    ? compareDecimals(one.value, other.value) === 0
    : plainText(one.value) === plainText(other.value);
}

/** The likeliest alternative of another value that is nearly as likely as the value itself; undefined where there is none. */
export function findCompetingAlternative<T extends FoundValue>(
  dataType: MetricDataType,
  best: FoundValue,
  alternatives: readonly T[],
): T | undefined {
  return alternatives.find(
    (one) =>
      one.value !== '' &&
      best.confidence - one.confidence <= COMPETING_GAP &&
      !isSameMeaning(dataType, best, one),
  );
}
