import type { Rows } from '../../database/database.ts';

export type DocumentTypeRow = Awaited<ReturnType<typeof findDocumentTypes>>[number];

/** The document types of a client by their stable number; with an id, only that one. */
export async function findDocumentTypes(kysely: Rows, clientId: string, id?: string) {
  return kysely
    .selectFrom('document_types')
    .select(['id', 'backend_id', 'display_name', 'reporting_entity_type', 'key_entity_type'])
    .select(['required_metrics', 'category_id', 'category_name'])
    .where('client_id', '=', clientId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('backend_id')
    .execute();
}

/** The document type that a request names by its id, or as a number by its backend id (AMB-045). */
export async function findNamedDocumentType(kysely: Rows, clientId: string, type: string | number) {
  return kysely
    .selectFrom('document_types')
    .select(['id', 'display_name'])
    .where('client_id', '=', clientId)
    .where((eb) => (typeof type === 'number' ? eb('backend_id', '=', type) : eb('id', '=', type)))
    .executeTakeFirst();
}

/** The checks of a document type, as the catalogue writes them. */
export async function findChecks(kysely: Rows, clientId: string, documentTypeId: string): Promise<unknown[]> {
  const type = await kysely
    .selectFrom('document_types')
    .select('checks')
    .where('client_id', '=', clientId)
    .where('id', '=', documentTypeId)
    .executeTakeFirst();
  return type?.checks ?? [];
}
