import { sql, type Kysely } from 'kysely';
import { systemClock, type Clock } from '../platform/clock.ts';
import { hasErrorCode } from '../platform/error-code.ts';
import { listReads } from '../platform/measures.ts';
import type { Tables } from './tables.ts';
import { isServiceUnavailable } from './unavailable.ts';

/** As `database.ts` names it, which imports this file. */
type DatabaseClient = Kysely<Tables>;

/** Somebody who reads a list. */
export interface ListPerson {
  /** End of the log of the database after the person's last write; null where they have written nothing. */
  readonly lastWrite?: string | null;
}

/** Where lists are read: from a replica, where there is one and it is as far as the person, else from the database itself. */
export interface ListReader {
  readonly hasReplica: boolean;
  /** Reads a list, which may be run twice. */
  read<Result>(person: ListPerson, work: (kysely: DatabaseClient) => Promise<Result>): Promise<Result>;
  /** Notes that a person's writes end here: no replica that is behind shows them a list. Without a replica nothing is noted. */
  noteWrite(userId: number): Promise<void>;
}

/** Milliseconds for which a replica that has failed is not asked. */
const LEFT_ALONE = 10_000;

/**
 * SQLSTATEs of a replica that cannot run a query although it is there: a query that was in the way of the replay, and a table or column
 * that a migration has just created.
 */
const BEHIND = ['40001', '42P01', '42703'];

/** Reads everything from the database itself. */
export function readFromPrimary(kysely: DatabaseClient): ListReader {
  return { hasReplica: false, read: (_person, work) => work(kysely), noteWrite: async () => undefined };
}

async function hasReplayed(replica: DatabaseClient, position: string | null): Promise<boolean> {
  // A replica that was promoted replays nothing more, and its rows may differ from ours.
  const { rows } = await sql<{ has: boolean | null }>`
    select pg_is_in_recovery() and (${position}::pg_lsn is null or pg_last_wal_replay_lsn() >= ${position}::pg_lsn) as has`.execute(
    replica,
  );
  return rows[0]?.has === true;
}

interface ReplicaOptions {
  readonly primary: DatabaseClient;
  readonly replica: DatabaseClient;
  readonly warn: (message: string) => void;
  readonly clock?: Clock | undefined;
}

class ReplicaReader implements ListReader {
  readonly hasReplica = true;
  readonly #primary: DatabaseClient;
  readonly #replica: DatabaseClient;
  readonly #warn: (message: string) => void;
  readonly #clock: Clock;
  #isAway = false;
  /** In ms of the clock. */
  #askAgainAt = 0;

  constructor({ primary, replica, warn, clock = systemClock }: ReplicaOptions) {
    this.#primary = primary;
    this.#replica = replica;
    this.#warn = warn;
    this.#clock = clock;
  }

  async read<Result>(
    { lastWrite = null }: ListPerson,
    work: (kysely: DatabaseClient) => Promise<Result>,
  ): Promise<Result> {
    const found = await this.#readReplica(lastWrite, work);
    listReads.inc({ from: found === undefined ? 'primary' : 'replica' });
    return found === undefined ? work(this.#primary) : found.result;
  }

  /** @returns undefined where the replica is away or behind */
  async #readReplica<Result>(
    position: string | null,
    work: (kysely: DatabaseClient) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    if (this.#isAway) {
      const now = this.#clock().getTime();
      if (now < this.#askAgainAt) return undefined;
      // One call tries; the others do not wait for it.
      this.#askAgainAt = now + LEFT_ALONE;
    }
    try {
      const found = (await hasReplayed(this.#replica, position))
        ? { result: await work(this.#replica) }
        : undefined;
      this.#isAway = false;
      return found;
    } catch (error) {
      if (isAway(error)) this.#leaveAlone(error);
      else if (!BEHIND.some((code) => hasErrorCode(error, code))) throw error;
      return undefined;
    }
  }

  #leaveAlone(error: unknown): void {
    if (!this.#isAway)
      this.#warn(`Lists are read from the database itself: its replica is away (${String(error)}).`);
    this.#isAway = true;
    this.#askAgainAt = this.#clock().getTime() + LEFT_ALONE;
  }

  async noteWrite(userId: number): Promise<void> {
    // Where the log is inserted to, not where it is written to: a commit need not be on the disk yet.
    await sql`insert into user_write_positions (user_id, position) values (${userId}, pg_current_wal_insert_lsn())
      on conflict (user_id) do update set position = greatest(user_write_positions.position, excluded.position)`.execute(
      this.#primary,
    );
  }
}

function isAway(error: unknown): boolean {
  return isServiceUnavailable(error) || (error instanceof Error && error.message === 'Query read timeout');
}

/** Reads lists from a replica of the database, as far as it can. */
export function readFromReplica(options: ReplicaOptions): ListReader {
  return new ReplicaReader(options);
}

/** What distinguishes a cluster from all others. */
async function clusterOf(kysely: DatabaseClient): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select system_identifier::text || '/' || current_database() as id from pg_control_system()`.execute(
    kysely,
  );
  return rows[0]?.id ?? '';
}

/** @throws Error where a replica responds that is none of this database. One that is away may come later. */
export async function assertReplicaOf(
  primary: DatabaseClient,
  replica: DatabaseClient,
  warn: (message: string) => void,
): Promise<void> {
  const found = await clusterOf(replica).catch((error: unknown) => {
    if (!isAway(error)) throw error;
    warn(`The replica of DATABASE_READ_URL does not respond yet (${String(error)}).`);
    return undefined;
  });
  if (found !== undefined && found !== (await clusterOf(primary)))
    throw new Error('DATABASE_READ_URL names another database than DATABASE_URL, not a replica of it.');
}
