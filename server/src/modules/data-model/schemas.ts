import type { SchemaMetadata } from '@assay/shared/contracts';
import { SCHEMA_LIST_LIMIT } from '@assay/shared/domain';
import type { Rows } from '../../database/database.ts';

/** The client's schemas without their groups, by name; templates where `isTemplate` is true [AMB-108]. */
export async function findSchemas(
  kysely: Rows,
  clientId: string,
  query: { readonly isTemplate?: boolean | undefined; readonly maxPageSize?: number | undefined },
): Promise<SchemaMetadata[]> {
  const schemas = await kysely
    .selectFrom('schemas')
    .select(['id', 'name', 'description', 'is_template', 'is_published'])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where('is_template', '=', query.isTemplate ?? false)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .limit(query.maxPageSize ?? SCHEMA_LIST_LIMIT)
    .execute();
  const assignments = await kysely
    .selectFrom('versioned_document_types as assignment')
    .innerJoin('schemas', 'schemas.id', 'assignment.schema_id')
    .distinctOn('assignment.document_type_id')
    .select(['assignment.document_type_id', 'assignment.schema_id'])
    .where('assignment.client_id', '=', clientId)
    .where('schemas.deleted_at', 'is', null)
    .orderBy('assignment.document_type_id')
    .orderBy('assignment.version', 'desc')
    .execute();
  return schemas.map((schema) => ({
    documentSchemaId: schema.id,
    name: schema.name,
    description: schema.description,
    isTemplate: schema.is_template,
    isPublished: schema.is_published,
    versionedDocumentTypes: assignments
      .filter(({ schema_id: schemaId }) => schemaId === schema.id)
      .map(({ document_type_id: documentType }) => ({ documentType, documentSchemaId: schema.id })),
  }));
}
