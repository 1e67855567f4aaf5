import type { Insertable } from 'kysely';
import { UNKNOWN_DATE } from '@assay/shared/domain';
import type { RowsTransaction } from '../../database/database.ts';
import type { EntityDatapoints } from '../../database/tables.ts';
import { inChunks } from '../../platform/db/chunks.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import type { ConfirmedValue, ReportedTypes } from './plan.ts';

/** A confirmed document, with the entity types that its type reports for and about. */
export interface ConfirmedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly reportingDate: string;
  readonly types: ReportedTypes;
}

/** A value of an entity or of a relationship. */
export type NewFact = Insertable<EntityDatapoints>;

export async function findDocument(
  transaction: RowsTransaction,
  documentId: string,
): Promise<ConfirmedDocument> {
  const row = await transaction
    .selectFrom('document_requests as document')
    .innerJoin('document_types as type', (join) =>
      join
        .onRef('type.client_id', '=', 'document.client_id')
        .onRef('type.id', '=', 'document.document_type_id'),
    )
    .select(['document.id', 'document.file_name', 'document.reporting_date'])
    .select(['type.reporting_entity_type', 'type.key_entity_type'])
    .where('document.id', '=', documentId)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    fileName: row.file_name,
    reportingDate: row.reporting_date ?? UNKNOWN_DATE,
    types: { reporting: row.reporting_entity_type, key: row.key_entity_type },
  };
}

/** The verified values of a document, in the order of the screen. */
export async function findVerifiedValues(
  transaction: RowsTransaction,
  clientId: string,
  documentId: string,
): Promise<ConfirmedValue[]> {
  const rows = await transaction
    .selectFrom('document_metrics as metric')
    .innerJoin('document_datapoints as datapoint', (join) =>
      join.onRef('datapoint.metric_id', '=', 'metric.id').on('datapoint.rank', '=', 0),
    )
    .innerJoin('groupings as grouping', 'grouping.id', 'metric.grouping_id')
    .innerJoin('metric_identifiers as identifier', (join) =>
      join.onRef('identifier.fin', '=', 'metric.fin').on('identifier.client_id', '=', clientId),
    )
    .select(['metric.fin', 'metric.data_type', 'grouping.id as grouping_id', 'grouping.parent_id'])
    .select(['datapoint.value', 'datapoint.currency', 'datapoint.confidence', 'datapoint.page'])
    .select(['datapoint.x', 'datapoint.y', 'datapoint.w', 'datapoint.h', 'datapoint.selected_entity_id'])
    .select(['identifier.associated_entity_type', 'identifier.associated_relationship_entity_types'])
    .where('metric.document_request_id', '=', documentId)
    .where('datapoint.is_verified', '=', true)
    .where('datapoint.value', '!=', '')
    .orderBy('metric.order_position')
    .execute();
  return rows.map(({ fin, value, currency, confidence, page, x, y, w, h, ...row }) => ({
    fin,
    dataType: row.data_type,
    value: value ?? '',
    currency,
    confidence,
    page,
    x,
    y,
    w,
    h,
    rowId: row.parent_id === null ? null : row.grouping_id,
    entityType: row.associated_entity_type,
    relationshipTypes: row.associated_relationship_entity_types,
    selectedEntityId: row.selected_entity_id,
  }));
}

/** The entity that was chosen for a name; else one of that name, else one with that AKA. */
export async function findEntity(
  transaction: RowsTransaction,
  clientId: string,
  { normalisedName, selectedEntityId }: { normalisedName: string; selectedEntityId: string | null },
): Promise<{ readonly id: string; readonly types: readonly string[] } | undefined> {
  return transaction
    .selectFrom('entities')
    .select(['id', 'types'])
    .where('client_id', '=', clientId)
    .where((eb) =>
      eb.or([
        ...(selectedEntityId === null ? [] : [eb('id', '=', selectedEntityId)]),
        eb('normalised_name', '=', normalisedName),
        eb(
          'id',
          'in',
          eb.selectFrom('entity_akas').select('entity_id').where('normalised_name', '=', normalisedName),
        ),
      ]),
    )
    .orderBy((eb) => eb('id', '=', selectedEntityId), 'desc')
    .orderBy((eb) => eb('normalised_name', '=', normalisedName), 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function updateEntityTypes(
  transaction: RowsTransaction,
  id: string,
  types: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('entities')
    .set({ types: [...types], time_updated: DATABASE_NOW })
    .where('id', '=', id)
    .execute();
}

/** Inserts an entity, or finds the one that another transaction has inserted under that name. @returns its id */
export async function upsertEntity(
  transaction: RowsTransaction,
  clientId: string,
  { name, type }: { readonly name: string; readonly type: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('entities')
    .values({ client_id: clientId, name, types: [type] })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'normalised_name']).doUpdateSet({ time_updated: DATABASE_NOW }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** One end of a relationship. */
export interface RelationshipEnd {
  readonly id: string;
  readonly type: string;
}

/** Inserts a relationship unless it exists. @returns its id */
export async function upsertRelationship(
  transaction: RowsTransaction,
  clientId: string,
  { parent, child }: { readonly parent: RelationshipEnd; readonly child: RelationshipEnd },
): Promise<string> {
  const { id } = await transaction
    .insertInto('entity_relationships')
    .values({
      client_id: clientId,
      parent_id: parent.id,
      parent_type: parent.type,
      child_id: child.id,
      child_type: child.type,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'parent_id', 'parent_type', 'child_id', 'child_type'])
        .doUpdateSet({ time_updated: DATABASE_NOW }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the facts that a document has written. */
export async function deleteFacts(
  transaction: RowsTransaction,
  clientId: string,
  documentId: string,
): Promise<void> {
  await transaction
    .deleteFrom('entity_datapoints')
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .execute();
}

/** Inserts facts. Of those of one document, entity, metric and date the first one counts. */
export async function insertFacts(transaction: RowsTransaction, facts: readonly NewFact[]): Promise<void> {
  for (const rows of inChunks(facts)) {
    await transaction
      .insertInto('entity_datapoints')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
