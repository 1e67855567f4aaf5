import type { Clock } from '../platform/clock.ts';
import type { DatabaseClient } from '../database/database.ts';
import { refusal } from './protocol-error.ts';
import type { KeyedHash } from '../platform/encryption.ts';
import { createRequestCounter } from '../platform/request-counter.ts';
import { countAttempt, countInWindow, deleteCount, isLocked, isWindowFull } from './throttle.repository.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Wrong passwords for a name from one place before it locks there. Each further one doubles the lock, up to the maximum. */
export const MAX_FREE_PASSWORD_ATTEMPTS = 5;
/** Maximum time that wrong passwords lock a name. */
export const MAX_LOCK_MS = 15 * MINUTE;
/** Wrong passwords are forgotten this long after the first of them, however many have followed. */
export const ATTEMPTS_LIFETIME = HOUR;
const LOCK_RULE = {
  maxFreeAttempts: MAX_FREE_PASSWORD_ATTEMPTS,
  maxLockMs: MAX_LOCK_MS,
  attemptsLifetime: ATTEMPTS_LIFETIME,
};

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
export function createThrottle(db: DatabaseClient, hash: KeyedHash, clock: Clock): Throttle {
  const keyOf = (kind: string, ...key: string[]) => hash('throttle', kind, ...key).toString('base64');
  const passwordKey = (name: string, from: string) => keyOf('password', name, from);
  return {
    async assertUnlocked(name, from) {
      if (await isLocked(db, passwordKey(name, from), clock())) throw refusal.locked();
    },
    async takePasswordAttempt(name, from) {
      if (!(await countAttempt(db, passwordKey(name, from), clock(), LOCK_RULE))) throw refusal.locked();
    },
    forgetPasswordAttempts: (name, from) => deleteCount(db, passwordKey(name, from)),
    forget: (limit, key) => deleteCount(db, keyOf(limit.kind, key)),
    async assertLeft({ kind, max }, key) {
      if (await isWindowFull(db, keyOf(kind, key), clock(), max)) throw refusal.limit();
    },
    async take({ kind, max, window }, key) {
      if ((await countInWindow(db, keyOf(kind, key), clock(), window)) > max) throw refusal.limit();
    },
  };
}

/** Limits the requests of an address to one process to `max` a minute, without using the database. */
export function createRequestLimiter(max: number, clock: Clock): (address: string) => void {
  const isTooMany = createRequestCounter(max, clock);
  return (address) => {
    if (isTooMany(address)) throw refusal.tooMany();
  };
}
