import type { ListedMetric, SavedMetric } from '@assay/shared/contracts';
import type { EditJournal } from '@assay/shared/state';
import { lastEdits, replaceEdits } from '../../../document/document-journal.ts';
import {
  mayEditValue,
  type GridCell,
  type GridDocument,
  type GridMetric,
  type GridValue,
  type MetricGrid,
  type NewValue,
} from './metric-grid.ts';

/** A change of a value, as it is sent. */
export interface GridSave {
  readonly document: GridDocument;
  readonly metric: GridMetric;
  readonly metricId: string;
  /** Of the value that the change started from: a later change by someone else is a conflict. */
  readonly lastModified: string;
  readonly datapoint: ListedMetric['datapoints'][number];
}

/** A value of a grid as it is stored, or as it is to be stored. */
export interface GridState extends Pick<NewValue, 'value' | 'currency'> {
  readonly isVerified: boolean;
  /** The stored datapoint; null for a typed value that is not stored yet. */
  readonly datapointId: string | null;
  readonly isUserModified: boolean;
  /** The power of ten of its page that an entered amount was multiplied by; known only for what was entered here. */
  readonly scaledBy?: number | undefined;
  /** The version of the stored value that this one starts from, which is the only one that it replaces [AMB-059]. */
  readonly version: string;
}

/** States by metric id. */
export type GridStates = Readonly<Record<string, GridState>>;

/** A value as it is loaded. */
export const toGridState = (stored: GridValue): GridState => ({
  value: stored.value,
  currency: stored.currency,
  isVerified: stored.isVerified,
  datapointId: stored.datapointId,
  isUserModified: stored.isUserModified,
  version: stored.lastModified,
});

/** The state of an edited value. It keeps the version that it starts from. */
export const enterValue = (
  from: GridState,
  { value, currency, datapointId, scaledBy }: NewValue,
): GridState => ({
  value,
  currency,
  isVerified: false,
  datapointId: datapointId ?? null,
  isUserModified: datapointId === undefined,
  scaledBy,
  version: from.version,
});

/** Whether two states have the same value and currency. */
export const isSameGridValue = (left: GridState, right: GridState) =>
  left.value === right.value && left.currency === right.currency;

/** Whether a value differs from the stored one. */
export const isEditedState = (present: GridState, stored: GridState) =>
  present !== stored &&
  (!isSameGridValue(present, stored) ||
    present.isVerified !== stored.isVerified ||
    present.isUserModified !== stored.isUserModified);

/** Values that wait to be saved, or that could not be, by metric id. */
export type PendingValues = ReadonlyMap<string, NewValue>;

/** The cell of a change; none where its document has the metric no more. */
export function cellOfSave({ document, metric }: GridSave): readonly GridCell[] {
  const value = document.values.get(metric.fin);
  return value ? [{ document, metric, value }] : [];
}

/**
 * The save of an edited value. A typed one has the id of its datapoint only while that is the stored one: the server drops a
 * typed datapoint once it is replaced [VER-015].
 */
export function toGridSave(
  { document, metric, value: { metricId } }: GridCell,
  present: GridState,
  stored: GridState,
  canVerify: boolean,
): GridSave {
  const { datapointId: id, value, currency, isVerified, isUserModified, version } = present;
  const isStored = id !== null && (!isUserModified || id === stored.datapointId);
  const datapoint = {
    ...(isStored ? { id } : {}),
    value,
    effectors: { currency },
    ...(canVerify ? { isVerified } : {}),
  };
  return { document, metric, metricId, lastModified: version, datapoint };
}

/** Where no place of a value is known, nor the text there. */
const NO_PLACE = { page: null, x: null, y: null, w: null, h: null };

function toJournalled({ metric, metricId, lastModified, datapoint }: GridSave): SavedMetric {
  const { id, value, effectors, isVerified = false } = datapoint;
  const currency = effectors?.currency ?? null;
  return {
    fin: metric.fin,
    dataType: metric.dataType,
    metricId,
    lastModified,
    datapoints: [{ ...(id && { id }), value, effectors: { currency, akas: [] }, ...NO_PLACE, isVerified }],
  };
}

/** Opens the journal of a document. */
export type OpenJournal = (documentId: string) => EditJournal<SavedMetric>;

/** Replaces the entries of changes in the journals of their documents, in one write for each of these. */
function writeJournals(
  open: OpenJournal,
  saves: readonly GridSave[],
  entryOf: (save: GridSave) => SavedMetric | null,
): void {
  for (const id of new Set(saves.map(({ document }) => document.id))) {
    const own = saves.filter(({ document }) => document.id === id);
    replaceEdits(open(id), new Map(own.map((save) => [save.metricId, entryOf(save)])));
  }
}

/** Writes changes to the journals of their documents before they are sent. The document view reads them, too. */
export const journalSaves = (open: OpenJournal, saves: readonly GridSave[]) =>
  writeJournals(open, saves, toJournalled);

/** Removes changes from the journals, once they are stored. */
export const forgetSaves = (open: OpenJournal, saves: readonly GridSave[]) =>
  writeJournals(open, saves, () => null);

/** What journals have for the documents of a grid. */
export interface JournalledEdits {
  readonly edits: readonly { readonly cell: GridCell; readonly state: GridState }[];
  /** Values that someone else changed since they were edited: the document view asks which one to take. */
  readonly conflicts: readonly GridCell[];
}

/**
 * Reads the edits of a grid that no save has stored. Those that were made in the document view are left to it: they know
 * more than a value.
 */
export function readJournals(
  open: OpenJournal,
  { documents, metrics }: MetricGrid,
  permissions: number,
): JournalledEdits {
  const edits: JournalledEdits['edits'][number][] = [];
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
        const isUserModified = id === undefined || (id === value.datapointId && value.isUserModified);
        const typed = { value: wire.value, currency, isVerified, version: lastModified };
        edits.push({ cell, state: { ...typed, datapointId: id ?? null, isUserModified } });
      }
    }
  }
  return { edits, conflicts };
}
