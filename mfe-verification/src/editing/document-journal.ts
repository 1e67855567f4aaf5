import type { SavedMetric } from '@assay/shared/contracts';
import { openEditJournal, type EditJournal } from '@assay/shared/state';
import { parseSavedMetric } from './saved-metric.ts';

/** The edits of values of a document that no save has stored, of one user in this browser. */
export const openDocumentJournal = (
  documentRequestId: string,
  userId: string | number,
): EditJournal<SavedMetric> =>
  openEditJournal({ subject: `document:${documentRequestId}`, userId, parse: parseSavedMetric });

/** Writes the present edits of metrics to the journal in place of their earlier ones; null removes those of a metric. */
export function replaceEdits(
  journal: EditJournal<SavedMetric>,
  edits: ReadonlyMap<string, SavedMetric | null>,
): void {
  const earlier = journal.pending().filter(({ edit }) => edits.has(edit.metricId));
  const present = [...edits.values()].filter((edit) => edit !== null);
  if (earlier.length === 0 && present.length === 0) return;
  const ids = earlier.map(({ id }) => id);
  journal.replace(ids, present);
}

/** The edits of a journal, the last one of each metric. */
export const lastEdits = (journal: EditJournal<SavedMetric>): ReadonlyMap<string, SavedMetric> =>
  new Map(journal.pending().map(({ edit }) => [edit.metricId, edit]));
