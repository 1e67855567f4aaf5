import type { DocumentType } from '@assay/shared/contracts';
import type { DocumentTypeRow } from './repository.ts';

/** The fins that a document type requires: those of its two entity types, each once [DT-002]. */
export function requiredMetricsOf({
  reporting_metrics: reporting,
  key_metrics: key,
}: Pick<DocumentTypeRow, 'reporting_metrics' | 'key_metrics'>): string[] {
  return [...new Set([...(reporting ?? []), ...(key ?? [])])];
}

export function presentDocumentType(row: DocumentTypeRow): DocumentType {
  return {
    id: row.id,
    backendId: row.backend_id,
    displayName: row.display_name,
    reportingEntityType: row.reporting_entity_type,
    keyEntityType: row.key_entity_type,
    requiredMetrics: requiredMetricsOf(row),
    category: { id: row.category_id, name: row.category_name },
  };
}
