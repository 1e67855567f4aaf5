import type { ListedMetric } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import {
  type DocumentCore,
  type DocumentRow,
  findByIds,
  findWithheldIds,
  readContent,
  readFilePart,
  saveEdits,
} from '../../documents/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { findListedDocument } from '../document-requests/index.ts';
import { findDocumentTypes } from '../document-types/index.ts';
import { findTypeNames } from '../entity-relationships/index.ts';
import { runFiles } from '../extraction/index.ts';
import { differentType } from './policy.ts';
import type { ShownDocument } from './presenter.ts';
import { findFileParts, findLastRun, type FinishedRun } from './repository.ts';
import { listValueChangesOf } from './value-changes.ts';

export interface VerificationOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly clock: Clock;
  readonly core: DocumentCore;
}

/** The edits of one document. */
export interface DocumentSave {
  readonly documentRequestId: string;
  readonly metrics: readonly ListedMetric[];
}

/** Formats that a browser may show within our pages; any other file is only downloaded. */
const SHOWN_TYPES = ['application/pdf'];

/** Reads documents for review and saves what reviewers change. */
export class VerificationService {
  readonly #kysely: DatabaseClient;
  readonly #store: ObjectStore;
  readonly #clock: Clock;
  readonly #core: DocumentCore;

  constructor({ database, store, clock, core }: VerificationOptions) {
    this.#core = core;
    this.#clock = clock;
    this.#kysely = database.kysely;
    this.#store = store;
  }

  /** What people changed of a value since it was extracted, the newest first; nothing of a withheld one. @throws AppError NOT_FOUND */
  async valueChanges(actor: Actor, documentId: string, metricId: string) {
    if ((await findWithheldIds(this.#kysely, actor, [documentId])).has(metricId)) return [];
    return listValueChangesOf(this.#kysely, actor, documentId, metricId);
  }

  /**
   * A document with everything that was read from it.
   * @param part of its tables only some rows; from a later row on without what stands outside tables
   * @throws AppError NOT_FOUND.
   */
  async read(
    actor: Actor,
    id: string,
    part?: { readonly fromRow: number; readonly rows: number },
  ): Promise<ShownDocument> {
    const document = await findListedDocument(this.#kysely, actor.clientId, id);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    const [documentType] = await findDocumentTypes(this.#kysely, actor.clientId, document.document_type_id);
    if (documentType === undefined)
      throw new AppError('NOT_FOUND', { identifier: document.document_type_id });
    const run = await findLastRun(this.#kysely, id);
    const content = await readContent(this.#kysely, this.#core.sources, actor, { document, part });
    return {
      ...content,
      document,
      documentType,
      recognisedType: await this.#differentType(actor, document, run),
      unreadablePages: run?.unreadablePages ?? [],
      contents: (await this.#findNotices(actor, document)) ?? run?.contents ?? null,
      typeNames: content.namesakes.size === 0 ? new Map() : await findTypeNames(this.#kysely, actor.clientId),
    };
  }

  /**
   * Short-lived addresses of the file and of its annotations (AMB-055). With a file name, the file is downloaded; without
   * one, a file that is no PDF is shown as its rendition. Without a result there are no annotations, and their address is
   * empty.
   */
  async links(actor: Actor, id: string, fileName: string | undefined) {
    const document = await this.#find(actor, id);
    if (document.stage === 'DOC_REQUESTED') throw new AppError('DOCUMENT_FILE_MISSING', { identifier: id });
    await this.#requireIntact(document);
    const run = await findLastRun(this.#kysely, id);
    const keys = run && runFiles({ clientId: actor.clientId, documentId: id, id: run.id });
    const filename = fileName ?? document.file_name;
    return {
      document:
        fileName === undefined && run?.hasRendition === true && keys !== undefined
          ? this.#store.signDownload(keys.rendition, {
              filename,
              contentType: 'application/pdf',
              inline: true,
            })
          : this.#signFile(document, filename, { inline: fileName === undefined }),
      annotations: keys === undefined ? '' : this.#signAnnotations(keys.annotations),
      filename,
      original: this.#signFile(document, document.file_name, { inline: false }),
    };
  }

  /** Saves edits. A metric that somebody else has changed meanwhile is a conflict; the others are saved (AMB-059, AMB-120). */
  async save(actor: Actor, id: string, { documentRequestId, metrics }: DocumentSave) {
    if (documentRequestId !== id) throw new AppError('INVALID_REQUEST', { identifier: 'documentRequestId' });
    return saveEdits({ core: this.#core, kysely: this.#kysely, clock: this.#clock }, actor, id, metrics);
  }

  /** The documents of the file that a document shares with others (AMB-131); null for one that has its file alone. */
  async #findNotices({ clientId }: Actor, document: DocumentRow): Promise<ShownDocument['contents']> {
    if (document.from_page === null) return null;
    const rows = await findFileParts(this.#kysely, clientId, document.s3_key);
    const parts = rows.flatMap((row) => {
      const part = readFilePart(row);
      return part === null ? [] : [{ ...part, isSource: row.id === document.id }];
    });
    return parts.length < 2 ? null : { kind: 'notices', parts };
  }

  async #differentType(
    { clientId }: Actor,
    document: DocumentRow,
    run: FinishedRun | undefined,
  ): Promise<ShownDocument['recognisedType']> {
    const recognised = differentType(document.document_type_id, run);
    if (recognised === null) return null;
    const [type] = await findDocumentTypes(this.#kysely, clientId, recognised.id);
    return type === undefined ? null : { ...recognised, displayName: type.display_name };
  }

  async #find(actor: Actor, id: string): Promise<DocumentRow> {
    const [document] = await findByIds(this.#kysely, actor.clientId, [id]);
    if (document === undefined) throw new AppError('NOT_FOUND', { identifier: id });
    return document;
  }

  /** @throws AppError DOCUMENT_FILE_MISSING or DOCUMENT_FILE_DAMAGED where the file is not the one that was uploaded. */
  async #requireIntact({ id, s3_key: key, file_hash: hash }: DocumentRow): Promise<void> {
    if (hash === null) return;
    if ((await this.#store.sizeOf(key)) === null)
      throw new AppError('DOCUMENT_FILE_MISSING', { identifier: id });
    if ((await this.#store.hashOf(key)) !== hash)
      throw new AppError('DOCUMENT_FILE_DAMAGED', { identifier: id });
  }

  #signFile(document: DocumentRow, filename: string, { inline }: { inline: boolean }): string {
    const contentType = document.mime_type ?? 'application/octet-stream';
    return this.#store.signDownload(document.s3_key, {
      filename,
      contentType,
      inline: inline && SHOWN_TYPES.includes(contentType),
      ...(document.file_hash === null ? {} : { hash: document.file_hash }),
    });
  }

  #signAnnotations(key: string): string {
    return this.#store.signDownload(key, { filename: 'annotations.json', contentType: 'application/json' });
  }
}
