import type { Database, DatabaseTransaction } from '../../database/database.ts';
import type { ExtractionQueue } from '../extraction/index.ts';
import type { ObjectStore, ReceivedFile } from '../../storage/object-store.ts';
import type { UploadReceiver } from '../../storage/receive-upload.ts';
import { requireOpenUpload } from './policy.ts';
import { findRequestedKeys, findUpload, recordUpload } from './uploads.repository.ts';
import { fileKeyOf } from './upload-key.ts';

export interface UploadsOptions {
  readonly database: Database;
  readonly store: Pick<ObjectStore, 'sizeOf' | 'hashOf'>;
  readonly queue: ExtractionQueue;
}

export interface Uploads extends UploadReceiver {
  /** Accepts files that arrived just before a crash: stored under their key, but not yet recorded. */
  acceptUnrecorded(): Promise<void>;
}

/** Queues uploaded files for extraction, one file per document (AMB-046, AMB-131). */
export function createUploads({ database, store, queue }: UploadsOptions): Uploads {
  const { kysely } = database;

  async function start(
    transaction: DatabaseTransaction,
    upload: NonNullable<Awaited<ReturnType<typeof findUpload>>>,
    file: Pick<ReceivedFile, 'hash' | 'size'>,
  ): Promise<void> {
    const { id, client_id: clientId, document_type_id: documentTypeId } = upload;
    await recordUpload(transaction, id, file);
    await queue.start(transaction, { documentId: id, clientId, documentTypeId });
  }

  return {
    async admit(key) {
      return requireOpenUpload(key, await findUpload(kysely, fileKeyOf(key))).uploaded_by_id;
    },

    /**
     * Of several files for one form the first to lock the row is accepted: it is stored under its key, and hash, stage and
     * job are written, before the row is unlocked. A crash in between leaves a whole file under its key and the form open:
     * the next start accepts that file, unless another came before.
     */
    async accept(key, file) {
      const person = await kysely.transaction().execute(async (transaction) => {
        const upload = requireOpenUpload(key, await findUpload(transaction, fileKeyOf(key), { lock: true }));
        await file.moveTo(upload.s3_key);
        await start(transaction, upload, file);
        return upload.uploaded_by_id;
      });
      // The form has no user, the document has. A list that may be late is no reason to refuse a file that is stored.
      if (person !== null) await database.lists.noteWrite(person).catch(() => undefined);
    },

    async acceptUnrecorded() {
      for (const key of await findRequestedKeys(kysely)) {
        if ((await store.sizeOf(key)) === null) continue;
        await kysely.transaction().execute(async (transaction) => {
          const upload = await findUpload(transaction, key, { lock: true });
          const size = await store.sizeOf(key);
          if (upload?.stage !== 'DOC_REQUESTED' || size === null) return;
          await start(transaction, upload, { hash: await store.hashOf(key), size });
        });
      }
    },
  };
}
