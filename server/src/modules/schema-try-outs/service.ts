import type { SchemaGroupsInput, TryOut } from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { requireNothingWithheld } from '../../documents/index.ts';
import { findIdentifiers, requireValidGroups, toStoredGroups } from '../schemas/index.ts';
import { presentTryOut } from './presenter.ts';
import type { TryOutQueue } from './try-out-queue.ts';
import {
  cancelTryOut,
  findDocument,
  findStoredValues,
  findTryOut,
  replaceTryOut,
} from './try-out.repository.ts';

/** Stages of documents that were extracted and can be read again. Manual QA is the provider's (AMB-126). */
const READABLE = new Set(['EXT_DONE', 'ARCHIVED', 'EXT_MANUAL_QA']);

/** Try-outs of unsaved schemas on documents. */
export class TryOutsService {
  readonly #database: Database;
  readonly #queue: TryOutQueue;

  constructor(database: Database, queue: TryOutQueue) {
    this.#database = database;
    this.#queue = queue;
  }

  /** Queues a try-out. @throws AppError NOT_FOUND, SECOND_ENTRY_REQUIRED, or DOCUMENT_NOT_READY for one that was not extracted */
  async start(
    actor: Actor,
    command: { documentRequestId: string; groups: SchemaGroupsInput },
  ): Promise<TryOut> {
    const { kysely } = this.#database;
    const { documentRequestId: documentId } = command;
    const document = await findDocument(kysely, actor.clientId, documentId);
    const isHidden = document?.stage === 'EXT_MANUAL_QA' && !actor.isProvider;
    if (document === undefined || isHidden) throw new AppError('NOT_FOUND');
    if (!READABLE.has(document.stage)) throw new AppError('DOCUMENT_NOT_READY');
    await requireNothingWithheld(kysely, actor, [documentId]);
    const groups = toStoredGroups(command.groups);
    requireValidGroups(groups, await findIdentifiers(kysely, actor.clientId));
    const id = await kysely.transaction().execute(async (transaction) => {
      const tryOut = await replaceTryOut(transaction, actor, { documentId, groups });
      await this.#queue.tryOut(transaction, tryOut);
      return tryOut;
    });
    return this.get(actor, id);
  }

  /** @throws AppError NOT_FOUND for the try-out of somebody else */
  async get(actor: Actor, id: string): Promise<TryOut> {
    const { kysely } = this.#database;
    const run = await findTryOut(kysely, actor, id);
    if (run === undefined) throw new AppError('NOT_FOUND');
    await requireNothingWithheld(kysely, actor, [run.document_request_id]);
    return presentTryOut(run, {
      stored: run.status === 'done' ? await findStoredValues(kysely, run.document_request_id) : [],
      identifiers: await findIdentifiers(kysely, actor.clientId),
    });
  }

  /** @throws AppError NOT_FOUND for the try-out of somebody else */
  async cancel(actor: Actor, id: string): Promise<void> {
    const { kysely } = this.#database;
    if ((await findTryOut(kysely, actor, id)) === undefined) throw new AppError('NOT_FOUND');
    await cancelTryOut(kysely, actor, id);
  }
}
