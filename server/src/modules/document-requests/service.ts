import { randomUUID } from 'node:crypto';
import {
  AppError,
  canActOnDocuments,
  isDeleteAllowed,
  isMoveAllowed,
  isMoveTarget,
  isReprocessAllowed,
  isStage,
  verifyStatusOf,
  type Stage,
} from '@assay/shared/domain';
import type { Database, Rows, RowsTransaction } from '../../database/database.ts';
import type { ExtractionQueue } from '../extraction/extraction-queue.ts';
import type { LearningQueue } from '../learning/learning-queue.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore, UploadForm } from '../../storage/object-store.ts';
import { removeConfirmed, writeConfirmed } from '../confirmation/confirmation.ts';
import { findNamedDocumentType } from '../document-types/repository.ts';
import { learnFromConfirmed, revokeLessons } from '../learning/revocation.service.ts';
import { requireSeen } from '../verification/unseen-changes.ts';
import * as documents from './repository.ts';
import { uploadKeyOf } from './upload-key.ts';

export interface DocumentRequestsOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly queue: ExtractionQueue & LearningQueue;
  readonly maxUploadBytes: number;
}

/** A change of one document: its list, and whether it is confirmed where that is said. */
export interface StateChange {
  readonly stage: string;
  readonly isVerified?: boolean | undefined;
  /** The last change of a value that whoever confirms has seen. */
  readonly lastModified?: string | undefined;
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

/** @throws AppError FORBIDDEN or STAGE_MOVE_NOT_ALLOWED, naming the document, where it may not be deleted. */
function requireDeletable(actor: Actor, row: documents.DocumentRow): void {
  const isOwnAnnouncement = row.stage === 'DOC_REQUESTED' && row.uploaded_by_id === actor.userId;
  if (!isOwnAnnouncement && !canActOnDocuments(actor.permissions, 'delete')) {
    throw new AppError('FORBIDDEN', { identifier: row.id });
  }
  if (!isDeleteAllowed(stageOf(row))) throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: row.id });
}

/** @throws AppError NOT_FOUND naming the first id that is none of the client's. */
async function lockAll(transaction: RowsTransaction, actor: Actor, ids: readonly string[]) {
  const rows = await documents.findByIds(transaction, actor.clientId, ids, { lock: true });
  const known = new Set(rows.map(({ id }) => id));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { identifier: missing });
  return rows;
}

/** Confirms or unconfirms a document, with what follows: facts of entities, and what the extraction may learn. */
async function setVerified(
  { transaction, queue }: { readonly transaction: RowsTransaction; readonly queue: LearningQueue },
  actor: Actor,
  documentId: string,
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
    .where('id', '=', documentId)
    .execute();
  if (isVerified) {
    await writeConfirmed(transaction, actor, documentId);
    await learnFromConfirmed(queue, transaction, actor, documentId);
  } else {
    await removeConfirmed(transaction, actor.clientId, documentId);
    await revokeLessons({ transaction, queue }, actor, [documentId]);
  }
}

/** Announces, moves, confirms, deletes and re-processes documents. */
export class DocumentRequests {
  readonly #kysely: Rows;
  readonly #store: ObjectStore;
  readonly #queue: ExtractionQueue & LearningQueue;
  readonly #maxUploadBytes: number;

  constructor({ database, store, queue, maxUploadBytes }: DocumentRequestsOptions) {
    this.#kysely = database.kysely;
    this.#store = store;
    this.#queue = queue;
    this.#maxUploadBytes = maxUploadBytes;
  }

  /** Announces an upload and answers the form to post the file with [API-007]. */
  async announce(
    actor: Actor,
    upload: { readonly fileName: string; readonly documentType: string | number },
  ): Promise<{ id: string; form: UploadForm }> {
    const type = await findNamedDocumentType(this.#kysely, actor.clientId, upload.documentType);
    if (type === undefined) throw new AppError('NOT_FOUND', { identifier: 'doc_type' });
    const id = randomUUID();
    const key = `${actor.clientId}/${id}/source`;
    const form = await this.#store.createUploadForm(uploadKeyOf(key), { maxBytes: this.#maxUploadBytes });
    await documents.insertDocument(this.#kysely, {
      id,
      clientId: actor.clientId,
      fileName: upload.fileName,
      key,
      documentTypeId: type.id,
      uploadedBy: { userId: actor.userId, name: actor.name },
    });
    return { id, form };
  }

