import type { SavedMetric } from '@assay/shared/contracts';
import type { EditJournal } from '@assay/shared/state';
import { isEdited, type MetricState } from '../../../document/metric-state.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { restoreEdit, baseVersionOf } from '../../../document/saved-metric.ts';

/** An edit that was read back from the journal. */
export interface RestoredEdit {
  readonly metricId: string;
  readonly mine: MetricState;
  /** The stored value changed after the edit was made: the reviewer has to choose between both. */
  readonly isConflict: boolean;
  /** `lastModified` of the value that the edit started from. */
  readonly baseVersion: string;
}

const entriesOf = (journal: EditJournal<SavedMetric>, metricId: string) =>
  journal.pending().filter(({ edit }) => edit.metricId === metricId);

/** Writes the present edit of a metric to the journal in place of its earlier ones; null removes them. */
export function replaceEdit(
  journal: EditJournal<SavedMetric>,
  metricId: string,
  edit: SavedMetric | null,
): void {
  const earlier = entriesOf(journal, metricId).map(({ id }) => id);
  // The new entry is written first: a crash in between leaves one entry too many, never one too few.
  if (edit) journal.append(edit);
  journal.acknowledge(earlier);
}

/** The edits that no save has acknowledged, the last one of each metric. Edits that change nothing are removed. */
export function readRestoredEdits(
  journal: EditJournal<SavedMetric>,
  document: ReviewDocument,
): readonly RestoredEdit[] {
  const last = new Map(journal.pending().map(({ edit }) => [edit.metricId, edit]));
  return [...last].flatMap(([metricId, edit]) => {
    const saved = document.states[metricId];
    const mine = saved && restoreEdit(saved, edit);
    if (!saved || !mine || !isEdited(mine, saved)) {
      replaceEdit(journal, metricId, null);
      return [];
    }
    const isConflict = edit.lastModified !== baseVersionOf(saved);
    return [{ metricId, mine, isConflict, baseVersion: edit.lastModified }];
  });
}
