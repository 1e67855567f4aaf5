import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '@assay/shared/domain';
import type { Rows, RowsTransaction } from '../../database/database.ts';

const HOUR = 60 * 60_000;
/** Wrong tries that void a code [AMB-020]. */
const CODE_TRIES = 5;
/** Codes that one user may ask for in an hour. */
const CODES_PER_HOUR = 5;

/** Codes of six digits that prove a new address of a user; only a keyed hash of a code is kept. */
export class EmailCodes {
  private readonly secret: string;
  private readonly clock: () => Date;

  constructor(secret: string, clock: () => Date) {
    this.secret = secret;
    this.clock = clock;
  }

  /**
   * Replaces the user's code by one for this address, valid for an hour, and answers it.
   * @throws AppError TOO_MANY_REQUESTS
   */
  async issue(rows: Rows, userId: number, email: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const now = this.clock();
    const values = {
      email,
      code_hash: this.hash(userId, email, code),
      tries: 0,
      expires_at: new Date(now.getTime() + HOUR),
    };
    const hourAgo = new Date(now.getTime() - HOUR);
    // One statement decides and counts, so that requests at the same moment can not share one count.
    const issued = await rows
      .insertInto('user_email_changes')
      .values({ ...values, user_id: userId, first_sent_at: now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({
            ...values,
            sent: sql`case when user_email_changes.first_sent_at <= ${hourAgo} then 1 else user_email_changes.sent + 1 end`,
            first_sent_at: sql`case when user_email_changes.first_sent_at <= ${hourAgo} then ${now} else user_email_changes.first_sent_at end`,
          })
          .where(
            sql<boolean>`user_email_changes.first_sent_at <= ${hourAgo} or user_email_changes.sent < ${CODES_PER_HOUR}`,
          ),
      )
      .returning('user_id')
      .executeTakeFirst();
    if (issued === undefined) throw new AppError('TOO_MANY_REQUESTS');
    return code;
  }

  /**
   * Takes one try; answers the address that the code proves. It stays until `end`.
   * @throws AppError CODE_MISMATCH or CODE_EXPIRED
   */
  async prove(rows: Rows, userId: number, code: string): Promise<string> {
    const change = await rows
      .updateTable('user_email_changes')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('user_id', '=', userId)
      .where('tries', '<', CODE_TRIES)
      .where('expires_at', '>', this.clock())
      .returning(['email', 'code_hash'])
      .executeTakeFirst();
    if (change === undefined) throw new AppError('CODE_EXPIRED');
    const typed = Buffer.from(this.hash(userId, change.email, code));
    if (!timingSafeEqual(typed, Buffer.from(change.code_hash))) throw new AppError('CODE_MISMATCH');
    return change.email;
  }

  /** Uses the code up, while the number of codes sent in this hour stays counted. */
  async end(transaction: RowsTransaction, userId: number): Promise<void> {
    await transaction
      .updateTable('user_email_changes')
      .set({ tries: CODE_TRIES })
      .where('user_id', '=', userId)
      .execute();
  }

  private hash(userId: number, email: string, code: string): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([userId, email, code]))
      .digest('hex');
  }
}
