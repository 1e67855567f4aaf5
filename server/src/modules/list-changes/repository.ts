import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/** A document that changed, for those who list it. */
export interface StoredChange {
  readonly clientId: string;
  readonly documentRequestId: string;
  readonly uploadedById: number;
  readonly revision: number;
  readonly fromStage: string | null;
  readonly toStage: string | null;
}

/** Changes after a position of the log, and the position after them. */
export interface FoundChanges {
  readonly position: string;
  readonly isComplete: boolean;
  readonly changes: readonly StoredChange[];
}

/** The most that is read at a time; the next reading goes on. */
const MAX_CHANGES = 1000;

/** `xid.id`, as `position` of the contract. */
function pairOf(position: string) {
  const [xid = '0', id = '0'] = position.split('.');
  return sql`(${xid}::text::xid8, ${id}::bigint)`;
}

/** The last position before a moment: what was noted since is told again. */
export async function findPositionBefore(kysely: DatabaseClient, moment: Date): Promise<string> {
  return (await findLastPosition(kysely, moment)) ?? '0.0';
}

/** The last change that is noted before a moment and that no running transaction can still write before. */
async function findLastPosition(kysely: DatabaseClient, moment: Date): Promise<string | undefined> {
  const { rows } = await sql<{ position: string }>`
    select xid::text || '.' || id as position from list_changes
    where xid < pg_snapshot_xmin(pg_current_snapshot()) and changed_at < ${moment}
    order by xid desc, id desc limit 1`.execute(kysely);
  return rows[0]?.position;
}

/**
 * Whether the log still has all that came after a position: it does where nothing was deleted yet, or only what lies before it.
 * Changes of another database, from before a restore, lie beyond all transactions of this one.
 */
async function hasAllAfter(kysely: DatabaseClient, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select ${pairOf(position)} < (pg_snapshot_xmax(pg_current_snapshot()), 0::bigint) and coalesce((
      select id = 1 or ${pairOf(position)} >= (xid, id) from list_changes
      where xid < pg_snapshot_xmax(pg_current_snapshot()) order by xid, id limit 1
    ), true) as has`.execute(kysely);
  return rows[0]?.has === true;
}

/** What changed after a position, at all clients. */
export async function findChanges(kysely: DatabaseClient, after: string): Promise<FoundChanges> {
  const { rows } = await sql<StoredChange & { position: string }>`
    select xid::text || '.' || id as position, client_id as "clientId", document_request_id as "documentRequestId",
      uploaded_by_id as "uploadedById", revision, from_stage as "fromStage", to_stage as "toStage"
    from list_changes
    where (xid, id) > ${pairOf(after)} and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, id limit ${MAX_CHANGES}`.execute(kysely);
  const isComplete = await hasAllAfter(kysely, after);
  return { position: rows.at(-1)?.position ?? after, isComplete, changes: rows };
}

/** Deletes what was noted before a moment, except the last of it, and what a restored database brought along. */
export async function deleteChangesBefore(kysely: DatabaseClient, moment: Date): Promise<void> {
  const last = await findLastPosition(kysely, moment);
  await sql`
    delete from list_changes
    where (xid, id) < ${pairOf(last ?? '0.0')} or xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(
    kysely,
  );
}
