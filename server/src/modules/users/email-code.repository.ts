import { sql } from 'kysely';
import type { DatabaseClient } from '../../database/database.ts';

/** A code to store: only its keyed hash. */
export interface NewEmailCode {
  readonly userId: number;
  readonly email: string;
  readonly codeHash: string;
  readonly expiresAt: Date;
  readonly now: Date;
}

/**
 * Replaces the user's code, unless `maxSent` were sent since `windowStart`.
 * @returns whether it was replaced
 */
export async function replaceEmailCode(
  rows: DatabaseClient,
  { userId, email, codeHash, expiresAt, now }: NewEmailCode,
  { windowStart, maxSent }: { readonly windowStart: Date; readonly maxSent: number },
): Promise<boolean> {
  const values = { email, code_hash: codeHash, tries: 0, expires_at: expiresAt };
  const isNewWindow = sql<boolean>`user_email_changes.first_sent_at <= ${windowStart}`;
  // One statement decides and counts, so that requests at the same moment cannot share one count.
  const replaced = await rows
    .insertInto('user_email_changes')
    .values({ ...values, user_id: userId, first_sent_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          ...values,
          sent: sql`case when ${isNewWindow} then 1 else user_email_changes.sent + 1 end`,
          first_sent_at: sql`case when ${isNewWindow} then ${now} else user_email_changes.first_sent_at end`,
        })
        .where(sql<boolean>`${isNewWindow} or user_email_changes.sent < ${maxSent}`),
    )
    .returning('user_id')
    .executeTakeFirst();
  return replaced !== undefined;
}

/** Counts a try. @returns the user's code with the address it proves; undefined once it expired or has no tries left */
export async function countEmailCodeTry(
  rows: DatabaseClient,
  userId: number,
  { now, maxTries }: { readonly now: Date; readonly maxTries: number },
): Promise<{ email: string; codeHash: string } | undefined> {
  const row = await rows
    .updateTable('user_email_changes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returning(['email', 'code_hash'])
    .executeTakeFirst();
  return row && { email: row.email, codeHash: row.code_hash };
}

/** Sets the number of tries that the user's code has had. @returns false if there is no code */
export async function setEmailCodeTries(
  rows: DatabaseClient,
  userId: number,
  tries: number,
): Promise<boolean> {
  const row = await rows
    .updateTable('user_email_changes')
    .set({ tries })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
