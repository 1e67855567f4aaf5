import type { DatabaseClient } from '../../database/database.ts';

export type SchemaIdentifier =
  Awaited<ReturnType<typeof findIdentifiers>> extends ReadonlyMap<string, infer Row> ? Row : never;

/** What the metric identifiers of a client say about the metrics of its schemas, by fin. */
export async function findIdentifiers(kysely: DatabaseClient, clientId: string) {
  const rows = await kysely
    .selectFrom('metric_identifiers')
    .select(['fin', 'name', 'type', 'is_static', 'time_period', 'validators', 'is_calculation'])
    .select(['associated_entity_type', 'associated_relationship_entity_types'])
    .where('client_id', '=', clientId)
    .execute();
  return new Map(rows.map((row) => [row.fin, row]));
}
