import { sql, type RawBuilder } from 'kysely';
import type { DatabaseClient, DatabaseTransaction } from '../database/database.ts';

/** The schema of the job queue; its table `job` keeps a row per job until long after the job has ended. */
export const JOBS_SCHEMA = 'jobs';
/** The version of pg-boss's schema whose columns the statements below read and write. */
export const JOBS_SCHEMA_VERSION = 43;
const JOB = sql.table(`${JOBS_SCHEMA}.job`);

/** SQL: whether a job of this key waits or runs in one of these queues. @param key SQL of the key */
export function hasOpenJob(queues: readonly string[], key: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from ${JOB} job where job.name in (${sql.join(queues)}) and job.singleton_key = ${key}
    and job.state in ('created', 'retry', 'active'))`;
}

/** Whether a job of this key waits or runs in a queue. */
export async function isJobOpen(kysely: DatabaseClient, queue: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select ${hasOpenJob([queue], sql<string>`${key}`)} as "isOpen"`.execute(kysely);
  return rows[0]?.isOpen === true;
}

/** Gives waiting jobs other turns; the lowest turn is taken first. */
export async function reorderJobs(
  transaction: DatabaseTransaction,
  queue: string,
  jobs: readonly { readonly key: string; readonly turn: number }[],
): Promise<void> {
  await sql`update ${JOB} job set priority = -moved.turn
    from json_to_recordset(${JSON.stringify(jobs)}::json) as moved (key text, turn int)
    where job.name = ${queue} and job.singleton_key = moved.key and job.state in ('created', 'retry')`.execute(
    transaction,
  );
}

/** Ends the job of a key that still runs: what it was for has ended, and another job takes the key. */
export async function endRunningJob(
  transaction: DatabaseTransaction,
  queue: string,
  key: string,
): Promise<void> {
  await sql`update ${JOB} set state = 'completed', completed_on = now()
    where name = ${queue} and singleton_key = ${key} and state = 'active'`.execute(transaction);
}

/** A job as its worker holds it: the retry count distinguishes this claim from a later one. */
interface JobClaim {
  readonly id: string;
  readonly name: string;
  readonly retryCount: number;
}

/** Gives a claimed job one more try, to start soon. */
export async function grantAnotherTry(
  kysely: DatabaseClient,
  { id, name, retryCount }: JobClaim,
): Promise<void> {
  await sql`update ${JOB} set retry_limit = retry_limit + 1, retry_delay_max = 1
    where name = ${name} and id = ${id} and state = 'active' and retry_count = ${retryCount}`.execute(kysely);
}

/** Ids of the jobs of a queue that some process has claimed. */
export async function findClaimed(kysely: DatabaseClient, queue: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${JOB} where name = ${queue} and state = 'active'`.execute(kysely);
  return rows.map(({ id }) => id);
}

/** The jobs of one queue that wait. */
export interface QueueMeasure {
  readonly queue: string;
  readonly waiting: number;
  /** Age of the oldest, in seconds. */
  readonly oldest: number;
}

/** How many jobs wait, and for how long, by queue; a queue in which none waits is missing. */
export async function measureQueues(kysely: DatabaseClient): Promise<QueueMeasure[]> {
  const { rows } = await sql<QueueMeasure>`
    select name as queue, count(*)::int as waiting,
      extract(epoch from now() - min(created_on))::double precision as oldest
    from ${JOB} where state in ('created', 'retry') group by name`.execute(kysely);
  return rows;
}
