import {
  isFailureReason,
  isUnsupportedDocumentKind,
  type DocumentDoubt,
  type FailureReason,
  type UnsupportedDocumentKind,
} from '@assay/shared/domain';
import type { DocumentRequestWire } from './document-request.wire.ts';

/** A document request in our own words: one name per thing, times and dates as ISO text. */
export interface DocumentRequest {
  id: string;
  fileName: string;
  fileHash: string | null;
  mimeType: string | null;
  /** The same for all documents of one file. */
  fileKey: string;
  documentType: string | null;
  versionedDocumentTypeId: number | null;
  stage: string;
  lastExtractionStage: string;
  verifyStatus: string;
  isVerified: boolean;
  verifiedBy: string | null;
  reportingDate: string | null;
  fund: string | null;
  fundManager: string | null;
  uploadedDate: string;
  uploadedBy: string;
  tags: readonly string[];
  metricsVerified: number;
  metricsTotal: number;
  /** How many values need review; null before it is known. */
  doubts: number | null;
  /** The doubts of the document that are about every value. */
  documentDoubts: readonly Pick<DocumentDoubt, 'kind' | 'page' | 'text'>[];
  /** Why a person has to choose the type: the document has the evidence of none; null where nobody has to. */
  typeToChoose: { readonly looksLike: UnsupportedDocumentKind | null } | null;
  /** Why its extraction failed, where that asks for more than its stage says; null where nothing more is known. */
  failureReason: FailureReason | null;
  /** Whether confirmed values changed since they were exported. */
  changedSinceExport: boolean;
  /** How many values of a confirmed document are others than those that were published. */
  unpublishedChanges: number;
  /** Values that entities still have of a document that is not confirmed since it was processed again. */
  storedValues: { readonly count: number; readonly confirmedAt: string } | null;
  /** Another document of the same fund, type and reporting date, until somebody decides which of the two counts. */
  samePeriodAs: string | null;
  /** The document that this one replaces. */
  revises: string | null;
  /** First and last page of a document that is one of several in its file; null for a whole file. */
  pages: { readonly from: number; readonly to: number } | null;
  /** How many documents of the client are extracted before this one; null where it does not wait for its turn. */
  waitingBehind: number | null;
}

/** Reads the several names of the wire once [AMB-031]; nothing behind this function knows them. */
export function toDocumentRequest(wire: DocumentRequestWire): DocumentRequest {
  return {
    id: wire.documentRequestId,
    fileName: wire.file_name,
    fileHash: wire.file_hash,
    mimeType: wire.mime_type,
    fileKey: wire.s3_key,
    documentType: wire.document_type,
    versionedDocumentTypeId: wire.fk_versioned_document_type_id,
    stage: wire.stage,
    lastExtractionStage: wire.extraction_progress_stage_name,
    verifyStatus: wire.verifyStatus,
    isVerified: wire.is_verified,
    verifiedBy: wire.verified_by,
    reportingDate: wire.reporting_date,
    fund: wire.fund,
    fundManager: wire.fund_manager,
    uploadedDate: wire.uploadedDate,
    uploadedBy: wire.uploaded_by,
    tags: wire.tags,
    metricsVerified: wire.metricsVerified,
    metricsTotal: wire.metricsTotal,
    doubts: wire.doubts ?? null,
    documentDoubts: wire.documentDoubts ?? [],
    typeToChoose: wire.needsType
      ? { looksLike: isUnsupportedDocumentKind(wire.looksLike) ? wire.looksLike : null }
      : null,
    failureReason: isFailureReason(wire.failureReason) ? wire.failureReason : null,
    changedSinceExport: wire.changedSinceExport ?? false,
    unpublishedChanges: wire.unpublishedChanges ?? 0,
    storedValues: wire.storedValues ?? null,
    samePeriodAs: wire.samePeriodAs ?? null,
    revises: wire.revises ?? null,
    pages: wire.pages ?? null,
    waitingBehind: wire.waitingBehind ?? null,
  };
}
