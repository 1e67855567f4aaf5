import { sql } from 'kysely';
import type { UserChangeAction } from '@assay/shared/contracts';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { containsPattern } from '../../platform/search.ts';

/** The change of a user as the audit log stores it. */
export type UserChangeRow = Awaited<ReturnType<typeof findUserChanges>>['items'][number];

/**
 * Names the acting user for the rest of the transaction: a trigger writes changes of `users` to the audit log under this
 * name. Without it the log names the system.
 */
export async function actAs(transaction: DatabaseTransaction, userId: number): Promise<void> {
  await sql`select set_config('assay.actor_id', ${String(userId)}, true)`.execute(transaction);
}

/** Adds what changes no column of `users` to the audit log. */
export async function recordUserChange(
  transaction: DatabaseTransaction,
  userId: number,
  action: UserChangeAction,
  { from = null, to = null }: { readonly from?: string | null; readonly to?: string | null } = {},
): Promise<void> {
  await sql`select record_user_change(users, ${action}::text, ${from}::text, ${to}::text) from users where id = ${userId}`.execute(
    transaction,
  );
}

/** Which lines of the audit log a list holds; filters combine with AND. */
export interface UserChangeFilter {
  readonly clientId: string;
  readonly userId?: number | undefined;
  readonly actions?: readonly UserChangeAction[] | undefined;
  /** Part of the user's name or address, or of the name of whoever changed it. */
  readonly search?: string | undefined;
}

function matchingChanges(
  kysely: DatabaseClient,
  { clientId, userId, actions, search = '' }: UserChangeFilter,
) {
  return kysely
    .selectFrom('user_audit')
    .where('client_id', '=', clientId)
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? 0))
    .$if(actions !== undefined, (query) => query.where('action', 'in', [...(actions ?? [])]))
    .$if(search !== '', (query) =>
      query.where(
        sql<boolean>`plain_text(user_name || chr(10) || user_email || chr(10) || changed_by)
          like plain_text(${containsPattern(search)})`,
      ),
    );
}

/** A page of the audit log, the newest line first, and the number of all lines that match. */
export async function findUserChanges(
  kysely: DatabaseClient,
  filter: UserChangeFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const matching = matchingChanges(kysely, filter);
  const items = await matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { items, totalCount: count };
}
