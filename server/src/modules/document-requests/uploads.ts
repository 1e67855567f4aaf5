import { AppError } from '@assay/shared/domain';
import type { Database, RowsTransaction } from '../../database/database.ts';
import type { ExtractionQueue } from '../extraction/extraction-queue.ts';
import type { FolderStore, ReceivedFile } from '../../storage/folder-store.ts';
import type { UploadReceiver } from '../../storage/receive-upload.ts';
import { findAnnouncedKeys, findUpload, recordUpload } from './repository.ts';
import { fileKeyOf } from './upload-key.ts';

/** What the storage tells about an upload: which file has come. */
export interface UploadsOptions {
  readonly database: Database;
  readonly store: FolderStore;
  readonly queue: ExtractionQueue;
}

export interface Uploads extends UploadReceiver {
  /** Accepts files that came just before a crash: in their place, but not yet written down. */
  acceptForgotten(): Promise<void>;
}

/** Turns uploaded files into documents in extraction, one file a document [AMB-046, AMB-131]. */
export function createUploads({ database, store, queue }: UploadsOptions): Uploads {
  const { kysely } = database;

  async function start(
    transaction: RowsTransaction,
    upload: NonNullable<Awaited<ReturnType<typeof findUpload>>>,
    file: Pick<ReceivedFile, 'hash' | 'size'>,
  ): Promise<void> {
    const { id, client_id: clientId, document_type_id: documentTypeId } = upload;
    await recordUpload(transaction, id, file);
    await queue.start(transaction, { documentId: id, clientId, documentTypeId });
  }

  return {
    async admit(key) {
      return requireOpen(key, await findUpload(kysely, fileKeyOf(key))).uploaded_by_id;
    },

    /**
     * Of several files for one form the first to hold the row is accepted: it goes to its place, and hash, stage and job
     * are written, before the row is free for the next. A crash in between leaves a whole file in its place and the form
     * open: the next start accepts that file, unless another came before.
     */
    async accept(key, file) {
      await kysely.transaction().execute(async (transaction) => {
        const upload = requireOpen(key, await findUpload(transaction, fileKeyOf(key), { lock: true }));
        await file.moveTo(upload.s3_key);
        await start(transaction, upload, file);
      });
    },

    async acceptForgotten() {
      for (const key of await findAnnouncedKeys(kysely)) {
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

/** @throws AppError NOT_FOUND where nothing was announced or it was taken back; UPLOAD_ALREADY_RECEIVED */
function requireOpen<Upload extends { readonly stage: string }>(
  key: string,
  upload: Upload | undefined,
): Upload {
  if (upload === undefined) throw new AppError('NOT_FOUND', { identifier: key });
  if (upload.stage !== 'DOC_REQUESTED') throw new AppError('UPLOAD_ALREADY_RECEIVED', { identifier: key });
  return upload;
}
