import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';

/** Keys of advisory locks that last as long as a transaction. All processes of an installation must agree on them. */
export const TRANSACTION_LOCKS = {
  /** Changes to the rights of a client's users: the last administrator must stay one. */
  userRights: (clientId: string) => `users:${clientId}`,
  /** First sign-ins through an issuer: two tabs of one user must not become two users. */
  firstSignIn: (clientId: string) => `firstSignIn:${clientId}`,
  /** Layouts learned for a document type: equal layouts must become one. */
  learnedLayouts: (clientId: string, documentTypeId: string) => `learning:${clientId}:${documentTypeId}`,
  /** Versions of document types: each has one more than the one before. */
  schemaAssignments: (clientId: string) => `assignments:${clientId}`,
  /**
   * Definitions of a client's metrics, and whatever names them: a metric must not go while a schema or a formula takes it
   * up, and two formulas saved together must not close a circle.
   */
  metricDefinitions: (clientId: string) => `metrics:${clientId}`,
  /** Calculations of a client: one that read an older value must not overwrite one that read the newer. */
  calculations: (clientId: string) => `calculations:${clientId}`,
  /** Deletions of documents that share a file: only the last takes the file along. */
  sharedFile: (key: string) => `shared-file:${key}`,
  /** Imports of entities: the plan of one must not rest on what another is about to change. */
  entityImport: (clientId: string) => `entity-import:${clientId}`,
  /** Client identifiers that are given to entities: two at once must not give the same one. */
  clientIdentifiers: (clientId: string) => `client-identifiers:${clientId}`,
  /** Names in a client's documents that belong to no entity: of two transactions that change them the second sees the first. */
  unmatchedNames: (clientId: string) => `unmatched-names:${clientId}`,
  /** Equal files that arrive together: only the first is the original. */
  sameFile: (clientId: string, hash: string) => `${clientId}:${hash}`,
} as const;

/** Keys of advisory locks that last until they are unlocked or their connection ends. */
export const SESSION_LOCKS = {
  migrations: 727_272,
  /** The template from which tests copy their databases. */
  testTemplate: 727_273,
} as const;

/** Waits until no other transaction holds the lock, and holds it until this transaction ends. */
export async function lockUntilCommit<Tables>(transaction: Transaction<Tables>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** A single connection. */
interface Connection {
  query(statement: string, parameters: unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
}

async function tryLock(connection: Connection, key: number): Promise<boolean> {
  const { rows } = await connection.query('select 1 from pg_try_advisory_lock($1) as taken where taken', [
    key,
  ]);
  return rows.length > 0;
}

/** Milliseconds between two attempts to take a session lock. */
const ASK_AGAIN = 100;

/**
 * Runs `work` while this connection holds the lock; others who want it ask again and again. A statement that waited for
 * the lock would hold a snapshot, for whose end `create index concurrently` waits.
 */
export async function withSessionLock<Result>(
  connection: Connection,
  key: number,
  work: () => Promise<Result>,
): Promise<Result> {
  while (!(await tryLock(connection, key))) await pause(ASK_AGAIN);
  try {
    return await work();
  } finally {
    await connection.query('select pg_advisory_unlock($1)', [key]);
  }
}
