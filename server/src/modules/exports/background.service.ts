import type { BackgroundExport, BodyOf, startExport } from '@assay/shared/contracts';
import { AppError, EXPORT_LIMITS, toExportChoice } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import {
  countOpenExports,
  deleteExport,
  findExport,
  findExports,
  insertExport,
  reopenExport,
} from './background.repository.ts';
import type { ExportQueue } from './export-queue.ts';
import { presentExport } from './presenter.ts';
import type { ExportsService } from './service.ts';

export interface BackgroundExportsOptions {
  readonly kysely: DatabaseClient;
  readonly store: ObjectStore;
  readonly queue: ExportQueue;
  readonly exports: ExportsService;
  readonly clock: Clock;
}

/** Exports that are written in the background, each kept for its user until it expires. */
export class BackgroundExportsService {
  readonly #options: BackgroundExportsOptions;

  constructor(options: BackgroundExportsOptions) {
    this.#options = options;
  }

  /**
   * Queues an export once it is known that it may be written.
   * @throws AppError as the direct exports; TOO_MANY_REQUESTS while as many as allowed wait; INVALID_REQUEST for a format
   * that the kind does not have
   */
  async start(actor: Actor, command: BodyOf<typeof startExport>): Promise<BackgroundExport> {
    const { kysely, queue, exports } = this.#options;
    const { id, kind, format, profile, changesOnly = false, documentRequests } = command;
    const choice = toExportChoice(kind, format);
    if (choice === null) throw new AppError('INVALID_REQUEST', { identifier: 'format' });
    if ((await findExport(kysely, actor, id)) !== undefined) return this.#get(actor, id);
    if ((await countOpenExports(kysely, actor)) >= EXPORT_LIMITS.openPerUser)
      throw new AppError('TOO_MANY_REQUESTS');
    const { documents } = await exports.prepare(actor, documentRequests, choice, { profile, changesOnly });
    await kysely.transaction().execute(async (transaction) => {
      const isNew = await insertExport(transaction, actor, {
        id,
        kind,
        format: 'format' in choice ? choice.format : null,
        profileId: profile ?? null,
        changesOnly,
        documentIds: documents.map((document) => document.id),
        expiresAt: this.#expiry(),
      });
      if (isNew) await queue.writeExport(transaction, id);
    });
    return this.#get(actor, id);
  }

  async list(actor: Actor): Promise<BackgroundExport[]> {
    const { kysely, store, clock } = this.#options;
    return (await findExports(kysely, actor, clock())).map((row) => presentExport(row, store));
  }

  /** @throws AppError NOT_FOUND for one of somebody else, or that has not failed */
  async retry(actor: Actor, id: string): Promise<BackgroundExport> {
    const { kysely, queue } = this.#options;
    await kysely.transaction().execute(async (transaction) => {
      if (!(await reopenExport(transaction, actor, id, this.#expiry()))) throw new AppError('NOT_FOUND');
      await queue.writeExport(transaction, id);
    });
    return this.#get(actor, id);
  }

  /** @throws AppError NOT_FOUND for one of somebody else */
  async remove(actor: Actor, id: string): Promise<void> {
    const { kysely, store } = this.#options;
    const key = await deleteExport(kysely, actor, id);
    if (key === undefined) throw new AppError('NOT_FOUND');
    if (key !== null) await store.remove(key);
  }

  async #get(actor: Actor, id: string): Promise<BackgroundExport> {
    const row = await findExport(this.#options.kysely, actor, id);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return presentExport(row, this.#options.store);
  }

  #expiry(): Date {
    return new Date(this.#options.clock().getTime() + EXPORT_LIMITS.fileLifetimeMs);
  }
}
