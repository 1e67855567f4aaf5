import { sql, type Selectable } from 'kysely';
import { isProviderUser, readSwitchValues, type SwitchValues } from '@assay/shared/domain';
import type { DatabaseClient } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Actor, TokenProof } from './actor.ts';

type ActorRow = Pick<
  Selectable<Tables['users']>,
  | 'id'
  | 'client_id'
  | 'name'
  | 'email'
  | 'permissions'
  | 'account_status'
  | 'user_group'
  | 'user_management_scope'
  | 'sso'
> & { readonly lastWrite: string | null; readonly tokensValidFrom: Date | null };

/** What is asked about a user besides the row. */
export interface ActorQuery {
  /** Addresses of internal staff; null where only their group decides. */
  readonly providerEmailDomain: string | null;
  /** Whether the position of the user's last write is needed. */
  readonly hasReplica: boolean;
}

/** The user that a proven identity is linked to; null where there is none, or the user's sessions were ended since the proof. */
export async function findActor(
  kysely: DatabaseClient,
  { issuer, subject, issuedAt, isSingleSignOn = false }: TokenProof,
  { providerEmailDomain, hasReplica }: ActorQuery,
): Promise<Actor | null> {
  // Every request asks: a statement that is written out costs the process less than one that is put together.
  const lastWrite = hasReplica
    ? sql`(select position::text from user_write_positions where user_id = users.id)`
    : sql`null`;
  const { rows } = await sql<ActorRow>`
    select users.id, client_id, name, email, permissions, account_status, user_group, user_management_scope, sso,
      tokens_valid_from as "tokensValidFrom", ${lastWrite} as "lastWrite"
    from user_identities identity join users on users.id = identity.user_id
    where identity.issuer = ${issuer} and identity.subject = ${subject}`.execute(kysely);
  const [row] = rows;
  if (row === undefined || (row.tokensValidFrom !== null && issuedAt < row.tokensValidFrom)) return null;
  return {
    userId: row.id,
    clientId: row.client_id,
    name: row.name,
    email: row.email,
    permissions: row.permissions,
    accountStatus: row.account_status,
    userGroup: row.user_group,
    userManagementScope: row.user_management_scope,
    sso: row.sso || isSingleSignOn,
    isProvider: isProviderUser({ email: row.email, userGroup: row.user_group }, providerEmailDomain),
    lastWrite: row.lastWrite,
  };
}

/** The switches that a client's configuration names. */
export async function findClientSwitches(kysely: DatabaseClient, clientId: string): Promise<SwitchValues> {
  const client = await kysely
    .selectFrom('clients')
    .select('switches')
    .where('id', '=', clientId)
    .executeTakeFirst();
  return readSwitchValues(client?.switches);
}
