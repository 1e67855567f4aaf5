import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { CheckOverride } from '@assay/shared/domain';
import type { DatabaseClient } from '../../database/database.ts';
import type { CheckOverrides } from '../../database/tables.ts';

export type CheckOverrideRow = Selectable<CheckOverrides>;

const operands = z.array(z.object({ fieldId: z.string(), value: z.string() }));

/** An override as the rules of the review take it. */
export function toCheckOverride(row: CheckOverrideRow): CheckOverride {
  return {
    id: row.id,
    check: row.check_name,
    rowId: row.row_id,
    operands: operands.safeParse(row.operands).data ?? [],
    reason: row.reason,
    overriddenBy: row.overridden_by,
    overriddenAt: row.overridden_at.toISOString(),
  };
}

/** The overrides of the checks of documents, also those that a changed value withdrew; the oldest first. */
export async function findCheckOverrides(
  kysely: DatabaseClient,
  clientId: string,
  documentIds: readonly string[],
): Promise<readonly CheckOverrideRow[]> {
  if (documentIds.length === 0) return [];
  return kysely
    .selectFrom('check_overrides')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('document_request_id', 'in', [...documentIds])
    .orderBy('overridden_at')
    .orderBy('id')
    .execute();
}
