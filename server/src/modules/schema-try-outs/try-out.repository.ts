import { sql } from 'kysely';
import type { StoredSchemaGroup, TryOutFinding } from '../../database/column-types.ts';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { hasOpenJob } from '../../jobs/job.repository.ts';

export type TryOutRow = NonNullable<Awaited<ReturnType<typeof findTryOut>>>;
export type ClaimedTryOut = NonNullable<Awaited<ReturnType<typeof beginTryOut>>>;
export type StoredValueRow = Awaited<ReturnType<typeof findStoredValues>>[number];

/** A document of the client that can be read again. */
export async function findDocument(kysely: DatabaseClient, clientId: string, id: string) {
  return kysely
    .selectFrom('document_requests')
    .select(['id', 'stage'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whose try-out. */
export interface TryOutOwner {
  readonly clientId: string;
  readonly userId: number;
}

/** Inserts a try-out in place of the user's earlier ones. @returns its id */
export async function replaceTryOut(
  transaction: DatabaseTransaction,
  { clientId, userId }: TryOutOwner,
  { documentId, groups }: { readonly documentId: string; readonly groups: readonly StoredSchemaGroup[] },
): Promise<string> {
  await transaction
    .deleteFrom('schema_try_outs')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .execute();
  const { id } = await transaction
    .insertInto('schema_try_outs')
    .values({
      client_id: clientId,
      user_id: userId,
      document_request_id: documentId,
      groups: JSON.stringify(groups),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A try-out of the user, with the name of its document. */
export async function findTryOut(kysely: DatabaseClient, { clientId, userId }: TryOutOwner, id: string) {
  return kysely
    .selectFrom('schema_try_outs as run')
    .innerJoin('document_requests as document', 'document.id', 'run.document_request_id')
    .select(['run.id', 'run.document_request_id', 'run.groups', 'run.status', 'run.stage'])
    .select(['run.failure_stage', 'run.found', 'document.file_name'])
    .where('run.client_id', '=', clientId)
    .where('run.user_id', '=', userId)
    .where('run.id', '=', id)
    .executeTakeFirst();
}

/** The values that count in a document today, in the order of its screen. */
export async function findStoredValues(kysely: DatabaseClient, documentId: string) {
  return kysely
    .selectFrom('document_metrics as metric')
    .innerJoin('document_datapoints as datapoint', 'datapoint.metric_id', 'metric.id')
    .select(['metric.fin', 'datapoint.value', 'datapoint.currency', 'datapoint.confidence'])
    .select(['datapoint.page', 'datapoint.is_verified'])
    .where('metric.document_request_id', '=', documentId)
    .where('datapoint.rank', '=', 0)
    .where('datapoint.value', '!=', '')
    .orderBy('metric.order_position')
    .execute();
}

/** Claims a try-out for its job. @returns undefined where it was cancelled or replaced */
export async function beginTryOut(kysely: DatabaseClient, id: string) {
  return kysely
    .updateTable('schema_try_outs as run')
    .from('document_requests as document')
    .set({ status: 'running' })
    .whereRef('document.id', '=', 'run.document_request_id')
    .where('run.id', '=', id)
    .where('run.status', 'in', ['queued', 'running'])
    .returning(['run.id', 'run.client_id', 'run.groups', 'document.s3_key', 'document.file_name'])
    .returning(['document.document_type_id', 'from_page', 'to_page', 'part_title'])
    .executeTakeFirst();
}

/** Writes how far a running try-out is. */
export async function reachStage(kysely: DatabaseClient, id: string, stage: string): Promise<void> {
  await kysely
    .updateTable('schema_try_outs')
    .set({ stage })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

/** Whether a try-out is still wanted: neither cancelled nor replaced. */
export async function isRunning(kysely: DatabaseClient, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('schema_try_outs')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status === 'running';
}

/** How a try-out ended. */
export type TryOutEnd =
  | { readonly status: 'done'; readonly found: readonly TryOutFinding[] }
  | { readonly status: 'failed'; readonly failureStage: string };

/** Ends a running try-out; one that was cancelled stays so. */
export async function endTryOut(kysely: DatabaseClient, id: string, end: TryOutEnd): Promise<void> {
  await kysely
    .updateTable('schema_try_outs')
    .set(
      end.status === 'done'
        ? { status: end.status, found: JSON.stringify(end.found) }
        : { status: end.status, failure_stage: end.failureStage },
    )
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

/** Cancels a try-out that has not ended. */
export async function cancelTryOut(
  kysely: DatabaseClient,
  { clientId, userId }: TryOutOwner,
  id: string,
): Promise<void> {
  await kysely
    .updateTable('schema_try_outs')
    .set({ status: 'cancelled' })
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .execute();
}

/** Ends the try-outs that no job stands for any more: their process was killed too often. */
export async function endAbandonedTryOuts(kysely: DatabaseClient, queue: string): Promise<void> {
  await kysely
    .updateTable('schema_try_outs')
    .set({ status: 'failed', failure_stage: 'EXT_FAILED' })
    .where('status', 'in', ['queued', 'running'])
    .where((eb) => eb.not(hasOpenJob([queue], sql<string>`schema_try_outs.id::text`)))
    .execute();
}
