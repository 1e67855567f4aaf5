import { AppError } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findByIds, updateListedValues, type DocumentRow } from '../rows/document.repository.ts';
import { countDoubts } from '../doubts/doubts.ts';
import { findWithheldIds } from '../policy/withheld.ts';
import type { DocumentCore } from '../core.ts';
import { hideWithheld, requireEditable } from '../policy/policy.ts';
import {
  countMetrics,
  findCurrentValues,
  findDatapoints,
  findLastModified,
  type DatapointRow,
  type MetricRow,
} from '../values/repository.ts';
import { keepEarlierPublished } from '../values/published.repository.ts';
import type { SaveContext } from './save-metric.ts';

/** A metric with its datapoints after a save. */
export interface SavedMetric {
  readonly metric: Pick<MetricRow, 'id' | 'fin'>;
  readonly datapoints: readonly DatapointRow[];
}

/** Where and when documents are saved. */
export interface SaveOptions {
  readonly core: DocumentCore;
  readonly kysely: DatabaseClient;
  readonly clock: Clock;
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
  { core, clock }: Pick<SaveOptions, 'core' | 'clock'>,
  transaction: DatabaseTransaction,
  actor: Actor,
  id: string,
): Promise<StartedSave> {
  const [document] = await findByIds(transaction, actor.clientId, [id], { lock: true });
  if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
  requireEditable(document);
  if (document.is_verified && document.published_at === null) await keepEarlierPublished(transaction, id);
  const now = await timeOfSave(transaction, id, clock);
  const withheld = await findWithheldIds(transaction, actor, [id]);
  const context = {
    core,
    transaction,
    actor,
    documentId: id,
    isConfirmed: document.is_verified,
    now,
    withheld,
  };
  return { document, context };
}

/** Now, but later than any stored change whatever the clock says: a reviewer knows changes by their time. */
async function timeOfSave(transaction: DatabaseTransaction, id: string, clock: Clock): Promise<Date> {
  const last = (await findLastModified(transaction, id))?.getTime() ?? 0;
  return new Date(Math.max(clock().getTime(), last + 1));
}

/**
 * Ends the save of a document whose values changed: updates what lists show of it, and runs what follows.
 * @returns how many changes of a confirmed document are not published
 */
export async function finishSave(
  core: DocumentCore,
  transaction: DatabaseTransaction,
  actor: Actor,
  document: DocumentRow,
): Promise<number> {
  const values = await findCurrentValues(transaction, document.id, [
    'reporting_date',
    'fund',
    'fund_manager',
  ]);
  const { total, verified } = await countMetrics(transaction, document.id);
  const unpublished = await updateListedValues(transaction, document, {
    reportingDate: values.get('reporting_date') ?? null,
    fund: values.get('fund') ?? null,
    fundManager: values.get('fund_manager') ?? null,
    metricsTotal: total,
    metricsVerified: verified,
    doubts: await countDoubts(transaction, core.sources, actor.clientId, document),
  });
  await core.follow('saved', { transaction, actor, documentIds: [document.id] });
  return unpublished;
}

/** Metrics with their datapoints as they are stored now, in the same order; those that are withheld look empty. */
export async function withDatapoints(
  { core, transaction, documentId, withheld }: SaveContext,
  metrics: readonly SavedMetric['metric'][],
): Promise<SavedMetric[]> {
  const ids = metrics.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await findDatapoints(transaction, core.sources, documentId, ids);
  const ranked = Map.groupBy(rows, ({ metric_id: metricId }) => metricId);
  return metrics.map((metric) => ({
    metric,
    datapoints: hideWithheld(metric.id, ranked.get(metric.id) ?? [], withheld),
  }));
}
