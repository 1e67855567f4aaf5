import type { DatabaseClient } from '../../database/database.ts';

/** Whose views of which list. */
export interface ViewOwner {
  readonly clientId: string;
  readonly userId: number;
}

/** A user's views of a list, by name. */
export async function findViews(kysely: DatabaseClient, { clientId, userId }: ViewOwner, list: string) {
  return kysely
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy('name')
    .execute();
}

/** Saves a view, over the one of the same name. */
export async function upsertView(
  kysely: DatabaseClient,
  { clientId, userId }: ViewOwner,
  view: { readonly list: string; readonly name: string; readonly query: string },
) {
  return kysely
    .insertInto('saved_views')
    .values({ client_id: clientId, user_id: userId, ...view })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'user_id', 'list', 'name']).doUpdateSet({ query: view.query }),
    )
    .returning(['id', 'name', 'query'])
    .executeTakeFirstOrThrow();
}

/** @returns whether the user had it */
export async function deleteView(
  kysely: DatabaseClient,
  { clientId, userId }: ViewOwner,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await kysely
    .deleteFrom('saved_views')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
