import { AppError, canActOnDocuments } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findOriginal } from '../extraction/document.repository.ts';
import type { ExtractionQueue } from '../extraction/extraction-queue.ts';
import { requireDuplicate, requireOutsideQa } from './policy.ts';
import { findByIds, markKeptDuplicate, moveDocuments, updateTags, type DocumentRow } from './repository.ts';

export interface DuplicatesOptions {
  readonly database: Database;
  readonly queue: ExtractionQueue;
}

type Original = NonNullable<Awaited<ReturnType<typeof findOriginal>>>;

/** Decides on files that the client has already. */
export class DuplicatesService {
  readonly #kysely: DatabaseClient;
  readonly #queue: ExtractionQueue;

  constructor({ database, queue }: DuplicatesOptions) {
    this.#kysely = database.kysely;
    this.#queue = queue;
  }

  /** The document that has the same file, or null where it is gone. @throws AppError NOT_FOUND */
  async findOriginal({ clientId }: Actor, id: string): Promise<Original | null> {
    const [document] = await findByIds(this.#kysely, clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    return this.#originalOf(this.#kysely, clientId, document);
  }

  /**
   * Extracts a duplicate as a document of its own. A revision archives the original where it is on the reviewers' list.
   * @throws AppError NOT_FOUND, FORBIDDEN, or STAGE_MOVE_NOT_ALLOWED for a document that is no duplicate
   */
  async keep(actor: Actor, id: string, as: 'copy' | 'revision'): Promise<void> {
    const { clientId } = actor;
    await this.#kysely.transaction().execute(async (transaction) => {
      const [document] = await findByIds(transaction, clientId, [id], { lock: true });
      if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      requireDuplicate(document);
      if (as === 'revision') await this.#supersede(transaction, actor, document);
      await markKeptDuplicate(transaction, id);
      await this.#queue.start(transaction, {
        documentId: id,
        clientId,
        documentTypeId: document.document_type_id,
      });
    });
  }

  async #supersede(transaction: DatabaseTransaction, actor: Actor, document: DocumentRow): Promise<void> {
    if (!canActOnDocuments(actor.permissions, 'move')) throw new AppError('FORBIDDEN');
    const { clientId } = actor;
    const original = await this.#originalOf(transaction, clientId, document);
    if (original !== null) {
      requireOutsideQa(actor, original);
      if (original.stage === 'EXT_DONE')
        await moveDocuments(transaction, clientId, [original.id], 'ARCHIVED');
      await addTag(transaction, clientId, original, text('documents.tagSuperseded'));
    }
    await addTag(transaction, clientId, document, text('documents.tagRevised'));
  }

  async #originalOf(
    kysely: DatabaseClient,
    clientId: string,
    { file_hash: hash, s3_key: key }: DocumentRow,
  ): Promise<Original | null> {
    return hash === null ? null : ((await findOriginal(kysely, clientId, { key, hash })) ?? null);
  }
}

async function addTag(
  transaction: DatabaseTransaction,
  clientId: string,
  { id, tags }: Pick<Original, 'id' | 'tags'>,
  tag: string,
): Promise<void> {
  await updateTags(transaction, clientId, id, [...new Set([...tags, tag])]);
}
