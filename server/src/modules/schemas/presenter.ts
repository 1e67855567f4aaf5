import type { SchemaMetadata } from '@assay/shared/contracts';
import type { AssignmentRow, SchemaRow } from './repository.ts';

/** A schema of a list with the document types that it is assigned to. */
export function presentSchema(schema: SchemaRow, assignments: readonly AssignmentRow[]): SchemaMetadata {
  return {
    documentSchemaId: schema.id,
    name: schema.name,
    description: schema.description,
    isTemplate: schema.is_template,
    isPublished: schema.is_published,
    versionedDocumentTypes: assignments
      .filter(({ schema_id: schemaId }) => schemaId === schema.id)
      .map(({ document_type_id: documentType }) => ({ documentType, documentSchemaId: schema.id })),
  };
}
