import { AppError, IMPORT_LIMITS } from '@assay/shared/domain';
import type { Database, DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { JobLog } from '../../jobs/job-queue.ts';
import { isDataError } from '../../platform/error-code.ts';
import {
  beginImport,
  failImport,
  findPart,
  finishImport,
  lockRunning,
  recordBlock,
  type ClaimedImport,
  type StoredRow,
} from './background-imports.repository.ts';
import { BlockSize } from './block-size.ts';
import type { EntityImportJob } from './import-queue.ts';
import { writeRows, type RowOutcome } from './import-rows.ts';

export interface EntityImportHandlerOptions {
  readonly database: Pick<Database, 'kysely'>;
  readonly log: JobLog;
}

/** Writes imports of entities, block by block; a further try goes on after the last block that was committed. */
class EntityImportHandler {
  readonly #kysely: DatabaseClient;
  readonly #log: JobLog;

  constructor({ database, log }: EntityImportHandlerOptions) {
    this.#kysely = database.kysely;
    this.#log = log;
  }

  async handle({ id, isLastTry, signal }: EntityImportJob): Promise<void> {
    try {
      const claimed = await beginImport(this.#kysely, id);
      if (claimed !== undefined) await this.#write(claimed, signal);
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
        const block = rows.slice(from, from + size.rows);
        const outcome = await this.#writeBlock(claimed, { block, handled, size });
        if (outcome === 'ended') return;
        if (outcome === 'written') handled += block.length;
      }
    }
    await finishImport(this.#kysely, id);
  }

  /** Writes a block, all of its rows or none. @returns refused where it is to be tried with fewer rows, ended where the import is over */
  async #writeBlock(
    claimed: ClaimedImport,
    {
      block,
      handled,
      size,
    }: { readonly block: readonly StoredRow[]; readonly handled: number; readonly size: BlockSize },
  ): Promise<'written' | 'refused' | 'ended'> {
    const { client_id: clientId, user_id: userId, user_name: name } = claimed;
    try {
      return await this.#store(claimed.id, { block, handled, size }, (transaction) =>
        writeRows(transaction, { clientId, userId, name }, block),
      );
    } catch (error) {
      if (!isDataError(error)) throw error;
      if (block.length > 1) {
        size.restart();
        return 'refused';
      }
      const problem = { reason: 'notStorable', about: '' } as const;
      return this.#store(claimed.id, { block, handled, size }, async () => [
        { kind: 'refused', problems: [problem] },
      ]);
    }
  }

  /** Runs a block in a transaction that stores what became of its rows, too. */
  async #store(
    id: string,
    {
      block,
      handled,
      size,
    }: { readonly block: readonly StoredRow[]; readonly handled: number; readonly size: BlockSize },
    write: (transaction: DatabaseTransaction) => Promise<readonly RowOutcome[]>,
  ): Promise<'written' | 'ended'> {
    let begun = performance.now();
    const outcome = await this.#kysely.transaction().execute(async (transaction) => {
      // What it waited for others is no time that others waited for it.
      begun = performance.now();
      if (!(await lockRunning(transaction, id, handled))) return 'ended';
      await recordBlock(transaction, id, handled, await write(transaction));
      return 'written';
    });
    size.took(block.length, performance.now() - begun);
    return outcome;
  }
}

/** The handler of one job of an import. */
export function createEntityImportHandler(
  options: EntityImportHandlerOptions,
): (job: EntityImportJob) => Promise<void> {
  const handler = new EntityImportHandler(options);
  return (job) => handler.handle(job);
}
