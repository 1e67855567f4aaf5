import { isProviderUser, readSwitchValues, type SwitchValues } from '@assay/shared/domain';
import type { DatabaseClient } from '../database/database.ts';
import type { Actor, TokenProof } from './actor.ts';

/**
 * The user that a proven identity is linked to; null where there is none.
 * @param providerEmailDomain addresses of internal staff; null where only their group tells
 */
export async function findActor(
  kysely: DatabaseClient,
  { issuer, subject, isSingleSignOn = false }: TokenProof,
  providerEmailDomain: string | null,
): Promise<Actor | null> {
  const row = await kysely
    .selectFrom('user_identities as identity')
    .innerJoin('users', 'users.id', 'identity.user_id')
    .select(['users.id', 'client_id', 'name', 'email', 'permissions', 'account_status', 'user_group'])
    .select(['user_management_scope', 'sso'])
    .where('identity.issuer', '=', issuer)
    .where('identity.subject', '=', subject)
    .executeTakeFirst();
  if (row === undefined) return null;
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
