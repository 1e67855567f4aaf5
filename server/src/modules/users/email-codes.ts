import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { AppError } from '@assay/shared/domain';
import type { DatabaseClient, DatabaseTransaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import { countEmailCodeTry, replaceEmailCode, setEmailCodeTries } from './email-code.repository.ts';

const HOUR = 60 * 60_000;
/** A code is void after this many wrong tries (AMB-020). */
const MAX_TRIES = 5;
/** Codes that one user may request in an hour. */
const MAX_CODES_PER_HOUR = 5;

/** Codes of six digits that prove a new address of a user. Only a keyed hash of a code is stored. */
export class EmailCodes {
  readonly #secret: string;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /**
   * Replaces the user's code by one for this address that is valid for an hour.
   * @returns the code
   * @throws AppError TOO_MANY_REQUESTS
   */
  async issue(rows: DatabaseClient, userId: number, email: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = this.#clock();
    const isIssued = await replaceEmailCode(
      rows,
      {
        userId,
        email,
        codeHash: this.#hash(userId, email, code),
        expiresAt: new Date(now.getTime() + HOUR),
        now,
      },
      { windowStart: new Date(now.getTime() - HOUR), maxSent: MAX_CODES_PER_HOUR },
    );
    if (!isIssued) throw new AppError('TOO_MANY_REQUESTS');
    return code;
  }

  /**
   * Counts a try and checks the code. It stays valid until `end`.
   * @returns the address that the code proves
   * @throws AppError CODE_MISMATCH or CODE_EXPIRED
   */
  async prove(rows: DatabaseClient, userId: number, code: string): Promise<string> {
    const stored = await countEmailCodeTry(rows, userId, { now: this.#clock(), maxTries: MAX_TRIES });
    if (stored === undefined) throw new AppError('CODE_EXPIRED');
    const typed = Buffer.from(this.#hash(userId, stored.email, code));
    if (!timingSafeEqual(typed, Buffer.from(stored.codeHash))) throw new AppError('CODE_MISMATCH');
    return stored.email;
  }

  /** Makes the code void. It still counts as one of the codes of this hour. @returns false if there is none any more */
  async end(transaction: DatabaseTransaction, userId: number): Promise<boolean> {
    return setEmailCodeTries(transaction, userId, MAX_TRIES);
  }

  #hash(userId: number, email: string, code: string): string {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([userId, email, code]))
      .digest('hex');
  }
}
