import { AppError, isListStage, isReadOnlyStage, isStage, verifyStatusOf } from '@assay/shared/domain';
import type { Database, RowsTransaction } from '../../database/database.ts';
import { runKeys } from '../../jobs/run-keys.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findByIds, type DocumentRow } from '../document-requests/repository.ts';
import { findDocumentTypes } from '../document-types/document-types.ts';
import type { DocumentContent } from './presenter.ts';
import {
  countMetrics,
  findDatapoints,
  findFrontValues,
  findGroupings,
  findLastRun,
  findMetrics,
  type DatapointRow,
  type MetricRow,
} from './repository.ts';
import { saveMetric, type SentMetric } from './save.ts';

export interface VerificationOptions {
  readonly database: Database;
  readonly store: ObjectStore;
}

/** A metric with its datapoints after a save. */
export interface SavedMetric {
  readonly metric: MetricRow;
  readonly datapoints: readonly DatapointRow[];
}

export interface SaveResult {
  readonly saved: readonly SavedMetric[];
  /** What was not saved because the stored value moved, as it is stored. */
  readonly conflicts: readonly SavedMetric[];
}

export type VerificationService = ReturnType<typeof createVerificationService>;

/** Kinds that a browser may show within our pages; anything else is only ever downloaded. */
const SHOWN_TYPES = ['application/pdf'];

/** @throws AppError DOCUMENT_READ_ONLY for archived and trashed documents, DOCUMENT_NOT_READY without a result. */
function requireEditable({ stage }: DocumentRow): void {
  if (isStage(stage) && isReadOnlyStage(stage)) throw new AppError('DOCUMENT_READ_ONLY');
  if (!isStage(stage) || !isListStage(stage)) throw new AppError('DOCUMENT_NOT_READY');
}

/** Reads documents for review and saves what reviewers change. */
export function createVerificationService({ database, store }: VerificationOptions) {
  const { kysely } = database;

  async function find(actor: Actor, id: string): Promise<DocumentRow> {
    const [document] = await findByIds(kysely, actor.clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    return document;
  }

  /** What lists show of a document follows its values. */
  async function refreshDocument(transaction: RowsTransaction, document: DocumentRow): Promise<void> {
    const values = await findFrontValues(transaction, document.id, [
      'reporting_date',
      'fund',
      'fund_manager',
    ]);
    const { total, verified } = await countMetrics(transaction, document.id);
    await transaction
      .updateTable('document_requests')
      .set(({ eb }) => ({
        reporting_date: values.get('reporting_date') ?? null,
        fund: values.get('fund') ?? null,
        fund_manager: values.get('fund_manager') ?? null,
        metrics_total: total,
        metrics_verified: verified,
        verify_status: verifyStatusOf({ isVerified: document.is_verified, wasSaved: true }),
        revision: eb('revision', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', document.id)
      .execute();
  }

  async function saveAll(
    transaction: RowsTransaction,
    actor: Actor,
    id: string,
    sent: readonly SentMetric[],
  ) {
    const [document] = await findByIds(transaction, actor.clientId, [id], { lock: true });
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    requireEditable(document);
    const edited = sent.filter(({ datapoints, required }) => datapoints.length > 0 || required !== undefined);
    const metrics = new Map(
      (await findMetrics(transaction, actor.clientId, id)).map((metric) => [metric.id, metric]),
    );
    const ids = edited.map(({ metricId }) => metricId);
    const stored = Map.groupBy(
      await datapointsOf(transaction, id, ids),
      ({ metric_id: metricId }) => metricId,
    );
    const outcomes = new Map<string, 'saved' | 'conflict'>();
    for (const change of edited) {
      const metric = metrics.get(change.metricId);
      if (metric === undefined) throw new AppError('INVALID_REQUEST', { identifier: change.metricId });
      const context = { transaction, actor, documentId: id };
      outcomes.set(metric.id, await saveMetric(context, metric, stored.get(metric.id) ?? [], change));
    }
    if ([...outcomes.values()].includes('saved')) await refreshDocument(transaction, document);
    const now = Map.groupBy(await datapointsOf(transaction, id, ids), ({ metric_id: metricId }) => metricId);
    const of = (outcome: 'saved' | 'conflict'): SavedMetric[] =>
      [...outcomes].flatMap(([metricId, ended]) => {
        const metric = metrics.get(metricId);
        return metric === undefined || ended !== outcome
          ? []
          : [{ metric, datapoints: now.get(metricId) ?? [] }];
      });
    return { saved: of('saved'), conflicts: of('conflict') };
  }

  async function datapointsOf(transaction: RowsTransaction, id: string, metricIds: readonly string[]) {
    return metricIds.length === 0 ? [] : findDatapoints(transaction, id, metricIds);
  }

  return {
    /** A document with everything that was read from it. @throws AppError NOT_FOUND. */
    async read(actor: Actor, id: string): Promise<DocumentContent> {
      const document = await find(actor, id);
      const [documentType] = await findDocumentTypes(kysely, actor.clientId, document.document_type_id);
      if (documentType === undefined)
        throw new AppError('NOT_FOUND', { identifier: document.document_type_id });
      const groupings = await findGroupings(kysely, id);
      const metrics = await findMetrics(kysely, actor.clientId, id);
      return { document, documentType, groupings, metrics, datapoints: await findDatapoints(kysely, id) };
    },

    /**
     * Short-lived addresses of the file and of its annotations [AMB-055]. A given name makes the file a download. A
     * document without a result has no annotations: the address is empty.
     */
    async links(actor: Actor, id: string, fileName: string | undefined) {
      const document = await find(actor, id);
      if (document.stage === 'DOC_REQUESTED') throw new AppError('DOCUMENT_FILE_MISSING', { identifier: id });
      const mimeType = document.mime_type ?? 'application/octet-stream';
      const runId = await findLastRun(kysely, id);
      const isShown = fileName === undefined && SHOWN_TYPES.includes(mimeType);
      return {
        document: store.signDownload(document.s3_key, {
          filename: fileName ?? document.file_name,
          contentType: mimeType,
          inline: isShown,
        }),
        annotations:
          runId === undefined
            ? ''
            : store.signDownload(
                runKeys({ clientId: actor.clientId, documentId: id, id: runId }).annotations,
                {
                  filename: 'annotations.json',
                  contentType: 'application/json',
                },
              ),
        filename: fileName ?? document.file_name,
      };
    },

    /** Saves edited metrics, all that can be; what moved meanwhile is answered as it is stored [AMB-059]. */
    async save(actor: Actor, id: string, sent: readonly SentMetric[]): Promise<SaveResult> {
      return kysely.transaction().execute((transaction) => saveAll(transaction, actor, id, sent));
    },
  };
}
