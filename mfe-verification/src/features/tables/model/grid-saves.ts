import type { ListedMetric, SavedMetric } from '@assay/shared/contracts';
import type { EditJournal } from '@assay/shared/state';
import { lastEdits, replaceEdits } from '../../../document/document-journal.ts';
import {
  mayEditValue,
  type GridCell,
  type GridDocument,
  type GridEdit,
  type GridMetric,
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

/** A change with the one that takes it back. */
export interface GridStep {
  readonly forth: GridSave;
  readonly back: GridSave;
}

/** Values that wait to be saved, or that could not be, by metric id. */
export type PendingValues = ReadonlyMap<string, NewValue>;

/** The values that changes enter. */
export const toPending = (saves: readonly GridSave[]): PendingValues =>
  new Map(
    saves.map(({ metricId, datapoint: { value, effectors } }) => [
      metricId,
      { value, currency: effectors?.currency ?? null },
    ]),
  );

/** The cell of a change; none where its document has the metric no more. */
export function cellOfSave({ document, metric }: GridSave): readonly GridCell[] {
  const value = document.values.get(metric.fin);
  return value ? [{ document, metric, value }] : [];
}

/** The value of a cell as it is. One that the document states is chosen again, a typed one is written again. */
function restoringOf({ document, metric, value: from }: GridCell, canVerify: boolean): GridSave {
  const { value, currency, isVerified, isUserModified, datapointId: id, metricId, lastModified } = from;
  const datapoint = {
    ...(isUserModified ? {} : { id }),
    value,
    effectors: { currency },
    ...(canVerify ? { isVerified } : {}),
  };
  return { document, metric, metricId, lastModified, datapoint };
}

/** The step of an edit. */
export function stepOfEdit({ document, metric, from, to }: GridEdit, canVerify: boolean): GridStep {
  const { metricId, lastModified } = from;
  const id = to.datapointId;
  const datapoint = {
    ...(id === undefined ? {} : { id }),
    value: to.value,
    effectors: { currency: to.currency },
  };
  return {
    forth: { document, metric, metricId, lastModified, datapoint },
    back: restoringOf({ document, metric, value: from }, canVerify),
  };
}

/** The step that verifies a value, or takes its verification back. */
export function stepOfMark({ document, metric, value }: GridCell, isVerified: boolean): GridStep {
  const { datapointId: id, metricId, lastModified, currency } = value;
  const marking = (verified: boolean): GridSave => ({
    document,
    metric,
    metricId,
    lastModified,
    datapoint: { id, value: value.value, effectors: { currency }, isVerified: verified },
  });
  return { forth: marking(isVerified), back: marking(!isVerified) };
}

/** The steps that take back what was saved, each from the version that the save made. */
export function inverseOf(
  steps: readonly GridStep[],
  saved: ReadonlyMap<string, string>,
): readonly GridStep[] {
  return steps.flatMap(({ forth, back }) => {
    const lastModified = saved.get(forth.metricId);
    return lastModified === undefined ? [] : [{ forth: { ...back, lastModified }, back: forth }];
  });
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
export interface JournalledSteps {
  readonly steps: readonly GridStep[];
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
): JournalledSteps {
  const steps: GridStep[] = [];
  const conflicts: GridCell[] = [];
  for (const document of documents) {
    const journal = open(document.id);
    for (const [metricId, { fin, lastModified, datapoints }] of lastEdits(journal)) {
      const metric = metrics.find((one) => one.fin === fin);
      const value = document.values.get(fin);
      const [wire] = datapoints;
      if (!metric || value?.metricId !== metricId || wire?.text !== undefined || !wire) continue;
      const { id, effectors, isVerified } = wire;
      const isStored =
        value.value === wire.value &&
        value.currency === effectors.currency &&
        value.isVerified === isVerified;
      const cell = { document, metric, value };
      if (isStored) replaceEdits(journal, new Map([[metricId, null]]));
      else if (lastModified !== value.lastModified) conflicts.push(cell);
      else if (mayEditValue(permissions, document, value)) {
        const currency = effectors.currency;
        const datapoint = { ...(id && { id }), value: wire.value, effectors: { currency }, isVerified };
        const forth = { document, metric, metricId, lastModified, datapoint };
        steps.push({ forth, back: restoringOf(cell, false) });
      }
    }
  }
  return { steps, conflicts };
}
