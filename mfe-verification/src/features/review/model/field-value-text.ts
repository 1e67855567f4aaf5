import { formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { currentDatapoint, isPrinted } from '../../../document/metric-state.ts';
import type { ReviewField } from '../../../document/review-fields.ts';

/** The value of a field as text, for the names of rows and boxes: the value, a printed dash, or that it is missing. */
export function fieldValueText({ metric, state }: ReviewField, language: Language): string {
  if (metric.isWithheld) return text('secondEntry.hidden');
  const current = currentDatapoint(state);
  const { value, currency } = current;
  const formatted = formatMetricValue(
    { fin: metric.fin, dataType: metric.dataType, value, currency },
    language,
  );
  return formatted || (isPrinted(current) ? current.text : text('verification.notInDocument'));
}
