import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/database.ts';

/** Keeps what came of the review of a document that is being confirmed, for usage and dashboards [AMB-074, AMB-009]. */
export async function recordConfirmation(
  transaction: DatabaseTransaction,
  documentId: string,
  { userId, name }: { readonly userId: number; readonly name: string },
): Promise<void> {
  await sql`select record_confirmation(${documentId}::uuid, ${userId}::bigint, ${name}, now())`.execute(
    transaction,
  );
}
