import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';

/** The client's documents whose files have these names. */
export async function findNamedDocuments(
  kysely: DatabaseClient,
  clientId: string,
  fileNames: readonly string[],
) {
  return kysely
    .selectFrom('document_requests')
    .select(['id', 'file_name as fileName', 'stage', 'is_verified as isConfirmed'])
    .where('client_id', '=', clientId)
    .where('file_name', 'in', [...fileNames])
    .execute();
}

/** The document whose file has, or will have, this key. With `lock` it cannot change until the transaction ends. */
export async function findUpload(kysely: DatabaseClient, fileKey: string, { lock = false } = {}) {
  return kysely
    .selectFrom('document_requests')
    .select(['id', 'client_id', 'document_type_id', 'stage', 's3_key', 'uploaded_by_id'])
    .where('s3_key', '=', fileKey)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** The keys of all files whose upload was created and has not been accepted. */
export async function findRequestedKeys(kysely: DatabaseClient): Promise<string[]> {
  const rows = await kysely
    .selectFrom('document_requests')
    .select('s3_key')
    .where('stage', '=', 'DOC_REQUESTED')
    .execute();
  return rows.map(({ s3_key: key }) => key);
}

/** The keys of up to `max` files that have arrived, drawn by their random ids. */
export async function findStoredSample(kysely: DatabaseClient, max: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('document_requests')
    .select('s3_key')
    .where('file_hash', 'is not', null)
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(({ s3_key: key }) => key);
}

/** The keys of the files whose upload was created last and has not been accepted. */
export async function findAwaitedKeys(kysely: DatabaseClient, max: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('document_requests')
    .select('s3_key')
    .where('stage', '=', 'DOC_REQUESTED')
    .orderBy('upload_date', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ s3_key: key }) => key);
}

/** So many at a time: the next run takes the rest. */
const MAX_ABANDONED = 500;

/** Documents that were created before a moment and have no file, locked until the transaction ends. */
export async function lockRequested(transaction: DatabaseTransaction, before: Date) {
  return transaction
    .selectFrom('document_requests')
    .select(['id', 'client_id as clientId', 's3_key as key'])
    .where('stage', '=', 'DOC_REQUESTED')
    .where('upload_date', '<', before)
    .orderBy('id')
    .limit(MAX_ABANDONED)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Deletes documents that have no file. */
export async function deleteRequested(
  transaction: DatabaseTransaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('document_requests')
    .where('id', 'in', [...ids])
    .where('stage', '=', 'DOC_REQUESTED')
    .execute();
}

/** Records which file a document has. From now on no other file counts as its own. */
export async function recordUpload(
  kysely: DatabaseClient,
  id: string,
  { hash, size }: { readonly hash: string; readonly size: number },
): Promise<void> {
  await kysely
    .updateTable('document_requests')
    .set({ file_hash: hash, file_size: size })
    .where('id', '=', id)
    .execute();
}
