import { createHash } from 'node:crypto';
import { INPUT_LIMITS, RECOGNISED_TYPE } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import { sourceKey } from '../../platform/source-key.ts';
import { SYSTEM_USER_ID } from '../../platform/system-user.ts';
import type { ObjectStore, ReceivedFile } from '../../storage/object-store.ts';
import { insertDocument } from '../../documents/index.ts';
import { recordUpload } from '../document-requests/index.ts';
import type { ExtractionQueue } from '../extraction/index.ts';
import type { SettingsService } from '../settings/index.ts';
import { isKnownDocument } from './ingestion.repository.ts';
import type { Source, WaitingFile } from './source.ts';

export interface IngestionOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly queue: ExtractionQueue;
  readonly maxUploadBytes: number;
  /** Counts uploads of a trial. */
  readonly trial: Pick<SettingsService, 'reserveUpload'>;
  /** The client whose documents come from the sources. */
  readonly clientId: string;
}

interface NewDocument {
  readonly id: string;
  readonly source: string;
  readonly fileName: string;
}

/** The id of the document that a file of a source becomes: always the same, so that a file is taken once. */
function documentIdOf(clientId: string, source: string, fileId: string): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([clientId, source, fileId]))
    .digest('hex');
  // Version 8 of RFC 9562: an id of the application's own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The last part of a name, without what a row cannot hold. */
function fileNameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const storable = last.toWellFormed().replaceAll('\0', '').slice(0, INPUT_LIMITS.fileName);
  return storable === '' ? 'document' : storable;
}

/** Makes documents of files that come from sources. */
export class IngestionService {
  readonly #options: IngestionOptions;

  constructor(options: IngestionOptions) {
    this.#options = options;
  }

  /** The largest file that becomes a document. */
  get maxUploadBytes(): number {
    return this.#options.maxUploadBytes;
  }

  /**
   * Stores a file, makes it a document and queues that, once however often it is called: row, file and job are there
   * together or not at all.
   * @throws AppError FILE_TOO_LARGE, STORAGE_FULL; FileAccessError where the file cannot be read
   */
  async take({ name: source }: Source, file: WaitingFile): Promise<void> {
    const { database, store, maxUploadBytes, clientId } = this.#options;
    const id = documentIdOf(clientId, source, file.id);
    if (await isKnownDocument(database.kysely, id)) return;
    const content = await file.open();
    // A store that fails before it reads would leave the file open, and nobody to hear of its errors.
    content.on('error', () => undefined);
    try {
      await store.receive(content, maxUploadBytes, (received) =>
        this.#recordDocument(received, { id, source, fileName: fileNameOf(file.name) }),
      );
    } finally {
      content.destroy();
    }
  }

  async #recordDocument(received: ReceivedFile, { id, source, fileName }: NewDocument): Promise<void> {
    const { database, queue, trial, clientId } = this.#options;
    const key = sourceKey(clientId, id);
    await database.kysely.transaction().execute(async (transaction) => {
      const isNew = await insertDocument(transaction, {
        id,
        clientId,
        fileName,
        key,
        source,
        documentTypeId: RECOGNISED_TYPE,
        uploadedBy: { userId: SYSTEM_USER_ID, name: source },
      });
      if (!isNew) return;
      await trial.reserveUpload(transaction, clientId);
      await received.moveTo(key);
      await recordUpload(transaction, id, received);
      await queue.start(transaction, { documentId: id, clientId, documentTypeId: RECOGNISED_TYPE });
    });
  }
}
