import { AppError } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { actAs, recordUserChange } from './audit.repository.ts';
import type { EmailCodes } from './email-codes.ts';
import { findSubjects } from './identity-link.repository.ts';
import { emailRefusal, profileFault, requireOwnProfile } from './policy.ts';
import type { UsersIdentity } from './service.ts';
import { changeUser, isEmailTaken } from './user.repository.ts';

export interface ProfileChange {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** The response of PATCH users/current: a message for the user, or the address that must be confirmed (AMB-040). */
export interface ProfileResponse {
  readonly errors?: string;
  readonly pendingEmail?: string;
}

function canonical(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/** Name and e-mail address of the signed-in user. Users of single sign-on change theirs at their provider (AMB-084). */
export class ProfileService {
  readonly #database: Database;
  readonly #identity: UsersIdentity;
  readonly #codes: EmailCodes;

  constructor(database: Database, identity: UsersIdentity, codes: EmailCodes) {
    this.#database = database;
    this.#identity = identity;
    this.#codes = codes;
  }

  /** Stores the name, and mails a code to a new address. @throws AppError FORBIDDEN, TOO_MANY_REQUESTS */
  async change(actor: Actor, change: ProfileChange): Promise<ProfileResponse> {
    requireOwnProfile(actor);
    const name = (change.name ?? actor.name).trim();
    const email = change.email === undefined ? actor.email : canonical(change.email);
    const fault = profileFault(name, email);
    if (fault !== undefined) return { errors: fault };
    const isNewEmail = email !== canonical(actor.email);
    if (isNewEmail && (await isEmailTaken(this.#database.kysely, actor.clientId, email)))
      return { errors: text('users.emailTaken') };
    const code = await this.#store(actor, name, isNewEmail ? email : null);
    if (code === null) return {};
    this.#identity.sendEmailCode(email, code);
    return { pendingEmail: email };
  }

  /**
   * Makes a proven address the one to sign in with. The identity service is asked first: addresses are unique across all its
   * clients.
   * @throws AppError CODE_MISMATCH, CODE_EXPIRED, FORBIDDEN
   */
  async confirmEmail(actor: Actor, code: string): Promise<{ errors?: string; email?: string }> {
    requireOwnProfile(actor);
    const { kysely } = this.#database;
    const email = await this.#codes.prove(kysely, actor.userId, code);
    if (await isEmailTaken(kysely, actor.clientId, email)) return { errors: text('users.emailTaken') };
    try {
      await this.#changeEmail(actor, email);
      return { email };
    } catch (error) {
      const refusal = emailRefusal(error);
      if (refusal instanceof AppError && refusal.code === 'RESOURCE_DUPLICATED')
        return { errors: text('users.emailTaken') };
      throw refusal;
    }
  }

  async #store(actor: Actor, name: string, email: string | null): Promise<string | null> {
    return this.#database.kysely.transaction().execute(async (transaction) => {
      await actAs(transaction, actor.userId);
      if (name !== actor.name) await changeUser(transaction, actor.userId, { name });
      if (email === null) return null;
      await recordUserChange(transaction, actor.userId, 'emailRequested', { from: actor.email, to: email });
      return this.#codes.issue(transaction, actor.userId, email);
    });
  }

  async #changeEmail(actor: Actor, email: string): Promise<void> {
    await this.#changeAccounts(actor, email);
    try {
      await this.#database.kysely.transaction().execute(async (transaction) => {
        await actAs(transaction, actor.userId);
        await changeUser(transaction, actor.userId, { email });
        await this.#codes.end(transaction, actor.userId);
      });
    } catch (error) {
      await this.#changeAccounts(actor, actor.email);
      throw error;
    }
  }

  async #changeAccounts(actor: Actor, email: string): Promise<void> {
    const { issuer, admin } = this.#identity;
    for (const subject of await findSubjects(this.#database.kysely, issuer, actor.userId)) {
      await admin.updateEmail(subject, email);
    }
  }
}
