import { normaliseEntityName, validateMetricValue } from '@assay/shared/domain';
import type { MetricDataType, MetricValidator } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';

/** What the editor knows of the metric whose value it edits. */
export interface EditedMetric {
  readonly fin?: string;
  readonly name: string;
  readonly dataType: MetricDataType;
  readonly validators?: readonly MetricValidator[] | null;
}

/** The value as it is stored: ISO date, plain decimal, text, or the name of an entity. */
export interface EditedDatapoint {
  readonly value: string | null;
  readonly currency: string | null;
}

/** What was touched: null means untouched, an emptied value is the empty text [AMB-069]. */
export interface DatapointDraft extends EditedDatapoint {
  /** With a changed name: the known entity that it is, null for a name that is none's. */
  readonly entityId?: string | null;
}

/** An entity that a name can stand for. */
export interface NamedEntity {
  readonly id: string;
  readonly name: string;
}

export const UNTOUCHED: DatapointDraft = { value: null, currency: null };

/**
 * The draft as it is saved: a changed amount carries the currency that was on screen with it [AMB-124], a changed name
 * the entity that bears it.
 */
export function completed(
  draft: DatapointDraft,
  metric: EditedMetric,
  { currency, entities }: { readonly currency: string | null; readonly entities: readonly NamedEntity[] },
): DatapointDraft {
  const { value } = draft;
  if (value === null) return draft;
  if (metric.dataType === 'CURRENCY') return { ...draft, currency };
  if (metric.dataType !== 'ENTITY_LINK' && metric.dataType !== 'ENTITY_NAME') return draft;
  const named = entities.find(({ name }) => normaliseEntityName(name) === normaliseEntityName(value));
  return { ...draft, entityId: named?.id ?? null };
}

/** Whether there is nothing to save: neither value nor currency was touched [DPE-004]. */
export function isUntouched(draft: DatapointDraft): boolean {
  return draft.value === null && draft.currency === null;
}

/**
 * The first thing wrong with the value as it would be saved, in words, or null [DPE-009]. A validator's description
 * reads 'Invalid: …' here; without one the general text stands [AMB-089].
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
