import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { DocumentSources } from '../sources.ts';

/** Links every name in a document that belongs to exactly one entity and is not linked yet. */
export async function linkKnownNames(
  transaction: DatabaseTransaction,
  { entities }: Pick<DocumentSources, 'entities'>,
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
      matched as (${entities.matched(clientId, sql`select distinct name from named`)})
    update document_datapoints set selected_entity_id = matched.id
    from named join matched on matched.name = named.name
    where document_datapoints.id = named.id and matched.id is not null`.execute(transaction);
}
