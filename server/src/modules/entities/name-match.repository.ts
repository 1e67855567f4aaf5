import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import type { DocumentSources } from '../../documents/index.ts';

/** The entity that names (`asked.name`) belong to: the one of that name, else the only one with that AKA. */
function matchedEntities(clientId: string, names: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select asked.name, coalesce(
      (select entities.id from entities
        where entities.client_id = ${clientId} and entities.normalised_name = asked.normalised),
      (select case when count(distinct entities.id) = 1 then min(entities.id::text)::uuid end
        from entity_akas aka join entities on entities.id = aka.entity_id
        where entities.client_id = ${clientId} and aka.normalised_name = asked.normalised)) as id
    from (select name, normalised_entity_name(name) as normalised from (${names}) names) asked
    where asked.normalised <> ''`;
}

/** The entities of a client by name, where a name belongs to exactly one. */
async function findEntitiesOfNames(
  kysely: DatabaseClient,
  clientId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const asked = sql`select distinct name from unnest(${sql.val([...names])}::text[]) as name`;
  const { rows } = await sql<{
    name: string;
    id: string | null;
  }>`${matchedEntities(clientId, asked)}`.execute(kysely);
  return new Map(rows.flatMap(({ name, id }) => (id === null ? [] : [[name, id]])));
}

/**
 * How many entities of a client the name in `datapoint.value` of `metric` may mean by their AKAs, where none has it as its own
 * name and none was chosen; 0 for other values.
 */
function countMatchingEntities(clientId: string) {
  const name = sql`normalised_entity_name(datapoint.value)`;
  return sql<number>`case
    when metric.data_type not in ('ENTITY_NAME', 'ENTITY_LINK') or datapoint.selected_entity_id is not null
      or coalesce(datapoint.value, '') = '' or exists (
        select from entities where client_id = ${clientId} and normalised_name = ${name}) then 0
    else (select count(distinct entities.id)::int from entity_akas aka join entities on entities.id = aka.entity_id
      where entities.client_id = ${clientId} and aka.normalised_name = ${name})
    end`;
}

/** Which of the ids are entities of the client. */
async function findEntityIds(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await kysely
    .selectFrom('entities')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How the core of documents finds the entities that names mean. */
export const entityNames: DocumentSources['entities'] = {
  table: sql`entities`,
  matched: matchedEntities,
  countMatches: countMatchingEntities,
  findOfNames: findEntitiesOfNames,
  findIds: findEntityIds,
};
