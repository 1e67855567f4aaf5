import { AppError, profileErrors, USER_NAME_MAX_LENGTH } from '@assay/shared/domain';
import { text, textOf } from '@assay/shared/messages';
import type { Database } from '../../database/database.ts';
import type { Actor } from '../../plugins/actor.ts';
import { actAs, recordUserChange } from './audit.ts';
import type { EmailCodes } from './email-codes.ts';
import { changeUser, findSubjects, isEmailTaken } from './repository.ts';
import { emailRefusal, type UsersIdentity } from './service.ts';

export interface ProfileChange {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** What PATCH users/current answers: what is wrong in words, or the address that has to be confirmed [AMB-040]. */
export interface ProfileAnswer {
  readonly errors?: string;
  readonly pendingEmail?: string;
}

const canonical = (email: string) => email.trim().toLowerCase().normalize('NFC');

/** Name and e-mail of who is signed in; not of those whose provider keeps them [AMB-084]. */
export class ProfileService {
  private readonly database: Database;
  private readonly identity: UsersIdentity;
  private readonly codes: EmailCodes;

  constructor(database: Database, identity: UsersIdentity, codes: EmailCodes) {
    this.database = database;
    this.identity = identity;
    this.codes = codes;
  }

  /** Stores the name, and mails a code to a new address. @throws AppError FORBIDDEN, TOO_MANY_REQUESTS */
  async change(actor: Actor, change: ProfileChange): Promise<ProfileAnswer> {
    if (actor.sso) throw new AppError('FORBIDDEN');
    const name = (change.name ?? actor.name).trim();
    const email = change.email === undefined ? actor.email : canonical(change.email);
    const wrong = this.whatIsWrong(name, email);
    if (wrong !== undefined) return { errors: wrong };
    const isMoving = email !== canonical(actor.email);
    if (isMoving && (await isEmailTaken(this.database.kysely, actor.clientId, email)))
      return { errors: text('users.emailTaken') };
    const code = await this.store(actor, name, isMoving ? email : null);
    if (code === null) return {};
    this.identity.sendEmailCode(email, code);
    return { pendingEmail: email };
  }

  /**
   * Makes a proven address the one to sign in with. The identity service comes first: addresses are unique in all of it.
   * @throws AppError CODE_MISMATCH, CODE_EXPIRED, FORBIDDEN
   */
  async confirmEmail(actor: Actor, code: string): Promise<{ errors?: string; email?: string }> {
    if (actor.sso) throw new AppError('FORBIDDEN');
    const { kysely } = this.database;
    const email = await this.codes.prove(kysely, actor.userId, code);
    if (await isEmailTaken(kysely, actor.clientId, email)) return { errors: text('users.emailTaken') };
    try {
      await this.move(actor, email);
      return { email };
    } catch (error) {
      const refusal = emailRefusal(error);
      if (refusal instanceof AppError && refusal.code === 'RESOURCE_DUPLICATED')
        return { errors: text('users.emailTaken') };
      throw refusal;
    }
  }

  private whatIsWrong(name: string, email: string): string | undefined {
    const { name: nameError, email: emailError } = profileErrors({ name, email });
    if (nameError ?? emailError) return textOf(nameError ?? emailError ?? 'validation.required');
    return name.length > USER_NAME_MAX_LENGTH ? text('users.nameTooLong') : undefined;
  }

  private async store(actor: Actor, name: string, email: string | null): Promise<string | null> {
    return this.database.kysely.transaction().execute(async (transaction) => {
      await actAs(transaction, actor.userId);
      if (name !== actor.name) await changeUser(transaction, actor.userId, { name });
      if (email === null) return null;
      await recordUserChange(transaction, actor.userId, 'emailRequested', { from: actor.email, to: email });
      return this.codes.issue(transaction, actor.userId, email);
    });
  }

  private async move(actor: Actor, email: string): Promise<void> {
    await this.moveAccount(actor, email);
    try {
      await this.database.kysely.transaction().execute(async (transaction) => {
        await actAs(transaction, actor.userId);
        await changeUser(transaction, actor.userId, { email });
        await this.codes.end(transaction, actor.userId);
      });
    } catch (error) {
      await this.moveAccount(actor, actor.email);
      throw error;
    }
  }

  private async moveAccount(actor: Actor, email: string): Promise<void> {
    const { issuer, admin } = this.identity;
    for (const subject of await findSubjects(this.database.kysely, issuer, actor.userId)) {
      await admin.updateEmail(subject, email);
    }
  }
}
