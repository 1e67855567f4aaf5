import { AppError } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { findByIds, requireEditable } from '../../documents/index.ts';
import { countActiveTime } from '../reviews/index.ts';
import {
  deleteClaim,
  deleteAbsentUsers,
  findClaim,
  findOtherUsers,
  renewClaim,
  upsertClaim,
  upsertPresence,
  type ClaimRow,
  type DocumentUser,
} from './repository.ts';

/** Who is at a document besides the caller, and who has claimed it. */
export interface People {
  readonly others: readonly { readonly id: number; readonly name: string }[];
  readonly claim: ClaimRow | undefined;
}

/** Who has which document open, and who works on it. A claim informs: it keeps nobody from reading or saving. */
export class ClaimsService {
  readonly #kysely: DatabaseClient;

  constructor(database: Database) {
    this.#kysely = database.kysely;
  }

  /** Marks the caller as present; activity counts as time at the document and renews the caller's claim. @throws AppError NOT_FOUND */
  async reportPresence(actor: Actor, id: string, isActive: boolean): Promise<People> {
    const key = keyOf(actor, id);
    await findDocument(this.#kysely, actor, id);
    if (isActive) await countActiveTime(this.#kysely, id, actor);
    await upsertPresence(this.#kysely, key);
    await deleteAbsentUsers(this.#kysely, key);
    if (isActive) await renewClaim(this.#kysely, key);
    return readPeople(this.#kysely, key);
  }

  /** Claims a document. @throws AppError NOT_FOUND, DOCUMENT_READ_ONLY, DOCUMENT_NOT_READY, DOCUMENT_CLAIMED */
  async claim(actor: Actor, id: string, takesOver: boolean): Promise<People> {
    const key = keyOf(actor, id);
    return this.#kysely.transaction().execute(async (transaction) => {
      requireEditable(await findDocument(transaction, actor, id, { lock: true }));
      const claim = await findClaim(transaction, key);
      if (claim !== undefined && claim.user_id !== actor.userId && !takesOver)
        throw new AppError('DOCUMENT_CLAIMED', { identifier: id });
      await upsertClaim(transaction, key);
      return readPeople(transaction, key);
    });
  }

  /** Ends the caller's own claim. @throws AppError NOT_FOUND */
  async release(actor: Actor, id: string): Promise<People> {
    const key = keyOf(actor, id);
    await findDocument(this.#kysely, actor, id);
    await deleteClaim(this.#kysely, key);
    return readPeople(this.#kysely, key);
  }
}

const keyOf = ({ clientId, userId }: Actor, documentId: string): DocumentUser => ({
  clientId,
  userId,
  documentId,
});

async function readPeople(kysely: DatabaseClient, key: DocumentUser): Promise<People> {
  return { others: await findOtherUsers(kysely, key), claim: await findClaim(kysely, key) };
}

async function findDocument(
  kysely: DatabaseClient,
  { clientId }: Actor,
  id: string,
  options: { readonly lock?: boolean } = {},
) {
  const [document] = await findByIds(kysely, clientId, [id], options);
  if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
  return document;
}
