import { sql } from 'kysely';
import type { ErrorCode, MetricExportFormat } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { hasOpenJob } from '../../jobs/job.repository.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

export type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;
export type ClaimedExport = NonNullable<Awaited<ReturnType<typeof beginExport>>>;

/** Whose export. */
export interface ExportOwner {
  readonly clientId: string;
  readonly userId: number;
  readonly isProvider: boolean;
}

/** The list shows at most this many. */
const LISTED = 50;

export interface NewExport {
  readonly id: string;
  readonly kind: ExportRow['kind'];
  readonly format: MetricExportFormat | null;
  readonly profileId: string | null;
  readonly changesOnly: boolean;
  readonly documentIds: readonly string[];
  readonly expiresAt: Date;
}

/** Inserts an export. @returns false where there is one of that id */
export async function insertExport(
  transaction: DatabaseTransaction,
  { clientId, userId, isProvider }: ExportOwner,
  { id, kind, format, profileId, changesOnly, documentIds, expiresAt }: NewExport,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('exports')
    .values({
      id,
      client_id: clientId,
      user_id: userId,
      is_provider: isProvider,
      kind,
      format,
      profile_id: profileId,
      changes_only: changesOnly,
      document_ids: [...documentIds],
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

const owned = (kysely: DatabaseClient, { clientId, userId }: ExportOwner) =>
  kysely
    .selectFrom('exports')
    .select([
      'id',
      'kind',
      'format',
      'changes_only',
      'documents_written',
      'status',
      'failure',
      'file_key',
      'file_name',
    ])
    .select(['content_type', 'file_size', 'created_at', 'expires_at'])
    .select(sql<number>`cardinality(document_ids)`.as('documents'))
    .select(({ selectFrom }) =>
      selectFrom('export_profiles').select('name').whereRef('id', '=', 'exports.profile_id').as('profile'),
    )
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId);

/** An export of the user. */
export async function findExport(kysely: DatabaseClient, owner: ExportOwner, id: string) {
  return owned(kysely, owner).where('id', '=', id).executeTakeFirst();
}

/** The exports of the user that have not expired, the newest first. */
export async function findExports(
  kysely: DatabaseClient,
  owner: ExportOwner,
  now: Date,
): Promise<ExportRow[]> {
  return owned(kysely, owner)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute();
}

/** How many exports of the user wait or run. */
export async function countOpenExports(
  kysely: DatabaseClient,
  { clientId, userId }: ExportOwner,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('exports')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts an export of the user that failed back. @returns whether there was one */
export async function reopenExport(
  transaction: DatabaseTransaction,
  { clientId, userId }: ExportOwner,
  id: string,
  expiresAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('exports')
    .set({ status: 'queued', failure: null, documents_written: 0, finished_at: null, expires_at: expiresAt })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes an export of the user. @returns the key of its file, or null; undefined where there is no such export */
export async function deleteExport(
  kysely: DatabaseClient,
  { clientId, userId }: ExportOwner,
  id: string,
): Promise<string | null | undefined> {
  const row = await kysely
    .deleteFrom('exports')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('file_key')
    .executeTakeFirst();
  return row?.file_key ?? (row && null);
}

/** Claims an export for its job. @returns undefined where it was removed */
export async function beginExport(kysely: DatabaseClient, id: string) {
  return kysely
    .updateTable('exports')
    .set({ status: 'running', documents_written: 0 })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returning(['id', 'client_id', 'user_id', 'is_provider', 'kind', 'format', 'profile_id', 'changes_only'])
    .returning('document_ids')
    .returning(({ selectFrom }) =>
      selectFrom('users').select('name').whereRef('users.id', '=', 'exports.user_id').as('user_name'),
    )
    .executeTakeFirst();
}

/** Writes how far an export is. @returns whether it is still wanted */
export async function reachDocuments(kysely: DatabaseClient, id: string, written: number): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('exports')
    .set({ documents_written: written })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface StoredFile {
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
}

/** Ends an export with its file. @returns false where it was removed meanwhile */
export async function finishExport(kysely: DatabaseClient, id: string, file: StoredFile): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('exports')
    .set({
      status: 'done',
      documents_written: sql<number>`cardinality(document_ids)`,
      file_key: file.key,
      file_name: file.name,
      content_type: file.contentType,
      file_size: file.size,
      finished_at: DATABASE_NOW,
    })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function failExport(kysely: DatabaseClient, id: string, failure: ErrorCode): Promise<void> {
  await kysely
    .updateTable('exports')
    .set({ status: 'failed', failure, finished_at: DATABASE_NOW })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

/** Fails the exports that no job stands for any more: their process was killed too often. */
export async function endAbandonedExports(kysely: DatabaseClient, queue: string): Promise<void> {
  await kysely
    .updateTable('exports')
    .set({ status: 'failed', failure: 'INTERNAL_ERROR', finished_at: DATABASE_NOW })
    .where('status', 'in', ['queued', 'running'])
    .where((eb) => eb.not(hasOpenJob([queue], sql<string>`exports.id::text`)))
    .execute();
}

/** The exports whose time is over, with the keys of their files. */
export async function findExpiredExports(kysely: DatabaseClient, now: Date) {
  return kysely
    .selectFrom('exports')
    .select(['id', 'file_key'])
    .where('expires_at', '<=', now)
    .where('status', 'in', ['done', 'failed'])
    .limit(LISTED)
    .execute();
}

export async function deleteExports(kysely: DatabaseClient, ids: readonly string[]): Promise<void> {
  await kysely
    .deleteFrom('exports')
    .where('id', 'in', [...ids])
    .execute();
}

/** Files of exports that are gone. */
export async function findAbandonedFiles(kysely: DatabaseClient): Promise<string[]> {
  const rows = await kysely.selectFrom('abandoned_export_files').select('file_key').limit(LISTED).execute();
  return rows.map(({ file_key: key }) => key);
}

/** Forgets files that are removed. */
export async function deleteAbandonedFiles(kysely: DatabaseClient, keys: readonly string[]): Promise<void> {
  await kysely
    .deleteFrom('abandoned_export_files')
    .where('file_key', 'in', [...keys])
    .execute();
}
