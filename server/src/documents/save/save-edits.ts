import type { ListedMetric } from '@assay/shared/contracts';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findDeletedRows } from '../rows/rows.repository.ts';
import type { MetricRow } from '../values/repository.ts';
import {
  finishSave,
  startSave,
  withDatapoints,
  type SavedMetric,
  type SaveOptions,
} from './document-save.ts';
import { resolveEdits } from './metric-edits.ts';
import { saveMetric } from './save-metric.ts';

export interface SaveResult {
  readonly saved: readonly SavedMetric[];
  /** Metrics that somebody else changed meanwhile, as they are stored; those of deleted rows have no datapoints. */
  readonly conflicts: readonly SavedMetric[];
  /** How many changes of a confirmed document are not published; undefined where nothing was saved. */
  readonly unpublishedChanges: number | undefined;
}

/**
 * Saves edits of a document in one transaction. A metric that somebody else has changed meanwhile is a conflict; the others
 * are saved (AMB-059, AMB-120).
 * @throws AppError NOT_FOUND, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY, FORBIDDEN, INVALID_REQUEST, METRIC_VALIDATION_FAILED
 */
export async function saveEdits(
  { core, kysely, clock }: SaveOptions,
  actor: Actor,
  id: string,
  edits: readonly ListedMetric[],
): Promise<SaveResult> {
  return kysely.transaction().execute(async (transaction) => {
    const { document, context } = await startSave({ core, clock }, transaction, actor, id);
    const saved: MetricRow[] = [];
    const conflicts: MetricRow[] = [];
    const removed = await findRemoved(transaction, id, edits);
    const present = edits.filter((edit) => !removed.some((metric) => metric.id === edit.metricId));
    for (const { metric, stored, edit } of await resolveEdits(context, present)) {
      const outcome = await saveMetric(context, metric, stored, edit);
      (outcome === 'saved' ? saved : conflicts).push(metric);
    }
    const unpublishedChanges =
      saved.length > 0 ? await finishSave(core, transaction, actor, document) : undefined;
    return {
      saved: await withDatapoints(context, saved),
      conflicts: await withDatapoints(context, [...conflicts, ...removed]),
      unpublishedChanges,
    };
  });
}

/** The metrics of a save whose row another user deleted in the meantime. */
async function findRemoved(transaction: DatabaseTransaction, id: string, edits: readonly ListedMetric[]) {
  const rows = await findDeletedRows(transaction, id);
  const edited = new Set(edits.map(({ metricId }) => metricId));
  return rows.flatMap(({ metrics }) => metrics.filter((metric) => edited.has(metric.id)));
}
