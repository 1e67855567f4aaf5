import { validateMetricValue } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import { currentDatapoint, type MetricState } from './metric-state.ts';
import type { ReviewMetric } from './review-document.ts';

/** What the server does not accept of an edit. */
export type RefusedPart = 'value' | 'currency' | 'link' | 'permission' | 'edit';

/** An edit that the server does not accept; it stays as it is until the reviewer changes it. */
export interface Refusal {
  readonly metricId: string;
  readonly part: RefusedPart;
  /** The response that refused it. */
  readonly error?: unknown;
}

/** The codes by which a response refuses one edit of several. */
export const REFUSAL_CODES: readonly string[] = ['INVALID_REQUEST', 'METRIC_VALIDATION_FAILED', 'FORBIDDEN'];

/** Why the server did not accept an edit. */
export function refusalText(
  part: RefusedPart,
  { metric, state }: { readonly metric: ReviewMetric; readonly state: MetricState },
): string {
  const { value, currency } = currentDatapoint(state);
  switch (part) {
    case 'currency':
      return text('verification.refusedCurrency', { currency: currency ?? '' });
    case 'link':
      return text('verification.refusedLink');
    case 'permission':
      return text('generic.insufficientPermissions');
    case 'value': {
      const { dataType, validators } = metric;
      const failure = validateMetricValue({ value, dataType, validators, hasDatapoint: false });
      return failure ? textOf(failure.key, failure.params) : text('validation.failed');
    }
    case 'edit':
      return text('verification.refusedEdit');
  }
}
