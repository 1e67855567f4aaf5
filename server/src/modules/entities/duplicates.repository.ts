import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import type { AlikeEntities, NamedEntity } from './alike-entities.ts';

type Writer = { readonly clientId: string; readonly userId: number; readonly name: string };

/** The last search of a client, and what has changed since. */
export interface SearchState {
  readonly searchedAt: Date;
  readonly readUntil: Date | null;
  readonly durationMs: number;
  readonly isComplete: boolean;
}

/** A pair of a list. Its names are null where they are not why it is listed. */
export interface PairRow {
  readonly firstId: string;
  readonly secondId: string;
  readonly firstName: string | null;
  readonly secondName: string | null;
  readonly similarity: number | null;
  readonly distinctId: string | null;
  readonly markedBy: string | null;
  readonly markedAt: Date | null;
}

/** Which pairs a list holds. */
export interface PairFilter {
  readonly clientId: string;
  /** Those that somebody has said are not the same, not those that may be. */
  readonly isDistinct: boolean;
  readonly entityId?: string | undefined;
  readonly types?: readonly string[] | undefined;
}

const hasName = (entity: string, name: string): RawBuilder<SqlBool> => {
  const [id, own, sought] = [sql.ref(`${entity}.id`), sql.ref(`${entity}.name`), sql.ref(name)];
  return sql`(${own} = ${sought} or exists (
    select from entity_akas aka where aka.entity_id = ${id} and aka.name = ${sought}))`;
};

/** The pairs of a list as they are now: both have their names still, and a type in common. */
function pairsOf({ clientId, isDistinct, entityId, types }: PairFilter): RawBuilder<unknown> {
  const pairs = isDistinct
    ? sql`entity_distinct_pairs pair
        join entities one on one.id = pair.first_id and one.client_id = ${clientId}
        join entities other on other.id = pair.second_id and other.client_id = ${clientId}`
    : sql`entity_duplicates pair
        join entities one on one.id = pair.first_id
        join entities other on other.id = pair.second_id`;
  const conditions = [
    sql`pair.client_id = ${clientId}`,
    entityId !== undefined && sql`${entityId} in (pair.first_id, pair.second_id)`,
    types !== undefined &&
      sql`one.types && ${sql.val([...types])}::text[] and other.types && ${sql.val([...types])}::text[]`,
    !isDistinct &&
      sql`one.types && other.types and ${hasName('one', 'pair.first_name')} and ${hasName('other', 'pair.second_name')}
        and not exists (select from entity_distinct_pairs known where known.client_id = pair.client_id
          and known.first_id = pair.first_id and known.second_id = pair.second_id)`,
  ].filter((condition) => condition !== false);
  return sql`${pairs} where ${sql.join(conditions, sql` and `)}`;
}

