import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/** A value that an entity or a relationship has of a document. */
export interface StoredValueRow {
  readonly id: string;
  readonly fin: string;
  readonly metric_name: string;
  readonly metric_type: string;
  readonly owner_name: string;
  /** The entity, or both ends of the relationship. */
  readonly owners: readonly string[];
  readonly reporting_date: string;
  readonly value: string;
  readonly currency: string | null;
}

/** The values that entities and relationships have of a document, by owner and metric. */
export async function findStoredValues(
  kysely: DatabaseClient,
  clientId: string,
  documentId: string,
): Promise<StoredValueRow[]> {
  const { rows } = await sql<StoredValueRow>`
    select fact.id, fact.fin, coalesce(metric.name, fact.fin) as metric_name,
      coalesce(metric.type, 'STRING') as metric_type, fact.reporting_date, fact.value, fact.currency,
      coalesce(entity.name, concat(parent.name, ' – ', child.name)) as owner_name,
      array_remove(array[fact.entity_id, relation.parent_id, relation.child_id], null) as owners
    from entity_datapoints fact
    left join metric_identifiers metric on metric.client_id = fact.client_id and metric.fin = fact.fin
    left join entities entity on entity.id = fact.entity_id
    left join entity_relationships relation on relation.id = fact.relationship_id
    left join entities parent on parent.id = relation.parent_id
    left join entities child on child.id = relation.child_id
    where fact.client_id = ${clientId} and fact.document_request_id = ${documentId} and fact.deleted_at is null
    order by owner_name, metric_name, fact.id`.execute(kysely);
  return rows;
}
