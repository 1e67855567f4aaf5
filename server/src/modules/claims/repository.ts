import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

/** Seconds after which someone who was not seen again has left the document. */
const PRESENCE_SECONDS = 60;
/** Minutes without activity after which a claim ends. */
const CLAIM_MINUTES = 15;

const leaseEnd = sql<Date>`now() + make_interval(mins => ${sql.lit(CLAIM_MINUTES)})`;
const absentSince = sql<Date>`now() - make_interval(secs => ${sql.lit(PRESENCE_SECONDS)})`;

/** A user at a document. */
export interface DocumentUser {
  readonly clientId: string;
  readonly documentId: string;
  readonly userId: number;
}

export interface ClaimRow {
  readonly user_id: number;
  readonly name: string;
  readonly expires_at: Date;
}

/** Marks a user as present. */
export async function upsertPresence(
  kysely: DatabaseClient,
  { clientId, documentId, userId }: DocumentUser,
): Promise<void> {
  await kysely
    .insertInto('document_presence')
    .values({ document_request_id: documentId, user_id: userId, client_id: clientId })
    .onConflict((conflict) =>
      conflict.columns(['document_request_id', 'user_id']).doUpdateSet({ seen_at: DATABASE_NOW }),
    )
    .execute();
}

/** Forgets who left this document. */
export async function deleteAbsentUsers(
  kysely: DatabaseClient,
  { clientId, documentId }: DocumentUser,
): Promise<void> {
  await kysely
    .deleteFrom('document_presence')
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .where('seen_at', '<', absentSince)
    .execute();
}

/** The other users who are present, by name. */
export async function findOtherUsers(
  kysely: DatabaseClient,
  { clientId, documentId, userId }: DocumentUser,
): Promise<{ readonly id: number; readonly name: string }[]> {
  return kysely
    .selectFrom('document_presence as presence')
    .innerJoin('users', 'users.id', 'presence.user_id')
    .select(['users.id', 'users.name'])
    .where('presence.client_id', '=', clientId)
    .where('presence.document_request_id', '=', documentId)
    .where('presence.user_id', '<>', userId)
    .where('presence.seen_at', '>=', absentSince)
    .orderBy(sql`lower(users.name) collate "C"`)
    .orderBy('users.id')
    .execute();
}

/** The claim on a document; undefined without one, or where it has ended. */
export async function findClaim(
  kysely: DatabaseClient,
  { clientId, documentId }: Omit<DocumentUser, 'userId'>,
): Promise<ClaimRow | undefined> {
  return kysely
    .selectFrom('document_claims as claim')
    .innerJoin('users', 'users.id', 'claim.user_id')
    .select(['claim.user_id', 'users.name', 'claim.expires_at'])
    .where('claim.client_id', '=', clientId)
    .where('claim.document_request_id', '=', documentId)
    .where('claim.expires_at', '>', DATABASE_NOW)
    .executeTakeFirst();
}

/** Gives a document to a user for the length of a claim, whoever had it. */
export async function upsertClaim(
  kysely: DatabaseClient,
  { clientId, documentId, userId }: DocumentUser,
): Promise<void> {
  await kysely
    .insertInto('document_claims')
    .values({ document_request_id: documentId, client_id: clientId, user_id: userId, expires_at: leaseEnd })
    .onConflict((conflict) =>
      conflict
        .column('document_request_id')
        .doUpdateSet({ user_id: userId, claimed_at: DATABASE_NOW, expires_at: leaseEnd }),
    )
    .execute();
}

/** Extends the claim of a user that has not ended. */
export async function renewClaim(
  kysely: DatabaseClient,
  { clientId, documentId, userId }: DocumentUser,
): Promise<void> {
  await kysely
    .updateTable('document_claims')
    .set({ expires_at: leaseEnd })
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', DATABASE_NOW)
    .execute();
}

export async function deleteClaim(
  kysely: DatabaseClient,
  { clientId, documentId, userId }: DocumentUser,
): Promise<void> {
  await kysely
    .deleteFrom('document_claims')
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .where('user_id', '=', userId)
    .execute();
}
