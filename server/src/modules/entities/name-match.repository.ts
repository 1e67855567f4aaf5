import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import type { DocumentSources } from '../../documents/index.ts';

type EntityNames = DocumentSources['entities'];
type NearEntity = Awaited<ReturnType<EntityNames['findNear']>>[number];
type NameMatch = Awaited<ReturnType<EntityNames['findMatches']>>[number];

/** The entities of a client that have one of the names; see `EntityNames`. One statement for any number of names. */
async function findMatches(
  kysely: DatabaseClient,
  clientId: string,
  asked: Parameters<EntityNames['findMatches']>[2],
): Promise<readonly NameMatch[]> {
  const names = sql.val(asked.map(({ name }) => name));
  const types = sql.val(asked.map(({ type }) => type));
  const chosen = sql.val(asked.map(({ selectedEntityId }) => selectedEntityId));
  const documents = sql.val(asked.map(({ documentId }) => documentId));
  const { rows } = await sql<NameMatch>`
    select asked.place::int - 1 as place, entities.id as "entityId", entities.types, found.reason
    from unnest(${names}::text[], ${types}::text[], ${chosen}::uuid[], ${documents}::uuid[])
      with ordinality as asked (name, type, chosen, document_id, place)
    cross join lateral (select normalised_entity_name(asked.name) as normalised) comparable
    cross join lateral (
      select asked.chosen as id, 'chosen' as reason where asked.chosen is not null
      union all
      select choice.entity_id, case scope when 'fund' then 'rememberedForFund' else 'rememberedForSender' end
      from entity_name_choices choice join document_requests document
        on document.id = asked.document_id and document.client_id = choice.client_id
      where choice.client_id = ${clientId} and choice.name_key = md5(comparable.normalised)
        and choice.entity_type = asked.type and choice.scope_key = md5(normalised_entity_name(
          case choice.scope when 'fund' then document.fund else document.fund_manager end))
      union all
      select id, 'name' from entities
      where client_id = ${clientId} and normalised_name = comparable.normalised and comparable.normalised <> ''
      union all
      select aka.entity_id, 'aka' from entity_akas aka
      where aka.normalised_name = comparable.normalised and comparable.normalised <> ''
      union all
      select id, 'clientIdentifier' from entities
      where client_id = ${clientId} and client_identifier is not null and btrim(asked.name) <> ''
        and lower(btrim(client_identifier) collate "und-x-icu") = lower(btrim(asked.name) collate "und-x-icu")
    ) found
    join entities on entities.id = found.id and entities.client_id = ${clientId}
    order by asked.place`.execute(kysely);
  return rows;
}

/** How similar a name is that is shown beside one, from 0 to 1, and how many are shown. */
const NEAR = { similarity: 0.5, count: 3 };

/** The entities of a client with similar names or AKAs; see `EntityNames`. One statement for any number of names. */
async function findNear(
  kysely: DatabaseClient,
  clientId: string,
  asked: readonly { readonly name: string; readonly type: string }[],
): Promise<readonly NearEntity[]> {
  if (asked.length === 0) return [];
  const names = sql.val(asked.map(({ name }) => name));
  const types = sql.val(asked.map(({ type }) => type));
  const { rows } = await sql<NearEntity>`
    select asked.place::int - 1 as place, near.id as "entityId", near.name
    from unnest(${names}::text[], ${types}::text[]) with ordinality as asked (name, type, place)
    cross join lateral (
      select id, name, max(similarity) as similarity from (
        select id, name, similarity(plain_text(name), plain_text(asked.name)) as similarity from entities
        where client_id = ${clientId} and plain_text(name) % plain_text(asked.name) and asked.type = any(types)
        union all
        select entities.id, entities.name, similarity(plain_text(aka.name), plain_text(asked.name))
        from entity_akas aka join entities on entities.id = aka.entity_id
        where entities.client_id = ${clientId} and plain_text(aka.name) % plain_text(asked.name)
          and asked.type = any(entities.types)
      ) similar_names
      where similarity >= ${NEAR.similarity}
      group by id, name order by max(similarity) desc, name limit ${NEAR.count}
    ) near
    order by asked.place, near.similarity desc, near.name`.execute(kysely);
  return rows;
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
export const entityNames: EntityNames = {
  table: sql`entities`,
  findMatches,
  findNear,
  findIds: findEntityIds,
};
