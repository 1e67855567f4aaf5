import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseTransaction } from '../../database/database.ts';
import type { AccountChange } from '../../identity/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { findOpenAddress, lockUser, replaceLink } from './recovery.repository.ts';

const BYTES = 16;
/** How long a link can be used, in milliseconds. */
export const LINK_LIFETIME = 7 * 24 * 60 * 60_000;

/** The hash under which the token of a link is stored. It has no salt: nobody can guess 16 random bytes. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64');
}

/** A change of how a user signs in. */
export interface SignInChange {
  readonly userId: number;
  /** The address with which the user signed in before. */
  readonly former: string;
  /** The new address; null where the password was changed. */
  readonly email: string | null;
}

/** A mail about a change, to be sent once the change is committed. */
export interface ChangeMail {
  readonly to: string;
  readonly change: AccountChange;
}

/** Makes the links by which the owner of an account takes it back [AMB-140]. */
export class RecoveryLinks {
  readonly #clock: Clock;
  readonly #publicUrl: string;

  /** @param publicUrl where users reach the suite, without a slash at its end */
  constructor(clock: Clock, publicUrl: string) {
    this.#clock = clock;
    this.#publicUrl = publicUrl;
  }

  /**
   * The mails about a change, which this transaction makes. An account has one link at a time: it puts back the address that
   * was there first in the last 7 days, so that whoever changes the address twice gets none. Only the first change of the
   * address replaces a link, which was for the same address after a change of the password.
   */
  async mailsOn(
    transaction: DatabaseTransaction,
    { userId, former, email }: SignInChange,
  ): Promise<readonly ChangeMail[]> {
    await lockUser(transaction, userId);
    const now = this.#clock();
    const first = await findOpenAddress(transaction, userId, now);
    if (first === undefined || (email !== null && first === former)) {
      const token = randomBytes(BYTES).toString('base64url');
      await replaceLink(transaction, {
        user_id: userId,
        token_hash: hashLinkToken(token),
        email: former,
        expires_at: new Date(now.getTime() + LINK_LIFETIME),
      });
      // In the fragment, which no server logs.
      const link = `${this.#publicUrl}/login/recover#${token}`;
      return [{ to: former, change: { email, remedy: { link } } }];
    }
    const earlier: ChangeMail = { to: first, change: { email, remedy: 'earlierLink' } };
    return first === former
      ? [earlier]
      : [earlier, { to: former, change: { email, remedy: 'administrator' } }];
  }
}
