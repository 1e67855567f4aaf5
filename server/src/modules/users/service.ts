import {
  USER_CHANGE_KIND_OF,
  userChangeAction,
  type UserChangeAction,
  type UserChangeKind,
} from '@assay/shared/contracts';
import {
  ACCOUNT_STATUSES,
  AppError,
  DEFAULT_PAGE_SIZE,
  lastAdministrator,
  storedPermissions,
  type Locale,
} from '@assay/shared/domain';
import type { Database, DatabaseClient } from '../../database/database.ts';
import type { IdentityAdmin, IdentityService } from '../../identity/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import { readPage } from '../../platform/paging.ts';
import type { Actor } from '../../plugins/actor.ts';
import { actAs, findUserChanges } from './audit.repository.ts';
import { findSubjects, insertLink } from './identity-link.repository.ts';
import {
  areRightsEqual,
  emailRefusal,
  requireAdministratorLeft,
  requireMayChange,
  type Rights,
} from './policy.ts';
import {
  accountOf,
  changeUser,
  findAdministrators,
  findUser,
  findUsers,
  insertUser,
  isEmailTaken,
  type UserRow,
} from './user.repository.ts';

/** What the users of a client need of the service that signs them in. */
export interface UsersIdentity {
  /** Accounts are linked to users under this name. */
  readonly issuer: string;
  readonly admin: Pick<
    IdentityAdmin,
    'createUser' | 'remove' | 'disable' | 'enable' | 'updateEmail' | 'recover'
  >;
  readonly sendEmailCode: IdentityService['sendEmailCode'];
  readonly sendAccountChange: IdentityService['sendAccountChange'];
  readonly checkPassword: IdentityService['checkPassword'];
}

export interface NewUserCommand {
  readonly name: string;
  readonly email: string;
  readonly user_group: number;
  readonly user_management_scope: number;
}

export interface UpdateUserCommand extends Rights {
  readonly expected?: Rights | undefined;
}

/** The part of the audit log that a request asks for. */
export interface UserChangeQuery {
  readonly offset?: number | undefined;
  readonly maxPageSize?: number | undefined;
  readonly user?: number | undefined;
  readonly kind?: readonly UserChangeKind[] | undefined;
  readonly search?: string | undefined;
}

const CHANGE_PAGES = { defaultSize: DEFAULT_PAGE_SIZE, maxSize: 100 };

function actionsOf(kinds: readonly UserChangeKind[]): UserChangeAction[] {
  return userChangeAction.options.filter((action) => kinds.includes(USER_CHANGE_KIND_OF[action]));
}

/** The users of a client, as administrators list, create and change them. */
export class UsersService {
  readonly #database: Database;
  readonly #identity: UsersIdentity;
  readonly #localeOf: (clientId: string) => Promise<Locale>;

  /** @param localeOf the language of mails to new users of a client */
  constructor(database: Database, identity: UsersIdentity, localeOf: (clientId: string) => Promise<Locale>) {
    this.#database = database;
    this.#identity = identity;
    this.#localeOf = localeOf;
  }

  /** All users whose name or address contains the text, and which of all is the last administrator (AMB-081). */
  async list(clientId: string, search: string | undefined) {
    const { kysely } = this.#database;
    const users = await findUsers(kysely, clientId, search);
    const administrators = await findAccountsOfAdministrators(kysely, clientId);
    return { users, lastAdministratorId: lastAdministrator(administrators)?.id ?? null };
  }

  /** A page of the audit log of the client's users, the newest change first. */
  async listChanges(clientId: string, { user, kind, search, ...page }: UserChangeQuery) {
    const actions = kind === undefined ? undefined : actionsOf(kind);
    const filter = { clientId, userId: user, actions, search };
    return findUserChanges(this.#database.kysely, filter, readPage(page, CHANGE_PAGES));
  }

  /**
   * Creates a user without permissions, status Creating, and has a temporary password mailed (AMB-080).
   * @throws AppError RESOURCE_DUPLICATED where the address has an account already
   */
  async create(actor: Actor, command: NewUserCommand): Promise<UserRow> {
    const { kysely } = this.#database;
    const { issuer, admin } = this.#identity;
    const { name, email } = command;
    if (await isEmailTaken(kysely, { clientId: actor.clientId, email, now: systemClock() }))
      throw new AppError('RESOURCE_DUPLICATED', { identifier: 'email' });
    const locale = await this.#localeOf(actor.clientId);
    const { subject } = await admin.createUser({ name, email, locale }).catch((error: unknown) => {
      throw emailRefusal(error);
    });
    try {
      return await kysely.transaction().execute(async (transaction) => {
        await actAs(transaction, actor.userId);
        const values = { ...command, client_id: actor.clientId, account_status: ACCOUNT_STATUSES.CREATING };
        const user = await insertUser(transaction, values);
        await insertLink(transaction, user.id, { issuer, subject });
        return user;
      });
    } catch (error) {
      await admin.remove(subject);
      throw emailRefusal(error);
    }
  }

  /**
   * Sets permissions and status. The row is written first: every request reads it, so it takes effect at once whatever
   * tokens are still valid (AMB-082). The account at the identity service follows, and with it the sessions.
   */
  async update(actor: Actor, id: number, command: UpdateUserCommand): Promise<UserRow> {
    const { before, after } = await this.#database.kysely.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.userRights(actor.clientId));
      await actAs(transaction, actor.userId);
      const before = await findUser(transaction, actor.clientId, id);
      if (before === undefined) throw new AppError('USER_NOT_SELECTED');
      const permissions = storedPermissions(before.permissions, command.permissions);
      const { account_status } = command;
      const after = { ...before, permissions, account_status };
      requireMayChange(actor, before, after, command.expected);
      if (areRightsEqual(before, after)) return { before, after };
      const administrators = await findAccountsOfAdministrators(transaction, actor.clientId);
      requireAdministratorLeft(administrators, accountOf(after));
      return { before, after: await changeUser(transaction, id, { permissions, account_status }) };
    });
    if (before.account_status !== after.account_status) await this.#applyStatus(id, after.account_status);
    return after;
  }

  /** Enables or disables the accounts by which the user signs in. */
  async #applyStatus(id: number, status: number): Promise<void> {
    const { issuer, admin } = this.#identity;
    const isOpen = status !== ACCOUNT_STATUSES.DEACTIVATED;
    for (const subject of await findSubjects(this.#database.kysely, issuer, id)) {
      await (isOpen ? admin.enable(subject) : admin.disable(subject));
    }
  }
}

async function findAccountsOfAdministrators(kysely: DatabaseClient, clientId: string) {
  return (await findAdministrators(kysely, clientId)).map(accountOf);
}
