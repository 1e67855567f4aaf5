import {
  evaluateChecks,
  isDecimal,
  isNumericDataType,
  printedPlace,
  type CheckedValue,
} from '@assay/shared/domain';
import { currentDatapoint } from './metric-state.ts';
import type { MetricStates, ReviewDocument, ReviewMetric } from './review-document.ts';

/** A check whose values do not tie. */
export interface FailingCheck {
  readonly name: string;
  /** The metric that should be the result. */
  readonly result: ReviewMetric;
  /** The metrics whose values the result is made of. */
  readonly parts: readonly ReviewMetric[];
  /** Decimals; `expected` is null for a quotient. */
  readonly printed: string;
  readonly expected: string | null;
}

/** The checks that fail on the values as they stand now, edits included; rows of tables take no part. */
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
    // What a person typed stands for itself: the words beside it are those of the value that it corrects.
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
