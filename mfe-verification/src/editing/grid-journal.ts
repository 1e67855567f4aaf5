import type { ListedMetric, SavedMetric } from '@assay/shared/contracts';
import type { EditJournal } from '@assay/shared/state';
import {
  mayEditValue,
  toMetricState,
  type GridCell,
  type MetricGrid,
  type NewValue,
} from '../document/metric-grid.ts';
import { currentDatapoint, withFront, type MetricState } from '../document/metric-state.ts';
import { lastEdits, replaceEdits } from './document-journal.ts';
import { baseVersionOf, NO_PLACE } from './saved-metric.ts';

/** An edited value of a grid, as it is sent. */
export interface GridSave extends Pick<GridCell, 'document' | 'metric'> {
  readonly metricId: string;
  readonly wire: ListedMetric;
}

/** The state with another version that it may replace. */
export const withVersion = (state: MetricState, lastModified: string) => withFront(state, { lastModified });

/** The state of an edited value. It keeps the version that it starts from, which is the only one that it replaces [AMB-059]. */
export const enterValue = (
  from: MetricState,
  { value, currency, datapointId, scaledBy }: NewValue,
): MetricState => {
  const id = datapointId ?? null;
  const entered = { id, value, currency, scaledBy, linkedEntityId: null, isUserModified: id === null };
  return withFront({ ...from, isVerified: false }, entered);
};

/**
 * The save of an edited value. A typed one has the id of its datapoint only while that is the stored one: the server drops a
 * typed datapoint once it is replaced [VER-015].
 */
export function toGridSave(
  { document, metric, value: { metricId } }: GridCell,
  present: MetricState,
  stored: MetricState,
  canVerify: boolean,
): GridSave {
  const { id, value, currency, isUserModified } = currentDatapoint(present);
  const isStored = id !== null && (!isUserModified || id === currentDatapoint(stored).id);
  const datapoint = {
    ...(isStored ? { id } : {}),
    value,
    effectors: { currency },
    ...(canVerify ? { isVerified: present.isVerified } : {}),
  };
  const { fin, dataType } = metric;
  const wire = { fin, dataType, metricId, lastModified: baseVersionOf(present), datapoints: [datapoint] };
  return { document, metric, metricId, wire };
}

/** An edit as it lies in the journal of its document, which the document view reads, too. */
export function toJournalled({ metricId, wire }: GridSave): SavedMetric {
  const { lastModified = '', datapoints } = wire;
  return {
    ...{ fin: wire.fin, dataType: wire.dataType, metricId, lastModified },
    datapoints: datapoints.map(({ id, value, effectors, isVerified = false }) => ({
      ...(id && { id }),
      value,
      effectors: { currency: effectors?.currency ?? null, akas: [] },
      ...NO_PLACE,
      isVerified,
    })),
  };
}

/** Opens the journal of a document. */
export type OpenJournal = (documentId: string) => EditJournal<SavedMetric>;

type GridEntry = { readonly cell: GridCell; readonly state: MetricState };

/**
 * Reads the edits of a grid that no save has stored. Those that were made in the document view are left to it: they know
 * more than a value. Conflicts are values that someone else changed since they were edited: the document view asks which one to
 * take.
 */
export function readJournals(
  open: OpenJournal,
  { documents, metrics }: MetricGrid,
  permissions: number,
): { readonly edits: readonly GridEntry[]; readonly conflicts: readonly GridCell[] } {
  const edits: GridEntry[] = [];
  const conflicts: GridCell[] = [];
  for (const document of documents) {
    const journal = open(document.id);
    for (const [metricId, { fin, lastModified, datapoints }] of lastEdits(journal)) {
      const metric = metrics.find((one) => one.fin === fin);
      const value = document.values.get(fin);
      const [wire] = datapoints;
      if (!metric || value?.metricId !== metricId || wire?.text !== undefined || !wire) continue;
      const { id, effectors, isVerified } = wire;
      const { currency } = effectors;
      const isStored =
        value.value === wire.value && value.currency === currency && value.isVerified === isVerified;
      const cell = { document, metric, value };
      if (isStored) replaceEdits(journal, new Map([[metricId, null]]));
      else if (lastModified !== value.lastModified) conflicts.push(cell);
      else if (mayEditValue(permissions, document, value)) {
        const entered = enterValue(toMetricState(value), { value: wire.value, currency });
        const isUserModified = id === undefined || (id === value.datapointId && value.isUserModified);
        const state = withFront({ ...entered, isVerified }, { id: id ?? null, isUserModified });
        edits.push({ cell, state });
      }
    }
  }
  return { edits, conflicts };
}
