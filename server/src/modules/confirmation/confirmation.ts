import { normaliseEntityName, UNKNOWN_DATE } from '@assay/shared/domain';
import type { RowsTransaction } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  planConfirmed,
  type ConfirmedValue,
  type NamedEntity,
  type ReportedTypes,
  type Target,
} from './plan.ts';

interface ConfirmedDocument {
  readonly id: string;
  readonly fileName: string;
  readonly reportingDate: string;
  readonly types: ReportedTypes;
}

async function findDocument(transaction: RowsTransaction, documentId: string): Promise<ConfirmedDocument> {
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

async function findVerifiedValues(
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

/** The entity that a name stands for: the one chosen, one of that name, one with that AKA, else a new one. */
async function resolveEntity(
  transaction: RowsTransaction,
  clientId: string,
  named: NamedEntity,
): Promise<string> {
  const normalised = normaliseEntityName(named.name);
  const known = await transaction
    .selectFrom('entities')
    .select(['id', 'types'])
    .where('client_id', '=', clientId)
    .where((eb) =>
      eb.or([
        ...(named.selectedEntityId === null ? [] : [eb('id', '=', named.selectedEntityId)]),
        eb('normalised_name', '=', normalised),
        eb(
          'id',
          'in',
          eb.selectFrom('entity_akas').select('entity_id').where('normalised_name', '=', normalised),
        ),
      ]),
    )
    .orderBy((eb) => eb('id', '=', named.selectedEntityId), 'desc')
    .orderBy((eb) => eb('normalised_name', '=', normalised), 'desc')
    .limit(1)
    .executeTakeFirst();
  if (known === undefined) return createEntity(transaction, clientId, named);
  if (!known.types.includes(named.type)) {
    const types = [...known.types, named.type];
    await transaction
      .updateTable('entities')
      .set({ types, time_updated: new Date() })
      .where('id', '=', known.id)
      .execute();
  }
  return known.id;
}

async function createEntity(
  transaction: RowsTransaction,
  clientId: string,
  { name, type }: NamedEntity,
): Promise<string> {
  const { id } = await transaction
    .insertInto('entities')
    .values({ client_id: clientId, name, types: [type] })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'normalised_name']).doUpdateSet({ time_updated: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function resolveRelationship(
  transaction: RowsTransaction,
  clientId: string,
  { parent, child }: Extract<Target, { kind: 'relationship' }>,
): Promise<string> {
  const relationship = {
    client_id: clientId,
    parent_id: await resolveEntity(transaction, clientId, parent),
    parent_type: parent.type,
    child_id: await resolveEntity(transaction, clientId, child),
    child_type: child.type,
  };
  const { id } = await transaction
    .insertInto('entity_relationships')
    .values(relationship)
    .onConflict((conflict) =>
      conflict
        .columns(['client_id', 'parent_id', 'parent_type', 'child_id', 'child_type'])
        .doUpdateSet({ time_updated: new Date() }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes back what a document wrote to entities and relationships; these themselves stay. */
export async function removeConfirmed(
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

/**
 * Writes the verified values of a confirmed document to entities and relationships, each with document, page and box
 * [AMB-060, AMB-105]. Confirming again replaces what it wrote before.
 */
export async function writeConfirmed(
  transaction: RowsTransaction,
  actor: Actor,
  documentId: string,
): Promise<void> {
  const { clientId } = actor;
  const document = await findDocument(transaction, documentId);
  const values = await findVerifiedValues(transaction, clientId, documentId);
  await removeConfirmed(transaction, clientId, documentId);
  for (const { target, values: targeted } of planConfirmed(values, document.types)) {
    const to =
      target.kind === 'entity'
        ? { entity_id: await resolveEntity(transaction, clientId, target.entity) }
        : { relationship_id: await resolveRelationship(transaction, clientId, target) };
    for (const { fin, value, currency, confidence, page, x, y, w, h } of targeted) {
      await transaction
        .insertInto('entity_datapoints')
        .values({
          ...to,
          client_id: clientId,
          fin,
          value,
          currency,
          confidence,
          page,
          x,
          y,
          w,
          h,
          reporting_date: document.reportingDate,
          data_source: document.fileName,
          document_request_id: documentId,
          is_verified: true,
          last_modified_by: actor.name,
        })
        // Two rows of a table may name one entity; the first one counts.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}
