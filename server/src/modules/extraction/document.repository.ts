import type { DocumentDoubt, Stage } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import type { FilePart } from '../../documents/index.ts';

/** A document's file as it was read from the storage. */
export interface FileFacts {
  /** SHA-256 in hex. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  readonly mimeType: string;
}

/** The hash of the file as it was uploaded, null before it is known; and whether the document stays beside another of it. */
export async function findFileState(kysely: DatabaseClient, documentId: string) {
  return kysely
    .selectFrom('document_requests')
    .select(['file_hash as hash', 'is_kept_duplicate as isKeptDuplicate'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
}

/**
 * Another document of the client with a file of this hash that was checked before, and has not failed itself; the oldest of
 * several. A file that was checked has a MIME type. Documents of one file are no duplicates of each other (AMB-131).
 */
export async function findOriginal(
  kysely: DatabaseClient,
  clientId: string,
  { key, hash }: { readonly key: string; readonly hash: string },
) {
  return kysely
    .selectFrom('document_requests')
    .select([
      'id',
      'file_name',
      'stage',
      'document_type_id',
      'upload_date',
      'uploaded_by',
      'is_verified',
      'tags',
    ])
    .where('client_id', '=', clientId)
    .where('file_hash', '=', hash)
    .where('mime_type', 'is not', null)
    .where('s3_key', '!=', key)
    .where('stage', 'not like', 'EXT_FAILED%')
    .orderBy('upload_date')
    .orderBy('id')
    .executeTakeFirst();
}

export async function updateFile(
  transaction: DatabaseTransaction,
  documentId: string,
  { hash, size, mimeType }: FileFacts,
): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({ file_hash: hash, file_size: size, mime_type: mimeType })
    .where('id', '=', documentId)
    .execute();
}

/** Which results a client sends to Manual QA. */
export async function findQualitySettings(
  kysely: DatabaseClient,
  clientId: string,
): Promise<{ readonly holdsLowConfidence: boolean; readonly samplePercent: number }> {
  return kysely
    .selectFrom('clients')
    .select(['holds_low_confidence as holdsLowConfidence', 'qa_sample_percent as samplePercent'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
}

/** What a document's row shows of an extraction. */
export interface ExtractedDocument {
  readonly stage: Stage;
  readonly documentTypeId: string;
  /** By content; absent where it stays as it is. */
  readonly mimeType: string | undefined;
  readonly reportingDate: string | null;
  readonly fund: string | null;
  readonly fundManager: string | null;
  readonly metricsTotal: number;
  readonly doubts: readonly DocumentDoubt[];
  readonly versionedDocumentTypeId: number;
  readonly schemaVersion: number;
}

/** Sends an extracted document to Manual QA. */
export async function moveToManualQa(transaction: DatabaseTransaction, documentId: string): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({ stage: 'EXT_MANUAL_QA', extraction_stage: 'EXT_MANUAL_QA' })
    .where('id', '=', documentId)
    .execute();
}

/** Writes what lists show of an extracted document. */
export async function updateExtracted(
  transaction: DatabaseTransaction,
  documentId: string,
  document: ExtractedDocument,
): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set(({ eb }) => ({
      stage: document.stage,
      extraction_stage: document.stage,
      document_type_id: document.documentTypeId,
      updated_at: DATABASE_NOW,
      ...(document.mimeType === undefined ? {} : { mime_type: document.mimeType }),
      reporting_date: document.reportingDate,
      fund: document.fund,
      fund_manager: document.fundManager,
      metrics_total: document.metricsTotal,
      metrics_verified: 0,
      document_doubts: JSON.stringify(document.doubts),
      versioned_document_type_id: document.versionedDocumentTypeId,
      schema_version: document.schemaVersion,
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', documentId)
    .execute();
}

/** Who uploaded a document, from where, and its tags. */
export async function findUploadFacts(kysely: DatabaseClient, documentId: string) {
  return kysely
    .selectFrom('document_requests')
    .select(['uploaded_by', 'uploaded_by_id', 'source', 'tags'])
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
}

/** Writes which document of its file a document is. */
export async function updateFilePart(
  transaction: DatabaseTransaction,
  documentId: string,
  { fromPage, toPage, title }: FilePart,
): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({ from_page: fromPage, to_page: toPage, part_title: title })
    .where('id', '=', documentId)
    .execute();
}

/** Writes the tags of a document. */
export async function updateFoundTags(
  transaction: DatabaseTransaction,
  documentId: string,
  tags: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({ tags: [...tags] })
    .where('id', '=', documentId)
    .execute();
}

/** Moves a document to the archive. */
export async function archiveDocument(transaction: DatabaseTransaction, documentId: string): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({ stage: 'ARCHIVED' })
    .where('id', '=', documentId)
    .execute();
}
