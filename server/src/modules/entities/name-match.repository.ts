import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

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
export async function findEntitiesOfNames(
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

/** Links every name in a document that belongs to exactly one entity and is not linked yet. */
export async function linkKnownNames(
  transaction: DatabaseTransaction,
  clientId: string,
  documentId: string,
): Promise<void> {
  const values = sql`
    select datapoint.id, datapoint.value as name from document_metrics metric
    join document_datapoints datapoint on datapoint.metric_id = metric.id
    where metric.document_request_id = ${documentId} and metric.data_type in ('ENTITY_NAME', 'ENTITY_LINK')
      and datapoint.value <> '' and datapoint.selected_entity_id is null`;
  await sql`
    with named as (${values}),
      matched as (${matchedEntities(clientId, sql`select distinct name from named`)})
    update document_datapoints set selected_entity_id = matched.id
    from named join matched on matched.name = named.name
    where document_datapoints.id = named.id and matched.id is not null`.execute(transaction);
}

/**
 * How many entities of a client the name in `datapoint.value` of `metric` may mean by their AKAs, where none has it as its own
 * name and none was chosen; 0 for other values.
 */
export function countMatchingEntities(clientId: string) {
  const name = sql`normalised_entity_name(datapoint.value)`;
  return sql<number>`case
    when metric.data_type not in ('ENTITY_NAME', 'ENTITY_LINK') or datapoint.selected_entity_id is not null
      or coalesce(datapoint.value, '') = '' or exists (
        select from entities where client_id = ${clientId} and normalised_name = ${name}) then 0
    else (select count(distinct entities.id)::int from entity_akas aka join entities on entities.id = aka.entity_id
      where entities.client_id = ${clientId} and aka.normalised_name = ${name})
    end`;
}
