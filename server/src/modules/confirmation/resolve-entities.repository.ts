import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import type { NamedEntity } from './plan.ts';

const namesOf = (named: readonly NamedEntity[]) => sql.val(named.map(({ name }) => name));
const chosenOf = (named: readonly NamedEntity[]) => sql.val(named.map((one) => one.selectedEntityId));

/**
 * The entity of each name: the one that was chosen for it, else one of that name, else one with that AKA. One statement
 * for any number of names. @returns ids in the order of the names; null for an unknown one
 */
async function findNamed(
  transaction: DatabaseTransaction,
  clientId: string,
  named: readonly NamedEntity[],
): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`
    select entity.id
    from unnest(${namesOf(named)}::text[], ${chosenOf(named)}::uuid[]) with ordinality as wanted (name, chosen, place)
    left join lateral (
      select id from (
        select id, 1 as choice from entities where client_id = ${clientId} and id = wanted.chosen
        union all
        select id, 2 from entities
        where client_id = ${clientId} and normalised_name = normalised_entity_name(wanted.name)
        union all
        select entities.id, 3 from entity_akas aka join entities on entities.id = aka.entity_id
        where entities.client_id = ${clientId} and aka.normalised_name = normalised_entity_name(wanted.name)
      ) candidate
      order by choice, id limit 1
    ) entity on true
    order by wanted.place`.execute(transaction);
  return rows.map(({ id }) => id);
}

async function insertNamed(
  transaction: DatabaseTransaction,
  clientId: string,
  named: readonly NamedEntity[],
): Promise<void> {
  await transaction
    .insertInto('entities')
    .columns(['client_id', 'name'])
    .expression(sql`select ${clientId}, name from unnest(${namesOf(named)}::text[]) as wanted (name)`)
    // Two spellings of one name become one entity, also where another transaction inserts it.
    .onConflict((conflict) => conflict.columns(['client_id', 'normalised_name']).doNothing())
    .execute();
}

/** Adds to each entity the type under which it is named, unless it has it. */
async function addTypes(
  transaction: DatabaseTransaction,
  ids: readonly string[],
  types: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('entities')
    .from(
      sql<{ id: string; types: string[] }>`(
        select id, array_agg(distinct type) as types
        from unnest(${sql.val([...ids])}::uuid[], ${sql.val([...types])}::text[]) as wanted (id, type) group by id
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

/**
 * Finds or creates the entities that a document names, each with the type under which it is named. The number of
 * statements does not grow with the names. @returns their ids in the order of the names
 */
export async function resolveEntities(
  transaction: DatabaseTransaction,
  clientId: string,
  named: readonly NamedEntity[],
): Promise<string[]> {
  if (named.length === 0) return [];
  const known = await findNamed(transaction, clientId, named);
  const missing = named.filter((_, index) => known[index] === null);
  if (missing.length > 0) await insertNamed(transaction, clientId, missing);
  const all = missing.length === 0 ? known : await findNamed(transaction, clientId, named);
  const ids = all.map((id, index) => {
    if (id === null) throw new Error(`no entity could be made of the name ${named[index]?.name}`);
    return id;
  });
  await addTypes(
    transaction,
    ids,
    named.map(({ type }) => type),
  );
  return ids;
}
