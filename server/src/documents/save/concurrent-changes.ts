import type { SetStateConflict } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findWithheldIds } from '../policy/withheld.ts';
import type { DocumentCore } from '../core.ts';
import { unseenChanges } from '../policy/policy.ts';
import { presentDatapoints } from '../values/present-datapoints.ts';
import { findDeletedRows } from '../rows/rows.repository.ts';
import { findDatapoints, findLastModified, findMetrics } from '../values/repository.ts';

/**
 * Makes sure that a reviewer has seen the current values of a document: nobody else changed one after `lastModified`,
 * the last change that the reviewer knows about (AMB-130). The metrics of deleted rows have no datapoints.
 * @throws AppError VALUE_CONFLICT whose details are a `SetStateConflict`
 */
export async function requireNoUnseenChanges(
  { sources }: DocumentCore,
  transaction: DatabaseTransaction,
  actor: Actor,
  { documentId, lastModified }: { readonly documentId: string; readonly lastModified: string },
): Promise<void> {
  const seen = new Date(lastModified);
  const metrics = await findMetrics(transaction, actor.clientId, documentId);
  const withheld = await findWithheldIds(transaction, actor, [documentId]);
  const datapoints = await findDatapoints(transaction, sources, documentId);
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
      datapoints: presentDatapoints(metric.id, rows, withheld),
    })),
  };
  throw new AppError('VALUE_CONFLICT', { identifier: documentId, details });
}
