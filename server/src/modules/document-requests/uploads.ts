import type { Database } from '../../database/database.ts';
import type { ExtractionQueue } from '../../jobs/extraction-queue.ts';
import type { ObjectStore } from '../../storage/object-store.ts';

/** What the storage tells about an upload: which file has come. */
export interface UploadsOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly queue: ExtractionQueue;
}

/** Turns stored files into documents in extraction [AMB-046]. */
export function createUploads({ database, store, queue }: UploadsOptions) {
  const { kysely } = database;

  /**
   * The file of an announced upload is there: its stage and its job are written in one transaction. Hearing of a file
   * again, or of one whose announcement was deleted meanwhile, changes nothing.
   */
  async function accept(key: string): Promise<void> {
    const isWanted = await kysely.transaction().execute(async (transaction) => {
      const document = await transaction
        .selectFrom('document_requests')
        .select(['id', 'client_id', 'document_type_id', 'stage'])
        .where('s3_key', '=', key)
        .forUpdate()
        .executeTakeFirst();
      if (document?.stage === 'DOC_REQUESTED') {
        const { id, client_id: clientId, document_type_id: documentTypeId } = document;
        await queue.start(transaction, { documentId: id, clientId, documentTypeId });
      }
      return document !== undefined;
    });
    if (!isWanted) await store.remove(key);
  }

  return {
    accept,
    /** Accepts files that came just before a crash: stored, but not yet written down. */
    async acceptForgotten(): Promise<void> {
      const waiting = await kysely
        .selectFrom('document_requests')
        .select('s3_key')
        .where('stage', '=', 'DOC_REQUESTED')
        .execute();
      for (const { s3_key: key } of waiting) {
        if ((await store.sizeOf(key)) !== null) await accept(key);
      }
    },
  };
}
