import { sql } from 'kysely';
import { verifyStatusOf, type Stage } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import { runFiles, tablesKey } from '../extraction/run-files.ts';
import { updateSamePeriod } from './same-period.repository.ts';

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
] as const;

/** Whether confirmed values of a document are others than those that left with an export. */
export const isChangedSinceExport = sql<boolean>`exists (
  select from exported_documents exported
  where exported.client_id = document_requests.client_id and exported.document_request_id = document_requests.id
    and exported.is_current and exported.is_changed)`;

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
    .select(isChangedSinceExport.as('changed_since_export'))
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
}

/** The documents of a file that holds several, in the order of their pages. */
export async function findFileParts(kysely: DatabaseClient, clientId: string, fileKey: string) {
  return kysely
    .selectFrom('document_requests')
    .select(['id', 'from_page', 'to_page', 'part_title'])
    .where('client_id', '=', clientId)
    .where('s3_key', '=', fileKey)
    .where('from_page', 'is not', null)
    .orderBy('from_page')
    .execute();
}

/** Moves documents to a stage. */
export async function moveDocuments(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
  stage: Stage,
): Promise<void> {
  await kysely
    .updateTable('document_requests')
    .set({ stage, updated_at: DATABASE_NOW })
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Replaces the tags of a document. @returns whether the client has that document. */
export async function updateTags(
  kysely: DatabaseClient,
  clientId: string,
  id: string,
  tags: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('document_requests')
    .set({ tags: [...tags], updated_at: DATABASE_NOW })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteDocuments(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<void> {
  await kysely
    .deleteFrom('document_requests')
    .where('client_id', '=', clientId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Storage keys of all files that only these documents have. */
export async function findStoredKeys(
  kysely: DatabaseClient,
  clientId: string,
  ids: readonly string[],
): Promise<string[]> {
  const files = await kysely
    .selectFrom('document_requests')
    .select('s3_key')
    .where('id', 'in', [...ids])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('document_requests as other')
            .select('other.id')
            .whereRef('other.s3_key', '=', 'document_requests.s3_key')
            .where('other.id', 'not in', [...ids]),
        ),
      ),
    )
    .execute();
  const runs = await kysely
    .selectFrom('document_runs')
    .select(['id', 'document_request_id as documentId'])
    .where('document_request_id', 'in', [...ids])
    .execute();
  return [
    ...files.map(({ s3_key: key }) => key),
    ...ids.map((id) => tablesKey(clientId, id)),
    ...runs.flatMap((run) => Object.values(runFiles({ ...run, clientId }))),
  ];
}

/** Confirms or unconfirms a document. @param reviewer who confirms it; null where it is unconfirmed */
export async function updateVerified(
  transaction: DatabaseTransaction,
  id: string,
  reviewer: { readonly userId: number; readonly name: string } | null,
): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({
      is_verified: reviewer !== null,
      verified_by: reviewer?.name ?? null,
      verified_by_id: reviewer?.userId ?? null,
      verify_status: verifyStatusOf({ isVerified: reviewer !== null, wasSaved: true }),
      updated_at: DATABASE_NOW,
    })
    .where('id', '=', id)
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

/** Updates what lists show of a document after its values were saved. */
export async function updateListedValues(
  transaction: DatabaseTransaction,
  { id, is_verified: isVerified }: Pick<DocumentRow, 'id' | 'is_verified'>,
  values: ListedValues,
): Promise<void> {
  await transaction
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
    }))
    .where('id', '=', id)
    .execute();
  await updateSamePeriod(transaction, id);
}

/** Writes how many values of a document need review. */
export async function updateDoubts(
  transaction: DatabaseTransaction,
  id: string,
  doubts: number,
): Promise<void> {
  await transaction.updateTable('document_requests').set({ doubts }).where('id', '=', id).execute();
}

/** Lets a document stay beside another one of the same file. */
export async function markKeptDuplicate(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({ is_kept_duplicate: true })
    .where('id', '=', id)
    .execute();
}
