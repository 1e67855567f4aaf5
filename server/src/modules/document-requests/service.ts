import { randomUUID } from 'node:crypto';
import { AppError, INPUT_LIMITS, RECOGNISED_TYPE, type Stage } from '@assay/shared/domain';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import { sourceKey } from '../../platform/source-key.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore, UploadForm } from '../../storage/object-store.ts';
import {
  type DocumentCore,
  type DocumentRow,
  findByIds,
  insertDocument,
  requireNoUnseenChanges,
} from '../../documents/index.ts';
import { readConfirmationOutcome, type ConfirmationOutcome } from '../confirmation/index.ts';
import { findNamedDocumentType } from '../document-types/index.ts';
import type { ExtractionQueue } from '../extraction/index.ts';
import { requireApproval } from '../user-acceptance-workflows/index.ts';
import {
  requireMayConfirm,
  requireMayDelete,
  requireMayMove,
  requireMovable,
  requireMoveTarget,
  requireOutsideQa,
  requireReprocessable,
  requireStage,
  requireUnmoved,
} from './policy.ts';
import * as documents from './repository.ts';
import { uploadKeyOf } from './upload-key.ts';

export interface DocumentRequestsOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly queue: ExtractionQueue;
  readonly maxUploadBytes: number;
  readonly trial: TrialUploads;
  readonly core: DocumentCore;
}

/** Counts the uploads of clients on trial (AMB-125). */
export interface TrialUploads {
  /** @throws AppError TRIAL_ENDED or TRIAL_UPLOADS_USED */
  reserveUpload(transaction: DatabaseTransaction, clientId: string): Promise<void>;
  releaseUploads(transaction: DatabaseTransaction, clientId: string, count: number): Promise<void>;
}

/** A change of one document: its list, and optionally whether it is confirmed. */
export interface StateChange {
  readonly stage: string;
  readonly isVerified?: boolean | undefined;
  /** The last change of a value that the reviewer has seen. */
  readonly lastModified?: string | undefined;
}

/** The documents, locked until the transaction ends. @throws AppError NOT_FOUND naming the first id that is not the client's */
async function lockAll(transaction: DatabaseTransaction, actor: Actor, ids: readonly string[]) {
  const rows = await findByIds(transaction, actor.clientId, ids, { lock: true });
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { identifier: missing });
  return rows;
}

/** The type as which a document is to be read: a named one, or the word that stands for the recognised one; null for none. */
async function resolveDocumentType(
  kysely: DatabaseClient,
  clientId: string,
  named: string | number,
): Promise<string | null> {
  if (named === RECOGNISED_TYPE) return RECOGNISED_TYPE;
  return (await findNamedDocumentType(kysely, clientId, named))?.id ?? null;
}

/** Keys of the files that hold other documents too, each once, in one order. */
function sharedKeys(rows: readonly DocumentRow[]): string[] {
  return [...new Set(rows.filter(({ from_page: page }) => page !== null).map((row) => row.s3_key))].sort();
}

/** Creates, moves, confirms, deletes and re-processes documents. */
export class DocumentRequestsService {
  readonly #kysely: DatabaseClient;
  readonly #store: ObjectStore;
  readonly #queue: ExtractionQueue;
  readonly #maxUploadBytes: number;
  readonly #trial: TrialUploads;
  readonly #core: DocumentCore;

  constructor({ database, store, queue, maxUploadBytes, trial, core }: DocumentRequestsOptions) {
    this.#core = core;
    this.#kysely = database.kysely;
    this.#store = store;
    this.#queue = queue;
    this.#maxUploadBytes = maxUploadBytes;
    this.#trial = trial;
  }

