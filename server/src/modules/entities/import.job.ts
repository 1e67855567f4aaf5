import { AppError, IMPORT_LIMITS } from '@assay/shared/domain';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { JobLog } from '../../jobs/job-queue.ts';
import { pauseForOthers } from '../../platform/db/pause.ts';
import { isDataError } from '../../platform/error-code.ts';
import {
  beginImport,
  failImport,
  findWrittenRows,
  finishImport,
  finishUndo,
  lockClaimed,
  recordBlock,
  recordUndone,
  type ClaimedImport,
} from './background-imports.repository.ts';
import { BlockSize } from './block-size.ts';
import type { EntityImportJob } from './import-queue.ts';
import { writeRows, type RowOutcome } from './import-rows.ts';
import { undoRows } from './import-undo.ts';
import { keepUnmatchedNames } from './kept-names.service.ts';
import { findPart, type StoredRow } from './stored-plan.repository.ts';

export interface EntityImportHandlerOptions {
  readonly database: Pick<Database, 'kysely' | 'engine'>;
  readonly log: JobLog;
}

/** Writes and undoes imports of entities, block by block; a further try goes on after the last block that was committed. */
class EntityImportHandler {
  readonly #kysely: DatabaseClient;
  /** Whether others can read while a block is written. */
  readonly #hasConnections: boolean;
  readonly #log: JobLog;

  constructor({ database, log }: EntityImportHandlerOptions) {
    this.#kysely = database.kysely;
    this.#hasConnections = database.engine === 'postgres';
    this.#log = log;
  }

  async handle({ id, isLastTry, signal }: EntityImportJob): Promise<void> {
    try {
      const claimed = await beginImport(this.#kysely, id);
      if (claimed?.status === 'running') await this.#write(claimed, signal);
      if (claimed?.status === 'undoing') await this.#undo(claimed, signal);
    } catch (error) {
      // A shutdown is no failure of the import: the job goes back into the queue and goes on.
      if (signal.aborted || !isLastTry) throw error;
      this.#log.warn({ err: error, import: id }, 'an import of entities failed');
      await failImport(this.#kysely, id, error instanceof AppError ? error.code : 'INTERNAL_ERROR');
    }
  }

  async #write(claimed: ClaimedImport, signal: AbortSignal): Promise<void> {
    const { id, row_count: rowCount } = claimed;
    const size = new BlockSize(IMPORT_LIMITS);
    let { handled } = claimed;
    while (handled < rowCount) {
      const { firstRow, rows } = await findPart(this.#kysely, id, handled);
      while (handled < firstRow + rows.length) {
        signal.throwIfAborted();
        const from = handled - firstRow;
        const written = await this.#writeBlock(claimed, handled, {
          block: rows.slice(from, from + size.rows),
          size,
        });
        if (written === null) return;
        handled += written;
      }
    }
    await finishImport(this.#kysely, id);
  }

  /**
   * Writes a block, all of its rows or none. @returns how many are written: none where they are to be tried in a smaller block,
   * null where the import is over
   */
  async #writeBlock(
    claimed: ClaimedImport,
    handled: number,
    { block, size }: { readonly block: readonly StoredRow[]; readonly size: BlockSize },
  ): Promise<number | null> {
    const { id, client_id: clientId, user_id: userId, user_name: name } = claimed;
    const store = (write: (transaction: DatabaseTransaction) => Promise<readonly RowOutcome[]>) =>
      this.#runBlock(clientId, size, async (transaction) => {
        if (!(await lockClaimed(transaction, id, { status: 'running', handled }))) return null;
        await recordBlock(transaction, id, handled, await write(transaction));
        return block.length;
      });
    try {
      return await store((transaction) => writeRows(transaction, { clientId, userId, name }, block));
    } catch (error) {
      if (!isDataError(error)) throw error;
      if (block.length > 1) {
        size.restart();
        return 0;
      }
      return store(async () => [{ kind: 'refused', problems: [{ reason: 'notStorable', about: '' }] }]);
    }
  }

  async #undo(claimed: ClaimedImport, signal: AbortSignal): Promise<void> {
    const { id, client_id: clientId, undone_by: userId, undone_by_name: name } = claimed;
    if (userId === null || name === null) throw new Error(`nobody undoes import ${id}`);
    const size = new BlockSize(IMPORT_LIMITS);
    for (let end = claimed.handled; end > 0;) {
      signal.throwIfAborted();
      const from = Math.max(0, end - size.rows);
      const decided = await this.#runBlock(clientId, size, async (transaction) => {
        if (!(await lockClaimed(transaction, id, { status: 'undoing' }))) return null;
        const rows = await findWrittenRows(transaction, id, { from, before: end });
        const undone = await undoRows(transaction, { clientId, userId, name }, rows);
        const numbers = rows.map(({ rowNumber }) => rowNumber);
        await recordUndone(transaction, id, {
          undone: numbers.filter((number) => undone.has(number)),
          kept: numbers.filter((number) => !undone.has(number)),
        });
        return rows.length;
      });
      if (decided === null) return;
      end = from;
    }
    await finishUndo(this.#kysely, id);
  }

  /** Runs a block in a transaction and notes how long it took. @returns its number of rows, or null where there is none */
  async #runBlock(
    clientId: string,
    size: BlockSize,
    run: (transaction: DatabaseTransaction) => Promise<number | null>,
  ): Promise<number | null> {
    let begun = performance.now();
    const rows = await this.#kysely.transaction().execute(async (transaction) => {
      // What it waited for others is no time that others waited for it.
      begun = performance.now();
      const decided = await run(transaction);
      await keepUnmatchedNames(transaction, clientId);
      return decided;
    });
    if (rows !== null && rows > 0) size.took(rows, performance.now() - begun);
    if (!this.#hasConnections) await pauseForOthers();
    return rows;
  }
}

/** The handler of one job of an import. */
export function createEntityImportHandler(
  options: EntityImportHandlerOptions,
): (job: EntityImportJob) => Promise<void> {
  const handler = new EntityImportHandler(options);
  return (job) => handler.handle(job);
}
