import { hasCurrency, validateMetricValue } from '@assay/shared/domain';
import type { MetricDataType, MetricValidator, TestPattern } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';

/** The metric whose value is edited. */
export interface EditedMetric {
  readonly fin?: string;
  readonly name: string;
  readonly dataType: MetricDataType;
  readonly validators?: readonly MetricValidator[] | null;
}

/** A stored value: an ISO date, a plain decimal, text, or the name of an entity. */
export interface EditedDatapoint {
  readonly value: string | null;
  readonly currency: string | null;
}

/** What the user changed: null means unchanged, and a cleared value is the empty text [AMB-069]. */
export interface DatapointDraft extends EditedDatapoint {
  /** With a changed name: the entity that was chosen; absent where the name was only typed. */
  readonly entity?: NamedEntity | undefined;
  /** With a changed amount: the power of ten of its page that it was multiplied by; 0 for one that is taken as typed. */
  readonly scaledBy?: number | undefined;
}

/** An entity that a name is linked to. */
export interface NamedEntity {
  readonly id: string;
  readonly name: string;
}

/** An edit that is not saved yet. An editor can open with it again, such as after the session ended. */
export interface OpenEdit {
  readonly draft: DatapointDraft;
  /** The text in the input of a number or a date; null if nothing was typed there. */
  readonly text: string | null;
  /** The text cannot be read as a value, or has two readings. */
  readonly isUnreadable: boolean;
}

export const UNTOUCHED: DatapointDraft = { value: null, currency: null };

/** The draft as it is saved: a changed amount gets the currency that was shown with it [AMB-124]. */
export function completeDraft(
  draft: DatapointDraft,
  { dataType }: EditedMetric,
  currency: string | null,
): DatapointDraft {
  return draft.value !== null && hasCurrency(dataType) ? { ...draft, currency } : draft;
}

/** Whether there is nothing to save: neither value nor currency was changed [DPE-004]. */
export function isUntouched(draft: DatapointDraft): boolean {
  return draft.value === null && draft.currency === null;
}

/**
 * The first validation error of the value, as text, or null [DPE-009]. It is 'Invalid: ' and the description of the
 * validator, or the general text if there is no description [AMB-089].
 */
export function findDraftError(
  metric: EditedMetric & { readonly testPattern: TestPattern },
  datapoint: EditedDatapoint | null,
  draft: DatapointDraft,
): string | null {
  const failure = validateMetricValue({
    value: draft.value ?? datapoint?.value ?? null,
    dataType: metric.dataType,
    validators: metric.validators,
    testPattern: metric.testPattern,
    hasDatapoint: datapoint !== null,
  });
  if (failure === null) return null;
  if (failure.key === 'validation.failedDescription')
    return text('validation.invalidDescription', failure.params);
  if (failure.key === 'validation.failedOptions') return text('validation.failed');
  return textOf(failure.key, failure.params);
}
