import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ResponseOf, generateReport } from '@assay/shared/contracts';
import { AppError, EXPORT_LIMITS, type Language } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import { isDiskFull } from '../../storage/disk-full.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { type ExportedDocument, findExportedDocuments, requireExportable } from '../exports/index.ts';
import { requireNothingWithheld, type DocumentCore } from '../../documents/index.ts';
import { insertReport } from './repository.ts';
import { writeReport } from './report-html.ts';

export interface ReportsOptions {
  readonly core: DocumentCore;
  readonly kysely: DatabaseClient;
  readonly store: ObjectStore;
  /** The language in which the client reads dates. */
  readonly languageOf: (clientId: string) => Promise<Language>;
  /** Where the suite is reached, for links in reports. */
  readonly publicUrl: string;
  readonly clock: Clock;
  /** Called with the reason why a report could not be written. */
  readonly onFailure: (error: unknown) => void;
}

const CONTENT_TYPE = 'text/html; charset=utf-8';

/** Writes verification reports: what was read, what a person verified, and where it stands. */
export class ReportsService {
  readonly #options: ReportsOptions;

  constructor(options: ReportsOptions) {
    this.#options = options;
  }

  /**
   * Writes the report of documents and returns its address (API-022, AMB-042). A report that cannot be written has the
   * status failure.
   * @throws AppError NOT_FOUND or DOCUMENT_NOT_READY, naming a document; STORAGE_FULL
   */
  async generate(actor: Actor, ids: readonly string[]): Promise<ResponseOf<typeof generateReport>> {
    const documents = await findExportedDocuments(this.#options.kysely, actor.clientId, ids);
    requireExportable(actor, ids, documents);
    await requireNothingWithheld(this.#options.kysely, actor, ids);
    try {
      return { status: 'success', url: await this.#write(actor, documents) };
    } catch (error) {
      if (isDiskFull(error)) throw new AppError('STORAGE_FULL', { cause: error });
      this.#options.onFailure(error);
      return { status: 'failure' };
    }
  }

  async #write(actor: Actor, documents: readonly ExportedDocument[]): Promise<string> {
    const { core, kysely, store, languageOf, publicUrl, clock } = this.#options;
    const { clientId, userId, isProvider } = actor;
    const now = clock();
    const id = randomUUID();
    const key = `${clientId}/exports/${id}`;
    const name = `verification-report-${now.toISOString().slice(0, 10)}.html`;
    const language = await languageOf(clientId);
    const report = { core, kysely, clientId, author: actor.name, documents, publicUrl, language, now };
    await store.put(key, Readable.from(writeReport(report)));
    await insertReport(kysely, {
      id,
      clientId,
      userId,
      isProvider,
      documentIds: documents.map((document) => document.id),
      file: { key, name, contentType: CONTENT_TYPE, size: (await store.sizeOf(key)) ?? 0 },
      expiresAt: new Date(now.getTime() + EXPORT_LIMITS.fileLifetimeMs),
    });
    return store.signDownload(key, { filename: name, contentType: CONTENT_TYPE });
  }
}
