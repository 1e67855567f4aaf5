import {
  isDateType,
  hasCurrency,
  formatMetricValue,
  formatNumber,
  isDecimal,
  MIN_CURRENCY_PRECISION,
  type Language,
} from '@assay/shared/domain';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import { namedCurrency } from './read-cell-text.ts';

/** The text of a value, and its currency code where it is an amount: one notation for every amount. */
export interface ValueText {
  readonly text: string;
  readonly currency?: string | undefined;
}

/** A value as its cell shows it; a total is written in the same way [AMB-121]. */
export function toValueText(
  { fin, dataType }: Pick<EditedMetric, 'fin' | 'dataType'>,
  { value, currency }: { readonly value: string; readonly currency: string | null },
  language: Language,
): ValueText {
  if (!hasCurrency(dataType) || !isDecimal(value))
    return { text: formatMetricValue({ fin, dataType, value, currency }, language) };
  const text = formatNumber(value, { minPrecision: MIN_CURRENCY_PRECISION });
  return { text, currency: namedCurrency(currency) ?? undefined };
}

/** A value as a spreadsheet reads it: plain decimals, and dates in the order of the language. */
export function toSpreadsheetText(
  { fin, dataType }: Pick<EditedMetric, 'fin' | 'dataType'>,
  value: string,
  language: Language,
): string {
  return isDateType(dataType) ? formatMetricValue({ fin, dataType, value }, language) : value;
}
