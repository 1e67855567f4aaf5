import { sql } from 'kysely';
import type { DatapointChangeReason } from '@assay/shared/contracts';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { Editor, NextFigure } from './figures.ts';

/** Adds the rows as they are to the audit log, before they change. One statement for any number of rows. */
export async function insertAudit(
  transaction: DatabaseTransaction,
  { clientId, userId, name }: Editor,
  reason: DatapointChangeReason,
  next: readonly NextFigure[],
): Promise<void> {
  if (next.length === 0) return;
  const column = (read: (figure: NextFigure) => string | null) => sql.val(next.map(read));
  await sql`
    insert into entity_datapoint_audit (client_id, datapoint_id, entity_id, relationship_id, fin, reporting_date, reason,
      changed_at, user_id, user_name, from_value, from_currency, to_value, to_currency, known_since, row_before)
    select client_id, id, entity_id, relationship_id, fin, reporting_date, ${reason},
      greatest(now(), known_since), ${userId}, ${name}, value, currency, next.to_value, next.to_currency, known_since,
      to_jsonb(datapoint)
    from entity_datapoints datapoint
    join unnest(${column(({ id }) => id)}::uuid[], ${column(({ value }) => value)}::text[],
      ${column(({ currency }) => currency)}::text[]) as next (next_id, to_value, to_currency) on next_id = id
    where client_id = ${clientId}`.execute(transaction);
}
