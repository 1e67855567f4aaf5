import { keepScale, type Datapoint, type MetricState } from '../document/metric-state.ts';
import type { Refusal } from '../document/refusal.ts';

/** The stored datapoints of a metric in the response of a save; none where another user deleted its row. */
export interface StoredMetric {
  readonly metricId: string;
  readonly datapoints: readonly Datapoint[];
  /** The verified flag of the first one. */
  readonly isVerified: boolean;
}

/**
 * The result of a save: the metrics that are stored now, those that another user had changed [AMB-059], and those whose
 * edit was refused.
 */
export interface SaveResponse {
  readonly saved: readonly StoredMetric[];
  readonly conflicts: readonly StoredMetric[];
  /** The edits that the server does not accept; everything else is saved without them. */
  readonly refused: readonly Refusal[];
  /** The rows that were created. */
  readonly rows?: readonly { readonly id: string; readonly rowIndex: number }[] | undefined;
  /** The rows that were to be deleted. One with a value in conflict was not. */
  readonly deletedIds?: readonly string[];
  /** Why a part of the edits was not sent; absent where all of them were. */
  readonly error?: unknown;
  /** How many changes of a confirmed document are not published; undefined where nothing was saved. */
  readonly unpublishedChanges?: number | undefined;
}

/**
 * The state of a stored metric; null where it is gone. A response contains datapoints only: the required flag and the scale
 * of an entry are those of the state that was sent.
 */
export function toState({ datapoints, isVerified }: StoredMetric, sent?: MetricState): MetricState | null {
  const [current, ...others] = datapoints;
  const isRequired = sent?.isRequired ?? false;
  return current ? { datapoints: [keepScale(current, sent), ...others], isVerified, isRequired } : null;
}
