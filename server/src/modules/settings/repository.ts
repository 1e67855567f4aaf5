import { sql } from 'kysely';
import { ACCOUNT_STATUSES } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';

/** The settings of a client. */
export async function findClientSettings(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('clients')
    .select(['id', 'name', 'default_currency', 'default_language', 'is_trial', 'limited_uploads', 'switches'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
}

/** The language in which the client reads dates, as it was configured; undefined for an unknown client. */
export async function findClientLanguage(
  kysely: DatabaseClient,
  clientId: string,
): Promise<string | undefined> {
  const client = await kysely
    .selectFrom('clients')
    .select('default_language')
    .where('id', '=', clientId)
    .executeTakeFirst();
  return client?.default_language;
}

/** Active users of a client whose permission mask contains all bits of `mask`, by name. */
export async function findActiveHolders(kysely: DatabaseClient, clientId: string, mask: number) {
  return kysely
    .selectFrom('users')
    .select(['id', 'name', 'email', 'user_group'])
    .where('client_id', '=', clientId)
    .where('account_status', '=', ACCOUNT_STATUSES.ACTIVE)
    .where(sql<boolean>`permissions & ${mask} = ${mask}`)
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .execute();
}
