import type { DocumentType } from '@assay/shared/contracts';
import type { DocumentTypeRow } from './repository.ts';

export function presentDocumentType(row: DocumentTypeRow): DocumentType {
  return {
    id: row.id,
    backendId: row.backend_id,
    displayName: row.display_name,
    reportingEntityType: row.reporting_entity_type,
    keyEntityType: row.key_entity_type,
    requiredMetrics: row.required_metrics,
    category: { id: row.category_id, name: row.category_name },
  };
}
