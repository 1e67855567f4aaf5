import { sql } from 'kysely';
import { IMPORT_LIMITS, type ErrorCode } from '@assay/shared/domain';
import type { EntityImportStatus } from '../../database/column-types.ts';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { hasOpenJob } from '../../jobs/job.repository.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { EntityBefore, RowOutcome } from './import-rows.ts';
import type { WrittenRow } from './import-undo.ts';
import type { PreparedImport } from './stored-plan.repository.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

export type ImportRecord = Awaited<ReturnType<typeof findImports>>[number];
export type ClaimedImport = NonNullable<Awaited<ReturnType<typeof beginImport>>>;

/** Statuses of an import that a job stands for. */
const OPEN = ['queued', 'running', 'undoing'] as const;

/** A plan that the user has previewed, locked until the transaction ends. */
export async function lockPlanned(
  transaction: DatabaseTransaction,
  { clientId, userId }: Writer,
  { plan, fileDigest }: Pick<PreparedImport, 'plan' | 'fileDigest'>,
) {
  return transaction
    .selectFrom('entity_imports')
    .select(['id', 'broken_count'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .where('plan', '=', plan)
    .where('file_digest', '=', fileDigest)
    .where('status', '=', 'planned')
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether an import of the client is written or undone, or waits for that. */
export async function hasOpenImport(kysely: DatabaseClient, clientId: string): Promise<boolean> {
  const open = await kysely
    .selectFrom('entity_imports')
    .select('id')
    .where('client_id', '=', clientId)
    .where('status', 'in', [...OPEN])
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export async function queueImport(
  transaction: DatabaseTransaction,
  id: string,
  fileName: string | null,
): Promise<void> {
  await transaction
    .updateTable('entity_imports')
    .set({ status: 'queued', file_name: fileName, started_at: DATABASE_NOW })
    .where('id', '=', id)
    .execute();
}

/** The imports of a client that were started, the newest first. */
export async function findImports(kysely: DatabaseClient, clientId: string, id?: string) {
  return kysely
    .selectFrom('entity_imports')
    .select(['id', 'file_name', 'user_name', 'status', 'failure', 'row_count', 'handled', 'created'])
    .select(['changed', 'unchanged', 'refused', 'undone', 'kept', 'started_at', 'finished_at'])
    .where('client_id', '=', clientId)
    .where('status', '!=', 'planned')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .select(
      sql<string[]>`array(
        select entities.name from entity_import_rows row join entities on entities.id = row.entity_id
        where row.import_id = entity_imports.id and row.outcome = 'kept'
        order by row.row_number limit ${IMPORT_LIMITS.keptNames})`.as('kept_names'),
    )
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .limit(IMPORT_LIMITS.listed)
    .execute();
}

/** Ends an import that waits or runs. */
export async function cancelImport(kysely: DatabaseClient, clientId: string, id: string): Promise<void> {
  await kysely
    .updateTable('entity_imports')
    .set({ status: 'cancelled', finished_at: DATABASE_NOW })
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .execute();
}

/** Claims an import for its job, which writes or undoes it. @returns undefined where it is over */
export async function beginImport(kysely: DatabaseClient, id: string) {
  return kysely
    .updateTable('entity_imports')
    .set(({ ref }) => ({
      status: sql<EntityImportStatus>`case ${ref('status')} when 'undoing' then 'undoing' else 'running' end`,
    }))
    .where('id', '=', id)
    .where('status', 'in', [...OPEN])
    .returning(['id', 'client_id', 'user_id', 'user_name', 'status', 'row_count', 'handled'])
    .returning(['undone_by', 'undone_by_name'])
    .executeTakeFirst();
}

/** Keeps an import from being cancelled until the transaction ends. @returns false where it is over, or somewhere else */
export async function lockClaimed(
  transaction: DatabaseTransaction,
  id: string,
  { status, handled }: { readonly status: 'running' | 'undoing'; readonly handled?: number },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('entity_imports')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', status)
    .$if(handled !== undefined, (query) => query.where('handled', '=', handled ?? 0))
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores what became of a block of rows, and how far the import is with them. */
export async function recordBlock(
  transaction: DatabaseTransaction,
  id: string,
  firstRow: number,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  const written = outcomes.flatMap((outcome, at) =>
    outcome.kind === 'unchanged' ? [] : [{ row_number: firstRow + at, ...columnsOf(outcome) }],
  );
  const countOf = (kind: RowOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  await sql`
    with recorded as (
      insert into entity_import_rows (import_id, row_number, outcome, entity_id, written_at, before, problems)
      select ${id}, row_number, outcome, entity_id, case when entity_id is not null then now() end, before, problems
      from json_to_recordset(${JSON.stringify(written)}::json)
        as row (row_number int, outcome text, entity_id uuid, before jsonb, problems jsonb)
    )
    update entity_imports set handled = handled + ${outcomes.length}, created = created + ${countOf('created')},
      changed = changed + ${countOf('changed')}, unchanged = unchanged + ${countOf('unchanged')},
      refused = refused + ${countOf('refused')}
    where id = ${id}`.execute(transaction);
}

function columnsOf(outcome: Exclude<RowOutcome, { kind: 'unchanged' }>) {
  switch (outcome.kind) {
    case 'created':
      return { outcome: outcome.kind, entity_id: outcome.entityId };
    case 'changed':
      return { outcome: outcome.kind, entity_id: outcome.entityId, before: outcome.before };
    case 'refused':
      return { outcome: outcome.kind, problems: outcome.problems };
  }
}

export async function finishImport(kysely: DatabaseClient, id: string): Promise<void> {
  await kysely
    .updateTable('entity_imports')
    .set({ status: 'done', finished_at: DATABASE_NOW })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

/** An import of the client, locked until the transaction ends. */
export async function lockImport(transaction: DatabaseTransaction, clientId: string, id: string) {
  return transaction
    .selectFrom('entity_imports')
    .select(['id', 'status', 'created', 'changed', 'undone', 'kept', 'finished_at'])
    .where('client_id', '=', clientId)
    .where('id', '=', id)
    .where('status', '!=', 'planned')
    .forUpdate()
    .executeTakeFirst();
}

export async function queueUndo(transaction: DatabaseTransaction, id: string, actor: Writer): Promise<void> {
  await transaction
    .updateTable('entity_imports')
    .set({ status: 'undoing', failure: null, undone_by: actor.userId, undone_by_name: actor.name })
    .where('id', '=', id)
    .execute();
}

/** The rows from one number to before another that an import has written and that no undo has decided, from the last on. */
export async function findWrittenRows(
  transaction: DatabaseTransaction,
  id: string,
  { from, before: end }: { readonly from: number; readonly before: number },
): Promise<WrittenRow[]> {
  const rows = await transaction
    .selectFrom('entity_import_rows')
    .select(['row_number as rowNumber', 'entity_id as entityId', 'written_at as writtenAt', 'before'])
    .where('import_id', '=', id)
    // A stretch of the key: from "the last ones" a planner without statistics sorts all that are left, for each block.
    .where('row_number', '>=', from)
    .where('row_number', '<', end)
    .where('outcome', 'in', ['created', 'changed'])
    .orderBy('row_number', 'desc')
    .forUpdate()
    .execute();
  return rows.map(({ rowNumber, entityId, writtenAt, before }) => {
    if (entityId === null || writtenAt === null) throw new Error(`row ${rowNumber} of ${id} wrote nothing`);
    // Written by `recordBlock`, whose type says what it holds.
    return { rowNumber, entityId, writtenAt, before: before as EntityBefore | null };
  });
}

/** Stores which rows an undo has undone, and which it left. */
export async function recordUndone(
  transaction: DatabaseTransaction,
  id: string,
  { undone, kept }: { readonly undone: readonly number[]; readonly kept: readonly number[] },
): Promise<void> {
  for (const [outcome, numbers] of [
    ['undone', undone],
    ['kept', kept],
  ] as const)
    await transaction
      .updateTable('entity_import_rows')
      .set({ outcome })
      .where('import_id', '=', id)
      .where(sql<boolean>`row_number = any(${sql.val([...numbers])}::int[])`)
      .execute();
  await sql`update entity_imports set undone = undone + ${undone.length}, kept = kept + ${kept.length}
    where id = ${id}`.execute(transaction);
}

export async function finishUndo(kysely: DatabaseClient, id: string): Promise<void> {
  await kysely
    .updateTable('entity_imports')
    .set({ status: 'undone' })
    .where('id', '=', id)
    .where('status', '=', 'undoing')
    .execute();
}

export async function failImport(kysely: DatabaseClient, id: string, failure: ErrorCode): Promise<void> {
  await kysely
    .updateTable('entity_imports')
    .set({ status: 'failed', failure, finished_at: DATABASE_NOW })
    .where('id', '=', id)
    .where('status', 'in', [...OPEN])
    .execute();
}

/** Fails the imports that no job stands for any more: their process was killed too often. */
export async function endAbandonedImports(kysely: DatabaseClient, queue: string): Promise<void> {
  await kysely
    .updateTable('entity_imports')
    .set({ status: 'failed', failure: 'INTERNAL_ERROR', finished_at: DATABASE_NOW })
    .where('status', 'in', [...OPEN])
    .where((eb) => eb.not(hasOpenJob([queue], sql<string>`entity_imports.id::text`)))
    .execute();
}

/** Deletes the previews and the imports whose time is over, with their plans. */
export async function deleteOldImports(kysely: DatabaseClient, before: Date): Promise<void> {
  await kysely
    .deleteFrom('entity_imports')
    .where('status', 'not in', [...OPEN])
    .where((eb) => eb(eb.fn.coalesce('finished_at', 'created_at'), '<=', before))
    .execute();
}
