import { AppError, canDo, compareDecimals, isDecimal } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { type DocumentRow, findByIds, readEntryFields } from '../../documents/index.ts';
import { type ExtractionQueue, findOriginal } from '../extraction/index.ts';
import { requireDuplicate, requireOutsideQa, requireSamePeriod } from './policy.ts';
import { markKeptDuplicate, moveDocuments, updateTags } from './repository.ts';
import {
  findDifferences,
  keepBeside,
  markRevision,
  type StoredDifference,
} from './same-period.repository.ts';

export interface DuplicatesOptions {
  readonly database: Database;
  readonly queue: ExtractionQueue;
}

/** The document that another one repeats or revises. */
type Original = Pick<
  DocumentRow,
  'id' | 'file_name' | 'stage' | 'document_type_id' | 'upload_date' | 'uploaded_by' | 'is_verified' | 'tags'
>;

/** What a document repeats. */
export interface Repetition {
  readonly original: Original | null;
  /** Null for the same file. */
  readonly differences: readonly StoredDifference[] | null;
}

/** Beside the other document, or instead of it. */
export type Decision = 'copy' | 'revision';

/** Decides on files that the client has already, and on documents of a period that another one is about. */
export class DuplicatesService {
  readonly #kysely: DatabaseClient;
  readonly #queue: ExtractionQueue;

  constructor({ database, queue }: DuplicatesOptions) {
    this.#kysely = database.kysely;
    this.#queue = queue;
  }

  /** The document that has the same file or is about the same period, or null where it is gone. @throws AppError NOT_FOUND */
  async findRepetition(actor: Actor, id: string): Promise<Repetition> {
    const { clientId } = actor;
    const [document] = await findByIds(this.#kysely, clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    const { same_period_as: earlier } = document;
    if (earlier === null)
      return { original: await findSameFile(this.#kysely, clientId, document), differences: null };
    const [original] = await findByIds(this.#kysely, clientId, [earlier]);
    const differences = await findDifferences(this.#kysely, { earlier, later: id });
    const fields = await readEntryFields(this.#kysely, actor, [id, earlier]);
    const withheld = new Set(fields.filter(({ isWithheld }) => isWithheld).map(({ fin }) => fin));
    const shown = differences.filter(({ fin }) => !withheld.has(fin));
    return { original: original ?? null, differences: shown.filter(isReal) };
  }

  /**
   * Extracts a duplicate as a document of its own. A revision archives the original where it is on the reviewers' list.
   * @throws AppError NOT_FOUND, FORBIDDEN, or STAGE_MOVE_NOT_ALLOWED for a document that is no duplicate
   */
  async keep(actor: Actor, id: string, as: Decision): Promise<void> {
    const { clientId } = actor;
    await this.#kysely.transaction().execute(async (transaction) => {
      const [document] = await findByIds(transaction, clientId, [id], { lock: true });
      if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      requireDuplicate(document);
      if (as === 'revision')
        await supersede(transaction, actor, document, await findSameFile(transaction, clientId, document));
      await markKeptDuplicate(transaction, id);
      await this.#queue.start(transaction, {
        documentId: id,
        clientId,
        documentTypeId: document.document_type_id,
      });
    });
  }

  /**
   * Decides on a document whose period another one is about.
   * @throws AppError NOT_FOUND, FORBIDDEN, or STAGE_MOVE_NOT_ALLOWED where nothing is to be decided
   */
  async decide(actor: Actor, id: string, as: Decision): Promise<void> {
    const { clientId } = actor;
    await this.#kysely.transaction().execute(async (transaction) => {
      const [document] = await findByIds(transaction, clientId, [id], { lock: true });
      if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      requireOutsideQa(actor, document);
      const earlier = requireSamePeriod(document);
      if (as === 'copy') return keepBeside(transaction, id);
      const [original] = await findByIds(transaction, clientId, [earlier], { lock: true });
      await supersede(transaction, actor, document, original ?? null);
    });
  }
}

/** Whether two values differ in more than how a number is written. */
function isReal({ before_value: before, after_value: after, ...one }: StoredDifference): boolean {
  const isSameNumber =
    before !== null &&
    after !== null &&
    isDecimal(before) &&
    isDecimal(after) &&
    compareDecimals(before, after) === 0;
  return !isSameNumber || one.before_currency !== one.after_currency;
}

/** The document that has the same file, or null where it is gone. */
async function findSameFile(
  kysely: DatabaseClient,
  clientId: string,
  { file_hash: hash, s3_key: key }: DocumentRow,
): Promise<Original | null> {
  return hash === null ? null : ((await findOriginal(kysely, clientId, { key, hash })) ?? null);
}

/** Puts a document in the place of another. @throws AppError FORBIDDEN */
async function supersede(
  transaction: DatabaseTransaction,
  actor: Actor,
  document: DocumentRow,
  original: Original | null,
): Promise<void> {
  if (!canDo(actor.permissions, 'documents.move')) throw new AppError('FORBIDDEN');
  const { clientId } = actor;
  if (original !== null) {
    requireOutsideQa(actor, original);
    if (original.stage === 'EXT_DONE') await moveDocuments(transaction, clientId, [original.id], 'ARCHIVED');
    await addTag(transaction, clientId, original, text('documents.tagSuperseded'));
    await markRevision(transaction, { id: document.id, revises: original.id });
  }
  await addTag(transaction, clientId, document, text('documents.tagRevised'));
}

async function addTag(
  transaction: DatabaseTransaction,
  clientId: string,
  { id, tags }: Pick<Original, 'id' | 'tags'>,
  tag: string,
): Promise<void> {
  await updateTags(transaction, clientId, id, [...new Set([...tags, tag])]);
}
