import type { DocumentRequestWire, DocumentType } from '@assay/shared/contracts';

let made = 0;

/** A uuid that is unique in this test run. */
export function aDocumentId(): string {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
}

/** A valid document request of the wire. Fields that repeat a changed one follow it. */
export function aDocumentRequestWire(changes: Partial<DocumentRequestWire> = {}): DocumentRequestWire {
  const id = changes.documentRequestId ?? changes.id ?? aDocumentId();
  const stage = changes.stage ?? 'EXT_DONE';
  const isVerified = changes.is_verified ?? false;
  const uploadedDate = changes.uploadedDate ?? '2026-11-20T10:00:00Z';
  const documentType = changes.document_type === undefined ? 'Capital Call' : changes.document_type;
  return {
    file_name: 'capital-call.pdf',
    file_hash: null,
    mime_type: 'application/pdf',
    s3_key: `demo/${id}`,
    verified_by: null,
    fk_versioned_document_type_id: 1,
    extraction_progress_stage_name: stage,
    reporting_date: null,
    fund: null,
    fund_manager: null,
    uploaded_by: 'Ada Reviewer',
    tags: [],
    verifyStatus: isVerified ? 'DOC_VERIFIED' : 'DOC_PROCESSED',
    metricsVerified: 0,
    metricsTotal: 0,
    ...changes,
    id,
    documentRequestId: id,
    document_request_id: id,
    archived: stage === 'ARCHIVED',
    is_verified: isVerified,
    verified: isVerified,
    document_type: documentType,
    document_type_name: documentType,
    stage,
    upload_date: uploadedDate,
    uploadedDate,
  };
}

/** A valid document type of the wire. */
export function aDocumentType(changes: Partial<DocumentType> = {}): DocumentType {
  return {
    id: 'Capital Call',
    backendId: 2,
    displayName: changes.id ?? 'Capital Call',
    reportingEntityType: 'fund',
    keyEntityType: 'limited_partner',
    requiredMetrics: [],
    category: { id: 'private_markets', name: 'Private Markets' },
    ...changes,
  };
}
