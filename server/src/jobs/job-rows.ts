import { sql } from 'kysely';
import type { Rows } from '../database/database.ts';
import { stageRow } from './runs.ts';

/** The queue's own schema; its table `job` has a row per job until long after it ended. */
export const JOBS_SCHEMA = 'jobs';
const JOB = sql.table(`${JOBS_SCHEMA}.job`);

const FAILURE = { stage: 'EXT_FAILED', detail: 'the extraction was interrupted too often' } as const;

/**
 * Ends the attempts at documents that no job stands for any more: the queue has given it up, or it is not there. Only a
 * living process ends an attempt by itself, so without this a document whose last process was killed would never end.
 * A job and its attempt are written in one transaction and looked at in one statement, so none that waits is hit.
 */
export async function endGivenUpRuns(kysely: Rows, queue: string): Promise<void> {
  await kysely
    .with('given_up', (rows) =>
      rows
        .updateTable('document_runs')
        .set({
          status: 'failed',
          stage: FAILURE.stage,
          finished_at: new Date(),
          failure_stage: FAILURE.stage,
          failure_detail: FAILURE.detail,
        })
        .where('status', 'in', ['queued', 'running'])
        .where(
          sql<boolean>`not exists (
            select from ${JOB} job where job.name = ${queue} and job.singleton_key = document_runs.id::text
            and job.state in ('created', 'retry', 'active'))`,
        )
        .returning('document_request_id'),
    )
    .updateTable('document_requests')
    .from('given_up')
    .set(stageRow(FAILURE.stage))
    .whereRef('document_requests.id', '=', 'given_up.document_request_id')
    .execute();
}

/** A job as its worker holds it: the retry count tells this claim from a later one. */
export interface ClaimedJob {
  readonly id: string;
  readonly name: string;
  readonly retryCount: number;
}

/** Lets a job be tried once more, and soon: for one that an orderly stop interrupts, which says nothing about it. */
export async function grantAnotherTry(kysely: Rows, { id, name, retryCount }: ClaimedJob): Promise<void> {
  await sql`update ${JOB} set retry_limit = retry_limit + 1, retry_delay_max = 1
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(kysely);
}

/** Ids of the jobs of a queue that some process has claimed. */
export async function findClaimed(kysely: Rows, queue: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${JOB} where name = ${queue} and state = 'active'`.execute(kysely);
  return rows.map(({ id }) => id);
}
