import type { SavedMetric } from '@assay/shared/contracts';
import type { EditJournal } from '@assay/shared/state';
import { isEdited, type MetricState } from '../../../document/metric-state.ts';
import type { ReviewDocument } from '../../../document/review-document.ts';
import { restoreEdit, baseVersionOf } from '../../../document/saved-metric.ts';

/** An edit found in the journal, made again. */
export interface RestoredEdit {
  readonly metricId: string;
  readonly mine: MetricState;
  /** The stored value moved since the edit was made: both have to be shown. */
  readonly isConflict: boolean;
  /** `lastModified` of the value that the edit was made on. */
  readonly startedFrom: string;
}

const entriesOf = (journal: EditJournal<SavedMetric>, metricId: string) =>
  journal.pending().filter(({ edit }) => edit.metricId === metricId);

/** Writes a metric's present edit down in place of its earlier ones; null takes them out. */
export function rewriteEdit(
  journal: EditJournal<SavedMetric>,
  metricId: string,
  edit: SavedMetric | null,
): void {
  const earlier = entriesOf(journal, metricId).map(({ id }) => id);
  // The new entry is written before the old ones go: a crash in between leaves one too many, never one too few.
  if (edit) journal.append(edit);
  journal.acknowledge(earlier);
}

/** The edits that no save has acknowledged, the last one of each metric. Those that mean nothing any more are dropped. */
export function readRestoredEdits(
  journal: EditJournal<SavedMetric>,
  document: ReviewDocument,
): readonly RestoredEdit[] {
  const last = new Map(journal.pending().map(({ edit }) => [edit.metricId, edit]));
  return [...last].flatMap(([metricId, edit]) => {
    const saved = document.states[metricId];
    const mine = saved && restoreEdit(saved, edit);
    if (!saved || !mine || !isEdited(mine, saved)) {
      rewriteEdit(journal, metricId, null);
      return [];
    }
    const isConflict = edit.lastModified !== baseVersionOf(saved);
    return [{ metricId, mine, isConflict, startedFrom: edit.lastModified }];
  });
}
