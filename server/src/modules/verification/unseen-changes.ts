import type { SetStateConflict } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { RowsTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { presentDatapoint } from './presenter.ts';
import { findDatapoints, findLastModified, findMetrics } from './repository.ts';

/**
 * Makes sure that a person has seen a document's values as they are: nobody else changed one after `lastModified`, the
 * moment of the last change that they know of [AMB-130].
 * @throws AppError VALUE_CONFLICT whose details are a `SetStateConflict`
 */
export async function requireSeen(
  transaction: RowsTransaction,
  actor: Actor,
  documentId: string,
  lastModified: string,
): Promise<void> {
  const seen = new Date(lastModified);
  const rows = await findDatapoints(transaction, documentId);
  const ranked = Map.groupBy(rows, ({ metric_id: metricId }) => metricId);
  const metrics = await findMetrics(transaction, actor.clientId, documentId);
  const conflicts = metrics.flatMap(({ id, fin }) => {
    const datapoints = ranked.get(id) ?? [];
    const [front] = datapoints;
    const isUnseen =
      front !== undefined && front.last_modified > seen && front.last_modified_by_id !== actor.userId;
    return isUnseen ? [{ metricId: id, fin, datapoints: datapoints.map(presentDatapoint) }] : [];
  });
  if (conflicts.length === 0) return;
  const last = (await findLastModified(transaction, documentId)) ?? seen;
  const details: SetStateConflict = { lastModified: last.toISOString(), conflicts };
  throw new AppError('VALUE_CONFLICT', { identifier: documentId, details });
}
