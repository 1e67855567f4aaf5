import { dataTypeOf, type MetricDataType } from './data-types.ts';
import type { Language } from './language.ts';

/** A value of a metric as stored: ISO date, plain decimal or text; null or empty when there is none. */
export interface MetricValue {
  /** The metric's identifying name; distinguishes years from quantities. */
  fin?: string;
  dataType: MetricDataType;
  value: string | null;
  currency?: string | null;
}

/** A metric value as displayed to users; empty when there is no value [FMT-009]. */
export function formatMetricValue({ dataType, value, ...rest }: MetricValue, language: Language): string {
  return value === null || value === '' ? '' : dataTypeOf(dataType).format({ ...rest, value }, language);
}

/**
 * A metric value as exports write it: dates as displayed, a % behind percentages, `[UNKNOWN]` before an amount whose
 * currency is not in our table; all other numbers plain, so that they stay numbers to who reads them [FMT-011].
 */
export function formatForExport({ dataType, value, ...rest }: MetricValue, language: Language): string {
  return value === null || value === '' ? '' : dataTypeOf(dataType).export({ ...rest, value }, language);
}
