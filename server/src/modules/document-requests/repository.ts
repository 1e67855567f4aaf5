import { sql } from 'kysely';
import { verifyStatusOf, type Stage } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import { DOCUMENT_COLUMNS, type DocumentRow } from '../../documents/index.ts';
import { runFiles, tablesKey } from '../extraction/index.ts';

/** Whether confirmed values of a document are others than those that left with an export. */
export const isChangedSinceExport = sql<boolean>`exists (
  select from exported_documents exported
  where exported.client_id = document_requests.client_id and exported.document_request_id = document_requests.id
    and exported.is_current and exported.is_changed)`;

/** Values that entities still have of a document that is not confirmed: it was processed again. */
export interface StoredValues {
  readonly count: number;
  /** When it was confirmed with them. */
  readonly confirmedAt: string;
}

/** The stored values of a document that is not confirmed; null where there are none. */
export const storedValues = sql<StoredValues | null>`case when not document_requests.is_verified then (
  select jsonb_build_object('count', count(*),
    'confirmedAt', coalesce(document_requests.published_at, max(fact.time_updated)))
  from entity_datapoints fact
  where fact.client_id = document_requests.client_id and fact.document_request_id = document_requests.id
    and fact.deleted_at is null
  having count(*) > 0) end`;

/** A document as lists and the document view show it. */
export type ListedDocument = DocumentRow & {
  /** Whether confirmed values are others than those that left with an export. */
  readonly changed_since_export: boolean;
  readonly stored_values: StoredValues | null;
};

/** A document of a client as lists show it. */
export async function findListed(kysely: DatabaseClient, clientId: string, id: string) {
  return kysely
    .selectFrom('document_requests')
    .select(DOCUMENT_COLUMNS)
    .select([isChangedSinceExport.as('changed_since_export'), storedValues.as('stored_values')])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .executeTakeFirst();
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

/** Lets a document stay beside another one of the same file. */
export async function markKeptDuplicate(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction
    .updateTable('document_requests')
    .set({ is_kept_duplicate: true })
    .where('id', '=', id)
    .execute();
}
