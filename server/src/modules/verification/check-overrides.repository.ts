import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { DatabaseClient } from '../../database/database.ts';
import type { CheckOverrides } from '../../database/tables.ts';

/** Stores the override of a check, instead of one that the check had before. */
export async function upsertCheckOverride(
  kysely: DatabaseClient,
  override: Insertable<CheckOverrides>,
): Promise<void> {
  await kysely
    .insertInto('check_overrides')
    .values(override)
    .onConflict((conflict) =>
      conflict.columns(['document_request_id', 'check_name', 'row_id']).doUpdateSet({
        operands: (eb) => eb.ref('excluded.operands'),
        reason: (eb) => eb.ref('excluded.reason'),
        overridden_by_id: (eb) => eb.ref('excluded.overridden_by_id'),
        overridden_by: (eb) => eb.ref('excluded.overridden_by'),
        overridden_at: (eb) => eb.ref('excluded.overridden_at'),
      }),
    )
    .execute();
}

/** A check whose acceptance was withdrawn. */
export interface WithdrawnOverride {
  readonly check: string;
  readonly reason: string;
  /** The metric with the result of the check; undefined where the check is of an unknown form. */
  readonly resultId: string | undefined;
}

const operands = z.array(z.object({ fieldId: z.string() }));

/** Deletes an override of a document. @returns it, if there was one */
export async function deleteCheckOverride(
  kysely: DatabaseClient,
  { clientId, documentId, id }: { clientId: string; documentId: string; id: string },
): Promise<WithdrawnOverride | undefined> {
  const row = await kysely
    .deleteFrom('check_overrides')
    .where('client_id', '=', clientId)
    .where('document_request_id', '=', documentId)
    .where('id', '=', id)
    .returning(['check_name', 'reason', 'operands'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const [result] = operands.safeParse(row.operands).data ?? [];
  return { check: row.check_name, reason: row.reason, resultId: result?.fieldId };
}
