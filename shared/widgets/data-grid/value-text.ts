import {
  isDateType,
  hasCurrency,
  formatMetricValue,
  formatNumber,
  isDecimal,
  isIsoDate,
  isNumericDataType,
  MIN_CURRENCY_PRECISION,
  numberMarks,
  type Language,
} from '@assay/shared/domain';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';
import type { ClipboardCell } from './clipboard.ts';
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

/**
 * A value as it is copied: for a spreadsheet of the screen's language as a decimal without separators or as a date in its
 * order, and beside it exactly, for our own grids [AMB-141].
 */
export function toClipboardCell(
  { fin, dataType }: Pick<EditedMetric, 'fin' | 'dataType'>,
  { value, currency }: { readonly value: string; readonly currency: string | null },
  language: Language,
): ClipboardCell {
  if (isDateType(dataType)) {
    const text = formatMetricValue({ fin, dataType, value }, language);
    return isIsoDate(value) ? { text, exact: { kind: 'date', value, currency: null } } : { text };
  }
  if (!isNumericDataType(dataType) || !isDecimal(value)) return { text: value };
  const named = hasCurrency(dataType) ? namedCurrency(currency) : null;
  const text = value.replace('.', numberMarks().decimal);
  return { text, exact: { kind: 'number', value, currency: named } };
}
