import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseClient } from '../database/database.ts';
import {
  findChallenge,
  insertChallenge,
  consumeChallenge,
  type StoredChallenge,
} from './challenge.repository.ts';
import type { Encryption } from '../platform/encryption.ts';

/** How long a step of a handshake waits for the next one, in milliseconds. */
export const CHALLENGE_LIFETIME = 3 * 60_000;

const number = z.string().transform((hex) => BigInt(`0x${hex}`));
const challenge = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('password'),
    /** the name as typed, whose attempts are counted */
    name: z.string(),
    subject: z.string(),
    clientValue: number,
    secret: number,
    publicValue: number,
    verifier: number,
  }),
  z.object({ kind: z.literal('newPassword'), subject: z.string() }),
]);

/** State of the server between two steps of a sign-in. */
export type Challenge = z.output<typeof challenge>;
/** The first step of a password handshake. */
export type PasswordChallenge = Extract<Challenge, { kind: 'password' }>;

/**
 * Open steps of handshakes. They are encrypted in the database, so that any process can continue them. The id that the
 * browser holds is random, and only its hash is stored.
 */
export interface Challenges {
  /** Opens a step. @returns its id (base64) */
  open(state: Challenge): Promise<string>;
  /** Reads a step without ending it; null if it is unknown, ended or expired. */
  peek(id: string): Promise<Challenge | null>;
  /** Ends a step. Of two calls at the same time one gets null. */
  take(id: string, db?: DatabaseClient): Promise<Challenge | null>;
}

/** Open steps over the suite's database. */
export function createChallenges(db: DatabaseClient, encryption: Encryption, clock: Clock): Challenges {
  const read = (id: string, row: StoredChallenge | undefined): Challenge | null => {
    if (!row || new Date(row.expires_at) <= clock()) return null;
    return challenge.parse(JSON.parse(encryption.decrypt(hashOf(id), row.sealed)));
  };
  return {
    async open(state) {
      const id = randomBytes(48).toString('base64');
      const plain = JSON.stringify(state, (_, value: unknown) =>
        typeof value === 'bigint' ? value.toString(16) : value,
      );
      await insertChallenge(db, {
        id_hash: hashOf(id),
        sealed: encryption.encrypt(hashOf(id), plain),
        expires_at: new Date(clock().getTime() + CHALLENGE_LIFETIME),
      });
      return id;
    },
    peek: async (id) => read(id, await findChallenge(db, hashOf(id))),
    take: async (id, executor = db) => read(id, await consumeChallenge(executor, hashOf(id))),
  };
}

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64');
}
