import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

/** Creates the entities of names that mean none, without types. */
export async function insertNamedEntities(
  transaction: DatabaseTransaction,
  clientId: string,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  await transaction
    .insertInto('entities')
    .columns(['client_id', 'name'])
    .expression(sql`select ${clientId}, name from unnest(${sql.val([...names])}::text[]) as wanted (name)`)
    // Two spellings of one name become one entity, also where another transaction inserts it.
    .onConflict((conflict) => conflict.columns(['client_id', 'normalised_name']).doNothing())
    .execute();
}

/** Adds to each entity the type under which it is named, unless it has it. */
export async function addEntityTypes(
  transaction: DatabaseTransaction,
  named: readonly { readonly entityId: string; readonly type: string }[],
): Promise<void> {
  if (named.length === 0) return;
  const ids = sql.val(named.map(({ entityId }) => entityId));
  const types = sql.val(named.map(({ type }) => type));
  await transaction
    .updateTable('entities')
    .from(
      sql<{ id: string; types: string[] }>`(
        select id, array_agg(distinct type) as types
        from unnest(${ids}::uuid[], ${types}::text[]) as wanted (id, type) group by id
      )`.as('named'),
    )
    .set({
      types: sql<string[]>`entities.types || array(
        select type from unnest(named.types) as type where type <> all(entities.types))`,
      time_updated: DATABASE_NOW,
    })
    .whereRef('entities.id', '=', 'named.id')
    .where(sql<boolean>`not entities.types @> named.types`)
    .execute();
}
