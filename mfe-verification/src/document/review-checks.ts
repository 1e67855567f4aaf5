import type { DocumentCheck } from '@assay/shared/domain';
import type { ReviewMetric } from './review-document.ts';

/** A value that takes part in a check, with its metric. */
export interface CheckValue {
  readonly metric: ReviewMetric;
  /** A plain decimal. */
  readonly value: string;
}

/** What a check says of the present values, with the metrics of those values. */
export interface ReviewCheck {
  readonly outcome: DocumentCheck;
  /** The values that take part, the result first if it has one. */
  readonly values: readonly CheckValue[];
  /** The metrics whose values it lacks. */
  readonly missing: readonly ReviewMetric[];
}

/** Gives checks the metrics that they name. */
export function withMetrics(
  checks: readonly DocumentCheck[],
  metrics: ReadonlyMap<string, ReviewMetric>,
): readonly ReviewCheck[] {
  return checks.map((outcome) => ({
    outcome,
    values: outcome.operands.flatMap(({ fieldId, value }) => {
      const metric = metrics.get(fieldId);
      return metric ? [{ metric, value }] : [];
    }),
    missing: outcome.state === 'notComputed' ? outcome.missingIds.flatMap((id) => metrics.get(id) ?? []) : [],
  }));
}
