import { AppError } from '@assay/shared/domain';
import type { Database } from '../../database/database.ts';
import { ProtocolError } from '../../identity/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { actAs } from './audit.repository.ts';
import { findSubjects } from './identity-link.repository.ts';
import { emailRefusal } from './policy.ts';
import { hashLinkToken } from './recovery-links.ts';
import {
  deleteExpiredLinks,
  findAddress,
  findLink,
  returnAccount,
  consumeLink,
} from './recovery.repository.ts';
import type { UsersIdentity } from './service.ts';

const SECOND = 1000;
/** How long a link that has expired is known as such, in milliseconds. */
const KNOWN_AFTER_EXPIRY = 30 * 24 * 60 * 60_000;

/** A link as the page behind it shows it. */
export interface RecoveryLink {
  readonly state: 'open' | 'used' | 'expired';
  /** The address that it puts back; null for a link that is not open. */
  readonly email: string | null;
}

/** The links by which the owner of an account takes it back, without a session [AMB-140]. */
export class RecoveryService {
  readonly #database: Database;
  readonly #identity: UsersIdentity;
  readonly #clock: Clock;

  constructor(database: Database, identity: UsersIdentity, clock: Clock) {
    this.#database = database;
    this.#identity = identity;
    this.#clock = clock;
  }

  /** Whether the page asks for a new password; a real pool mails a code for one. */
  get setsPassword(): boolean {
    return this.#identity.checkPassword !== null;
  }

  /** The link of a token. One that is not known counts as expired. */
  async read(token: string): Promise<RecoveryLink> {
    const link = await findLink(this.#database.kysely, hashLinkToken(token));
    if (link === undefined || (link.used_at === null && link.expires_at <= this.#clock()))
      return { state: 'expired', email: null };
    return link.used_at === null ? { state: 'open', email: link.email } : { state: 'used', email: null };
  }

  /**
   * Puts the address back, ends all sessions and makes every pending change, code and link of the account void.
   * @returns the address with which the user signs in now
   * @throws AppError CODE_EXPIRED for a link that is unknown, used or expired; INVALID_REQUEST for a password that is missing
   * or not acceptable, which leaves the link as it is
   */
  async recover(token: string, password: string | undefined): Promise<string> {
    const now = this.#clock();
    const { email, former, subject } = await this.#database.kysely
      .transaction()
      .execute(async (transaction) => {
        const link = await consumeLink(transaction, hashLinkToken(token), now);
        if (link === undefined) throw new AppError('CODE_EXPIRED');
        const { user_id: userId, email } = link;
        const former = await findAddress(transaction, userId);
        await actAs(transaction, userId);
        // Tokens state to the second when they were issued.
        const tokensValidFrom = new Date(Math.ceil(now.getTime() / SECOND) * SECOND);
        await returnAccount(transaction, userId, { email, tokensValidFrom });
        const { issuer, admin } = this.#identity;
        const subjects = await findSubjects(transaction, issuer, userId);
        for (const subject of subjects)
          await admin.recover(subject, { email, password }, transaction).catch(throwRefusal);
        return { email, former, subject: subjects[0] ?? null };
      });
    if (former !== email)
      this.#identity.sendAccountChange({ email: former, subject }, { email, remedy: 'administrator' });
    return email;
  }
}

function throwRefusal(error: unknown): never {
  if (error instanceof ProtocolError && error.code === 'InvalidPasswordException')
    throw new AppError('INVALID_REQUEST', { identifier: 'password', cause: error });
  throw emailRefusal(error);
}

/** Deletes links that expired long ago. */
export async function deleteOldLinks(database: Database['kysely'], now: Date): Promise<void> {
  await deleteExpiredLinks(database, new Date(now.getTime() - KNOWN_AFTER_EXPIRY));
}
