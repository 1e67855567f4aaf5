import {
  formatMetricValue,
  formatNumber,
  isDecimal,
  MIN_CURRENCY_PRECISION,
  type Language,
} from '@assay/shared/domain';
import { currentDatapoint, isPrinted, type MetricState } from '../../../document/metric-state.ts';
import type { ReviewMetric } from '../../../document/review-document.ts';
import { namedCurrency } from '../../../document/read-value-text.ts';

/** The text of a value, and its currency code where it is an amount: one notation for every amount. */
export interface ValueText {
  readonly text: string;
  readonly currency?: string | undefined;
}

/** A value as its cell shows it; a total is written in the same way [AMB-121]. */
export function toValueText(
  { fin, dataType }: Pick<ReviewMetric, 'fin' | 'dataType'>,
  { value, currency }: { readonly value: string; readonly currency: string | null },
  language: Language,
): ValueText {
  if (dataType !== 'CURRENCY' || !isDecimal(value))
    return { text: formatMetricValue({ fin, dataType, value, currency }, language) };
  const text = formatNumber(value, { minPrecision: MIN_CURRENCY_PRECISION });
  return { text, currency: namedCurrency(currency) ?? undefined };
}

/** The text of a cell: its value, or what the document prints instead of one, such as a dash. */
export function toCellText(
  metric: Pick<ReviewMetric, 'fin' | 'dataType'>,
  state: MetricState | undefined,
  language: Language,
): ValueText & { readonly isAbsent?: boolean } {
  if (!state) return { text: '' };
  const current = currentDatapoint(state);
  if (current.value !== '') return toValueText(metric, current, language);
  return isPrinted(current) ? { text: current.text, isAbsent: true } : { text: '' };
}

/** A value as a spreadsheet reads it: plain decimals, and dates in the order of the language. */
export function toClipboardCell(
  { fin, dataType }: Pick<ReviewMetric, 'fin' | 'dataType'>,
  state: MetricState | undefined,
  language: Language,
): string {
  const { value } = state ? currentDatapoint(state) : { value: '' };
  return dataType === 'DATE' ? formatMetricValue({ fin, dataType, value }, language) : value;
}
