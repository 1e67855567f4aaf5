import type { BodyOf, DatapointWire, saveDatapoints } from '@assay/shared/contracts';
import { MockRefusal } from '@assay/shared/testing';

/** When the first save is stored. */
export const SAVED_AT = '2026-11-20T12:00:00.000Z';

type Sent = BodyOf<typeof saveDatapoints>['metrics'][number];

/** What a test server stores. */
export interface StoredMetrics {
  /** The version of the stored value. */
  readonly versionOf: (metricId: string) => string;
  /** Stores a value as a version. @returns its datapoints */
  readonly write: (sent: Sent, metricId: string, version: string) => readonly DatapointWire[];
  /** The datapoints that are stored. */
  readonly read: (metricId: string, fin: string) => readonly DatapointWire[];
}

/** The version that a change makes: later than the one before. */
export const nextVersion = (before: string) =>
  new Date(Math.max(Date.parse(SAVED_AT), Date.parse(before) + 1000)).toISOString();

/**
 * Saves values as the server does [AMB-059]: each save makes a new version. One that starts from an older version than the
 * stored one is refused with the stored value, and the others are saved.
 */
export function saveByVersion(metrics: readonly Sent[], stored: StoredMetrics) {
  const isMoved = ({ metricId = '', lastModified }: Sent) =>
    lastModified !== undefined && lastModified !== stored.versionOf(metricId);
  const moved = metrics.filter(isMoved);
  const saved = metrics
    .filter((sent) => !moved.includes(sent))
    .map((sent) => {
      const { metricId = '', fin } = sent;
      const datapoints = stored.write(sent, metricId, nextVersion(stored.versionOf(metricId)));
      return { metricId, fin, datapoints: [...datapoints] };
    });
  const conflicts = moved.map(({ metricId = '', fin }) => ({
    metricId,
    fin,
    datapoints: [...stored.read(metricId, fin)],
  }));
  return conflicts.length > 0 ? new MockRefusal('VALUE_CONFLICT', { saved, conflicts }) : { metrics: saved };
}
