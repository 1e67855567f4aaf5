import type { DatabaseClient } from '../../database/database.ts';

export type DocumentTypeRow = Awaited<ReturnType<typeof findDocumentTypes>>[number];

/**
 * The document types of a client by their stable number, with what their two entity types require; with an id, only that
 * one.
 */
export async function findDocumentTypes(kysely: DatabaseClient, clientId: string, id?: string) {
  return kysely
    .selectFrom('document_types as type')
    .leftJoin('entity_types as reporting', (join) =>
      join
        .onRef('reporting.client_id', '=', 'type.client_id')
        .onRef('reporting.fin', '=', 'type.reporting_entity_type'),
    )
    .leftJoin('entity_types as key', (join) =>
      join.onRef('key.client_id', '=', 'type.client_id').onRef('key.fin', '=', 'type.key_entity_type'),
    )
    .select(['type.id', 'backend_id', 'type.display_name', 'reporting_entity_type', 'key_entity_type'])
    .select(['category_id', 'category_name'])
    .select(['reporting.required_metrics as reporting_metrics', 'key.required_metrics as key_metrics'])
    .where('type.client_id', '=', clientId)
    .$if(id !== undefined, (query) => query.where('type.id', '=', id ?? ''))
    .orderBy('backend_id')
    .execute();
}

/** The document type that a request names by its id, or as a number by its backend id (AMB-045). */
export async function findNamedDocumentType(kysely: DatabaseClient, clientId: string, type: string | number) {
  return kysely
    .selectFrom('document_types')
    .select(['id', 'display_name'])
    .where('client_id', '=', clientId)
    .where((eb) => (typeof type === 'number' ? eb('backend_id', '=', type) : eb('id', '=', type)))
    .executeTakeFirst();
}

/** The checks of a document type, as the catalogue writes them. */
export async function findChecks(
  kysely: DatabaseClient,
  clientId: string,
  documentTypeId: string,
): Promise<unknown[]> {
  const type = await kysely
    .selectFrom('document_types')
    .select('checks')
    .where('client_id', '=', clientId)
    .where('id', '=', documentTypeId)
    .executeTakeFirst();
  return type?.checks ?? [];
}
