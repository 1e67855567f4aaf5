import {
  ACCOUNT_STATUSES,
  AppError,
  canBecome,
  hasPermission,
  lastAdministrator,
  roleOf,
  storedPermissions,
  unheldGains,
} from '@assay/shared/domain';
import type { ListedUserWire } from '@assay/shared/contracts';
import type { Database, Rows } from '../../database/database.ts';
import type { IdentityAdmin } from '../../identity/index.ts';
import type { Actor } from '../../plugins/actor.ts';
import { actAs } from './audit.ts';
import {
  accountOf,
  changeUser,
  findAdministrators,
  findSubjects,
  findUser,
  findUsers,
  insertUser,
  isEmailTaken,
  takeTurn,
  type UserRow,
} from './repository.ts';

/** What the users of a client need of the service that signs them in. */
export interface UsersIdentity {
  /** By which its accounts are linked to users. */
  readonly issuer: string;
  readonly admin: Pick<IdentityAdmin, 'createUser' | 'remove' | 'disable' | 'enable' | 'updateEmail'>;
  /** Mails a code that proves an address; does not wait for it. */
  sendEmailCode(to: string, code: string): void;
}

export interface NewUserCommand {
  readonly name: string;
  readonly email: string;
  readonly user_group: number;
  readonly user_management_scope: number;
}

interface Rights {
  readonly permissions: number;
  readonly account_status: number;
}

export interface UpdateUserCommand extends Rights {
  readonly expected?: Rights | undefined;
}

/** A user as it leaves, its role derived [PERM-037]. */
export function presentUser(row: UserRow): ListedUserWire {
  return { ...row, role: roleOf(row.permissions) };
}

const ADDRESS_REFUSALS: Readonly<Record<string, AppError['code']>> = {
  UsernameExistsException: 'RESOURCE_DUPLICATED',
  AliasExistsException: 'RESOURCE_DUPLICATED',
  InvalidParameterException: 'INVALID_REQUEST',
  /** PostgreSQL's code of a unique violation. */
  23505: 'RESOURCE_DUPLICATED',
};

/** A failure to store an address in our words: taken, or none that the identity service takes. Any other stays as it is. */
export function emailRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? ADDRESS_REFUSALS[String(error.code)] : undefined;
  return code === undefined ? error : new AppError(code, { identifier: 'email', cause: error });
}

/** The users of a client, as administrators list, create and change them. */
export class UsersService {
  private readonly database: Database;
  private readonly identity: UsersIdentity;

  constructor(database: Database, identity: UsersIdentity) {
    this.database = database;
    this.identity = identity;
  }

  /** All users whose name or e-mail holds the text, and who of all may not be lost [AMB-081]. */
  async list(clientId: string, search: string | undefined) {
    const { kysely } = this.database;
    const users = await findUsers(kysely, clientId, search);
    return {
      users: users.map(presentUser),
      lastAdministratorId: await findLastAdministrator(kysely, clientId),
    };
  }

  /**
   * Creates a user without permissions, status Creating, and has a temporary password mailed [AMB-080].
   * @throws AppError RESOURCE_DUPLICATED where the e-mail has an account already
   */
  async create(actor: Actor, command: NewUserCommand): Promise<ListedUserWire> {
    const { kysely } = this.database;
    const { issuer, admin } = this.identity;
    const { name, email } = command;
    if (await isEmailTaken(kysely, actor.clientId, email))
      throw new AppError('RESOURCE_DUPLICATED', { identifier: 'email' });
    const { subject } = await admin.createUser({ name, email }).catch((error: unknown) => {
      throw emailRefusal(error);
    });
    try {
      return await kysely.transaction().execute(async (transaction) => {
        await actAs(transaction, actor.userId);
        const user = { ...command, client_id: actor.clientId, account_status: ACCOUNT_STATUSES.CREATING };
        return presentUser(await insertUser(transaction, user, { issuer, subject }));
      });
    } catch (error) {
      await admin.remove(subject);
      throw emailRefusal(error);
    }
  }

  /**
   * Sets permissions and status. The row comes first: from the next request on it decides what the user may do, whatever
   * tokens run [AMB-082]; the account at the identity service follows, and with it the sessions.
   */
  async update(actor: Actor, id: number, command: UpdateUserCommand): Promise<ListedUserWire> {
    const { kysely } = this.database;
    const { before, after } = await kysely.transaction().execute(async (transaction) => {
      await takeTurn(transaction, actor.clientId);
      await actAs(transaction, actor.userId);
      const before = await findUser(transaction, actor.clientId, id);
      if (before === undefined) throw new AppError('NOT_FOUND');
      const permissions = storedPermissions(before.permissions, command.permissions);
      const after = { ...before, permissions, account_status: command.account_status };
      assertMayChange(actor, before, after, command.expected);
      if (!isChanged(before, after)) return { before, after };
      await assertNotLastAdministrator(transaction, actor.clientId, after);
      const { account_status } = after;
      return { before, after: await changeUser(transaction, id, { permissions, account_status }) };
    });
    if (before.account_status !== after.account_status) await this.followStatus(id, after.account_status);
    return presentUser(after);
  }

  private async followStatus(id: number, status: number): Promise<void> {
    const { issuer, admin } = this.identity;
    const isOpen = status !== ACCOUNT_STATUSES.DEACTIVATED;
    for (const subject of await findSubjects(this.database.kysely, issuer, id)) {
      await (isOpen ? admin.enable(subject) : admin.disable(subject));
    }
  }
}

async function findLastAdministrator(kysely: Rows, clientId: string): Promise<number | null> {
  const administrators = await findAdministrators(kysely, clientId);
  return lastAdministrator(administrators.map(accountOf))?.id ?? null;
}

const isChanged = (before: Rights, after: Rights) =>
  before.permissions !== after.permissions || before.account_status !== after.account_status;

/** @throws AppError FORBIDDEN, USER_NOT_EDITABLE, USER_CHANGED or INVALID_REQUEST [AMB-079]. */
function assertMayChange(actor: Actor, before: UserRow, after: UserRow, expected: Rights | undefined): void {
  const areRightsChanged = before.permissions !== after.permissions;
  const isStatusChanged = before.account_status !== after.account_status;
  if (
    (areRightsChanged && !hasPermission(actor.permissions, 'CAN_UPDATE_USERS')) ||
    (isStatusChanged && !hasPermission(actor.permissions, 'CAN_UPDATE_USER_ACCOUNT_STATUS'))
  )
    throw new AppError('FORBIDDEN');
  if (before.id === actor.userId) throw new AppError('USER_NOT_EDITABLE');
  if (expected && isChanged(before, expected)) throw new AppError('USER_CHANGED');
  if (areRightsChanged && before.account_status !== ACCOUNT_STATUSES.ACTIVE)
    throw new AppError('USER_NOT_EDITABLE');
  if (!canBecome(before.account_status, after.account_status))
    throw new AppError('INVALID_REQUEST', { identifier: 'account_status' });
  if (unheldGains(actor.permissions, before.permissions, after.permissions).length > 0)
    throw new AppError('FORBIDDEN', { identifier: 'permissions' });
}

/** @throws AppError LAST_ADMINISTRATOR where the change would leave the client without one. */
async function assertNotLastAdministrator(kysely: Rows, clientId: string, after: UserRow): Promise<void> {
  const last = await findLastAdministrator(kysely, clientId);
  const isStill = lastAdministrator([accountOf(after)]) !== undefined;
  if (last === after.id && !isStill) throw new AppError('LAST_ADMINISTRATOR');
}
