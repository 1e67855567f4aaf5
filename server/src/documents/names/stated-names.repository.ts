import { ENTITY_DATA_TYPES, entityTypeOfName } from '@assay/shared/domain';
import { sql } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { AskedName } from './resolve-names.ts';

/** A name that a document states, with the value in which it stands. */
export interface StatedName extends AskedName {
  readonly metricId: string;
  readonly datapointId: string;
}

/** The metrics of a client's documents that name entities, with what decides the type that each stands for. */
function nameMetrics(kysely: DatabaseClient, clientId: string) {
  return kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_requests as document', 'document.id', 'metric.document_request_id')
    .innerJoin('document_types as type', (join) =>
      join
        .onRef('type.client_id', '=', 'document.client_id')
        .onRef('type.id', '=', 'document.document_type_id'),
    )
    .leftJoin('metric_identifiers as identifier', (join) =>
      join.onRef('identifier.fin', '=', 'metric.fin').on('identifier.client_id', '=', clientId),
    )
    .select(['metric.id as metricId', 'metric.fin', 'metric.data_type as dataType'])
    .select('document.id as documentId')
    .select(['identifier.associated_relationship_entity_types as relationshipTypes'])
    .select(['type.reporting_entity_type as reporting', 'type.key_entity_type as key'])
    .where('document.client_id', '=', clientId)
    .where('metric.data_type', 'in', ENTITY_DATA_TYPES);
}

/**
 * The names that documents of a client state for entities, those without text left out.
 * @param metricIds only those of these metrics
 */
export async function findStatedNames(
  kysely: DatabaseClient,
  clientId: string,
  documentIds: readonly string[],
  metricIds?: readonly string[],
): Promise<readonly StatedName[]> {
  const rows = await nameMetrics(kysely, clientId)
    .innerJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .select(['datapoint.id as datapointId', 'datapoint.value as name'])
    .select(['datapoint.selected_entity_id as selectedEntityId'])
    .where(sql<boolean>`document.id = any(${sql.val([...documentIds])}::uuid[])`)
    .where('datapoint.value', '<>', '')
    .$if(metricIds !== undefined, (query) =>
      query.where(sql<boolean>`metric.id = any(${sql.val([...(metricIds ?? [])])}::uuid[])`),
    )
    .execute();
  return rows.map(({ metricId, documentId, datapointId, name, selectedEntityId, ...metric }) => ({
    metricId,
    documentId,
    datapointId,
    name: name ?? '',
    selectedEntityId,
    type: entityTypeOfName(metric, metric),
  }));
}

/** A name in a document that holds a result and is not in the trash, while nobody has linked it to an entity. */
interface UnlinkedName {
  readonly documentId: string;
  /** A digest of the name, by which names are equal that differ in case and white space. */
  readonly key: string;
  readonly name: string;
  /** The entity type that it stands for. */
  readonly type: string;
  readonly isConfirmed: boolean;
}

/** The names of documents of a client that nobody has linked to an entity, those of white space left out. */
export async function findUnlinkedNames(
  kysely: DatabaseClient,
  clientId: string,
  documentIds: readonly string[],
): Promise<readonly UnlinkedName[]> {
  const rows = await nameMetrics(kysely, clientId)
    .innerJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .select(['datapoint.value as name', 'document.is_verified as isConfirmed'])
    .select(sql<string | null>`md5(nullif(normalised_entity_name(datapoint.value), ''))`.as('digest'))
    .select(sql<boolean>`has_listed_names(document.stage)`.as('isListed'))
    .where(sql<boolean>`document.id = any(${sql.val([...documentIds])}::uuid[])`)
    .where('datapoint.selected_entity_id', 'is', null)
    .execute();
  return rows.flatMap(({ documentId, digest, name, isConfirmed, isListed, ...metric }) =>
    digest === null || name === null || !isListed
      ? []
      : [{ documentId, key: digest, name, type: entityTypeOfName(metric, metric), isConfirmed }],
  );
}

/** The entity types that metrics stand for, by the id of the metric; none for those that name no entity. */
export async function findNameTypes(
  kysely: DatabaseClient,
  clientId: string,
  metricIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (metricIds.length === 0) return new Map();
  const rows = await nameMetrics(kysely, clientId)
    .where(sql<boolean>`metric.id = any(${sql.val([...metricIds])}::uuid[])`)
    .execute();
  return new Map(rows.map((metric) => [metric.metricId, entityTypeOfName(metric, metric)]));
}

/** Links values to entities, each to its own. */
export async function linkValues(
  transaction: DatabaseTransaction,
  links: readonly { readonly datapointId: string; readonly entityId: string }[],
): Promise<void> {
  if (links.length === 0) return;
  await sql`
    update document_datapoints set selected_entity_id = link.entity_id
    from unnest(${sql.val(links.map(({ datapointId }) => datapointId))}::uuid[],
      ${sql.val(links.map(({ entityId }) => entityId))}::uuid[]) as link (id, entity_id)
    where document_datapoints.id = link.id`.execute(transaction);
}
