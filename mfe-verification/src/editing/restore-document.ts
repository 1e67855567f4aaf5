import type { SavedMetric } from '@assay/shared/contracts';
import type { EditJournal } from '@assay/shared/state';
import type { AddedRow } from '../document/document-rows.ts';
import { isEdited } from '../document/metric-state.ts';
import type { MetricStates, ReviewDocument } from '../document/review-document.ts';
import { lastEdits, replaceEdits } from './document-journal.ts';
import type { RestoredEdits } from './edit-session.ts';
import type { LostEdit } from './lost-edits.ts';
import { omitKeys, pickStates } from './metric-states.ts';
import { readRestoredRows, type JournalRow } from './row-journal.ts';
import { baseVersionOf, restoreEdit, storesEdit } from './saved-metric.ts';

/** Where the edits of a document lie in the browser. */
interface DocumentJournals {
  readonly journal: EditJournal<SavedMetric>;
  readonly rowJournal: EditJournal<JournalRow>;
}

/** The edits of metrics that the document has no more, such as those of a row that somebody else deleted. */
function findLostEdits(
  journal: EditJournal<SavedMetric>,
  { groups, metrics }: ReviewDocument,
  states: MetricStates,
): readonly LostEdit[] {
  const columns = [...metrics.values(), ...groups.flatMap(({ rowMetrics }) => rowMetrics)];
  const labelOf = (fin: string) => columns.find((column) => column.fin === fin)?.label ?? fin;
  return [...lastEdits(journal).values()].flatMap(({ fin, metricId, datapoints: [wire] }) =>
    states[metricId] || !wire || wire.value === '' ? [] : [{ label: labelOf(fin), value: wire.value }],
  );
}

/**
 * Reads the edits that no save has acknowledged, the last one of each metric, and the rows that were added and removed.
 * Edits that change nothing are removed from the journal. A value of an added row that was stored before the page was left,
 * and that differs now, is a conflict.
 */
export function readRestoredEdits(
  { journal, rowJournal }: DocumentJournals,
  document: ReviewDocument,
): RestoredEdits<MetricStates> & { readonly added: readonly AddedRow[] } {
  const { states: stored, groups } = document;
  const { added, changed, deletedIds } = readRestoredRows(rowJournal, document);
  const deleted = groups.flatMap(({ rows }) => rows.filter(({ id }) => deletedIds.includes(id)));
  const addedStates = added.map(({ states }) => states);
  const lost = findLostEdits(journal, document, Object.assign({}, stored, ...addedStates));

  const mine: Record<string, MetricStates[string]> = {};
  const inConflict: string[] = [];
  const baseVersions = new Map<string, string>();
  for (const [metricId, state] of Object.entries(changed)) {
    const saved = stored[metricId];
    if (!saved || !isEdited(state, saved)) continue;
    mine[metricId] = state;
    inConflict.push(metricId);
  }
  for (const [metricId, edit] of lastEdits(journal)) {
    const saved = stored[metricId];
    const state = saved && restoreEdit(saved, edit);
    if (!saved || !state || !isEdited(state, saved) || storesEdit(saved, edit)) {
      replaceEdits(journal, new Map([[metricId, null]]));
      continue;
    }
    mine[metricId] = state;
    if (edit.lastModified === baseVersionOf(saved)) continue;
    inConflict.push(metricId);
    baseVersions.set(metricId, edit.lastModified);
  }
  const edits = Object.entries(mine);
  return {
    added,
    changes: [
      ...addedStates.map((own) => (states: MetricStates) => ({ ...states, ...own })),
      ...deleted.map(
        ({ metricIds }) =>
          (states: MetricStates) =>
            omitKeys(states, metricIds),
      ),
      ...edits.map(([id, state]) => (states: MetricStates) => ({ ...states, [id]: state })),
    ],
    count: added.length + deleted.length + edits.length,
    conflicts: pickStates(stored, inConflict),
    baseVersions,
    lost,
  };
}
