import { AppError } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findByIds, updateListedValues, type DocumentRow } from '../document-requests/repository.ts';
import { countDoubts } from '../proven-values/doubts.ts';
import { findWithheldIds } from '../second-entries/withheld.ts';
import { hideWithheld, requireEditable } from './policy.ts';
import {
  countMetrics,
  findCurrentValues,
  findDatapoints,
  findLastModified,
  type DatapointRow,
  type MetricRow,
} from './repository.ts';
import type { SaveContext } from './save-metric.ts';

/** A metric with its datapoints after a save. */
export interface SavedMetric {
  readonly metric: Pick<MetricRow, 'id' | 'fin'>;
  readonly datapoints: readonly DatapointRow[];
}

/** A document that is being saved, locked until the transaction ends. */
export interface StartedSave {
  readonly document: DocumentRow;
  readonly context: SaveContext;
}

/**
 * Begins the save of a document.
 * @throws AppError NOT_FOUND, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY
 */
export async function startSave(
  transaction: DatabaseTransaction,
  actor: Actor,
  id: string,
  clock: Clock,
): Promise<StartedSave> {
  const [document] = await findByIds(transaction, actor.clientId, [id], { lock: true });
  if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
  requireEditable(document);
  const now = await timeOfSave(transaction, id, clock);
  const withheld = await findWithheldIds(transaction, actor, [id]);
  const context = { transaction, actor, documentId: id, isConfirmed: document.is_verified, now, withheld };
  return { document, context };
}

/** Now, but later than any stored change whatever the clock says: a reviewer knows changes by their time. */
async function timeOfSave(transaction: DatabaseTransaction, id: string, clock: Clock): Promise<Date> {
  const last = (await findLastModified(transaction, id))?.getTime() ?? 0;
  return new Date(Math.max(clock().getTime(), last + 1));
}

/** Updates what lists show of a document after its values changed. */
export async function updateLists(
  transaction: DatabaseTransaction,
  clientId: string,
  document: DocumentRow,
): Promise<void> {
  const values = await findCurrentValues(transaction, document.id, [
    'reporting_date',
    'fund',
    'fund_manager',
  ]);
  const { total, verified } = await countMetrics(transaction, document.id);
  await updateListedValues(transaction, document, {
    reportingDate: values.get('reporting_date') ?? null,
    fund: values.get('fund') ?? null,
    fundManager: values.get('fund_manager') ?? null,
    metricsTotal: total,
    metricsVerified: verified,
    doubts: await countDoubts(transaction, clientId, document),
  });
}

/** Metrics with their datapoints as they are stored now, in the same order; those of `withheld` ones look empty. */
export async function withDatapoints(
  transaction: DatabaseTransaction,
  documentId: string,
  metrics: readonly SavedMetric['metric'][],
  withheld: ReadonlySet<string>,
): Promise<SavedMetric[]> {
  const ids = metrics.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await findDatapoints(transaction, documentId, ids);
  const ranked = Map.groupBy(rows, ({ metric_id: metricId }) => metricId);
  return metrics.map((metric) => ({
    metric,
    datapoints: hideWithheld(metric.id, ranked.get(metric.id) ?? [], withheld),
  }));
}
