import { sql } from 'kysely';
import type { RowsTransaction } from '../database/database.ts';

/**
 * The next turn of a client at the extraction; the lowest waiting turn is taken first. A client's own follow each other. The
 * first after a pause is the turn that is being taken now: whoever comes is soon taken, and nobody saves turns up.
 */
export async function takeTurn(transaction: RowsTransaction, clientId: string): Promise<number> {
  const { last_turn: turn } = await transaction
    .updateTable('clients')
    .set({
      last_turn: sql<number>`greatest(last_turn + 1,
        (select coalesce(max(turn), 0) from document_runs where started_at is not null))`,
    })
    .where('id', '=', clientId)
    .returning('last_turn')
    .executeTakeFirstOrThrow();
  return turn;
}
