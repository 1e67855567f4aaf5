import { sql } from 'kysely';
import { STAGES, type Stage } from '@assay/shared/domain';
import type { Rows, RowsTransaction } from '../database/database.ts';
import type { ExtractionRequest } from './extraction-queue.ts';

/** An attempt at a document, with what the extraction needs to know of it. */
export interface Run {
  readonly id: string;
  readonly documentId: string;
  readonly clientId: string;
  readonly fileName: string;
  readonly key: string;
  readonly documentTypeId: string;
}

/**
 * Creates the next attempt at a document and makes it the only one that counts. `turn`: when its client's turn is.
 * @returns its id.
 */
export async function createRun(
  transaction: RowsTransaction,
  request: ExtractionRequest,
  turn: number,
): Promise<string> {
  const { documentId, clientId, documentTypeId } = request;
  await transaction
    .updateTable('document_requests')
    .set({
      stage: 'DOC_UPLOADED',
      extraction_stage: 'DOC_UPLOADED',
      document_type_id: documentTypeId,
      is_verified: false,
      verified_by: null,
      verified_by_id: null,
      verify_status: 'DOC_PROCESSED',
      updated_at: new Date(),
    })
    .where('id', '=', documentId)
    .where('client_id', '=', clientId)
    .execute();
  await transaction
    .updateTable('document_runs')
    .set({ status: 'superseded', cancel_requested: true, finished_at: new Date() })
    .where('document_request_id', '=', documentId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
  const { id } = await transaction
    .insertInto('document_runs')
    .values(({ selectFrom }) => ({
      document_request_id: documentId,
      stage: 'DOC_UPLOADED',
      turn,
      attempt: selectFrom('document_runs')
        .select(sql<number>`coalesce(max(attempt), 0) + 1`.as('next'))
        .where('document_request_id', '=', documentId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks an attempt as begun; null when it has ended or no longer counts. Called again after a crash. */
export async function beginRun(kysely: Rows, runId: string): Promise<Run | null> {
  const begun = await kysely
    .updateTable('document_runs')
    .set({ status: 'running', started_at: new Date() })
    .where('id', '=', runId)
    .where('status', 'in', ['queued', 'running'])
    .returning('document_request_id')
    .executeTakeFirst();
  if (begun === undefined) return null;
  const document = await kysely
    .selectFrom('document_requests')
    .select(['id', 'client_id', 'file_name', 's3_key', 'document_type_id'])
    .where('id', '=', begun.document_request_id)
    .executeTakeFirstOrThrow();
  return {
    id: runId,
    documentId: document.id,
    clientId: document.client_id,
    fileName: document.file_name,
    key: document.s3_key,
    documentTypeId: document.document_type_id,
  };
}

/** Whether the attempt still counts. Locks it, so that the answer holds until the transaction ends. */
export async function holdRun(transaction: RowsTransaction, runId: string): Promise<boolean> {
  const run = await transaction
    .selectFrom('document_runs')
    .select('status')
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst();
  return run?.status === 'running';
}

/** Shows that an attempt has reached a stage, unless it no longer counts. */
export async function reachStage(kysely: Rows, { id }: Run, stage: Stage): Promise<void> {
  await kysely
    .with('reached', (rows) =>
      rows
        .updateTable('document_runs')
        .set({ stage, progress: STAGES[stage].progress })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .returning('document_request_id'),
    )
    .updateTable('document_requests')
    .from('reached')
    .set(stageRow(stage))
    .whereRef('document_requests.id', '=', 'reached.document_request_id')
    .execute();
}

/** What a document's row says of the stage it has come to. */
export function stageRow(stage: Stage) {
  return { stage, extraction_stage: stage, updated_at: new Date() };
}

/** What an attempt that ended with a result leaves behind. */
export interface RunResult {
  readonly stage: Stage;
  readonly pageCount: number;
  readonly graphKey: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  /** The form of the document, by which what is learned from it finds its like. */
  readonly fingerprint: object;
}

/** Ends an attempt with its result. */
export async function finishRun(transaction: RowsTransaction, { id }: Run, result: RunResult): Promise<void> {
  await transaction
    .updateTable('document_runs')
    .set({
      status: 'done',
      stage: result.stage,
      progress: 100,
      finished_at: new Date(),
      page_count: result.pageCount,
      graph_key: result.graphKey,
      input: JSON.stringify(result.input),
      outputs: JSON.stringify(result.outputs),
      fingerprint: JSON.stringify(result.fingerprint),
    })
    .where('id', '=', id)
    .execute();
}

/** Ends an attempt without a result, and its document at the stage that says why. */
export async function failRun(
  kysely: Rows,
  run: Run,
  failure: { stage: Stage; detail: string },
): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    if (!(await holdRun(transaction, run.id))) return;
    await transaction
      .updateTable('document_runs')
      .set({
        status: 'failed',
        stage: failure.stage,
        finished_at: new Date(),
        failure_stage: failure.stage,
        failure_detail: failure.detail.slice(0, 4000),
      })
      .where('id', '=', run.id)
      .execute();
    await transaction
      .updateTable('document_requests')
      .set(stageRow(failure.stage))
      .where('id', '=', run.documentId)
      .execute();
  });
}

/** What a document's file turned out to be. */
export type FileStanding = 'original' | 'duplicate' | 'damaged';

/**
 * Looks at a document's file before it is read. A file that is not the one that was uploaded is damaged [AMB-131]. One
 * that the client has already, in a document that has not itself failed, is a duplicate [AMB-051]: of equal files that
 * come in together the first to be looked at is the original. Who has been looked at has a MIME type.
 */
export async function recordFile(
  kysely: Rows,
  { documentId, clientId }: Run,
  file: { readonly hash: string; readonly size: number; readonly mimeType: string },
): Promise<FileStanding> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${clientId}:${file.hash}`}, 0))`.execute(
      transaction,
    );
    const document = await transaction
      .selectFrom('document_requests')
      .select('file_hash')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow();
    if (document.file_hash !== null && document.file_hash !== file.hash) return 'damaged';
    const original = await transaction
      .selectFrom('document_requests')
      .select('id')
      .where('client_id', '=', clientId)
      .where('file_hash', '=', file.hash)
      .where('mime_type', 'is not', null)
      .where('id', '!=', documentId)
      .where('stage', 'not like', 'EXT_FAILED%')
      .executeTakeFirst();
    await transaction
      .updateTable('document_requests')
      .set({ file_hash: file.hash, file_size: file.size, mime_type: file.mimeType })
      .where('id', '=', documentId)
      .execute();
    return original === undefined ? 'original' : 'duplicate';
  });
}