  /** Moves one document, confirms or unconfirms it [API-015]; each needs its own permission [AMB-035]. */
  async setState(actor: Actor, id: string, change: StateChange): Promise<void> {
    const stage = requireStage(change.stage);
    await this.#kysely.transaction().execute(async (transaction) => {
      const [row] = await lockAll(transaction, actor, [id]);
      if (row === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      if (!isMoveAllowed(stageOf(row), stage))
        throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: id });
      const isMoved = row.stage !== stage;
      if (isMoved && !canActOnDocuments(actor.permissions, 'move')) throw new AppError('FORBIDDEN');
      if (isMoved) await documents.moveDocuments(transaction, actor.clientId, [id], stage);
      if (change.isVerified === undefined) return;
      if (change.isVerified && change.lastModified !== undefined)
        await requireSeen(transaction, actor, id, change.lastModified);
      await setVerified({ transaction, queue: this.#queue }, actor, id, change.isVerified);
    });
  }

  /** Moves several documents, all or none; to the present list is no change [AMB-033]. */
  async setStates(actor: Actor, ids: readonly string[], target: string): Promise<void> {
    const stage = requireStage(target);
    if (!isMoveTarget(stage)) throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: 'stage' });
    await this.#kysely.transaction().execute(async (transaction) => {
      const rows = await lockAll(transaction, actor, ids);
      const stuck = rows.find((row) => !isMoveAllowed(stageOf(row), stage));
      if (stuck !== undefined) throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: stuck.id });
      await documents.moveDocuments(transaction, actor.clientId, ids, stage);
    });
  }

  /** Replaces the tags of a document [AMB-029]. @throws AppError NOT_FOUND. */
  async setTags(actor: Actor, id: string, tags: readonly string[]): Promise<void> {
    const kept = [...new Set(tags.filter((tag) => tag !== ''))];
    const isKnown = await documents.updateTags(this.#kysely, actor.clientId, id, kept);
    if (!isKnown) throw new AppError('NOT_FOUND', { identifier: id });
  }

  /**
   * Removes documents with file and extracted data [AMB-036]. Without CAN_DELETE_DOCUMENTS only own announcements
   * whose file never came [AMB-046]. Asking again for what is gone already is no error.
   */
  async delete(actor: Actor, ids: readonly string[]): Promise<void> {
    const keys = await this.#kysely.transaction().execute(async (transaction) => {
      const rows = await documents.findByIds(transaction, actor.clientId, ids, { lock: true });
      for (const row of rows) requireDeletable(actor, row);
      const found = rows.map(({ id }) => id);
      if (found.length === 0) return [];
      const stored = await documents.findStoredKeys(transaction, actor.clientId, found);
      await revokeLessons({ transaction, queue: this.#queue }, actor, found);
      await documents.deleteRows(transaction, actor.clientId, found);
      return stored;
    });
    // After the rows: a crash in between leaves a file that nobody can reach, never a row without its file.
    for (const key of keys) await this.#store.remove(key);
  }

  /** Sends documents through the extraction again, all or none [AMB-037]; a type may be changed on the way. */
  async reprocess(
    actor: Actor,
    requests: readonly { readonly id: string; readonly documentType?: string | number | null }[],
  ): Promise<void> {
    const { clientId } = actor;
    await this.#kysely.transaction().execute(async (transaction) => {
      const ids = requests.map(({ id }) => id);
      for (const row of await lockAll(transaction, actor, ids)) {
        if (!isReprocessAllowed(stageOf(row)))
          throw new AppError('STAGE_MOVE_NOT_ALLOWED', { identifier: row.id });
        const asked = requests.find(({ id }) => id === row.id)?.documentType ?? row.document_type_id;
        const type = await findNamedDocumentType(transaction, clientId, asked);
        if (type === undefined) throw new AppError('NOT_FOUND', { identifier: 'documentType' });
        await this.#queue.start(transaction, { documentId: row.id, clientId, documentTypeId: type.id });
      }
    });
  }
}
