import { isMetricDataType } from '@assay/shared/domain';
import type { RecordedValue } from '../../database/column-types.ts';
import type { DocumentFacts, ExportedMetric } from './metric-rows.ts';

export type ChangeKind = 'added' | 'changed' | 'removed';

/** How a confirmed value differs from the one that left. */
export interface ValueChange {
  readonly kind: ChangeKind;
  /** As it is now; of a removed one, as it was, without a value. */
  readonly metric: ExportedMetric;
  readonly before: { readonly value: string; readonly currency: string | null } | null;
}

const placeOf = (fin: string, group: string, row: number | null) => JSON.stringify([fin, group, row]);

function removed([metricId, fin, group, row, metric, dataType]: RecordedValue, document: DocumentFacts) {
  if (!isMetricDataType(dataType)) return null;
  return {
    document,
    metricId,
    fin,
    group,
    row,
    metric,
    timePeriod: null,
    dataType,
    value: '',
    currency: null,
    verified: false,
    published: false,
    confidence: 0,
    page: null,
    box: null,
    link: document.link,
  };
}

/**
 * What changed in the confirmed values of a document since they left: changed and added values in the order of the screens,
 * then those that are gone or not verified any more. A value is found again by its metric; after a new extraction, which
 * makes new metrics, by its place.
 */
export function changesOf(
  document: DocumentFacts,
  before: readonly RecordedValue[],
  now: readonly ExportedMetric[],
): ValueChange[] {
  const ids = new Set(now.map(({ metricId }) => metricId));
  const byId = new Map(before.map((value) => [value[0], value]));
  const byPlace = new Map(
    before.filter(([id]) => !ids.has(id)).map((value) => [placeOf(value[1], value[2], value[3]), value]),
  );
  const found = new Set<RecordedValue>();
  const changes: ValueChange[] = [];
  for (const metric of now) {
    const old = byId.get(metric.metricId) ?? byPlace.get(placeOf(metric.fin, metric.group, metric.row));
    if (old === undefined || found.has(old)) {
      changes.push({ kind: 'added', metric, before: null });
      continue;
    }
    found.add(old);
    const [, , , , , , value, currency] = old;
    if (value !== metric.value || (currency ?? '') !== (metric.currency ?? ''))
      changes.push({ kind: 'changed', metric, before: { value, currency } });
  }
  for (const old of before) {
    const metric = found.has(old) ? null : removed(old, document);
    const [, , , , , , value, currency] = old;
    if (metric !== null) changes.push({ kind: 'removed', metric, before: { value, currency } });
  }
  return changes;
}

/** The changes of some documents. */
export interface ChangeBatch {
  readonly changes: readonly ValueChange[];
}
