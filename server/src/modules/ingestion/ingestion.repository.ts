import { RECOGNISED_TYPE } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';

/** A document that came from a source. */
export interface IngestedDocument {
  readonly id: string;
  readonly clientId: string;
  readonly fileName: string;
  readonly key: string;
  /** The name of the source. */
  readonly source: string;
}

/** Whether a file was taken before. */
export async function isKnownDocument(kysely: DatabaseClient, id: string): Promise<boolean> {
  const row = await kysely
    .selectFrom('document_requests')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a document whose type is to be recognised. @returns false where it exists already */
export async function insertIngested(kysely: DatabaseClient, document: IngestedDocument): Promise<boolean> {
  const inserted = await kysely
    .insertInto('document_requests')
    .values({
      id: document.id,
      client_id: document.clientId,
      file_name: document.fileName,
      s3_key: document.key,
      source: document.source,
      stage: 'DOC_REQUESTED',
      extraction_stage: 'DOC_REQUESTED',
      document_type_id: RECOGNISED_TYPE,
      uploaded_by: document.source,
      uploaded_by_id: SYSTEM_USER_ID,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}
