import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';
import type { JudgedDocument } from '../../documents/index.ts';

/** A field of a document, by its metric. */
export type FieldRow = JudgedDocument['fields'][number]['row'];

/** What is marked and audited of a field. */
export type MarkedRow = Pick<
  FieldRow,
  'id' | 'document_request_id' | 'fin' | 'datapoint_id' | 'last_modified'
>;

/** One parameter however many ids there are: a statement takes 65,535 of them. */
const isAmong = (ids: readonly string[], column = 'id') =>
  sql<boolean>`${sql.ref(column)} = any(${sql.val([...ids])}::uuid[])`;

/** By metric: the datapoint without a value that stands behind one that a person typed. */
export async function findEmptyDatapoints(
  kysely: DatabaseClient,
  metricIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (metricIds.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('document_datapoints')
    .select(['metric_id', 'id'])
    .where(isAmong(metricIds, 'metric_id'))
    .where('rank', '>', 0)
    .where((eb) => eb.or([eb('value', 'is', null), eb('value', '=', '')]))
    .execute();
  return new Map(rows.map(({ metric_id: metricId, id }) => [metricId, id]));
}

/** Marks current values as verified or not, with their metrics. */
export async function writeVerified(
  kysely: DatabaseClient,
  fields: readonly Pick<MarkedRow, 'id' | 'datapoint_id'>[],
  mark: {
    readonly isVerified: boolean;
    readonly now: Date;
    readonly userId: number;
    readonly userName: string;
  },
): Promise<void> {
  const { isVerified, now, userId, userName } = mark;
  await kysely
    .updateTable('document_datapoints')
    .set({
      is_verified: isVerified,
      verified_by: isVerified ? userName : null,
      last_modified: now,
      last_modified_by: userName,
      last_modified_by_id: userId,
    })
    .where(isAmong(fields.map(({ datapoint_id: id }) => id)))
    .execute();
  await kysely
    .updateTable('document_metrics')
    .set({ is_validated: isVerified })
    .where(isAmong(fields.map(({ id }) => id)))
    .execute();
}

/** Stores what was verified at once. @returns the id that undoes it */
export async function insertBatch(
  kysely: DatabaseClient,
  batch: { clientId: string; userId: number; verifiedAt: Date; datapointIds: readonly string[] },
): Promise<string> {
  const { id } = await kysely
    .insertInto('verification_batches')
    .values({
      client_id: batch.clientId,
      user_id: batch.userId,
      verified_at: batch.verifiedAt,
      datapoint_ids: [...batch.datapointIds],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a batch of a user out of the table, so that it is undone once. */
export async function takeBatch(
  kysely: DatabaseClient,
  { clientId, userId, id }: { clientId: string; userId: number; id: string },
) {
  return kysely
    .deleteFrom('verification_batches')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(['verified_at', 'datapoint_ids'])
    .executeTakeFirst();
}

/** The documents that datapoints belong to. */
export async function findDocumentIds(
  kysely: DatabaseClient,
  datapointIds: readonly string[],
): Promise<readonly string[]> {
  const rows = await kysely
    .selectFrom('document_datapoints')
    .select('document_request_id')
    .distinct()
    .where(isAmong(datapointIds))
    .execute();
  return rows.map(({ document_request_id: id }) => id);
}

/** The fields of documents that stand as a batch verified them. */
export async function findStillVerified(
  kysely: DatabaseClient,
  documentIds: readonly string[],
  batch: { readonly datapoint_ids: readonly string[]; readonly verified_at: Date },
): Promise<readonly MarkedRow[]> {
  return kysely
    .selectFrom('document_datapoints as datapoint')
    .innerJoin('document_metrics as metric', 'metric.id', 'datapoint.metric_id')
    .select(['metric.id', 'metric.document_request_id', 'metric.fin', 'datapoint.id as datapoint_id'])
    .select('datapoint.last_modified')
    .where(isAmong(batch.datapoint_ids, 'datapoint.id'))
    .where(isAmong(documentIds, 'metric.document_request_id'))
    .where('datapoint.rank', '=', 0)
    .where('datapoint.last_modified', '=', batch.verified_at)
    .where('metric.is_validated', '=', true)
    .execute();
}
