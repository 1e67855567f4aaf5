import type { FailingCheck as JudgedCheck } from '@assay/shared/domain';
import type { ReviewMetric } from './review-document.ts';

/** An arithmetic check whose values do not add up, with the metrics that took part. */
export interface FailingCheck extends Omit<JudgedCheck, 'fieldIds'> {
  /** The metric that should be the result. */
  readonly result: ReviewMetric;
  /** The metrics that the result is calculated from. */
  readonly parts: readonly ReviewMetric[];
}

/** Gives failing checks the metrics that they name. */
export function withMetrics(
  checks: readonly JudgedCheck[],
  metrics: ReadonlyMap<string, ReviewMetric>,
): readonly FailingCheck[] {
  return checks.flatMap(({ fieldIds: [resultId, ...partIds], ...check }) => {
    const result = metrics.get(resultId);
    return result ? [{ ...check, result, parts: partIds.flatMap((id) => metrics.get(id) ?? []) }] : [];
  });
}
