import { AppError, type Locale } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import type { Database } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor, TokenProof } from '../../plugins/actor.ts';
import { actAs, recordUserChange } from './audit.repository.ts';
import type { EmailCodes } from './email-codes.ts';
import { findSubjects } from './identity-link.repository.ts';
import { emailRefusal, isRecentSignIn, profileFault, requireOwnProfile } from './policy.ts';
import type { ChangeMail, RecoveryLinks } from './recovery-links.ts';
import { findAddress } from './recovery.repository.ts';
import type { UsersIdentity } from './service.ts';
import { changeUser, isEmailTaken } from './user.repository.ts';

/** The signed-in user, and the token that says so. */
export interface ProfileCaller {
  readonly actor: Actor;
  readonly proof: TokenProof | null;
}

export interface ProfileChange {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly currentPassword?: string | undefined;
  /** Null: no language of their own. */
  readonly language?: Locale | null | undefined;
}

interface StoredProfile extends Pick<ProfileChange, 'name' | 'language'> {
  readonly email?: string | null;
}

/** The code that a new address received. */
export interface EmailConfirmation {
  readonly code: string;
  readonly currentPassword?: string | undefined;
}

/** A message for the user (AMB-040). */
interface ProfileRefusal {
  readonly errors: string;
  /** The present password is missing or wrong. */
  readonly passwordNeeded?: boolean;
}

/** The response of PATCH users/current: a message for the user, or the address that must be confirmed (AMB-040). */
export type ProfileResponse = ProfileRefusal | { readonly pendingEmail?: string };

export interface ProfileOptions {
  readonly database: Database;
  readonly identity: UsersIdentity;
  readonly codes: EmailCodes;
  readonly links: RecoveryLinks;
  readonly clock: Clock;
}

function canonical(email: string): string {
  return email.trim().toLowerCase().normalize('NFC');
}

/** Name and e-mail address of the signed-in user. Users of single sign-on change theirs at their provider (AMB-084). */
export class ProfileService {
  readonly #options: ProfileOptions;

  constructor(options: ProfileOptions) {
    this.#options = options;
  }

  /**
   * Stores the name and the language, which users of single sign-on choose too, and mails a code to a new address, for which the user proves again who they are (AMB-140).
   * @throws AppError FORBIDDEN, TOO_MANY_REQUESTS
   */
  async change(caller: ProfileCaller, change: ProfileChange): Promise<ProfileResponse> {
    const { actor, proof } = caller;
    const { language } = change;
    if (change.name === undefined && change.email === undefined) {
      await this.#store(actor, { language });
      return {};
    }
    requireOwnProfile(actor);
    const name = (change.name ?? actor.name).trim();
    const email = change.email === undefined ? actor.email : canonical(change.email);
    const fault = profileFault(name, email);
    if (fault !== undefined) return { errors: fault };
    const isNewEmail = email !== canonical(actor.email);
    if (isNewEmail) {
      const refusal = await this.#proofRefusal(caller, change.currentPassword);
      if (refusal !== null) return refusal;
      if (await this.#isTaken(actor, email)) return { errors: text('users.emailTaken') };
    }
    const code = await this.#store(actor, { name, language, email: isNewEmail ? email : null });
    if (code === null) return {};
    this.#options.identity.sendEmailCode({ email, subject: proof?.subject ?? null }, code);
    return { pendingEmail: email };
  }

  /**
   * Makes a proven address the one to sign in with, and tells the former one. The identity service is asked first: addresses
   * are unique across all its clients.
   * @throws AppError CODE_MISMATCH, CODE_EXPIRED, FORBIDDEN, TOO_MANY_REQUESTS
   */
  async confirmEmail(
    caller: ProfileCaller,
    { code, currentPassword }: EmailConfirmation,
  ): Promise<ProfileRefusal | { readonly email: string }> {
    const { actor, proof } = caller;
    const subject = proof?.subject ?? null;
    requireOwnProfile(actor);
    const refusal = await this.#proofRefusal(caller, currentPassword);
    if (refusal !== null) return refusal;
    const email = await this.#options.codes.prove(this.#options.database.kysely, actor.userId, code);
    if (await this.#isTaken(actor, email)) return { errors: text('users.emailTaken') };
    try {
      const mails = await this.#changeEmail(actor, email);
      mails.forEach(({ to, change }) =>
        this.#options.identity.sendAccountChange({ email: to, subject }, change),
      );
      return { email };
    } catch (error) {
      const refused = emailRefusal(error);
      if (refused instanceof AppError && refused.code === 'RESOURCE_DUPLICATED')
        return { errors: text('users.emailTaken') };
      throw refused;
    }
  }

  /** Why the caller has not proved again who they are; null where they have. @throws AppError TOO_MANY_REQUESTS */
  async #proofRefusal(
    { proof }: ProfileCaller,
    password: string | undefined,
  ): Promise<ProfileRefusal | null> {
    const { identity, clock } = this.#options;
    if (proof !== null && isRecentSignIn(proof, clock())) return null;
    if (proof === null || identity.checkPassword === null) return { errors: text('users.signInAgain') };
    if (password === undefined) return { errors: text('users.currentPasswordMissing'), passwordNeeded: true };
    const check = await identity.checkPassword(proof.subject, password);
    if (check === 'locked') throw new AppError('TOO_MANY_REQUESTS');
    return check === 'right' ? null : { errors: text('users.currentPasswordWrong'), passwordNeeded: true };
  }

  async #isTaken({ clientId, userId }: Actor, email: string): Promise<boolean> {
    const { database, clock } = this.#options;
    return isEmailTaken(database.kysely, { clientId, email, userId, now: clock() });
  }

  /** Stores what changes; gives the code of a new address. */
  async #store(
    actor: Actor,
    { name = actor.name, language, email = null }: StoredProfile,
  ): Promise<string | null> {
    return this.#options.database.kysely.transaction().execute(async (transaction) => {
      await actAs(transaction, actor.userId);
      const changes = { ...(name !== actor.name && { name }), ...(language !== undefined && { language }) };
      if (Object.keys(changes).length > 0) await changeUser(transaction, actor.userId, changes);
      if (email === null) return null;
      await recordUserChange(transaction, actor.userId, 'emailRequested', { from: actor.email, to: email });
      return this.#options.codes.issue(transaction, actor.userId, email);
    });
  }

  async #changeEmail(actor: Actor, email: string): Promise<readonly ChangeMail[]> {
    const { database, codes, links } = this.#options;
    const { userId, email: former } = actor;
    await this.#changeAccounts(actor, email);
    try {
      return await database.kysely.transaction().execute(async (transaction) => {
        await actAs(transaction, userId);
        const mails = await links.mailsOn(transaction, { userId, former, email });
        // The owner may have taken the account back since the code was proved, which makes it void.
        if (!(await codes.end(transaction, userId))) throw new AppError('CODE_EXPIRED');
        await changeUser(transaction, userId, { email });
        return mails;
      });
    } catch (error) {
      await this.#changeAccounts(actor, await findAddress(database.kysely, userId));
      throw error;
    }
  }

  async #changeAccounts(actor: Actor, email: string): Promise<void> {
    const { database, identity } = this.#options;
    for (const subject of await findSubjects(database.kysely, identity.issuer, actor.userId)) {
      await identity.admin.updateEmail(subject, email);
    }
  }
}
