import { sql } from 'kysely';
import { STAGES, type FailureReason, type UnsupportedDocumentKind, type Stage } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { hasOpenJob } from '../../jobs/job.repository.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import { readFilePart, type FilePart } from '../../documents/index.ts';
import type { QueuePlace } from './queue-order.repository.ts';

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
  /** The stage that it had reached before. */
  readonly stage: string;
  /** Workers that took it before and were never heard of again. */
  readonly lostWorkers: number;
}

/** The columns of a document that follow the stage of its run. */
function stageColumns(stage: Stage) {
  return { stage, extraction_stage: stage, updated_at: DATABASE_NOW };
}

function placeColumns({ clientId, isLong, personId, turn, personTurn }: QueuePlace) {
  return {
    client_id: clientId,
    person_id: personId,
    is_long: isLong,
    turn,
    arrival: turn,
    person_turn: personTurn,
  };
}

/**
 * Creates the next run of a document and makes it the only one that counts.
 * @returns its id
 */
export async function createRun(
  transaction: DatabaseTransaction,
  { documentId, clientId, documentTypeId }: ExtractionRequest,
  place: QueuePlace,
): Promise<string> {
  await transaction
    .updateTable('document_requests')
    .set({
      ...stageColumns('DOC_UPLOADED'),
      needs_type: false,
      looks_like: null,
      failure_reason: null,
      document_type_id: documentTypeId,
      is_verified: false,
      verified_by: null,
      verified_by_id: null,
      verify_status: 'DOC_PROCESSED',
      unpublished_changes: 0,
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
      ...placeColumns(place),
      attempt: selectFrom('document_runs')
        .select(sql<number>`coalesce(max(attempt), 0) + 1`.as('next'))
        .where('document_request_id', '=', documentId),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Marks a run as started, also after a crash; null when it has ended, no longer counts, awaits a model or
 * has gone to the other documents by length. Its worker counts as lost until
 * it ends the run or gives it back: a worker that was killed cannot say so.
 */
export async function beginRun(
  kysely: DatabaseClient,
  { runId, isLong }: { readonly runId: string; readonly isLong: boolean },
): Promise<Run | null> {
  const begun = await kysely
    .updateTable('document_runs')
    .set({ status: 'running', started_at: DATABASE_NOW, unreturned: sql`unreturned + 1` })
    .where('id', '=', runId)
    .where('is_long', '=', isLong)
    .where('awaits_model', '=', false)
    .where('status', 'in', ['queued', 'running'])
    .returning(['document_request_id', 'unreturned', 'stage'])
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
    stage: begun.stage,
    lostWorkers: begun.unreturned - 1,
  };
}

const RETURNED = {
  status: 'queued' as const,
  unreturned: sql<number>`greatest(unreturned - 1, 0)`,
};

/** Gives a run back that this process had begun. */
export async function giveBackRun(kysely: DatabaseClient, { id }: Pick<Run, 'id'>): Promise<void> {
  await kysely
    .updateTable('document_runs')
    .set(RETURNED)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

/** A run that goes on in another queue. */
export interface AskedPlace {
  readonly id: string;
  readonly turn: number;
  readonly isLong: boolean;
}

/** Leaves a run to the model that is asked about it: it runs, and no worker counts as lost for it. */
export async function leaveRun(transaction: DatabaseTransaction, id: string): Promise<AskedPlace> {
  return transaction
    .updateTable('document_runs')
    .set({ unreturned: RETURNED.unreturned, awaits_model: true })
    .where('id', '=', id)
    .returning(['id', 'turn', 'is_long as isLong'])
    .executeTakeFirstOrThrow();
}

/** Whether a run still waits for a model. */
export async function isAwaitingModel(kysely: DatabaseClient, id: string): Promise<boolean> {
  const run = await kysely
    .selectFrom('document_runs')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('awaits_model', '=', true)
    .executeTakeFirst();
  return run !== undefined;
}

/** Gives a run back whose model was asked; it keeps its turn. */
export async function returnRun(transaction: DatabaseTransaction, id: string): Promise<AskedPlace> {
  return transaction
    .updateTable('document_runs')
    .set({ status: 'queued', awaits_model: false })
    .where('id', '=', id)
    .returning(['id', 'turn', 'is_long as isLong'])
    .executeTakeFirstOrThrow();
}

/** Ways to fail that may pass, counted by document. */
export type FailedTry = 'reader_deaths' | 'errors';

/** Counts a failed try of a run, and gives the run back while it has tries left. @returns whether it has */
export async function countFailedTry(
  kysely: DatabaseClient,
  { id }: Pick<Run, 'id'>,
  { kind, most }: { readonly kind: FailedTry; readonly most: number },
): Promise<boolean> {
  const counted = await kysely
    .updateTable('document_runs')
    .set({ [kind]: sql`${sql.ref(kind)} + 1` })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning(kind)
    .executeTakeFirst();
  const hasMore = (counted?.[kind] ?? 0) < most;
  if (hasMore) await giveBackRun(kysely, { id });
  return hasMore;
}

/** Gives a run that turned out to be long another place in the queue. */
export async function replaceRun(
  transaction: DatabaseTransaction,
  { id }: Pick<Run, 'id'>,
  place: QueuePlace,
): Promise<void> {
  await transaction
    .updateTable('document_runs')
    .set({ ...RETURNED, ...placeColumns(place) })
    .where('id', '=', id)
    .execute();
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

/** How many pages the file of a document has, as its last result says; null without one. */
export async function findPageCount(kysely: DatabaseClient, documentId: string): Promise<number | null> {
  const run = await kysely
    .selectFrom('document_runs')
    .select('page_count')
    .where('document_request_id', '=', documentId)
    .where('page_count', 'is not', null)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run?.page_count ?? null;
}

/** Why a run ended without a result: the stage that users see, and a detail for operators. */
export interface RunFailure {
  readonly stage: Stage;
  readonly detail: string;
  /** Why, where users have to do something else than the stage says. */
  readonly reason?: FailureReason | undefined;
  /** The document has the evidence of no type: a person chooses one (AMB-129). */
  readonly needsType?: {
    /** The kind of paper that its titles say it is; null where they say none. */
    readonly looksLike: UnsupportedDocumentKind | null;
  };
}

const MAX_DETAIL_LENGTH = 4000;

function failureColumns({ stage, detail }: Pick<RunFailure, 'stage' | 'detail'>) {
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
    .set({
      ...stageColumns(failure.stage),
      needs_type: failure.needsType !== undefined,
      looks_like: failure.needsType?.looksLike ?? null,
      failure_reason: failure.reason ?? null,
    })
    .where('id', '=', documentId)
    .execute();
}

const ABANDONED: RunFailure = { stage: 'EXT_FAILED', detail: 'the extraction was interrupted too often' };

/**
 * Ends the runs that no job of the queue stands for any more: the queue gave up the job, or it was removed. A run is
 * otherwise ended by the process that works on it, so a document whose last process was killed would never end. A job
 * and its run are written in one transaction and compared in one statement, so no waiting run is ended by mistake.
 */
export async function endAbandonedRuns(kysely: DatabaseClient, queues: readonly string[]): Promise<void> {
  await kysely
    .with('abandoned', (rows) =>
      rows
        .updateTable('document_runs')
        .set(failureColumns(ABANDONED))
        .where('status', 'in', ['queued', 'running'])
        .where(({ not }) => not(hasOpenJob(queues, sql<string>`document_runs.id::text`)))
        .returning('document_request_id'),
    )
    .updateTable('document_requests')
    .from('abandoned')
    .set(stageColumns(ABANDONED.stage))
    .whereRef('document_requests.id', '=', 'abandoned.document_request_id')
    .execute();
}
