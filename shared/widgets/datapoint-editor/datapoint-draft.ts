import { validateMetricValue } from '@assay/shared/domain';
import type { MetricDataType, MetricValidator } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';

/** What the editor knows of the metric whose value it edits. */
export interface EditedMetric {
  readonly fin?: string;
  readonly name: string;
  readonly dataType: MetricDataType;
  readonly validators?: readonly MetricValidator[] | null;
}

/** The value as it is stored: ISO date, plain decimal, text, or the id of an entity for a link. */
export interface EditedDatapoint {
  readonly value: string | null;
  readonly currency: string | null;
}

/** What was touched: null means untouched, an emptied value is the empty text [AMB-069]. */
export type DatapointDraft = EditedDatapoint;

export const UNTOUCHED: DatapointDraft = { value: null, currency: null };

/** Whether there is nothing to save: neither value nor currency was touched [1 §4, DPE-004]. */
export function isUntouched(draft: DatapointDraft): boolean {
  return draft.value === null && draft.currency === null;
}

/**
 * The first thing wrong with the value as it would be saved, in words, or null [2 §5, DPE-009]. A validator's description
 * reads 'Invalid: …' here; without one the general text stands [1 §5, AMB-089].
 */
export function draftError(
  metric: EditedMetric,
  datapoint: EditedDatapoint | null,
  draft: DatapointDraft,
): string | null {
  const failure = validateMetricValue({
    value: draft.value ?? datapoint?.value ?? null,
    dataType: metric.dataType,
    validators: metric.validators,
    hasDatapoint: datapoint !== null,
  });
  if (failure === null) return null;
  if (failure.key === 'validation.failedDescription')
    return text('validation.invalidDescription', failure.params);
  if (failure.key === 'validation.failedOptions') return text('validation.failed');
  return textOf(failure.key, failure.params);
}
