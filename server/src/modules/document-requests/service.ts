import { randomUUID } from 'node:crypto';
import {
  AppError,
  canActOnDocuments,
  DOCUMENT_REQUEST_PAGE_SIZE,
  isDeleteAllowed,
  isMoveAllowed,
  isMoveTarget,
  isReprocessAllowed,
  isStage,
  LIST_STAGES,
  PROCESSING_STAGES,
  roundOffsetToPage,
  STAGE_NAMES,
  verifyStatusOf,
  type Stage,
} from '@assay/shared/domain';
import type { Database, RowsTransaction } from '../../database/database.ts';
import type { ExtractionQueue } from '../../jobs/extraction-queue.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore, UploadForm } from '../../storage/object-store.ts';
import { readOrder } from './document-order.ts';
import * as documents from './repository.ts';

/** What is asked of a page of documents, as it came over the wire. */
export interface DocumentListQuery {
  readonly offset?: number | undefined;
  readonly maxPageSize?: number | undefined;
  readonly orderBy?: string | undefined;
  readonly stage?: readonly string[] | undefined;
  readonly search?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly documentType?: readonly string[] | undefined;
}

export interface DocumentRequestsOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly queue: ExtractionQueue;
  readonly maxUploadBytes: number;
}

/** Stages named in one query value, by commas [API-006]; unknown names find nothing. */
function splitStages(stage: string): string[] {
  return stage
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function requireStage(name: string): Stage {
  if (!isStage(name)) throw new AppError('INVALID_REQUEST', { identifier: 'stage' });
  return name;
}

/** Rows hold stages as text; one that this build does not know stays where it is. */
function stageOf({ id, stage }: documents.DocumentRow): Stage {
  if (!isStage(stage)) throw new Error(`document ${id} is at the unknown stage ${stage}`);
  return stage;
}

export type DocumentRequestsService = ReturnType<typeof createDocumentRequestsService>;

/** Lists of documents, and what moves a document between them. */
export function createDocumentRequestsService(options: DocumentRequestsOptions) {
  const { database, store, queue, maxUploadBytes } = options;
  const { kysely } = database;

  /** @throws AppError NOT_FOUND naming the first id that is none of the client's. */
  async function lockAll(transaction: RowsTransaction, actor: Actor, ids: readonly string[]) {
    const rows = await documents.findByIds(transaction, actor.clientId, ids, { lock: true });
    const missing = ids.find((id) => !rows.some((row) => row.id === id));
    if (missing !== undefined) throw new AppError('NOT_FOUND', { identifier: missing });
    return rows;
  }

  async function setState(
    actor: Actor,
    id: string,
    change: { stage: string; isVerified?: boolean | undefined },
  ) {
    const stage = requireStage(change.stage);
    await kysely.transaction().execute(async (transaction) => {
      const [row] = await lockAll(transaction, actor, [id]);
      if (row === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      if (!isMoveAllowed(stageOf(row), stage))
        throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: id });
      const isMoved = row.stage !== stage;
      if (isMoved && !canActOnDocuments(actor.permissions, 'move')) throw new AppError('FORBIDDEN');
      if (isMoved) await documents.moveDocuments(transaction, actor.clientId, [id], stage);
      if (change.isVerified !== undefined) await setVerified(transaction, actor, row, change.isVerified);
    });
  }

  async function setVerified(
    transaction: RowsTransaction,
    actor: Actor,
    row: documents.DocumentRow,
    isVerified: boolean,
  ): Promise<void> {
    if (!canActOnDocuments(actor.permissions, 'confirm')) throw new AppError('FORBIDDEN');
    await transaction
      .updateTable('document_requests')
      .set({
        is_verified: isVerified,
        verified_by: isVerified ? actor.name : null,
        verified_by_id: isVerified ? actor.userId : null,
        verify_status: verifyStatusOf({ isVerified, wasSaved: true }),
        updated_at: new Date(),
      })
      .where('id', '=', row.id)
      .execute();
  }

  return {
    /** A page of documents [API-004]; offsets fall back to the start of their page, pages hold at most 100. */
    async list(actor: Actor, query: DocumentListQuery) {
      const limit = Math.min(query.maxPageSize ?? DOCUMENT_REQUEST_PAGE_SIZE, DOCUMENT_REQUEST_PAGE_SIZE);
      const filter = {
        clientId: actor.clientId,
        stages: query.stage?.flatMap(splitStages),
        search: query.search,
        tags: query.tags,
        documentTypes: query.documentType,
      };
      const page = {
        offset: roundOffsetToPage(query.offset ?? 0, limit),
        limit,
        order: readOrder(query.orderBy),
      };
      const [items, total] = [
        await documents.findDocuments(kysely, filter, page),
        await documents.countDocuments(kysely, filter),
      ];
      return { items, ...total };
    },

    /** All documents at the named stages, newest upload first [AMB-041]. */
    async listByStage(actor: Actor, stage: string) {
      const filter = { clientId: actor.clientId, stages: splitStages(stage) };
      return documents.findDocuments(kysely, filter, {
        offset: 0,
        limit: UNPAGED_LIMIT,
        order: readOrder(undefined),
      });
    },

    /** Counts of exactly the stages asked for, all where none is asked [AMB-004]. */
    async countStages(actor: Actor, stages: readonly string[] | undefined): Promise<Record<string, number>> {
      const asked = stages?.flatMap(splitStages) ?? STAGE_NAMES;
      const counts = await documents.countByStage(kysely, actor.clientId, asked);
      return Object.fromEntries(asked.map((stage) => [stage, counts.get(stage) ?? 0]));
    },

    /** The numbers beside the sidebar's items [AMB-003]. */
    async countNavigation(actor: Actor) {
      const counts = await documents.countByStage(kysely, actor.clientId);
      const of = (stage: string) => counts.get(stage) ?? 0;
      const processing = PROCESSING_STAGES.filter((stage) => !LIST_STAGES.some((listed) => listed === stage));
      return {
        EXT_DONE: of('EXT_DONE'),
        ARCHIVED: of('ARCHIVED'),
        TRASHED: of('TRASHED'),
        EXT_MANUAL_QA: of('EXT_MANUAL_QA'),
        PROCESSING: processing.reduce((sum, stage) => sum + of(stage), 0),
      };
    },

    /** Announces an upload and answers the form to post the file with [API-007]. */
    async create(
      actor: Actor,
      { fileName, documentType }: { fileName: string; documentType: string | number },
    ) {
      const type = await documents.findDocumentType(kysely, actor.clientId, documentType);
      if (type === undefined) throw new AppError('NOT_FOUND', { identifier: 'doc_type' });
      const id = randomUUID();
      const key = `${actor.clientId}/${id}/source`;
      const form: UploadForm = await store.createUploadForm(key, { maxBytes: maxUploadBytes });
      const uploadedBy = { userId: actor.userId, name: actor.name };
      await documents.insertDocument(kysely, {
        id,
        clientId: actor.clientId,
        fileName,
        key,
        documentTypeId: type.id,
        uploadedBy,
      });
      return { id, form };
    },

    setState,

    /** Moves several documents, all or none; to the present list is no change [AMB-033]. */
    async setStates(actor: Actor, ids: readonly string[], target: string): Promise<void> {
      const stage = requireStage(target);
      if (!isMoveTarget(stage)) throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: 'stage' });
      await kysely.transaction().execute(async (transaction) => {
        const rows = await lockAll(transaction, actor, ids);
        const stuck = rows.find((row) => !isMoveAllowed(stageOf(row), stage));
        if (stuck !== undefined) throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: stuck.id });
        await documents.moveDocuments(transaction, actor.clientId, ids, stage);
      });
    },

    /**
     * Removes documents with file and extracted data [AMB-036]. Without CAN_DELETE_DOCUMENTS only own announcements
     * whose file never came [AMB-046]. Asking again for what is gone already is no error.
     */
    async delete(actor: Actor, ids: readonly string[]): Promise<void> {
      const mayDelete = canActOnDocuments(actor.permissions, 'delete');
      const keys = await kysely.transaction().execute(async (transaction) => {
        const rows = await documents.findByIds(transaction, actor.clientId, ids, { lock: true });
        for (const row of rows) {
          const isOwnAnnouncement = row.stage === 'DOC_REQUESTED' && row.uploaded_by_id === actor.userId;
          if (!mayDelete && !isOwnAnnouncement) throw new AppError('FORBIDDEN', { identifier: row.id });
          if (!isDeleteAllowed(stageOf(row)))
            throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: row.id });
        }
        const found = rows.map(({ id }) => id);
        if (found.length === 0) return [];
        const stored = await documents.findStoredKeys(transaction, actor.clientId, found);
        await documents.deleteRows(transaction, actor.clientId, found);
        return stored;
      });
      // After the rows: a crash in between leaves a file that nobody can reach, never a row without its file.
      for (const key of keys) await store.remove(key);
    },

    /** Sends documents through the extraction again, all or none [AMB-037]; a type may be changed on the way. */
    async reprocess(
      actor: Actor,
      requests: readonly { id: string; documentType?: string | null }[],
    ): Promise<void> {
      await kysely.transaction().execute(async (transaction) => {
        const rows = await lockAll(
          transaction,
          actor,
          requests.map(({ id }) => id),
        );
        for (const row of rows) {
          if (!isReprocessAllowed(stageOf(row)))
            throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: row.id });
          const asked = requests.find(({ id }) => id === row.id)?.documentType ?? row.document_type_id;
          const type = await documents.findDocumentType(transaction, actor.clientId, asked);
          if (type === undefined) throw new AppError('NOT_FOUND', { identifier: 'documentType' });
          await queue.start(transaction, {
            documentId: row.id,
            clientId: actor.clientId,
            documentTypeId: type.id,
          });
        }
      });
    },
  };
}

/** The unpaged list is for what is in work; a bound keeps a mistake from answering a whole archive. */
const UNPAGED_LIMIT = 5000;
