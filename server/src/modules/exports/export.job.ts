import { AppError, toExportChoice, type ErrorCode, type Language } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import type { JobLog } from '../../jobs/job-queue.ts';
import { repeatEvery } from '../../jobs/repetition.ts';
import { systemClock } from '../../platform/clock.ts';
import { isDiskFull } from '../../storage/disk-full.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import {
  beginExport,
  failExport,
  finishExport,
  reachDocuments,
  type ClaimedExport,
} from './background.repository.ts';
import { ExportWriter } from './export-writer.ts';
import { deleteUnfinished } from './recorded-exports.repository.ts';
import { ExportsService } from './service.ts';

export interface ExportHandlerOptions {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly publicUrl: string;
  /** The language in which the client reads dates. */
  readonly languageOf: (clientId: string) => Promise<Language>;
  readonly log: JobLog;
}

/** How often the progress of an export is written, and looked whether it was removed. */
const PROGRESS_SECONDS = 1;

/** Storage key of the file of an export. */
const exportKey = (clientId: string, id: string) => `${clientId}/exports/${id}`;

function failureOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return isDiskFull(error) ? 'STORAGE_FULL' : 'INTERNAL_ERROR';
}

/** Writes exports in the background, each into a file. */
class ExportHandler {
  readonly #options: ExportHandlerOptions;
  readonly #writer: ExportWriter;
  readonly #exports: ExportsService;

  constructor(options: ExportHandlerOptions) {
    this.#options = options;
    const {
      database: { kysely },
      store,
      publicUrl,
      languageOf,
    } = options;
    this.#writer = new ExportWriter({ kysely, store, languageOf, publicUrl, clock: systemClock });
    this.#exports = new ExportsService({ kysely, store, writer: this.#writer });
  }

  async handle(id: string, signal: AbortSignal): Promise<void> {
    const {
      database: { kysely },
      store,
      log,
    } = this.#options;
    const claimed = await beginExport(kysely, id);
    if (claimed === undefined) return;
    const key = exportKey(claimed.client_id, id);
    try {
      await deleteUnfinished(kysely, id); // Of a try whose process was killed.
      const isWanted = await this.#write(claimed, key, signal);
      if (isWanted) return;
      await deleteUnfinished(kysely, id);
      await store.remove(key);
    } catch (error) {
      // A shutdown is no failure of the export: the job goes back into the queue and starts again.
      signal.throwIfAborted();
      const failure = failureOf(error);
      if (failure === 'INTERNAL_ERROR') log.warn({ err: error, export: id }, 'an export failed');
      await deleteUnfinished(kysely, id);
      await store.remove(key);
      // Last: from here on its user may try it again, and nothing of this try may touch what that one writes.
      await failExport(kysely, id, failure);
    }
  }

  /** @returns whether the export is still wanted */
  async #write(claimed: ClaimedExport, key: string, signal: AbortSignal): Promise<boolean> {
    const {
      database: { kysely },
      store,
      log,
    } = this.#options;
    const { id, client_id: clientId, kind, format, document_ids: ids } = claimed;
    const choice = kind === 'report' ? null : toExportChoice(kind, format ?? undefined);
    if (choice === null) throw new Error(`export ${id} has no form: ${kind} ${format}`);
    const { user_id: userId, user_name: name, is_provider: isProvider } = claimed;
    const actor = { clientId, isProvider, userId, name: name ?? '' };
    const form = {
      exportId: id,
      profile: claimed.profile_id ?? undefined,
      changesOnly: claimed.changes_only,
    };
    const order = await this.#exports.prepare(actor, ids, choice, form);
    let written = 0;
    const file = await this.#writer.write({ ...order, onProgress: (documents) => (written = documents) });
    const progress = repeatEvery(
      PROGRESS_SECONDS,
      async () => {
        if (!(await reachDocuments(kysely, id, written)))
          file.content.destroy(new Error('the export was removed'));
      },
      (error) => log.warn({ err: error }, 'the progress of an export cannot be written'),
    );
    const stop = () => file.content.destroy(new Error('the process stops'));
    signal.addEventListener('abort', stop, { once: true });
    try {
      await store.put(key, file.content);
    } catch (error) {
      if (!signal.aborted && !(await reachDocuments(kysely, id, written))) return false;
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      await progress.stop();
    }
    const size = (await store.sizeOf(key)) ?? 0;
    const stored = { key, name: file.filename, contentType: file.contentType, size };
    return kysely.transaction().execute(async (transaction) => {
      const isWanted = await finishExport(transaction, id, stored);
      if (isWanted) await file.complete(transaction);
      return isWanted;
    });
  }
}

/** The handler of one export job. */
export function createExportHandler(
  options: ExportHandlerOptions,
): (id: string, signal: AbortSignal) => Promise<void> {
  const handler = new ExportHandler(options);
  return (id, signal) => handler.handle(id, signal);
}
