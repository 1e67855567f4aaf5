import { normaliseEntityName, type LeftOutReason } from '@assay/shared/domain';
import type { DatabaseTransaction } from '../../database/database.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import type { Actor } from '../../plugins/actor.ts';
import {
  deleteRelationshipsOfTypes,
  findTakenKeys,
  insertEntities,
  insertEntityAudit,
  readRelationshipsOfTypes,
  replaceAkasOf,
  updateEntityRows,
  type EntityChange,
  type StoredRelationships,
} from './change.repository.ts';
import type { KnownEntity, PlannedRow } from './import-plan.ts';
import { findImported, lockImported, type ImportedEntity } from './repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

/** A planned row with the time at which its entity was changed last before the plan; null for a new one. */
export interface WritableRow extends Pick<
  PlannedRow,
  'line' | 'kind' | 'entityId' | 'after' | 'changes' | 'problems'
> {
  readonly knownSince: string | null;
}

/** Why a row was not written: what its plan found, or what has happened since. */
export interface RowProblem {
  readonly reason: LeftOutReason;
  readonly about: string;
}

/** An entity before an import, with the relationships that went with its types; null where none of them went. */
export interface EntityBefore extends Omit<KnownEntity, 'id'> {
  readonly removed: StoredRelationships | null;
}

/** What became of a row. */
export type RowOutcome =
  | { readonly kind: 'created'; readonly entityId: string }
  | { readonly kind: 'changed'; readonly entityId: string; readonly before: EntityBefore }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly problems: readonly RowProblem[] };

const refused = (reason: RowProblem['reason'], about = ''): RowOutcome => ({
  kind: 'refused',
  problems: [{ reason, about }],
});

/** Rows with the time of the last change of the entity that each means. */
export function toWritable(
  plan: readonly PlannedRow[],
  known: readonly { readonly id: string; readonly timeUpdated: Date }[],
): WritableRow[] {
  const times = new Map(known.map(({ id, timeUpdated }) => [id, timeUpdated.toISOString()]));
  return plan.map(({ line, kind, entityId, after, changes, problems }) => ({
    line,
    kind,
    entityId,
    after,
    changes,
    problems,
    knownSince: entityId === null ? null : (times.get(entityId) ?? null),
  }));
}

const givesIdentifier = ({ after }: WritableRow, stored: ImportedEntity | undefined) =>
  after.clientIdentifier !== null && after.clientIdentifier !== (stored?.clientIdentifier ?? null);

const isRenamed = ({ after }: WritableRow, { name }: ImportedEntity) =>
  normaliseEntityName(after.name) !== normaliseEntityName(name);

/** Which rows cannot be written because of what other entities are or have become, by their place. */
async function findRefusals(
  transaction: DatabaseTransaction,
  clientId: string,
  rows: readonly WritableRow[],
  stored: ReadonlyMap<string, ImportedEntity>,
): Promise<ReadonlyMap<number, RowOutcome>> {
  const refusals = new Map<number, RowOutcome>();
  const asked = rows.flatMap((row, place) => {
    const { kind, entityId, knownSince, problems, after } = row;
    if (kind === 'broken') {
      refusals.set(place, { kind: 'refused', problems });
      return [];
    }
    const entity = entityId === null ? undefined : stored.get(entityId);
    if (entityId !== null && entity?.timeUpdated.toISOString() !== knownSince) {
      refusals.set(place, refused('changedMeanwhile'));
      return [];
    }
    const name = entity !== undefined && isRenamed(row, entity) ? after.name : null;
    const identifier = givesIdentifier(row, entity) ? after.clientIdentifier : null;
    if (name === null && identifier === null) return [];
    return [{ place, name, identifier, exceptIds: entityId === null ? [] : [entityId] }];
  });
  if (asked.length === 0) return refusals;
  const taken = await findTakenKeys(transaction, clientId, asked);
  asked.forEach(({ place, identifier }, at) => {
    if (taken[at]?.name === true) refusals.set(place, refused('changedMeanwhile'));
    else if (taken[at]?.identifier === true)
      refusals.set(place, refused('identifierOfOther', identifier ?? ''));
  });
  return refusals;
}

