import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';

/** Begins the recalculation of a metric anew. @returns its revision, which ends every earlier one */
export async function startRun(
  transaction: DatabaseTransaction,
  clientId: string,
  fin: string,
): Promise<number> {
  const { revision } = await transaction
    .insertInto('calculation_runs')
    .values({ client_id: clientId, fin, revision: 1 })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'fin']).doUpdateSet((eb) => ({
        revision: eb('calculation_runs.revision', '+', 1),
        cursor: null,
        started_at: DATABASE_NOW,
        finished_at: null,
      })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** How far a recalculation has come, locked for this transaction; undefined where a newer one took its place. */
export async function lockRun(
  transaction: DatabaseTransaction,
  { clientId, fin, revision }: { readonly clientId: string; readonly fin: string; readonly revision: number },
) {
  return transaction
    .selectFrom('calculation_runs')
    .select('cursor')
    .where('client_id', '=', clientId)
    .where('fin', '=', fin)
    .where('revision', '=', revision)
    .where('finished_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Notes the last owner that was recalculated; null: all were. */
export async function advanceRun(
  transaction: DatabaseTransaction,
  clientId: string,
  fin: string,
  cursor: string | null,
): Promise<void> {
  await transaction
    .updateTable('calculation_runs')
    .set(cursor === null ? { finished_at: DATABASE_NOW } : { cursor })
    .where('client_id', '=', clientId)
    .where('fin', '=', fin)
    .execute();
}

/** Whether a metric is being recalculated. */
export async function isRunning(kysely: DatabaseClient, clientId: string, fin: string): Promise<boolean> {
  const run = await kysely
    .selectFrom('calculation_runs')
    .select('fin')
    .where('client_id', '=', clientId)
    .where('fin', '=', fin)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return run !== undefined;
}
