import { evaluateChecks, isDecimal, isNumericDataType } from '@assay/shared/domain';
import { frontOf } from './metric-state.ts';
import type { MetricStates, ReviewDocument, ReviewMetric } from './review-document.ts';

/** A check whose values do not tie. */
export interface FailingCheck {
  readonly name: string;
  /** The metric that should be the result. */
  readonly result: ReviewMetric;
  /** Decimals; `expected` is null for a quotient. */
  readonly printed: string;
  readonly expected: string | null;
}

/** The checks that fail on the values as they stand now, edits included; rows of tables take no part. */
export function failingChecks(
  { checks, groups, metrics }: Pick<ReviewDocument, 'checks' | 'groups' | 'metrics'>,
  states: MetricStates,
): readonly FailingCheck[] {
  const singles = groups.flatMap(({ metricIds }) => metricIds.flatMap((id) => metrics.get(id) ?? []));
  const byFin = new Map(singles.map((metric) => [metric.fin, metric]));
  const values = new Map<string, string>();
  for (const [fin, { id, dataType }] of byFin) {
    const state = states[id];
    const value = state && isNumericDataType(dataType) ? frontOf(state).value : '';
    if (isDecimal(value)) values.set(fin, value);
  }
  return evaluateChecks(checks, values).flatMap(({ name, fins: [fin = ''], holds, expected }) => {
    const result = byFin.get(fin);
    return holds || result === undefined ? [] : [{ name, result, expected, printed: values.get(fin) ?? '' }];
  });
}