/**
 * Writes rows of a plan, each unless it is broken or its entity, its name or its identifier has changed hands since the plan.
 * No two rows of a plan are about the same entity. @returns what became of each, in their order
 */
export async function writeRows(
  transaction: DatabaseTransaction,
  actor: Writer,
  rows: readonly WritableRow[],
): Promise<RowOutcome[]> {
  const { clientId } = actor;
  await lockUntilCommit(transaction, TRANSACTION_LOCKS.clientIdentifiers(clientId));
  const idsOf = (kind: WritableRow['kind']) =>
    rows.flatMap((row) => (row.kind === kind && row.entityId !== null ? [row.entityId] : []));
  const stored = new Map([
    ...(await lockImported(transaction, clientId, idsOf('changed'))),
    ...(await findImported(transaction, clientId, idsOf('unchanged'))),
  ]);
  const refusals = await findRefusals(transaction, clientId, rows, stored);
  const written = rows.filter((_, place) => !refusals.has(place));
  const created = written.flatMap(({ kind, after }) => (kind === 'new' ? [after] : []));
  const ids: ReadonlyMap<string, string> =
    created.length === 0 ? new Map() : await insertEntities(transaction, actor, created);
  const removed = await changeRows(
    transaction,
    actor,
    written.filter(({ kind }) => kind === 'changed'),
    stored,
  );
  return rows.map((row, place): RowOutcome => {
    const refusal = refusals.get(place);
    if (refusal !== undefined) return refusal;
    if (row.kind === 'unchanged') return { kind: 'unchanged' };
    if (row.kind === 'new') {
      // A name that was taken meanwhile has none.
      const entityId = ids.get(row.after.name);
      return entityId === undefined ? refused('changedMeanwhile') : { kind: 'created', entityId };
    }
    const entity = row.entityId === null ? undefined : stored.get(row.entityId);
    if (entity === undefined) throw new Error(`the row of line ${row.line} means no entity`);
    const { id: entityId, name, clientIdentifier, types, akas } = entity;
    const before = { name, clientIdentifier, types, akas, removed: removed.get(entityId) ?? null };
    return { kind: 'changed', entityId, before };
  });
}

/** @returns the relationships that went with types, by entity */
async function changeRows(
  transaction: DatabaseTransaction,
  actor: Writer,
  rows: readonly WritableRow[],
  stored: ReadonlyMap<string, ImportedEntity>,
): Promise<ReadonlyMap<string, StoredRelationships>> {
  const removed = new Map<string, StoredRelationships>();
  if (rows.length === 0) return removed;
  const changed = rows.flatMap(({ entityId, after }) =>
    entityId === null ? [] : [{ id: entityId, ...after }],
  );
  for (const { id, types } of changed) {
    const dropped = (stored.get(id)?.types ?? []).filter((fin) => !types.includes(fin));
    if (dropped.length === 0) continue;
    removed.set(id, await readRelationshipsOfTypes(transaction, id, dropped));
    await deleteRelationshipsOfTypes(transaction, id, dropped);
  }
  await updateEntityRows(transaction, changed);
  const withAkas = rows.filter(({ changes }) => changes.some(({ field }) => field === 'akas'));
  if (withAkas.length > 0)
    await replaceAkasOf(
      transaction,
      withAkas.flatMap(({ entityId, after }) =>
        entityId === null ? [] : [{ id: entityId, akas: after.akas }],
      ),
    );
  await insertEntityAudit(
    transaction,
    actor,
    rows.flatMap(({ entityId, changes }): EntityChange[] =>
      entityId === null ? [] : changes.map(({ field, from, to }) => ({ entityId, action: field, from, to })),
    ),
  );
  return removed;
}
