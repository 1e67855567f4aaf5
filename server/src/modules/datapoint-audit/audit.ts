import type { DatapointChangeReason } from '@assay/shared/contracts';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { Editor, NextFigure } from './figures.ts';
import { insertAudit } from './repository.ts';

/** Adds values of entities and relationships as they are to the audit log, before they change: by one statement. */
export async function auditDatapoints(
  transaction: DatabaseTransaction,
  editor: Editor,
  reason: DatapointChangeReason,
  next: readonly NextFigure[],
): Promise<void> {
  await insertAudit(transaction, editor, reason, next);
}
