import type { DatapointChange } from '@assay/shared/contracts';
import { formatMetricValue, type Language } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { EditedMetric } from '../datapoint-editor/datapoint-draft.ts';

/** A figure in words; 'none' where there was no value. */
export function figureText(
  { dataType, fin }: Pick<EditedMetric, 'dataType' | 'fin'>,
  figure: DatapointChange['from'],
  language: Language,
): string {
  if (figure === null) return text('datapoints.nothing');
  return formatMetricValue({ dataType, ...(fin !== undefined && { fin }), ...figure }, language);
}
