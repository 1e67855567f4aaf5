import type { DocumentRequestWire } from '@assay/shared/contracts';
import { isOfWholeDocument, RECOGNISED_TYPE } from '@assay/shared/domain';
import type { ListedDocument } from './repository.ts';

/** A document under all the names that it has on the wire [LIST-012, LIST-013, AMB-031]. */
export function presentDocument(row: ListedDocument): DocumentRequestWire {
  const uploaded = row.upload_date.toISOString();
  const doubts = row.document_doubts.filter(isOfWholeDocument);
  const type = row.document_type_id === RECOGNISED_TYPE ? null : row.document_type_id;
  return {
    id: row.id,
    documentRequestId: row.id,
    document_request_id: row.id,
    file_name: row.file_name,
    file_hash: row.file_hash,
    mime_type: row.mime_type,
    s3_key: row.s3_key,
    archived: row.stage === 'ARCHIVED',
    verified: row.is_verified,
    is_verified: row.is_verified,
    verified_by: row.verified_by,
    fk_versioned_document_type_id: row.versioned_document_type_id,
    document_type_name: type,
    document_type: type,
    extraction_progress_stage_name: row.extraction_stage,
    stage: row.stage,
    reporting_date: row.reporting_date,
    fund: row.fund,
    fund_manager: row.fund_manager,
    upload_date: uploaded,
    uploadedDate: uploaded,
    uploaded_by: row.uploaded_by,
    tags: row.tags,
    verifyStatus: row.verify_status,
    metricsVerified: row.metrics_verified,
    metricsTotal: row.metrics_total,
    doubts: row.doubts,
    ...(doubts.length > 0 && {
      documentDoubts: doubts.map(({ kind, page, text }) => ({ kind, page, text })),
    }),
    ...(row.needs_type && { needsType: true, looksLike: row.looks_like }),
    ...(row.failure_reason !== null && { failureReason: row.failure_reason }),
    ...(row.changed_since_export && { changedSinceExport: true }),
    ...(row.is_verified && row.unpublished_changes > 0 && { unpublishedChanges: row.unpublished_changes }),
    ...(row.stored_values && {
      storedValues: {
        count: row.stored_values.count,
        confirmedAt: new Date(row.stored_values.confirmedAt).toISOString(),
      },
    }),
    samePeriodAs: row.same_period_as,
    revises: row.revises,
    pages: row.from_page === null || row.to_page === null ? null : { from: row.from_page, to: row.to_page },
  };
}
