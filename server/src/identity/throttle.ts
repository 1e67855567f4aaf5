import { sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Rows } from '../database/database.ts';
import { refusal } from './protocol-error.ts';
import type { KeyedHash } from './encryption.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wrong passwords for a name from one place before it locks there. Each further one doubles the lock, up to the maximum. */
export const MAX_FREE_PASSWORD_ATTEMPTS = 5;
/** Maximum time that wrong passwords lock a name. */
export const MAX_LOCK_MS = 15 * MINUTE;
/** Wrong passwords are forgotten this long after the first of them, however many have followed. */
export const ATTEMPTS_LIFETIME = HOUR;
const MAX_LOCK_DOUBLINGS = Math.ceil(Math.log2(MAX_LOCK_MS / SECOND));

/** How often something may happen in a window of time. */
export interface Limit {
  kind: string;
  max: number;
  window: number;
}

/** The limits that several requests share through the database. */
export const LIMITS = {
  wrongPasswordsPerAddress: { kind: 'wrong-password-address', max: 100, window: 15 * MINUTE },
  wrongPasswordsPerName: { kind: 'wrong-password-name', max: 100, window: HOUR },
  resetsPerName: { kind: 'reset-name', max: 5, window: HOUR },
  resetsPerAddress: { kind: 'reset-address', max: 60, window: HOUR },
  codesPerAddress: { kind: 'code-address', max: 60, window: HOUR },
  verificationsPerUser: { kind: 'verification-user', max: 5, window: HOUR },
} satisfies Record<string, Limit>;

/** Counts attempts where every process sees them. Names without a user are counted like any other. */
export interface Throttle {
  /** @throws the locked refusal while the name is locked for callers from there */
  assertUnlocked(name: string, from: string): Promise<void>;
  /**
   * Takes one attempt at the name's password, before it is checked, so that parallel guesses count too. `from` is a network
   * address or an open session: guesses from elsewhere do not lock the owner out.
   * @throws the locked refusal while the name is locked there
   */
  takePasswordAttempt(name: string, from: string): Promise<void>;
  /** Forgets the attempts after a right password. */
  forgetPasswordAttempts(name: string, from: string): Promise<void>;
  /** @throws the limit refusal when the limit is reached. Does not count. */
  assertLeft(limit: Limit, key: string): Promise<void>;
  /** Counts one. @throws the limit refusal when the limit is reached */
  take(limit: Limit, key: string): Promise<void>;
  /** Resets the window. */
  forget(limit: Limit, key: string): Promise<void>;
}

/** The shared throttle over the suite's database. */
export function createThrottle(db: Rows, hash: KeyedHash, clock: Clock): Throttle {
  const keyOf = (kind: string, ...key: string[]) => hash('throttle', kind, ...key).toString('base64');
  const remove = async (key: string) => {
    await db.deleteFrom('identity_throttle').where('key_hash', '=', key).execute();
  };

  const assertUnlocked = async (name: string, from: string) => {
    const row = await db
      .selectFrom('identity_throttle')
      .select('key_hash')
      .where('key_hash', '=', keyOf('password', name, from))
      .where('blocked_until', '>', clock())
      .executeTakeFirst();
    if (row) throw refusal.locked();
  };
  const takePasswordAttempt = async (name: string, from: string) => {
    if (!(await countAttempt(db, keyOf('password', name, from), clock()))) throw refusal.locked();
  };
  const take = async (limit: Limit, key: string) => {
    const now = clock();
    const ends = new Date(now.getTime() + limit.window);
    const taken = await sql<{ count: number }>`
      insert into identity_throttle as t (key_hash, count, blocked_until, expires_at)
      values (${keyOf(limit.kind, key)}, 1, ${now}::timestamptz, ${ends}::timestamptz)
      on conflict (key_hash) do update set
        count = case when t.expires_at <= ${now}::timestamptz then 1 else t.count + 1 end,
        expires_at = case when t.expires_at <= ${now}::timestamptz then excluded.expires_at else t.expires_at end
      returning count`.execute(db);
    if ((taken.rows[0]?.count ?? 0) > limit.max) throw refusal.limit();
  };
  const assertLeft = async (limit: Limit, key: string) => {
    const row = await db
      .selectFrom('identity_throttle')
      .select('key_hash')
      .where('key_hash', '=', keyOf(limit.kind, key))
      .where('expires_at', '>', clock())
      .where('count', '>=', limit.max)
      .executeTakeFirst();
    if (row) throw refusal.limit();
  };

  return {
    assertUnlocked,
    takePasswordAttempt,
    forgetPasswordAttempts: (name, from) => remove(keyOf('password', name, from)),
    forget: (limit, key) => remove(keyOf(limit.kind, key)),
    assertLeft,
    take,
  };
}

/**
 * Counts an attempt unless its name is locked; false when it is. One statement decides and counts, so that attempts at the
 * same moment cannot share one count.
 */
async function countAttempt(db: Rows, key: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into identity_throttle as t (key_hash, count, blocked_until, expires_at)
    values (${key}, 1, ${now}::timestamptz, ${new Date(now.getTime() + ATTEMPTS_LIFETIME)}::timestamptz)
    on conflict (key_hash) do update set
      count = case when t.expires_at <= ${now}::timestamptz then 1 else t.count + 1 end,
      blocked_until = case when t.expires_at <= ${now}::timestamptz or t.count + 1 < ${MAX_FREE_PASSWORD_ATTEMPTS}::int
        then ${now}::timestamptz
        else least(t.expires_at, ${now}::timestamptz + interval '1 second' * least(${MAX_LOCK_MS / SECOND}::int,
          power(2, least(t.count + 1 - ${MAX_FREE_PASSWORD_ATTEMPTS}::int, ${MAX_LOCK_DOUBLINGS}::int)))) end,
      expires_at = case when t.expires_at <= ${now}::timestamptz then excluded.expires_at else t.expires_at end
    where t.blocked_until <= ${now}::timestamptz
    returning count`.execute(db);
  return rows.length > 0;
}

/** Limits the requests of an address to one process to `max` a minute, without using the database. */
export function createRequestLimiter(max: number, clock: Clock): (address: string) => void {
  const counts = new Map<string, number>();
  let minute = 0;
  return (address) => {
    const current = Math.floor(clock().getTime() / MINUTE);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count > max) throw refusal.tooMany();
  };
}