/** A page of pairs: the most alike first, and those that are not the same by when somebody said so. */
export async function findPairs(
  kysely: DatabaseClient,
  filter: PairFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly PairRow[]> {
  const { rows } = await (
    filter.isDistinct
      ? sql<PairRow>`
          select pair.first_id as "firstId", pair.second_id as "secondId", null as "firstName", null as "secondName",
            null as similarity, pair.id as "distinctId", pair.user_name as "markedBy", pair.marked_at as "markedAt"
          from ${pairsOf(filter)} order by pair.marked_at desc, pair.id limit ${limit} offset ${offset}`
      : sql<PairRow>`
          select pair.first_id as "firstId", pair.second_id as "secondId", pair.first_name as "firstName",
            pair.second_name as "secondName", pair.similarity, null as "distinctId", null as "markedBy",
            null as "markedAt"
          from ${pairsOf(filter)} order by pair.similarity desc, pair.first_id, pair.second_id
          limit ${limit} offset ${offset}`
  ).execute(kysely);
  return rows;
}

export async function countPairs(kysely: DatabaseClient, filter: PairFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${pairsOf(filter)}`.execute(
    kysely,
  );
  return rows[0]?.count ?? 0;
}

/** How many values entities have, by their ids. */
export async function countValues(
  kysely: DatabaseClient,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await kysely
    .selectFrom('entity_datapoints')
    .select(['entity_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('entity_id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .groupBy('entity_id')
    .execute();
  return new Map(rows.map(({ entity_id: id, count }) => [id ?? '', count]));
}

/**
 * The entities of a client with their names, in parts of one statement each, in the order of the ids of all clients: the embedded database,
 * which has no statistics, would sort all entities of a client for each part.
 * @param size so many entities of all clients are read at once
 */
export async function* readNamedEntities(
  kysely: DatabaseClient,
  clientId: string,
  size: number,
): AsyncGenerator<readonly NamedEntity[]> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<{ id: string; entity: NamedEntity | null }>`
      with part as materialized (select * from entities where id > ${last}::uuid order by id limit ${size})
      select id, case when client_id = ${clientId} then json_build_object('id', id, 'types', types,
        'names', array[name] || array(
          select aka.name from entity_akas aka where aka.entity_id = part.id order by position)) end as entity
      from part order by id`.execute(kysely);
    yield rows.flatMap(({ entity }) => entity ?? []);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < size) return;
  }
}

/** When the entity of a client that was changed last was changed; null where it has none. */
export async function findLastChange(kysely: DatabaseClient, clientId: string): Promise<Date | null> {
  const row = await kysely
    .selectFrom('entities')
    .select('time_updated')
    .where('client_id', '=', clientId)
    .orderBy('time_updated', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.time_updated ?? null;
}

export async function findSearch(kysely: DatabaseClient, clientId: string): Promise<SearchState | undefined> {
  return kysely
    .selectFrom('entity_duplicate_searches')
    .select('searched_at as searchedAt')
    .select(['read_until as readUntil', 'duration_ms as durationMs', 'is_complete as isComplete'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Notes that a search has ended: what it found holds as of now. */
export async function recordSearch(
  kysely: DatabaseClient,
  clientId: string,
  { readUntil, durationMs, isComplete }: Omit<SearchState, 'searchedAt'>,
): Promise<void> {
  const values = {
    searched_at: DATABASE_NOW,
    read_until: readUntil,
    duration_ms: Math.round(durationMs),
    is_complete: isComplete,
  };
  await kysely
    .insertInto('entity_duplicate_searches')
    .values({ client_id: clientId, ...values })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(values))
    .execute();
}

/** The pairs of a client that somebody has said are not the same. */
export async function findDistinctPairs(
  kysely: DatabaseClient,
  clientId: string,
): Promise<readonly (readonly [string, string])[]> {
  const rows = await kysely
    .selectFrom('entity_distinct_pairs')
    .select(['first_id', 'second_id'])
    .where('client_id', '=', clientId)
    .execute();
  return rows.map(({ first_id: first, second_id: second }) => [first, second]);
}

/** The stored pairs of a client. */
export async function findStoredPairs(
  kysely: DatabaseClient,
  clientId: string,
): Promise<readonly AlikeEntities[]> {
  const rows = await kysely
    .selectFrom('entity_duplicates')
    .select(['first_id', 'second_id', 'first_name', 'second_name', 'similarity'])
    .where('client_id', '=', clientId)
    .execute();
  return rows.map((row) => ({
    ids: [row.first_id, row.second_id],
    names: [row.first_name, row.second_name],
    similarity: row.similarity,
  }));
}

const recordsOf = (pairs: readonly AlikeEntities[]) =>
  JSON.stringify(
    pairs.map(({ ids: [first_id, second_id], names: [first_name, second_name], similarity }) => ({
      first_id,
      second_id,
      first_name,
      second_name,
      similarity,
    })),
  );

export async function deletePairs(
  kysely: DatabaseClient,
  clientId: string,
  pairs: readonly AlikeEntities[],
): Promise<void> {
  await sql`
    delete from entity_duplicates pair
    using json_to_recordset(${recordsOf(pairs)}::json) as gone (first_id uuid, second_id uuid)
    where pair.client_id = ${clientId} and pair.first_id = gone.first_id and pair.second_id = gone.second_id`.execute(
    kysely,
  );
}

/** Stores pairs, but for those of which an entity is gone. Entities are locked in the order in which others lock them. */
export async function insertPairs(
  transaction: DatabaseTransaction,
  clientId: string,
  pairs: readonly AlikeEntities[],
): Promise<void> {
  const there = await transaction
    .selectFrom('entities')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', [...new Set(pairs.flatMap(({ ids }) => ids))])
    .orderBy('id')
    .forKeyShare()
    .execute();
  const known = new Set(there.map(({ id }) => id));
  const stored = pairs.filter(({ ids }) => ids.every((id) => known.has(id)));
  await sql`
    insert into entity_duplicates (client_id, first_id, second_id, first_name, second_name, similarity)
    select ${clientId}, first_id, second_id, first_name, second_name, similarity
    from json_to_recordset(${recordsOf(stored)}::json)
      as found (first_id uuid, second_id uuid, first_name text, second_name text, similarity double precision)
    on conflict (first_id, second_id) do update set first_name = excluded.first_name,
      second_name = excluded.second_name, similarity = excluded.similarity`.execute(transaction);
}

/** Notes that two entities are not the same. @returns the id of the note; that of an earlier one stays */
export async function insertDistinctPair(
  transaction: DatabaseTransaction,
  { clientId, userId, name }: Writer,
  [first, second]: readonly [string, string],
): Promise<string> {
  const { id } = await transaction
    .insertInto('entity_distinct_pairs')
    .values({
      client_id: clientId,
      first_id: first,
      second_id: second,
      user_id: userId,
      user_name: name,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'first_id', 'second_id'])
        .doUpdateSet((eb) => ({ first_id: eb.ref('excluded.first_id') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes such a note back. @returns its pair; undefined where there is no such note */
export async function deleteDistinctPair(
  kysely: DatabaseClient,
  clientId: string,
  id: string,
): Promise<readonly [string, string] | undefined> {
  const row = await kysely
    .deleteFrom('entity_distinct_pairs')
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .returning(['first_id', 'second_id'])
    .executeTakeFirst();
  return row && [row.first_id, row.second_id];
}
