import { AppError, RECOGNISED_TYPE } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { type DocumentCore, findByIds, readFilePart, requireNoUnseenChanges } from '../../documents/index.ts';
import {
  addHeldDocuments,
  type ExtractionQueue,
  findPageCount,
  foundDocumentId,
  setFilePart,
} from '../extraction/index.ts';
import { requirePartable } from './policy.ts';

export interface PartingOptions {
  readonly kysely: DatabaseClient;
  readonly queue: ExtractionQueue;
  readonly core: DocumentCore;
}

/** Where to part a document. */
export interface PartingPlace {
  /** First page of the other document, as the file counts them. */
  readonly page: number;
  /** The last change of a value that the user has seen. */
  readonly lastModified?: string | undefined;
}

/** Parts documents where people say that another one begins (AMB-131, ADR 0046). */
export class PartingService {
  readonly #kysely: DatabaseClient;
  readonly #queue: ExtractionQueue;
  readonly #core: DocumentCore;

  constructor({ kysely, queue, core }: PartingOptions) {
    this.#core = core;
    this.#kysely = kysely;
    this.#queue = queue;
  }

  /**
   * Makes the pages from a doubted one on a document of their own, whose type is recognised, and extracts both again.
   * @returns ids of both, that of the document with the first pages first
   * @throws AppError NOT_FOUND, VALUE_CONFLICT for changes that the actor has not seen, and what `requirePartable` throws
   */
  async part(actor: Actor, id: string, { page, lastModified }: PartingPlace): Promise<string[]> {
    const { clientId } = actor;
    return this.#kysely.transaction().execute(async (transaction) => {
      const [row] = await findByIds(transaction, clientId, [id], { lock: true });
      if (row === undefined) throw new AppError('NOT_FOUND', { identifier: id });
      requirePartable(actor, row, page);
      if (lastModified !== undefined)
        await requireNoUnseenChanges(this.#core, transaction, actor, { documentId: id, lastModified });
      const own = readFilePart(row);
      const lastPage = own?.toPage ?? (await findPageCount(transaction, id)) ?? page;
      const otherId = foundDocumentId('page', id, page);
      const { document_type_id: documentTypeId, file_name: fileName, s3_key: key } = row;
      await addHeldDocuments(
        transaction,
        this.#queue,
        { documentId: id, clientId, fileName, documentTypeId },
        [
          {
            id: otherId,
            key,
            fileName,
            documentTypeId: RECOGNISED_TYPE,
            part: { fromPage: page, toPage: lastPage, title: '' },
          },
        ],
      );
      await setFilePart(transaction, id, {
        fromPage: own?.fromPage ?? 1,
        toPage: page - 1,
        title: own?.title ?? '',
      });
      await this.#queue.start(transaction, { documentId: id, clientId, documentTypeId });
      return [id, otherId];
    });
  }
}
