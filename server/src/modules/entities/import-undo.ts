import { normaliseEntityName } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  deleteEntityRows,
  findTakenKeys,
  findUsedEntities,
  insertEntityAudit,
  replaceAkasOf,
  restoreRelationships,
  updateEntityRows,
  type EntityChange,
} from './change.repository.ts';
import type { EntityBefore } from './import-rows.ts';
import { lockImported, type ImportedEntity } from './repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

/** What an import has written of a row. */
export interface WrittenRow {
  readonly rowNumber: number;
  readonly entityId: string;
  /** When it was written. */
  readonly writtenAt: Date;
  /** The entity before; null where the row created it. */
  readonly before: EntityBefore | null;
}

/** Rows whose entities nobody has touched since they were written. */
async function findUntouched(
  transaction: DatabaseTransaction,
  clientId: string,
  rows: readonly WrittenRow[],
): Promise<readonly { readonly row: WrittenRow; readonly entity: ImportedEntity }[]> {
  const stored = await lockImported(
    transaction,
    clientId,
    rows.map(({ entityId }) => entityId),
  );
  const same = rows.flatMap((row) => {
    const entity = stored.get(row.entityId);
    const isSame = entity?.timeUpdated.getTime() === row.writtenAt.getTime();
    return entity !== undefined && isSame ? [{ row, entity }] : [];
  });
  if (same.length === 0) return [];
  const used = await findUsedEntities(
    transaction,
    clientId,
    same.map(({ row: { before }, entity: { id, types } }) => ({
      id,
      types: before === null ? null : types.filter((fin) => !before.types.includes(fin)),
    })),
  );
  const taken = await findTakenKeys(
    transaction,
    clientId,
    same.map(({ row: { before }, entity }) => ({
      name:
        before && normaliseEntityName(before.name) !== normaliseEntityName(entity.name) ? before.name : null,
      identifier:
        before && before.clientIdentifier !== entity.clientIdentifier ? before.clientIdentifier : null,
      exceptIds: [entity.id],
    })),
  );
  return same.filter(({ entity }, at) => !used.has(entity.id) && !(taken[at]?.name || taken[at]?.identifier));
}

function changesOf(before: EntityBefore, { id: entityId, ...now }: ImportedEntity): EntityChange[] {
  const fields = [
    { action: 'name', from: now.name, to: before.name },
    { action: 'identifier', from: now.clientIdentifier, to: before.clientIdentifier },
    { action: 'types', from: now.types.join(', '), to: before.types.join(', ') },
    { action: 'akas', from: JSON.stringify(now.akas), to: JSON.stringify(before.akas) },
  ] as const;
  return fields.filter(({ from, to }) => from !== to).map((change) => ({ entityId, ...change }));
}

/**
 * Undoes what an import has written of rows: entities that it created go, those that it changed are as they were, with the
 * relationships that went along. What somebody has touched since stays. @returns the numbers of the rows that were undone
 */
export async function undoRows(
  transaction: DatabaseTransaction,
  actor: Writer,
  rows: readonly WrittenRow[],
): Promise<ReadonlySet<number>> {
  await lockUntilCommit(transaction, TRANSACTION_LOCKS.clientIdentifiers(actor.clientId));
  const untouched = await findUntouched(transaction, actor.clientId, rows);
  const created = untouched.filter(({ row }) => row.before === null);
  if (created.length > 0)
    await deleteEntityRows(
      transaction,
      actor.clientId,
      created.map(({ entity }) => entity.id),
    );
  const changed = untouched.flatMap(({ row: { before }, entity }) =>
    before === null ? [] : [{ entity, before }],
  );
  if (changed.length > 0) {
    const former = changed.map(({ entity: { id }, before }) => ({ id, ...before }));
    await updateEntityRows(transaction, former);
    await replaceAkasOf(transaction, former);
    for (const { removed } of former) if (removed !== null) await restoreRelationships(transaction, removed);
  }
  await insertEntityAudit(transaction, actor, [
    ...created.map(({ entity: { id, name } }) => ({
      entityId: id,
      action: 'deleted' as const,
      from: name,
    })),
    ...changed.flatMap(({ entity, before }) => changesOf(before, entity)),
  ]);
  return new Set(untouched.map(({ row }) => row.rowNumber));
}
