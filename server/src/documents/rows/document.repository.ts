import { sql } from 'kysely';
import { readableFileName, verifyStatusOf } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import { countUnpublished, publishedBySave } from '../values/published.repository.ts';
import type { FilePart } from './file-part.ts';

/** The columns that lists and single reads return, named one by one so that nothing else leaves by accident. */
export const DOCUMENT_COLUMNS = [
  'document_requests.id',
  'file_name',
  'file_hash',
  'mime_type',
  's3_key',
  'stage',
  'extraction_stage',
  'document_type_id',
  'versioned_document_type_id',
  'reporting_date',
  'fund',
  'fund_manager',
  'upload_date',
  'uploaded_by',
  'uploaded_by_id',
  'is_verified',
  'verified_by',
  'verify_status',
  'tags',
  'metrics_total',
  'metrics_verified',
  'doubts',
  'document_doubts',
  'needs_type',
  'looks_like',
  'failure_reason',
  'revision',
  'from_page',
  'to_page',
  'part_title',
  'same_period_as',
  'revises',
  'published_at',
  'unpublished_changes',
] as const;

/** A document as it is stored, without its values. */
export type DocumentRow = Awaited<ReturnType<typeof findByIds>>[number];

/** The named documents of a client, in no order. With `lock` they cannot change until the transaction ends. */
export async function findByIds(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
  { lock = false } = {},
) {
  if (ids.length === 0) return [];
  return kysely
    .selectFrom('document_requests')
    .select(DOCUMENT_COLUMNS)
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
}

/** What lists show of a document's values. */
export interface ListedValues {
  readonly reportingDate: string | null;
  readonly fund: string | null;
  readonly fundManager: string | null;
  readonly metricsTotal: number;
  readonly metricsVerified: number;
  /** How many values need review. */
  readonly doubts: number;
}

/**
 * Updates what lists show of a document after its values were saved, by one statement.
 * @returns how many changes of a confirmed document are not published
 */
export async function updateListedValues(
  transaction: DatabaseTransaction,
  { id, is_verified: isVerified }: Pick<DocumentRow, 'id' | 'is_verified'>,
  values: ListedValues,
): Promise<number> {
  const update = transaction
    .updateTable('document_requests')
    .set(({ eb }) => ({
      reporting_date: values.reportingDate,
      fund: values.fund,
      fund_manager: values.fundManager,
      metrics_total: values.metricsTotal,
      metrics_verified: values.metricsVerified,
      doubts: values.doubts,
      verify_status: verifyStatusOf({ isVerified, wasSaved: true }),
      revision: eb('revision', '+', 1),
      updated_at: DATABASE_NOW,
      ...(isVerified && {
        unpublished_changes: sql<number>`case when published_at is null then 0 else ${countUnpublished(id)} end`,
      }),
    }))
    .where('id', '=', id)
    .returning('unpublished_changes');
  if (!isVerified) return (await update.executeTakeFirstOrThrow()).unpublished_changes;
  const { rows } = await sql<{ unpublished_changes: number }>`
    with ${publishedBySave(id)} ${update}`.execute(transaction);
  return rows[0]?.unpublished_changes ?? 0;
}

/** Writes how many values of a document need review. */
export async function updateDoubts(
  transaction: DatabaseTransaction,
  id: string,
  doubts: number,
): Promise<void> {
  await transaction.updateTable('document_requests').set({ doubts }).where('id', '=', id).execute();
}

/** A document whose file is to come, or lies under its key already. */
export interface NewDocument {
  readonly clientId: string;
  readonly id: string;
  readonly fileName: string;
  readonly key: string;
  readonly documentTypeId: string;
  /** From where it comes; 'Manual' for the browser. */
  readonly source?: string;
  readonly uploadedBy: { readonly userId: number; readonly name: string };
  readonly tags?: readonly string[];
  /** Which document of its file it is; null for the whole file. */
  readonly part?: FilePart | null;
}

/** Inserts a document. @returns false where it exists already and stays as it is */
export async function insertDocument(
  kysely: DatabaseClient,
  { uploadedBy, source = 'Manual', tags = [], part = null, ...document }: NewDocument,
): Promise<boolean> {
  const inserted = await kysely
    .insertInto('document_requests')
    .values({
      id: document.id,
      client_id: document.clientId,
      file_name: readableFileName(document.fileName),
      s3_key: document.key,
      stage: 'DOC_REQUESTED',
      extraction_stage: 'DOC_REQUESTED',
      document_type_id: document.documentTypeId,
      source,
      uploaded_by: uploadedBy.name,
      uploaded_by_id: uploadedBy.userId,
      tags: [...tags],
      from_page: part?.fromPage ?? null,
      to_page: part?.toPage ?? null,
      part_title: part?.title ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
