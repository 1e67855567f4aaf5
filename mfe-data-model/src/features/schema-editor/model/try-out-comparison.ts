import type { TryOutMetric } from '@assay/shared/contracts';

/** How what was found stands to what is stored. */
export type Comparison = 'same' | 'new' | 'different' | 'lost' | 'none';

const valuesOf = (values: TryOutMetric['found']) =>
  JSON.stringify(values.map(({ value, currency }) => [value, currency]));

/** Compares the values of a metric by what they are, not by where they stand. */
export function compareTryOut({ found, stored }: TryOutMetric): Comparison {
  if (found.length === 0) return stored.length === 0 ? 'none' : 'lost';
  if (stored.length === 0) return 'new';
  return valuesOf(found) === valuesOf(stored) ? 'same' : 'different';
}
