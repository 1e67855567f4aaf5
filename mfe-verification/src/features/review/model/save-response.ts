import type { Datapoint, MetricState } from '../../../document/metric-state.ts';
import type { MetricStates } from '../../../document/review-document.ts';

/** Stored datapoints of a metric, as a save answers them. */
export interface StoredMetric {
  readonly metricId: string;
  readonly datapoints: readonly Datapoint[];
  /** The verified flag of the first one. */
  readonly isVerified: boolean;
}

/** What became of a save: metrics that are stored now, and those that someone else had changed [AMB-059]. */
export interface SaveResponse {
  readonly saved: readonly StoredMetric[];
  readonly conflicts: readonly StoredMetric[];
}

/** Metrics as they were sent. */
export type SentStates = ReadonlyMap<string, MetricState>;

/** An answer, applied: what the server holds, what collides, and how the working copy and its history follow. */
export interface AppliedResponse {
  readonly original: MetricStates;
  /** What others stored, by metric id. */
  readonly conflicts: MetricStates;
  readonly update: (states: MetricStates) => MetricStates;
}

/**
 * Applies the answer of a save. A saved metric takes the server's state wherever the state that was sent stands; one
 * that was edited again meanwhile keeps its newer edit. A colliding one keeps the reviewer's value beside the stored one.
 */
export function applySaveResponse(
  { saved, conflicts }: SaveResponse,
  sent: SentStates,
  original: MetricStates,
): AppliedResponse {
  const landed = toStates(saved, (id) => sent.get(id));
  const theirs = toStates(conflicts, (id) => original[id]);
  return {
    original: { ...original, ...landed, ...theirs },
    conflicts: theirs,
    update: (states) => {
      const following = Object.entries(landed).filter(([id]) => states[id] === sent.get(id));
      return following.length === 0 ? states : { ...states, ...Object.fromEntries(following) };
    },
  };
}

/** The answer names datapoints only; the required flag is that of the state it answers to. */
function toStates(
  metrics: readonly StoredMetric[],
  flagsOf: (id: string) => MetricState | undefined,
): MetricStates {
  return Object.fromEntries(
    metrics.flatMap(({ metricId, datapoints, isVerified }) => {
      const [front, ...others] = datapoints;
      const isRequired = flagsOf(metricId)?.isRequired ?? false;
      return front
        ? [[metricId, { datapoints: [front, ...others], isVerified, isRequired } satisfies MetricState]]
        : [];
    }),
  );
}
