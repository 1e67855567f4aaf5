import type { DatabaseTransaction } from '../../database/database.ts';
import { recalculateDependents } from '../calculations/index.ts';
import { auditDatapoints, type Editor } from '../datapoint-audit/index.ts';
import { moveDatapoints } from './misplaced.repository.ts';
import { changeOf, type Owner } from './owner.ts';

type MovedRow = Parameters<typeof changeOf>[0] & {
  readonly id: string;
  readonly value: string;
  readonly currency: string | null;
};

/** Moves values with their history to other owners; the audit log says so. The number of statements does not grow with them. */
export async function moveValues(
  transaction: DatabaseTransaction,
  editor: Editor,
  moves: readonly { readonly row: MovedRow; readonly to: Owner }[],
): Promise<void> {
  const rows = moves.map(({ row }) => row);
  await auditDatapoints(transaction, editor, 'moved', rows);
  await moveDatapoints(
    transaction,
    moves.map(({ row, to }) => ({ id: row.id, to })),
  );
  await recalculateDependents(
    transaction,
    editor.clientId,
    moves.flatMap(({ row, to: owner }) => [changeOf(row), { ...changeOf(row), owner }]),
  );
}
