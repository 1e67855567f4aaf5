import type { ListedMetric } from '@assay/shared/contracts';
import { AppError, isListStage, isReadOnlyStage, isStage, verifyStatusOf } from '@assay/shared/domain';
import type { Database, Rows, RowsTransaction } from '../../database/database.ts';
import { runFiles } from '../extraction/run-files.ts';
import { readChecks } from '../../pipeline/index.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findByIds, type DocumentRow } from '../document-requests/repository.ts';
import { findChecks, findDocumentTypes } from '../document-types/repository.ts';
import type { DocumentContent } from './presenter.ts';
import {
  countMetrics,
  findDatapoints,
  findFrontValues,
  findGroupings,
  findLastModified,
  findLastRun,
  findMetrics,
  type DatapointRow,
  type FinishedRun,
  type MetricRow,
} from './repository.ts';
import { saveMetric, type SaveOutcome } from './save.ts';
import { readSentMetrics } from './sent-metrics.ts';

export interface VerificationOptions {
  readonly database: Database;
  readonly store: ObjectStore;
}

/** Edited metrics of the document that the sender means. */
export interface DocumentSave {
  readonly documentRequestId: string;
  readonly metrics: readonly ListedMetric[];
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

/** From here on a chosen type is doubted in front of the reviewer. */
const LEAST_TYPE_CONFIDENCE = 0.6;

/** Kinds that a browser may show within our pages; anything else is only ever downloaded. */
const SHOWN_TYPES = ['application/pdf'];

/** @throws AppError DOCUMENT_READ_ONLY for archived and trashed documents, DOCUMENT_NOT_READY without a result. */
function requireEditable({ stage }: DocumentRow): void {
  if (isStage(stage) && isReadOnlyStage(stage)) throw new AppError('DOCUMENT_READ_ONLY');
  if (!isStage(stage) || !isListStage(stage)) throw new AppError('DOCUMENT_NOT_READY');
}

/** What lists show of a document follows its values. */
async function refreshDocument(transaction: RowsTransaction, document: DocumentRow): Promise<void> {
  const values = await findFrontValues(transaction, document.id, ['reporting_date', 'fund', 'fund_manager']);
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

/** The datapoints of some metrics of a document, by metric. */
async function findRanked(transaction: RowsTransaction, documentId: string, metricIds: readonly string[]) {
  const rows = metricIds.length === 0 ? [] : await findDatapoints(transaction, documentId, metricIds);
  return Map.groupBy(rows, ({ metric_id: metricId }) => metricId);
}

/** Reads documents for review and saves what reviewers change. */
export class VerificationService {
  readonly #kysely: Rows;
  readonly #store: ObjectStore;

  constructor({ database, store }: VerificationOptions) {
    this.#kysely = database.kysely;
    this.#store = store;
  }

  /** A document with everything that was read from it. @throws AppError NOT_FOUND. */
  async read(actor: Actor, id: string): Promise<DocumentContent> {
    const document = await this.#find(actor, id);
    const [documentType] = await findDocumentTypes(this.#kysely, actor.clientId, document.document_type_id);
    if (documentType === undefined)
      throw new AppError('NOT_FOUND', { identifier: document.document_type_id });
    const groupings = await findGroupings(this.#kysely, id);
    const metrics = await findMetrics(this.#kysely, actor.clientId, id);
    const checks = await findChecks(this.#kysely, actor.clientId, documentType.id);
    const run = await findLastRun(this.#kysely, id);
    return {
      document,
      documentType,
      groupings,
      metrics,
      datapoints: await findDatapoints(this.#kysely, id),
      checks: readChecks(checks, documentType.id).document,
      recognisedType: await this.#otherType(actor, document, run),
      unreadablePages: run?.unreadablePages ?? [],
      contents: run?.contents ?? null,
      lastModified: await findLastModified(this.#kysely, id),
    };
  }

  /**
   * Short-lived addresses of the file and of its annotations [AMB-055]. A given name makes the file a download; without
   * one, a file that is no PDF is shown as its rendition. A document without a result has no annotations: the address is
   * empty.
   */
  async links(actor: Actor, id: string, fileName: string | undefined) {
    const document = await this.#find(actor, id);
    if (document.stage === 'DOC_REQUESTED') throw new AppError('DOCUMENT_FILE_MISSING', { identifier: id });
    await this.#requireIntact(document);
    const run = await findLastRun(this.#kysely, id);
    const keys = run && runFiles({ clientId: actor.clientId, documentId: id, id: run.id });
    const filename = fileName ?? document.file_name;
    return {
      document:
        fileName === undefined && run?.hasRendition === true && keys !== undefined
          ? this.#store.signDownload(keys.rendition, {
              filename,
              contentType: 'application/pdf',
              inline: true,
            })
          : this.#signFile(document, filename, { inline: fileName === undefined }),
      annotations: keys === undefined ? '' : this.#signAnnotations(keys.annotations),
      filename,
      original: this.#signFile(document, document.file_name, { inline: false }),
    };
  }

  /** Saves edited metrics, all that can be; what moved meanwhile is answered as it is stored [AMB-059, AMB-120]. */
  async save(actor: Actor, id: string, { documentRequestId, metrics }: DocumentSave): Promise<SaveResult> {
    if (documentRequestId !== id) throw new AppError('INVALID_REQUEST', { identifier: 'documentRequestId' });
    return this.#kysely.transaction().execute(async (transaction) => {
      const [document] = await findByIds(transaction, actor.clientId, [id], { lock: true });
      if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      requireEditable(document);
      const names = { clientId: actor.clientId, documentId: id };
      const last = (await findLastModified(transaction, id))?.getTime() ?? 0;
      const context = {
        transaction,
        actor,
        documentId: id,
        isConfirmed: document.is_verified,
        // Whatever the clock of this process says: what was seen is told from what was not.
        now: new Date(Math.max(Date.now(), last + 1)),
      };
      const outcomes: { readonly metric: MetricRow; readonly outcome: SaveOutcome }[] = [];
      for (const { metric, stored, sent } of await readSentMetrics(transaction, names, metrics)) {
        const outcome = await saveMetric(context, metric, stored, sent);
        outcomes.push({ metric, outcome });
      }
      if (outcomes.some(({ outcome }) => outcome === 'saved')) await refreshDocument(transaction, document);
      const now = await findRanked(
        transaction,
        id,
        outcomes.map(({ metric }) => metric.id),
      );
      const ended = (wanted: SaveOutcome): SavedMetric[] =>
        outcomes
          .filter(({ outcome }) => outcome === wanted)
          .map(({ metric }) => ({ metric, datapoints: now.get(metric.id) ?? [] }));
      return { saved: ended('saved'), conflicts: ended('conflict') };
    });
  }

  /** The type that a document's words speak for clearly, when it is not the one that was chosen. */
  async #otherType(
    actor: Actor,
    document: DocumentRow,
    run: FinishedRun | undefined,
  ): Promise<DocumentContent['recognisedType']> {
    const recognised = run?.recognisedType;
    if (!recognised || recognised.id === document.document_type_id) return null;
    if (recognised.confidence < LEAST_TYPE_CONFIDENCE) return null;
    const [type] = await findDocumentTypes(this.#kysely, actor.clientId, recognised.id);
    return type === undefined ? null : { ...recognised, displayName: type.display_name };
  }

  async #find(actor: Actor, id: string): Promise<DocumentRow> {
    const [document] = await findByIds(this.#kysely, actor.clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    return document;
  }

  /** @throws AppError DOCUMENT_FILE_MISSING or DOCUMENT_FILE_DAMAGED where the file is not the one that was uploaded. */
  async #requireIntact({ id, s3_key: key, file_hash: hash }: DocumentRow): Promise<void> {
    if (hash === null) return;
    if ((await this.#store.sizeOf(key)) === null)
      throw new AppError('DOCUMENT_FILE_MISSING', { identifier: id });
    if ((await this.#store.hashOf(key)) !== hash)
      throw new AppError('DOCUMENT_FILE_DAMAGED', { identifier: id });
  }

  #signFile(document: DocumentRow, filename: string, { inline }: { inline: boolean }): string {
    const contentType = document.mime_type ?? 'application/octet-stream';
    return this.#store.signDownload(document.s3_key, {
      filename,
      contentType,
      inline: inline && SHOWN_TYPES.includes(contentType),
      ...(document.file_hash === null ? {} : { hash: document.file_hash }),
    });
  }

  #signAnnotations(key: string): string {
    return this.#store.signDownload(key, { filename: 'annotations.json', contentType: 'application/json' });
  }
}