  /** Creates a document that waits for its file. @returns the form to post the file with (API-007) */
  async createUpload(
    actor: Actor,
    upload: {
      readonly fileName: string;
      readonly documentType: string | number;
      readonly source: 'Manual' | 'API';
    },
  ): Promise<{ id: string; form: UploadForm }> {
    const typeId = await resolveDocumentType(this.#kysely, actor.clientId, upload.documentType);
    if (typeId === null) throw new AppError('NOT_FOUND', { identifier: 'doc_type' });
    const id = randomUUID();
    const key = sourceKey(actor.clientId, id);
    const form = await this.#store.createUploadForm(uploadKeyOf(key), { maxBytes: this.#maxUploadBytes });
    await this.#kysely.transaction().execute(async (transaction) => {
      await this.#trial.reserveUpload(transaction, actor.clientId);
      await insertDocument(transaction, {
        id,
        clientId: actor.clientId,
        fileName: upload.fileName,
        key,
        documentTypeId: typeId,
        source: upload.source,
        uploadedBy: { userId: actor.userId, name: actor.name },
      });
    });
    return { id, form };
  }

  /**
   * Moves one document, confirms or unconfirms it (API-015); each needs its own permission (AMB-035).
   * @returns what a confirmation could not write (AMB-137); null for anything else
   */
  async setState(actor: Actor, id: string, change: StateChange): Promise<ConfirmationOutcome | null> {
    const stage = requireStage(change.stage);
    return this.#kysely.transaction().execute(async (transaction) => {
      const [row] = await lockAll(transaction, actor, [id]);
      if (row === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      requireMayMove(actor, row, stage);
      if (row.stage !== stage) await this.#move(transaction, actor, [id], stage);
      if (change.isVerified === undefined) return null;
      if (change.isVerified && change.lastModified !== undefined)
        await requireNoUnseenChanges(this.#core, transaction, actor, {
          documentId: id,
          lastModified: change.lastModified,
        });
      requireMayConfirm(actor);
      if (change.isVerified) await requireApproval(transaction, actor, row);
      await documents.updateVerified(transaction, id, change.isVerified ? actor : null);
      const event = change.isVerified ? 'confirmed' : 'unconfirmed';
      await this.#core.follow(event, { transaction, actor, documentIds: [id] });
      if (!change.isVerified) return null;
      const { clientId } = actor;
      return readConfirmationOutcome(transaction, this.#core.sources, { clientId, documentId: id });
    });
  }

  /**
   * Moves several documents, all or none. A document that is on the list already stays as it is (AMB-033).
   * @throws AppError DOCUMENT_MOVED where one of them is neither on the list `from` nor on the target
   */
  async setStates(
    actor: Actor,
    ids: readonly string[],
    { target, from }: { readonly target: string; readonly from?: string | undefined },
  ): Promise<void> {
    const stage = requireStage(target);
    requireMoveTarget(stage);
    await this.#kysely.transaction().execute(async (transaction) => {
      const rows = await lockAll(transaction, actor, ids);
      if (from !== undefined) requireUnmoved(rows, [from, stage]);
      requireMovable(actor, rows, stage);
      await this.#move(transaction, actor, ids, stage);
    });
  }

  async #move(
    transaction: DatabaseTransaction,
    actor: Actor,
    documentIds: readonly string[],
    stage: Stage,
  ): Promise<void> {
    await documents.moveDocuments(transaction, actor.clientId, documentIds, stage);
    await this.#core.follow('moved', { transaction, actor, documentIds });
  }

  /** Adds tags to documents and removes others (AMB-029). @throws AppError NOT_FOUND, FORBIDDEN for one in manual QA, INVALID_REQUEST for too many tags */
  async changeTags(
    actor: Actor,
    ids: readonly string[],
    { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ): Promise<void> {
    await this.#kysely.transaction().execute(async (transaction) => {
      const rows = await lockAll(transaction, actor, ids);
      for (const row of rows) requireOutsideQa(actor, row);
      for (const { id, tags } of rows) {
        const kept = tags.filter((tag) => !remove.includes(tag));
        const changed = [...new Set([...kept, ...add.filter((tag) => tag !== '')])];
        if (changed.length > INPUT_LIMITS.tags) throw new AppError('INVALID_REQUEST', { identifier: 'add' });
        await documents.updateTags(transaction, actor.clientId, id, changed);
      }
    });
  }

  /** Deletes documents with their files and extracted data (AMB-036). Documents that are gone already are no error. */
  async delete(actor: Actor, ids: readonly string[]): Promise<void> {
    const keys = await this.#kysely.transaction().execute(async (transaction) => {
      const rows = await findByIds(transaction, actor.clientId, ids, { lock: true });
      for (const row of rows) requireMayDelete(actor, row);
      const found = rows.map(({ id }) => id);
      if (found.length === 0) return [];
      // Of two that delete the last documents of a file at once, the second sees that it is the last.
      for (const key of sharedKeys(rows))
        await lockUntilCommit(transaction, TRANSACTION_LOCKS.sharedFile(key));
      const stored = await documents.findStoredKeys(transaction, actor.clientId, found);
      await this.#core.follow('deleted', { transaction, actor, documentIds: found });
      await documents.deleteDocuments(transaction, actor.clientId, found);
      const unsent = rows.filter(({ stage }) => stage === 'DOC_REQUESTED');
      await this.#trial.releaseUploads(transaction, actor.clientId, unsent.length);
      return stored;
    });
    // After the rows: a crash in between leaves a file that nobody can reach, never a row without its file.
    for (const key of keys) await this.#store.remove(key);
  }

  /** Extracts documents again, all or none (AMB-037), optionally as another document type. */
  async reprocess(
    actor: Actor,
    requests: readonly { readonly id: string; readonly documentType?: string | number | null }[],
  ): Promise<void> {
    const { clientId } = actor;
    await this.#kysely.transaction().execute(async (transaction) => {
      const ids = requests.map(({ id }) => id);
      for (const row of await lockAll(transaction, actor, ids)) {
        requireReprocessable(actor, row);
        const wanted = requests.find(({ id }) => id === row.id)?.documentType ?? row.document_type_id;
        const typeId = await resolveDocumentType(transaction, clientId, wanted);
        if (typeId === null) throw new AppError('NOT_FOUND', { identifier: 'documentType' });
        await this.#queue.start(transaction, { documentId: row.id, clientId, documentTypeId: typeId });
      }
    });
  }
}
