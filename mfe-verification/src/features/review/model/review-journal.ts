import { lastEdits, replaceEdits } from '../../../document/document-journal.ts';
import type { LostEdit } from '../../../document/lost-edits.ts';
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

/** The edits of metrics that the document has no more, such as those of a row that somebody else deleted. */
export function findLostEdits(
  journal: EditJournal<SavedMetric>,
  { states, groups, metrics }: ReviewDocument,
): readonly LostEdit[] {
  const columns = [...metrics.values(), ...groups.flatMap(({ rowMetrics }) => rowMetrics)];
  const labelOf = (fin: string) => columns.find((column) => column.fin === fin)?.label ?? fin;
  return [...lastEdits(journal).values()].flatMap(({ fin, metricId, datapoints: [wire] }) =>
    states[metricId] || !wire || wire.value === '' ? [] : [{ label: labelOf(fin), value: wire.value }],
  );
}

/** The edits that no save has acknowledged, the last one of each metric. Edits that change nothing are removed. */
export function readRestoredEdits(
  journal: EditJournal<SavedMetric>,
  document: ReviewDocument,
): readonly RestoredEdit[] {
  return [...lastEdits(journal)].flatMap(([metricId, edit]) => {
    const saved = document.states[metricId];
    const mine = saved && restoreEdit(saved, edit);
    if (!saved || !mine || !isEdited(mine, saved)) {
      replaceEdits(journal, new Map([[metricId, null]]));
      return [];
    }
    const isConflict = edit.lastModified !== baseVersionOf(saved);
    return [{ metricId, mine, isConflict, baseVersion: edit.lastModified }];
  });
}
