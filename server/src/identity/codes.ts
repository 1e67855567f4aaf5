import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseClient } from '../database/database.ts';
import { countCodeTry, deleteCode, deleteCodesOf, replaceCode } from './code.repository.ts';
import { refusal } from './protocol-error.ts';
import type { KeyedHash } from '../platform/encryption.ts';

/** How long a mailed code can be used, in milliseconds. */
export const CODE_LIFETIME = 60 * 60_000;
/** Wrong tries that void a code. */
export const CODE_TRIES = 5;

/** Purpose of a code. A code for one purpose is invalid for another. */
export type CodePurpose = 'resetPassword' | 'verifyEmail';

/**
 * Codes of six digits that prove a mailbox. They are stored under the name for which they were requested. A name without a
 * user gets a decoy, so that trying codes does not show whether the user exists.
 */
export interface Codes {
  /** Replaces the name's code. @returns the new one */
  issue(purpose: CodePurpose, name: string, subject: string): Promise<string>;
  /** Replaces the name's code by one that was sent to nobody. */
  issueDecoy(purpose: CodePurpose, name: string): Promise<void>;
  /**
   * Counts one try. @returns the subject if the code is right; the code stays valid until `forget`
   * @throws CodeMismatchException if it is wrong, ExpiredCodeException if there is none, it is too old or void
   */
  redeem(purpose: CodePurpose, name: string, code: string): Promise<string>;
  /** Ends all codes of a user, under whichever names they were requested. */
  forgetAll(subject: string, db: DatabaseClient): Promise<void>;
  /** Ends the name's code; false if someone else did. */
  forget(purpose: CodePurpose, name: string, db?: DatabaseClient): Promise<boolean>;
}

/** Codes over the suite's database. */
export function createCodes(db: DatabaseClient, hash: KeyedHash, clock: Clock): Codes {
  const keyOf = (purpose: CodePurpose, name: string) => hash('name', purpose, name).toString('base64');
  const codeHash = (purpose: CodePurpose, name: string, code: string) => hash('code', purpose, name, code);

  const store = (purpose: CodePurpose, name: string, subject: string | null, code: Buffer) =>
    replaceCode(db, {
      key_hash: keyOf(purpose, name),
      subject,
      code_hash: code.toString('base64'),
      tries: 0,
      expires_at: new Date(clock().getTime() + CODE_LIFETIME),
    });

  return {
    async issue(purpose, name, subject) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await store(purpose, name, subject, codeHash(purpose, name, code));
      return code;
    },
    async issueDecoy(purpose, name) {
      await store(purpose, name, null, randomBytes(32));
    },
    async redeem(purpose, name, code) {
      const row = await countCodeTry(db, keyOf(purpose, name), { now: clock(), maxTries: CODE_TRIES });
      if (!row) throw refusal.codeExpired();
      const isRight = timingSafeEqual(codeHash(purpose, name, code), Buffer.from(row.code_hash, 'base64'));
      if (!isRight || row.subject === null) throw refusal.codeMismatch();
      return row.subject;
    },
    forgetAll: (subject, executor) => deleteCodesOf(executor, subject),
    forget: (purpose, name, executor = db) => deleteCode(executor, keyOf(purpose, name)),
  };
}
