import type { Insertable } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import type { EmbedAudit, EmbedTokens } from '../../database/tables.ts';

export interface NewCredential {
  readonly id: string;
  readonly clientId: string;
  readonly name: string;
  readonly secretHash: string;
}

export async function insertCredential(kysely: DatabaseClient, credential: NewCredential): Promise<void> {
  const { id, clientId, name, secretHash } = credential;
  await kysely
    .insertInto('embed_credentials')
    .values({ id, client_id: clientId, name, secret_hash: secretHash })
    .execute();
}

/** The credentials of a client, oldest first. */
export async function findCredentials(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('embed_credentials')
    .select(['id', 'name', 'created_at'])
    .where('client_id', '=', clientId)
    .orderBy('created_at')
    .execute();
}

/** Deletes a credential with its tokens. @returns its name; undefined where the client has none of that id */
export async function deleteCredential(
  kysely: DatabaseClient,
  clientId: string,
  id: string,
): Promise<string | undefined> {
  const row = await kysely
    .deleteFrom('embed_credentials')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** The credential of a client with this secret. */
export async function findCredential(kysely: DatabaseClient, clientId: string, secretHash: string) {
  return kysely
    .selectFrom('embed_credentials')
    .select(['id', 'name'])
    .where('secret_hash', '=', secretHash)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Whether a credential was not removed. */
export async function hasCredential(kysely: DatabaseClient, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('embed_credentials')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

const userAccounts = (kysely: DatabaseClient, issuer: string, clientId: string) =>
  kysely
    .selectFrom('users')
    .innerJoin('user_identities as identity', 'identity.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.account_status', 'users.user_group', 'identity.subject'])
    .where('identity.issuer', '=', issuer)
    .where('users.client_id', '=', clientId);

/** The user of a client with this address and an account at the issuer. */
export async function findUserByEmail(
  kysely: DatabaseClient,
  { issuer, clientId, email }: { readonly issuer: string; readonly clientId: string; readonly email: string },
) {
  return userAccounts(kysely, issuer, clientId)
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
}

/** The user of a client with this id and an account at the issuer. */
export async function findUserById(
  kysely: DatabaseClient,
  { issuer, clientId, id }: { readonly issuer: string; readonly clientId: string; readonly id: number },
) {
  return userAccounts(kysely, issuer, clientId).where('users.id', '=', id).executeTakeFirst();
}

export async function insertToken(kysely: DatabaseClient, token: Insertable<EmbedTokens>): Promise<void> {
  await kysely.insertInto('embed_tokens').values(token).execute();
}

/** Takes a token, which nobody can take again, whether or not it has expired. */
export async function consumeToken(kysely: DatabaseClient, clientId: string, tokenHash: string) {
  return kysely
    .deleteFrom('embed_tokens')
    .using('embed_credentials as credential')
    .whereRef('credential.id', '=', 'embed_tokens.credential_id')
    .where('credential.client_id', '=', clientId)
    .where('token_hash', '=', tokenHash)
    .returning(['user_id', 'origin', 'expires_at', 'credential.id', 'credential.name'])
    .executeTakeFirst();
}

/** Writes to the audit log who asked for what. */
export async function insertAudit(kysely: DatabaseClient, row: Insertable<EmbedAudit>): Promise<void> {
  await kysely.insertInto('embed_audit').values(row).execute();
}

/** The last lines of a client's audit log, latest first. */
export async function findAudit(kysely: DatabaseClient, clientId: string, limit: number) {
  return kysely
    .selectFrom('embed_audit')
    .select(['at', 'action', 'outcome', 'credential_name', 'user_email', 'origin', 'address'])
    .where('client_id', '=', clientId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many lines of a credential the audit log has since a date. */
export async function countAudit(kysely: DatabaseClient, credentialId: string, since: Date): Promise<number> {
  const { lines } = await kysely
    .selectFrom('embed_audit')
    .select((eb) => eb.fn.countAll().as('lines'))
    .where('at', '>', since)
    .where('credential_id', '=', credentialId)
    .executeTakeFirstOrThrow();
  return Number(lines);
}

/** Deletes tokens that have expired, and lines of the audit log from before a date. */
export async function deleteExpired(kysely: DatabaseClient, now: Date, auditBefore: Date): Promise<void> {
  await kysely.deleteFrom('embed_tokens').where('expires_at', '<=', now).execute();
  await kysely.deleteFrom('embed_audit').where('at', '<', auditBefore).execute();
}
