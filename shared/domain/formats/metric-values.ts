import { formatDate, formatDateForExport } from './dates.ts';
import { isCurrencyCode } from './currencies.ts';
import type { Language } from './language.ts';
import type { MetricDataType } from './metric-types.ts';
import { formatCurrency, formatNumber, formatPercentage } from './numbers.ts';

/** A value of a metric as stored: ISO date, plain decimal or text; null or empty when there is none. */
export interface MetricValue {
  /** The metric's identifying name; distinguishes years from quantities. */
  fin?: string;
  dataType: MetricDataType;
  value: string | null;
  currency?: string | null;
}

/** A year is no quantity: nobody separates its thousands. */
function isYear(fin: string | undefined, value: string): boolean {
  return fin !== undefined && /(?:^|_)year$/u.test(fin) && /^\d{4}$/u.test(value);
}

/** A metric value as displayed to users; empty when there is no value [FMT-009]. */
export function formatMetricValue(
  { fin, dataType, value, currency }: MetricValue,
  language: Language,
): string {
  if (value === null || value === '') return '';
  switch (dataType) {
    case 'DATE':
      return formatDate(value, language);
    case 'NUMERIC':
      return isYear(fin, value) ? value : formatNumber(value);
    case 'CURRENCY':
      return formatCurrency(value, currency);
    case 'PERCENTAGE':
      return formatPercentage(value);
    case 'STRING':
    case 'ENTITY_NAME':
    case 'ENTITY_LINK':
      return value;
  }
}

/**
 * A metric value as exports write it: dates as displayed, a % behind percentages, `[UNKNOWN]` before an amount whose
 * currency is not in our table; all other numbers plain, so that they stay numbers to who reads them [FMT-011].
 */
export function formatForExport({ dataType, value, currency }: MetricValue, language: Language): string {
  if (value === null || value === '') return '';
  switch (dataType) {
    case 'DATE':
      return formatDateForExport(value, language);
    case 'PERCENTAGE':
      return `${value}%`;
    case 'CURRENCY':
      return isUnknownCurrency(currency) ? `[UNKNOWN] ${value}` : value;
    case 'NUMERIC':
    case 'STRING':
    case 'ENTITY_NAME':
    case 'ENTITY_LINK':
      return value;
  }
}

function isUnknownCurrency(currency: string | null | undefined): boolean {
  return currency !== null && currency !== undefined && currency !== '' && !isCurrencyCode(currency);
}
