import { sql } from 'kysely';
import { STAGES, type Stage } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { hasOpenJob } from '../../jobs/job.repository.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import { readFilePart, type FilePart } from './found-documents.ts';

/** A document to extract, from the start. */
export interface ExtractionRequest {
  readonly documentId: string;
  readonly clientId: string;
  readonly documentTypeId: string;
}

/** One extraction of a document, with what the extraction needs to know about it. */
export interface Run {
  readonly id: string;
  readonly documentId: string;
  readonly clientId: string;
  readonly fileName: string;
  /** Storage key of the document's file. */
  readonly key: string;
  readonly documentTypeId: string;
  /** Which document of its file it is; null for the whole file. */
  readonly part: FilePart | null;
  /** When this process began with it, in ms of `performance.now`. */
  readonly begunAt: number;
}

/** The columns of a document that follow the stage of its run. */
function stageColumns(stage: Stage) {
  return { stage, extraction_stage: stage, updated_at: DATABASE_NOW };
}

/**
 * The next position of a client in the extraction queue; the lowest position is extracted first. A client's positions
 * are consecutive. After a pause it starts at the position that is being extracted now: it neither waits behind what
 * others have queued, nor has it saved up positions.
 */
export async function nextQueuePosition(transaction: DatabaseTransaction, clientId: string): Promise<number> {
  const { last_turn: position } = await transaction
    .updateTable('clients')
    .set({
      last_turn: sql<number>`greatest(last_turn + 1,
        (select coalesce(max(turn), 0) from document_runs where started_at is not null))`,
    })
    .where('id', '=', clientId)
    .returning('last_turn')
    .executeTakeFirstOrThrow();
  return position;
}

/**
 * Creates the next run of a document and makes it the only one that counts.
 * @param position in the extraction queue
 * @returns its id
 */
export async function createRun(
  transaction: DatabaseTransaction,
  { documentId, clientId, documentTypeId }: ExtractionRequest,
  position: number,
): Promise<string> {
  await transaction
    .updateTable('document_requests')
    .set({
      ...stageColumns('DOC_UPLOADED'),
      document_type_id: documentTypeId,
      is_verified: false,
      verified_by: null,
      verified_by_id: null,
      verify_status: 'DOC_PROCESSED',
    })
    .where('id', '=', documentId)
    .where('client_id', '=', clientId)
    .execute();
  await transaction
    .updateTable('document_runs')
    .set({ status: 'superseded', cancel_requested: true, finished_at: DATABASE_NOW })
    .where('document_request_id', '=', documentId)
    .where('status', 'in', ['queued', 'running'])
    .execute();
  const { id } = await transaction
    .insertInto('document_runs')
    .values(({ selectFrom }) => ({
      document_request_id: documentId,
      stage: 'DOC_UPLOADED',
      turn: position,
      attempt: selectFrom('document_runs')
        .select(sql<number>`coalesce(max(attempt), 0) + 1`.as('next'))
        .where('document_request_id', '=', documentId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Marks a run as started, also after a crash; null when it has ended or no longer counts. */
export async function beginRun(kysely: DatabaseClient, runId: string): Promise<Run | null> {
  const begun = await kysely
    .updateTable('document_runs')
    .set({ status: 'running', started_at: DATABASE_NOW })
    .where('id', '=', runId)
    .where('status', 'in', ['queued', 'running'])
    .returning('document_request_id')
    .executeTakeFirst();
  if (begun === undefined) return null;
  const document = await kysely
    .selectFrom('document_requests')
    .select(['id', 'client_id', 'file_name', 's3_key', 'document_type_id'])
    .select(['from_page', 'to_page', 'part_title'])
    .where('id', '=', begun.document_request_id)
    .executeTakeFirstOrThrow();
  return {
    id: runId,
    documentId: document.id,
    clientId: document.client_id,
    fileName: document.file_name,
    key: document.s3_key,
    documentTypeId: document.document_type_id,
    part: readFilePart(document),
    begunAt: performance.now(),
  };
}

/** Locks a run until the transaction ends. @returns whether it still counts */
export async function lockRun(transaction: DatabaseTransaction, runId: string): Promise<boolean> {
  const run = await transaction
    .selectFrom('document_runs')
    .select('status')
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst();
  return run?.status === 'running';
}

/** Shows the stage that a run has reached, unless the run no longer counts. */
export async function reachStage(kysely: DatabaseClient, { id }: Run, stage: Stage): Promise<void> {
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
    .set(stageColumns(stage))
    .whereRef('document_requests.id', '=', 'reached.document_request_id')
    .execute();
}

/** What a run that ended with a result has produced. */
export interface RunResult {
  readonly stage: Stage;
  readonly pageCount: number;
  /** Storage key of the document's graph. */
  readonly graphKey: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  /** The form of the document, by which lessons find documents of the same layout. */
  readonly fingerprint: object;
}

/** Ends a run with its result. */
export async function finishRun(
  transaction: DatabaseTransaction,
  { id }: Run,
  result: RunResult,
): Promise<void> {
  await transaction
    .updateTable('document_runs')
    .set({
      status: 'done',
      stage: result.stage,
      progress: 100,
      finished_at: DATABASE_NOW,
      page_count: result.pageCount,
      graph_key: result.graphKey,
      input: JSON.stringify(result.input),
      outputs: JSON.stringify(result.outputs),
      fingerprint: JSON.stringify(result.fingerprint),
    })
    .where('id', '=', id)
    .execute();
}

/** Why a run ended without a result: the stage that users see, and a detail for operators. */
export interface RunFailure {
  readonly stage: Stage;
  readonly detail: string;
}

const MAX_DETAIL_LENGTH = 4000;

function failureColumns({ stage, detail }: RunFailure) {
  return {
    status: 'failed' as const,
    stage,
    finished_at: DATABASE_NOW,
    failure_stage: stage,
    failure_detail: detail.slice(0, MAX_DETAIL_LENGTH),
  };
}

/** Ends a run without a result, and moves its document to the stage of the failure. */
export async function endRunWithFailure(
  transaction: DatabaseTransaction,
  { id, documentId }: Run,
  failure: RunFailure,
): Promise<void> {
  await transaction.updateTable('document_runs').set(failureColumns(failure)).where('id', '=', id).execute();
  await transaction
    .updateTable('document_requests')
    .set(stageColumns(failure.stage))
    .where('id', '=', documentId)
    .execute();
}

const ABANDONED: RunFailure = { stage: 'EXT_FAILED', detail: 'the extraction was interrupted too often' };

/**
 * Ends the runs that no job of the queue stands for any more: the queue gave up the job, or it was removed. A run is
 * otherwise ended by the process that works on it, so a document whose last process was killed would never end. A job
 * and its run are written in one transaction and compared in one statement, so no waiting run is ended by mistake.
 */
export async function endAbandonedRuns(kysely: DatabaseClient, queue: string): Promise<void> {
  await kysely
    .with('abandoned', (rows) =>
      rows
        .updateTable('document_runs')
        .set(failureColumns(ABANDONED))
        .where('status', 'in', ['queued', 'running'])
        .where(({ not }) => not(hasOpenJob(queue, sql<string>`document_runs.id::text`)))
        .returning('document_request_id'),
    )
    .updateTable('document_requests')
    .from('abandoned')
    .set(stageColumns(ABANDONED.stage))
    .whereRef('document_requests.id', '=', 'abandoned.document_request_id')
    .execute();
}
