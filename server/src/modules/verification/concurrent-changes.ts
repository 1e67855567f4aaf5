import type { SetStateConflict } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findWithheldIds } from '../second-entries/withheld.ts';
import { hideWithheld, unseenChanges } from './policy.ts';
import { presentDatapoint } from './presenter.ts';
import { findDeletedRows } from './rows.repository.ts';
import { findDatapoints, findLastModified, findMetrics } from './repository.ts';

/**
 * Makes sure that a reviewer has seen the current values of a document: nobody else changed one after `lastModified`,
 * the last change that the reviewer knows about (AMB-130). The metrics of deleted rows have no datapoints.
 * @throws AppError VALUE_CONFLICT whose details are a `SetStateConflict`
 */
export async function requireNoUnseenChanges(
  transaction: DatabaseTransaction,
  actor: Actor,
  documentId: string,
  lastModified: string,
): Promise<void> {
  const seen = new Date(lastModified);
  const metrics = await findMetrics(transaction, actor.clientId, documentId);
  const withheld = await findWithheldIds(transaction, actor, [documentId]);
  const datapoints = await findDatapoints(transaction, documentId);
  const ranked = Map.groupBy(datapoints, ({ metric_id: metricId }) => metricId);
  const deleted = (await findDeletedRows(transaction, documentId)).filter(
    ({ deletedAt, deletedById }) => deletedAt > seen && deletedById !== actor.userId,
  );
  const removed = deleted.flatMap((row) => row.metrics.map((metric) => ({ metric, datapoints: [] })));
  const changes = [...unseenChanges(actor.userId, seen, metrics, ranked), ...removed];
  if (changes.length === 0) return;
  const last = (await findLastModified(transaction, documentId)) ?? seen;
  const details: SetStateConflict = {
    lastModified: last.toISOString(),
    conflicts: changes.map(({ metric, datapoints: rows }) => ({
      metricId: metric.id,
      fin: metric.fin,
      datapoints: hideWithheld(metric.id, rows, withheld).map(presentDatapoint),
    })),
  };
  throw new AppError('VALUE_CONFLICT', { identifier: documentId, details });
}
