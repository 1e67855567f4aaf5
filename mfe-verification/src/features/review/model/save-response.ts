import { keepScale, type Datapoint, type MetricState } from '../../../document/metric-state.ts';
import type { Refusal } from '../../../document/refusal.ts';
import type { MetricStates } from '../../../document/review-document.ts';

/** The stored datapoints of a metric in the response of a save. */
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
  readonly refused: readonly Refusal[];
  /** How many changes of a confirmed document are not published; undefined where nothing was saved. */
  readonly unpublishedChanges?: number | undefined;
}

/** The metrics that were sent, by id. */
export type SentStates = ReadonlyMap<string, MetricState>;

/** A response, applied to the draft. */
export interface AppliedResponse {
  /** The stored states. */
  readonly original: MetricStates;
  /** The values that other users stored, by metric id. */
  readonly conflicts: MetricStates;
  /** Brings the draft, or a step of its history, up to date. */
  readonly update: (states: MetricStates) => MetricStates;
}

/**
 * Applies the response of a save. A saved metric takes the stored state, unless it was edited again in the meantime. A
 * metric in conflict keeps the value of the reviewer, with the stored one beside it.
 */
export function applySaveResponse(
  { saved, conflicts }: Pick<SaveResponse, 'saved' | 'conflicts'>,
  sent: SentStates,
  original: MetricStates,
): AppliedResponse {
  const stored = toStates(saved, (id) => sent.get(id));
  const theirs = toStates(conflicts, (id) => original[id]);
  return {
    original: { ...original, ...stored, ...theirs },
    conflicts: theirs,
    update: (states) => {
      const current = Object.entries(stored).filter(([id]) => sent.has(id) && states[id] === sent.get(id));
      return current.length === 0 ? states : { ...states, ...Object.fromEntries(current) };
    },
  };
}

/** A response contains datapoints only; the required flag and the scale of an entry are taken from `flagsOf`. */
function toStates(
  metrics: readonly StoredMetric[],
  flagsOf: (id: string) => MetricState | undefined,
): MetricStates {
  return Object.fromEntries(
    metrics.flatMap(({ metricId, datapoints, isVerified }) => {
      const [current, ...others] = datapoints;
      const isRequired = flagsOf(metricId)?.isRequired ?? false;
      return current
        ? [
            [
              metricId,
              {
                datapoints: [keepScale(current, flagsOf(metricId)), ...others],
                isVerified,
                isRequired,
              } satisfies MetricState,
            ],
          ]
        : [];
    }),
  );
}
