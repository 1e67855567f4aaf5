import type { EntityImport } from '@assay/shared/contracts';
import { AppError, IMPORT_LIMITS } from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  cancelImport,
  findImports,
  hasOpenImport,
  lockImport,
  lockPlanned,
  queueImport,
  queueUndo,
  type ImportRecord,
} from './background-imports.repository.ts';
import type { EntityImportQueue } from './import-queue.ts';
import { writeLeftOutRows } from './left-out-rows.ts';
import { findLeftOutRows, findTitles, insertPlan, type PreparedImport } from './stored-plan.repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

/** Which previewed plan to import, and how. */
export interface ImportStart extends Pick<PreparedImport, 'plan' | 'fileDigest'> {
  readonly brokenRows: 'refuse' | 'leaveOut';
  readonly fileName: string | null;
}

/** Until when an import can be undone; null where nothing of it is left to undo, or it has not ended. */
function undoUntil({
  status,
  created,
  changed,
  undone,
  kept,
  finished_at: finishedAt,
}: Pick<ImportRecord, 'status' | 'created' | 'changed' | 'undone' | 'kept' | 'finished_at'>): Date | null {
  if (finishedAt === null || status === 'undoing' || created + changed === undone + kept) return null;
  return new Date(finishedAt.getTime() + IMPORT_LIMITS.keptMs);
}

function presentImport(row: ImportRecord): EntityImport {
  const { status, started_at: startedAt, finished_at: finishedAt } = row;
  if (status === 'planned' || startedAt === null) throw new Error(`import ${row.id} was not started`);
  return {
    id: row.id,
    fileName: row.file_name,
    status,
    failure: row.failure,
    rows: row.row_count,
    handled: row.handled,
    created: row.created,
    changed: row.changed,
    unchanged: row.unchanged,
    refused: row.refused,
    undone: row.undone,
    kept: row.kept,
    keptNames: row.kept_names,
    startedBy: row.user_name,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    undoUntil: undoUntil(row)?.toISOString() ?? null,
  };
}

/** Imports of entities that are written in blocks in the background, and can be undone for a day. */
export class BackgroundImportsService {
  readonly #kysely: DatabaseClient;
  readonly #queue: EntityImportQueue;
  readonly #clock: Clock;

  constructor({ kysely }: Pick<Database, 'kysely'>, queue: EntityImportQueue, clock: Clock) {
    this.#kysely = kysely;
    this.#queue = queue;
    this.#clock = clock;
  }

  /** Keeps the plan of a preview for its import. */
  async prepare(actor: Writer, prepared: PreparedImport): Promise<void> {
    await insertPlan(this.#kysely, actor, prepared);
  }

  /**
   * Queues the import of a plan. @returns undefined where the user has previewed no such plan in the last day
   * @throws AppError INVALID_REQUEST where a row is broken and broken rows are not to be left out, IMPORT_RUNNING while
   * another import of the client is under way
   */
  async start(
    actor: Writer,
    { brokenRows, fileName, ...named }: ImportStart,
  ): Promise<EntityImport | undefined> {
    const id = await this.#kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.entityImport(actor.clientId));
      const planned = await lockPlanned(transaction, actor, named);
      if (planned === undefined) return undefined;
      if (planned.broken_count > 0 && brokenRows === 'refuse')
        throw new AppError('INVALID_REQUEST', { identifier: 'content' });
      if (await hasOpenImport(transaction, actor.clientId)) throw new AppError('IMPORT_RUNNING');
      await queueImport(transaction, planned.id, fileName);
      await this.#queue.writeEntityImport(transaction, planned.id);
      return planned.id;
    });
    return id === undefined ? undefined : this.#get(actor.clientId, id);
  }

  /** The imports of the last day, the newest first. */
  async list(clientId: string): Promise<EntityImport[]> {
    return (await findImports(this.#kysely, clientId)).map(presentImport);
  }

  /** Ends an import that waits or runs; one that is over stays as it is. @throws AppError NOT_FOUND */
  async cancel(actor: Writer, id: string): Promise<EntityImport> {
    await cancelImport(this.#kysely, actor.clientId, id);
    return this.#get(actor.clientId, id);
  }

  /**
   * Queues the undo of an import that has ended.
   * @throws AppError NOT_FOUND; IMPORT_NOT_UNDOABLE where nothing is left to undo or its time is over; IMPORT_RUNNING
   */
  async undo(actor: Writer, id: string): Promise<EntityImport> {
    await this.#kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.entityImport(actor.clientId));
      const row = await lockImport(transaction, actor.clientId, id);
      if (row === undefined) throw new AppError('NOT_FOUND');
      if (await hasOpenImport(transaction, actor.clientId)) throw new AppError('IMPORT_RUNNING');
      const until = undoUntil(row);
      if (until === null || until <= this.#clock()) throw new AppError('IMPORT_NOT_UNDOABLE');
      await queueUndo(transaction, id, actor);
      await this.#queue.writeEntityImport(transaction, id);
    });
    return this.#get(actor.clientId, id);
  }

  /** The rows that an import left out, or whose entities its undo left, as CSV. @throws AppError NOT_FOUND */
  async leftOutRows(clientId: string, id: string, outcome: 'refused' | 'kept') {
    const titles = await findTitles(this.#kysely, clientId, id);
    if (titles === undefined) throw new AppError('NOT_FOUND');
    return writeLeftOutRows(titles, await findLeftOutRows(this.#kysely, id, outcome));
  }

  async #get(clientId: string, id: string): Promise<EntityImport> {
    const [row] = await findImports(this.#kysely, clientId, id);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return presentImport(row);
  }
}
