import type { FastifyInstance } from 'fastify';
import { listDocumentTypes, type DocumentType } from '@assay/shared/contracts';
import type { Rows } from '../../database/database.ts';
import { contractRoute } from '../../plugins/contract-route.ts';

/** The document types of a client, by their stable number; with an id, that one alone. */
export async function findDocumentTypes(
  kysely: Rows,
  clientId: string,
  id?: string,
): Promise<DocumentType[]> {
  const rows = await kysely
    .selectFrom('document_types')
    .select([
      'id',
      'backend_id',
      'display_name',
      'reporting_entity_type',
      'key_entity_type',
      'required_metrics',
    ])
    .select(['category_id', 'category_name'])
    .where('client_id', '=', clientId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('backend_id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    backendId: row.backend_id,
    displayName: row.display_name,
    reportingEntityType: row.reporting_entity_type,
    keyEntityType: row.key_entity_type,
    requiredMetrics: row.required_metrics,
    category: { id: row.category_id, name: row.category_name },
  }));
}

/** GET documenttype [API-009]. */
export function registerDocumentTypeRoutes(app: FastifyInstance, kysely: Rows): void {
  contractRoute(app, listDocumentTypes, ({ actor }) => findDocumentTypes(kysely, actor.clientId));
}
