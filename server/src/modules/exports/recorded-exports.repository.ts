import { sql } from 'kysely';
import type { RecordedValue } from '../../database/column-types.ts';
import type { DatabaseClient } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import { exportableValues, SCREEN_ORDER, type ExportedValue } from './repository.ts';

/** Days after which an export that was never completed is given up. */
const UNFINISHED_DAYS = 1;

const anyOf = (ids: readonly string[]) => sql<string>`any(${sql.val([...ids])}::uuid[])`;

/** The values of each document as they are recorded, see `RecordedValue`. */
const recordedValues = sql`
  select "documentRequestId" as id,
    jsonb_agg(jsonb_build_array("metricId", fin, "group", "rowIndex" + 1, metric, "dataType", value, currency)
      order by position) as exported
  from exported group by "documentRequestId"`;

/** Which export records its values: whose, in which form. */
export interface RecordedExport {
  readonly exportId: string;
  readonly clientId: string;
  /** Null for the standard form. */
  readonly profileId: string | null;
  readonly userId: number;
  readonly userName: string;
}

/**
 * The verified values of documents, in the order of the documents' upload and of their screens. The statement that reads
 * them also records them, so that they are not sent back to the database. The record has no effect until the export is
 * completed.
 */
export async function findAndRecord(
  kysely: DatabaseClient,
  { exportId, clientId, profileId, userId, userName }: RecordedExport,
  ids: readonly string[],
): Promise<ExportedValue[]> {
  return kysely
    .with(
      (cte) => cte('exported').materialized(),
      () =>
        exportableValues(kysely, clientId, ids, { verifiedOnly: true }).select(
          sql<number>`row_number() over (order by ${SCREEN_ORDER})`.as('position'),
        ),
    )
    .with('kept', (database) =>
      database
        .insertInto('exported_documents')
        .columns([
          ...(['export_id', 'client_id', 'profile_id', 'exported_by_id', 'exported_by'] as const),
          ...(['document_request_id', 'revision', 'exported'] as const),
        ])
        .expression(
          // A document that was deleted meanwhile is left out; one that stays cannot be deleted before its row is there.
          sql`select ${exportId}::uuid, ${clientId}, ${profileId}::uuid, ${userId}::bigint, ${userName}, document.id,
              document.revision, coalesce(one.exported, '[]')
            from document_requests document
            left join (${recordedValues}) one on one.id = document.id
            where document.client_id = ${clientId} and document.id = ${anyOf(ids)}
            for key share of document`,
        ),
    )
    .selectFrom('exported')
    .select(['documentRequestId', 'metricId', 'group', 'rowIndex', 'metric', 'fin', 'timePeriod'])
    .select([
      'dataType',
      'verified',
      'value',
      'currency',
      'page',
      'x',
      'y',
      'w',
      'h',
      'confidence',
      'published',
    ])
    .orderBy('position')
    .execute();
}

/**
 * Completes an export: its record replaces the earlier one of its documents in its form. A document that was changed
 * since it was read is compared at once.
 */
export async function completeRecord(
  kysely: DatabaseClient,
  { exportId, clientId }: Pick<RecordedExport, 'exportId' | 'clientId'>,
): Promise<void> {
  await sql`
    delete from exported_documents before using exported_documents now
    where now.export_id = ${exportId}::uuid and before.document_request_id = now.document_request_id
      and before.client_id = ${clientId} and before.profile_id is not distinct from now.profile_id
      and before.is_current and before.export_id <> now.export_id`.execute(kysely);
  await sql`
    update exported_documents exported set is_current = true, exported_at = now(),
      is_changed = exported.is_changed
        or (document.revision <> exported.revision and differs_from_export(document.id, exported.exported))
    from document_requests document
    where exported.export_id = ${exportId}::uuid and exported.client_id = ${clientId}
      and document.id = exported.document_request_id`.execute(kysely);
}

/** Deletes the record of an export that was not completed. */
export async function deleteUnfinished(kysely: DatabaseClient, exportId: string): Promise<void> {
  await kysely
    .deleteFrom('exported_documents')
    .where('export_id', '=', exportId)
    .where('is_current', '=', false)
    .execute();
}

/** Deletes the records of exports that were never completed because their processes were killed. */
export async function deleteAbandoned(kysely: DatabaseClient): Promise<void> {
  await kysely
    .deleteFrom('exported_documents')
    .where('is_current', '=', false)
    .where('exported_at', '<', sql<Date>`${DATABASE_NOW} - make_interval(days => ${UNFINISHED_DAYS})`)
    .execute();
}

/** The values of the last export of documents in a form. */
export async function findRecordedValues(
  kysely: DatabaseClient,
  clientId: string,
  profileId: string | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly RecordedValue[]>> {
  const rows = await kysely
    .selectFrom('exported_documents')
    .select(['document_request_id as id', 'exported'])
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', anyOf(ids))
    .where('profile_id', 'is not distinct from', profileId)
    .where('is_current', '=', true)
    .orderBy('exported_at')
    .execute();
  return new Map(rows.map(({ id, exported }) => [id, exported]));
}

/** Those of the documents whose confirmed values are the same as in the last export in a form. */
export async function findUnchanged(
  kysely: DatabaseClient,
  clientId: string,
  profileId: string | null,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await kysely
    .selectFrom('exported_documents')
    .select('document_request_id as id')
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', anyOf(ids))
    .where('profile_id', 'is not distinct from', profileId)
    .where('is_current', '=', true)
    .where('is_changed', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The exports of a document since which its confirmed values have changed, the latest first. */
export async function findChangedExports(kysely: DatabaseClient, clientId: string, documentId: string) {
  return kysely
    .selectFrom('exported_documents as exported')
    .leftJoin('export_profiles as profile', 'profile.id', 'exported.profile_id')
    .select(['exported.exported', 'exported.exported_at', 'exported.exported_by', 'exported.profile_id'])
    .select('profile.name as profile')
    .where('exported.client_id', '=', clientId)
    .where('exported.document_request_id', '=', documentId)
    .where('exported.is_current', '=', true)
    .where('exported.is_changed', '=', true)
    .orderBy('exported.exported_at', 'desc')
    .execute();
}
