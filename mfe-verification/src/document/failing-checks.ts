import {
  evaluateChecks,
  isDecimal,
  isNumericDataType,
  printedPlace,
  type CheckedValue,
} from '@assay/shared/domain';
import { currentDatapoint } from './metric-state.ts';
import type { MetricStates, ReviewDocument, ReviewMetric } from './review-document.ts';

/** An arithmetic check whose values do not add up. */
export interface FailingCheck {
  readonly name: string;
  /** The metric that should be the result. */
  readonly result: ReviewMetric;
  /** The metrics that the result is calculated from. */
  readonly parts: readonly ReviewMetric[];
  /** Decimals; `expected` is null for a quotient. */
  readonly printed: string;
  readonly expected: string | null;
}

/** The checks that fail for the present values, edits included. Rows of tables are not checked. */
export function findFailingChecks(
  { checks, groups, metrics }: Pick<ReviewDocument, 'checks' | 'groups' | 'metrics'>,
  states: MetricStates,
): readonly FailingCheck[] {
  const singles = groups.flatMap(({ metricIds }) => metricIds.flatMap((id) => metrics.get(id) ?? []));
  const byFin = new Map(singles.map((metric) => [metric.fin, metric]));
  const values = new Map<string, CheckedValue>();
  for (const [fin, { id, dataType }] of byFin) {
    const state = states[id];
    if (!state || !isNumericDataType(dataType)) continue;
    const { value, text, isUserModified } = currentDatapoint(state);
    // The printed text of a typed value belongs to the value that it corrects, so it says nothing about rounding.
    const place = isUserModified ? undefined : (printedPlace(text, value) ?? undefined);
    if (isDecimal(value)) values.set(fin, { value, place });
  }
  return evaluateChecks(checks, values).flatMap(({ name, fins: [fin = '', ...others], holds, expected }) => {
    const result = byFin.get(fin);
    if (holds || result === undefined) return [];
    const parts = others.flatMap((other) => byFin.get(other) ?? []);
    return [{ name, result, parts, expected, printed: values.get(fin)?.value ?? '' }];
  });
}
