import { sql } from 'kysely';
import type { DatabaseClient } from '../database/database.ts';

/** How wrong attempts lock a name: each one after the free ones doubles the lock, up to the maximum. */
export interface LockRule {
  readonly maxFreeAttempts: number;
  readonly maxLockMs: number;
  /** Attempts are forgotten this long after the first of them, in milliseconds. */
  readonly attemptsLifetime: number;
}

/** Whether attempts under this key are locked. */
export async function isLocked(db: DatabaseClient, key: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('identity_throttle')
    .select('key_hash')
    .where('key_hash', '=', key)
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts an attempt unless its key is locked; false when it is. One statement decides and counts, so that attempts at the
 * same moment cannot share one count.
 */
export async function countAttempt(
  db: DatabaseClient,
  key: string,
  now: Date,
  { maxFreeAttempts, maxLockMs, attemptsLifetime }: LockRule,
): Promise<boolean> {
  const maxLockSeconds = maxLockMs / 1000;
  const maxDoublings = Math.ceil(Math.log2(maxLockSeconds));
  const { rows } = await sql`
    insert into identity_throttle as t (key_hash, count, blocked_until, expires_at)
    values (${key}, 1, ${now}::timestamptz, ${new Date(now.getTime() + attemptsLifetime)}::timestamptz)
    on conflict (key_hash) do update set
      count = case when t.expires_at <= ${now}::timestamptz then 1 else t.count + 1 end,
      blocked_until = case when t.expires_at <= ${now}::timestamptz or t.count + 1 < ${maxFreeAttempts}::int
        then ${now}::timestamptz
        else least(t.expires_at, ${now}::timestamptz + interval '1 second' * least(${maxLockSeconds}::int,
          power(2, least(t.count + 1 - ${maxFreeAttempts}::int, ${maxDoublings}::int)))) end,
      expires_at = case when t.expires_at <= ${now}::timestamptz then excluded.expires_at else t.expires_at end
    where t.blocked_until <= ${now}::timestamptz
    returning count`.execute(db);
  return rows.length > 0;
}

/** Counts one in the window that is open, or opens a new one that lasts `windowMs`. @returns the count in the window */
export async function countInWindow(
  db: DatabaseClient,
  key: string,
  now: Date,
  windowMs: number,
): Promise<number> {
  const ends = new Date(now.getTime() + windowMs);
  const { rows } = await sql<{ count: number }>`
    insert into identity_throttle as t (key_hash, count, blocked_until, expires_at)
    values (${key}, 1, ${now}::timestamptz, ${ends}::timestamptz)
    on conflict (key_hash) do update set
      count = case when t.expires_at <= ${now}::timestamptz then 1 else t.count + 1 end,
      expires_at = case when t.expires_at <= ${now}::timestamptz then excluded.expires_at else t.expires_at end
    returning count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether the open window has counted `max` or more. Does not count. */
export async function isWindowFull(
  db: DatabaseClient,
  key: string,
  now: Date,
  max: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('identity_throttle')
    .select('key_hash')
    .where('key_hash', '=', key)
    .where('expires_at', '>', now)
    .where('count', '>=', max)
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets what was counted under a key. */
export async function deleteCount(db: DatabaseClient, key: string): Promise<void> {
  await db.deleteFrom('identity_throttle').where('key_hash', '=', key).execute();
}
