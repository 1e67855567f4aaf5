import { createHash } from 'node:crypto';
import type { RowsTransaction } from '../database/database.ts';
import type { ExtractionResult } from '../pipeline/index.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { ExtractionQueue } from './extraction-queue.ts';
import type { Run } from './runs.ts';

/** A document that came in a mail, its file stored. */
export interface StoredAttachment {
  readonly id: string;
  readonly key: string;
  readonly fileName: string;
}

/** As long as the name of an upload may be. */
const MAX_NAME = 5000;
/** As long as a tag may be. */
const MAX_TAG = 100;

/** The id of the n-th attachment of a mail: always the same, so that a repeated job finds what it made before. */
function attachmentId(mailId: string, index: number): string {
  const hex = createHash('sha256').update(`attachment ${mailId} ${index}`).digest('hex');
  // Version 8 of RFC 9562: an id of the application's own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A name as an upload could have: one line, not empty, not too long; the ending stays. */
function fileNameOf(name: string, mail: string, index: number): string {
  const line = name.replace(/\p{Cc}+/gu, ' ').trim();
  const full = line === '' ? `${mail} ${index + 1}` : line;
  if (full.length <= MAX_NAME) return full;
  const ending = /\.[^.]{1,10}$/u.exec(full)?.[0] ?? '';
  return full.slice(0, MAX_NAME - ending.length) + ending;
}

/** Stores the files of a mail's attachments; to store them again changes nothing. */
export async function putAttachments(
  store: ObjectStore,
  run: Run,
  attachments: NonNullable<ExtractionResult['attachments']>,
): Promise<StoredAttachment[]> {
  const stored: StoredAttachment[] = [];
  for (const [index, { name, path }] of attachments.entries()) {
    const id = attachmentId(run.documentId, index);
    const key = `${run.clientId}/${id}/source`;
    await store.putFile(key, path);
    stored.push({ id, key, fileName: fileNameOf(name, run.fileName, index) });
  }
  return stored;
}

/**
 * Makes a mail's attachments documents of the mail's client, uploader and type, and queues them. One that is a document
 * already stays as it is. The mail goes to the archive, because there is nothing in it to verify; it and its documents
 * carry its name as a tag, by which a list shows them together.
 */
export async function addAttachments(
  transaction: RowsTransaction,
  queue: ExtractionQueue,
  run: Run,
  attachments: readonly StoredAttachment[],
): Promise<void> {
  const { clientId, documentTypeId } = run;
  const mail = await transaction
    .selectFrom('document_requests')
    .select(['uploaded_by', 'uploaded_by_id', 'source', 'tags'])
    .where('id', '=', run.documentId)
    .executeTakeFirstOrThrow();
  const tag = run.fileName.trim().slice(0, MAX_TAG);
  for (const { id, key, fileName } of attachments) {
    const added = await transaction
      .insertInto('document_requests')
      .values({
        id,
        client_id: clientId,
        file_name: fileName,
        s3_key: key,
        source: mail.source,
        stage: 'DOC_REQUESTED',
        extraction_stage: 'DOC_REQUESTED',
        document_type_id: documentTypeId,
        uploaded_by: mail.uploaded_by,
        uploaded_by_id: mail.uploaded_by_id,
        tags: [tag],
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added !== undefined) await queue.start(transaction, { documentId: id, clientId, documentTypeId });
  }
  await transaction
    .updateTable('document_requests')
    .set({ stage: 'ARCHIVED', tags: [...new Set([...mail.tags, tag])] })
    .where('id', '=', run.documentId)
    .execute();
}
