import { sql } from 'kysely';
import {
  USER_CHANGE_KIND_OF,
  userChangeAction,
  type UserChangeAction,
  type UserChangeKind,
  type UserChangeWire,
} from '@assay/shared/contracts';
import { DEFAULT_PAGE_SIZE } from '@assay/shared/domain';
import type { Rows, RowsTransaction } from '../../database/database.ts';
import { readPage } from '../data-model/order.ts';

const LARGEST_PAGE = 100;

/**
 * Names who acts, for the rest of the transaction: the database writes what it changes on users into the trail under this
 * name. Without it the system did it.
 */
export async function actAs(transaction: RowsTransaction, userId: number): Promise<void> {
  await sql`select set_config('assay.actor_id', ${String(userId)}, true)`.execute(transaction);
}

/** Writes what changes no column of the user's row into the trail. */
export async function recordUserChange(
  transaction: RowsTransaction,
  userId: number,
  action: UserChangeAction,
  { from = null, to = null }: { readonly from?: string | null; readonly to?: string | null } = {},
): Promise<void> {
  await sql`select record_user_change(users, ${action}::text, ${from}::text, ${to}::text) from users where id = ${userId}`.execute(
    transaction,
  );
}

export interface UserChangeQuery {
  readonly offset?: number | undefined;
  readonly maxPageSize?: number | undefined;
  readonly user?: number | undefined;
  readonly kind?: readonly UserChangeKind[] | undefined;
  readonly search?: string | undefined;
}

const actionsOf = (kinds: readonly UserChangeKind[]) =>
  userChangeAction.options.filter((action) => kinds.includes(USER_CHANGE_KIND_OF[action]));

function matchingChanges(kysely: Rows, clientId: string, { user, kind, search }: UserChangeQuery) {
  return kysely
    .selectFrom('user_audit')
    .where('client_id', '=', clientId)
    .$if(user !== undefined, (some) => some.where('user_id', '=', user ?? 0))
    .$if(kind !== undefined, (some) => some.where('action', 'in', actionsOf(kind ?? [])))
    .$if(search !== undefined && search !== '', (some) =>
      some.where(
        sql<boolean>`plain_text(user_name || chr(10) || user_email || chr(10) || changed_by)
          like plain_text(${`%${search?.replace(/[\\%_]/g, '\\$&')}%`})`,
      ),
    );
}

/** A page of the client's changes to users, the newest first. */
export async function findUserChanges(
  kysely: Rows,
  clientId: string,
  query: UserChangeQuery,
): Promise<{ items: UserChangeWire[]; count: number; totalCount: number }> {
  const { offset, limit } = readPage(query, { defaultSize: DEFAULT_PAGE_SIZE, largest: LARGEST_PAGE });
  const matching = matchingChanges(kysely, clientId, query);
  const rows = await matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const items = rows.map((row) => ({
    id: row.id,
    changedAt: row.changed_at.toISOString(),
    userId: row.user_id,
    userName: row.user_name,
    userEmail: row.user_email,
    changedById: row.changed_by_id,
    changedBy: row.changed_by,
    action: row.action,
    from: row.from_value,
    to: row.to_value,
  }));
  return { items, count: items.length, totalCount: count };
}
