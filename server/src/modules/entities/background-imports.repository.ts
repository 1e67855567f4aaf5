import { sql } from 'kysely';
import { IMPORT_LIMITS, type ErrorCode } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import { hasOpenJob } from '../../jobs/job.repository.ts';
import { inChunks } from '../../platform/db/chunks.ts';
import { DATABASE_NOW } from '../../platform/db/now.ts';
import type { Actor } from '../../plugins/actor.ts';
import type { RowOutcome, WritableRow } from './import-rows.ts';

type Writer = Pick<Actor, 'clientId' | 'userId' | 'name'>;

/** A row of a plan as it is stored, with the cells that it was made from. */
export interface StoredRow extends WritableRow {
  readonly cells: readonly string[];
}

/** A plan of more rows than are written at once. */
export interface PreparedImport {
  readonly plan: string;
  readonly fileDigest: string;
  readonly titles: readonly string[];
  readonly rows: readonly StoredRow[];
  readonly brokenCount: number;
}

export type ImportRecord = Awaited<ReturnType<typeof findImports>>[number];
export type ClaimedImport = NonNullable<Awaited<ReturnType<typeof beginImport>>>;

/** Statuses of an import that a job stands for. */
const OPEN = ['queued', 'running', 'undoing'] as const;

/** Stores a plan. Its parts are statements of their own, so that others come in between. */
export async function insertPlan(
  kysely: DatabaseClient,
  actor: Writer,
  { plan, fileDigest, titles, rows, brokenCount }: PreparedImport,
): Promise<void> {
  const { id } = await kysely
    .insertInto('entity_imports')
    .values({
      client_id: actor.clientId,
      user_id: actor.userId,
      user_name: actor.name,
      plan,
      file_digest: fileDigest,
      titles: [...titles],
      row_count: rows.length,
      broken_count: brokenCount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  let firstRow = 0;
  for (const part of inChunks(rows)) {
    await kysely
      .insertInto('entity_import_parts')
      .values({ import_id: id, first_row: firstRow, rows: JSON.stringify(part) })
      .execute();
    firstRow += part.length;
  }
}

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

/** Claims an import for its job. @returns undefined where it is over */
export async function beginImport(kysely: DatabaseClient, id: string) {
  return kysely
    .updateTable('entity_imports')
    .set({ status: 'running' })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returning(['id', 'client_id', 'user_id', 'user_name', 'row_count', 'handled'])
    .executeTakeFirst();
}

/** The part of a plan that begins with this row or has it. */
export async function findPart(kysely: DatabaseClient, id: string, row: number) {
  const part = await kysely
    .selectFrom('entity_import_parts')
    .select(['first_row', 'rows'])
    .where('import_id', '=', id)
    .where('first_row', '<=', row)
    .orderBy('first_row', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (part === undefined) throw new Error(`import ${id} has no row ${row}`);
  // Written by `insertPlan`, whose type says what it holds.
  return { firstRow: part.first_row, rows: JSON.parse(part.rows) as readonly StoredRow[] };
}

/** Keeps a running import from being cancelled until the transaction ends. @returns false where it is over, or somewhere else */
export async function lockRunning(
  transaction: DatabaseTransaction,
  id: string,
  handled: number,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('entity_imports')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('handled', '=', handled)
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
  await sql`
    insert into entity_import_rows (import_id, row_number, outcome, entity_id, written_at, before, problems)
    select ${id}, row_number, outcome, entity_id, case when entity_id is not null then now() end, before, problems
    from json_to_recordset(${JSON.stringify(written)}::json)
      as row (row_number int, outcome text, entity_id uuid, before jsonb, problems jsonb)`.execute(
    transaction,
  );
  const countOf = (kind: RowOutcome['kind']) => outcomes.filter((outcome) => outcome.kind === kind).length;
  await sql`
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
