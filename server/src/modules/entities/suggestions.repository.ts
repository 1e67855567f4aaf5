import { ENTITY_DATA_TYPES } from '@assay/shared/domain';
import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import { containsPattern, startsWithPattern } from '../../platform/search.ts';

/** A name that entities are suggested for, and where it stands. */
export interface SoughtName {
  /** Empty where nothing was typed yet. */
  readonly name: string;
  readonly fin?: string | undefined;
  readonly documentRequestId?: string | undefined;
}

/** A reason to suggest an entity. */
export interface SuggestionRow {
  readonly id: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly reason: 'name' | 'aka' | 'identifier' | 'beginning' | 'part' | 'similar' | 'related';
  readonly aka: string | null;
  /** From 0 to 1. */
  readonly similarity: number;
  /** It has a relationship with an entity that the head of the document names. */
  readonly isRelated: boolean;
  /** It has the type that the metric stands for. */
  readonly hasType: boolean;
}

/** Rows of one reason at most. */
const MAX_PER_REASON = 20;
/** Rows of which the best are taken, so that a common part of names does not sort all entities. */
const MAX_COMPARED = 500;
/** Parts of names are looked for from this length on; shorter texts are compared with beginnings. */
const MIN_PART_LENGTH = 3;

/** The entities that are related to those in the head of a document, without those that the metric itself names. */
function relatedEntities(clientId: string, { fin, documentRequestId }: SoughtName): RawBuilder<unknown> {
  return sql`
    select distinct case when relationship.parent_id = known.id then relationship.child_id
      else relationship.parent_id end as id
    from document_metrics metric
    join document_requests document on document.id = metric.document_request_id and document.client_id = ${clientId}
    join groupings on groupings.id = metric.grouping_id and groupings.parent_id is null
    join document_datapoints datapoint on datapoint.metric_id = metric.id and datapoint.rank = 0
    join entities known on known.client_id = ${clientId} and (known.id = datapoint.selected_entity_id
      or known.normalised_name = normalised_entity_name(datapoint.value))
    join entity_relationships relationship on relationship.client_id = ${clientId}
      and known.id in (relationship.parent_id, relationship.child_id)
    where metric.document_request_id = ${documentRequestId ?? null}::uuid and metric.fin <> ${fin ?? ''}
      and metric.data_type in (${sql.join(ENTITY_DATA_TYPES)})
    limit ${MAX_COMPARED}`;
}

/** The entity type that a metric stands for: its own fin, or for a link the key entity type of the document. */
function typeOf(clientId: string, { fin, documentRequestId }: SoughtName): RawBuilder<string> {
  return sql<string>`coalesce(
    (select identifier.fin from metric_identifiers identifier where identifier.client_id = ${clientId}
      and identifier.fin = ${fin ?? ''} and identifier.type = 'ENTITY_NAME'),
    (select type.key_entity_type from document_requests document
      join document_types type on type.client_id = document.client_id and type.id = document.document_type_id
      where document.client_id = ${clientId} and document.id = ${documentRequestId ?? null}::uuid))`;
}

/** Entities whose name or AKA is the text, begins with it or has it as its client identifier. */
function likeNames(clientId: string, name: string): RawBuilder<unknown> {
  const beginning = startsWithPattern(name.toLowerCase());
  return sql`
    (select id, 'name' as reason, null::text as aka, 1::real as similarity from entities
      where client_id = ${clientId} and normalised_name = normalised_entity_name(${name}))
    union all
    (select entities.id, 'aka', aka.name, 1 from entity_akas aka join entities on entities.id = aka.entity_id
      where aka.normalised_name = normalised_entity_name(${name}) and entities.client_id = ${clientId}
      limit ${MAX_PER_REASON})
    union all
    (select id, 'identifier', null, 1 from entities
      where client_id = ${clientId} and lower(client_identifier) collate "C" = lower(${name}) limit ${MAX_PER_REASON})
    union all
    (select id, 'beginning', null, similarity(plain_text(name), plain_text(${name})) from entities
      where client_id = ${clientId} and left(lower(name), 500) collate "C" like ${beginning}
      order by left(lower(name), 500) collate "C" limit ${MAX_PER_REASON})`;
}

/** Entities of which a name has the text as a part, or is similar to it. */
function nearNames(clientId: string, name: string): RawBuilder<unknown> {
  const part = containsPattern(name);
  return sql`
    (select id, 'part' as reason, null::text as aka, near from (
        select id, similarity(plain_text(name), plain_text(${name})) as near from entities
        where client_id = ${clientId} and plain_text(name) like plain_text(${part}) limit ${MAX_COMPARED}
      ) compared order by near desc limit ${MAX_PER_REASON})
    union all
    (select id, 'part', aka, near from (
        select entities.id, aka.name as aka, similarity(plain_text(aka.name), plain_text(${name})) as near
        from entity_akas aka join entities on entities.id = aka.entity_id
        where entities.client_id = ${clientId} and plain_text(aka.name) like plain_text(${part}) limit ${MAX_COMPARED}
      ) compared order by near desc limit ${MAX_PER_REASON})
    union all
    (select id, 'similar', null, similarity(plain_text(name), plain_text(${name})) from entities
      where client_id = ${clientId} and plain_text(name) % plain_text(${name}) order by 4 desc limit ${MAX_PER_REASON})
    union all
    (select entities.id, 'similar', aka.name, similarity(plain_text(aka.name), plain_text(${name}))
      from entity_akas aka join entities on entities.id = aka.entity_id
      where entities.client_id = ${clientId} and plain_text(aka.name) % plain_text(${name})
      order by 4 desc limit ${MAX_PER_REASON})`;
}

/** The entities that a name may mean, by each reason. Without a name they are those related to the document. */
export async function findSuggestedEntities(
  kysely: DatabaseClient,
  clientId: string,
  sought: SoughtName,
): Promise<SuggestionRow[]> {
  const name = sought.name.trim();
  const reasons = [
    sql`(select id, 'related' as reason, null::text as aka, 0::real as similarity from related
      limit ${MAX_PER_REASON})`,
    ...(name === '' ? [] : [likeNames(clientId, name)]),
    ...(name.length < MIN_PART_LENGTH ? [] : [nearNames(clientId, name)]),
  ];
  const { rows } = await sql<SuggestionRow>`
    with related as materialized (${relatedEntities(clientId, sought)}),
      found as (${sql.join(reasons, sql` union all `)})
    select entities.id, entities.name, entities.types, found.reason, found.aka, found.similarity,
      exists (select from related where related.id = entities.id) as "isRelated",
      coalesce(${typeOf(clientId, sought)} = any(entities.types), false) as "hasType"
    from found join entities on entities.id = found.id and entities.client_id = ${clientId}`.execute(kysely);
  return rows;
}
