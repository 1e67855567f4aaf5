import { ACCOUNT_STATUSES, AppError, NEW_USER_GROUP } from '@assay/shared/domain';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { lockUntilCommit, TRANSACTION_LOCKS } from '../../platform/db/locks.ts';
import type { TokenProof } from '../../plugins/actor.ts';
import { findLinkedUserId, insertLink } from './identity-link.repository.ts';
import { mayTakeOver } from './policy.ts';
import { isEmailReserved } from './recovery.repository.ts';
import { changeUser, findInvited, findUser, insertUser, type UserRow } from './user.repository.ts';

/** The management scope of a user who was given no other. */
const OWN_SCOPE = 1;

/** A user who signs in for the first time, and the client that users of the issuer join. */
interface NewUser {
  readonly proof: TokenProof;
  readonly clientId: string;
  readonly email: string;
}

/** Links users of single sign-on to their row at the first sign-in (AMB-015). */
export class FirstSignInService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * The user that issuer and subject are linked to. The first time this is the invited user with that address, where
   * the issuer has verified it; otherwise a new user without permissions.
   * @throws AppError UNAUTHENTICATED where neither is possible
   */
  async enter(proof: TokenProof, log: Pick<Logger, 'info'>): Promise<UserRow> {
    const { newUserClientId: clientId, email } = proof;
    if (!clientId || !email) throw new AppError('UNAUTHENTICATED');
    const { userId, isNew } = await this.#link({ proof, clientId, email });
    log.info({ userId, issuer: proof.issuer, isNew }, 'single sign-on: a user is linked to an account');
    const user = await findUser(this.#database.kysely, clientId, userId);
    if (user === undefined) throw new AppError('UNAUTHENTICATED');
    // The session came by single sign-on, whatever the row of an invited user says.
    return { ...user, sso: true };
  }

  async #link({ proof, clientId, email }: NewUser): Promise<{ userId: number; isNew: boolean }> {
    return this.#database.kysely.transaction().execute(async (transaction) => {
      // Two tabs of one user must not become two users.
      await lockUntilCommit(transaction, TRANSACTION_LOCKS.firstSignIn(clientId));
      const linked = await findLinkedUserId(transaction, proof);
      if (linked !== null) return { userId: linked, isNew: false };
      const newUser = { proof, clientId, email };
      const invited = await takeOverInvited(transaction, newUser);
      const userId = invited ?? (await createUser(transaction, newUser));
      await insertLink(transaction, userId, proof);
      return { userId, isNew: invited === null };
    });
  }
}

/**
 * Activates the user whose address the new user has; null where there is none.
 * @throws AppError UNAUTHENTICATED where the new user may not have that row
 */
async function takeOverInvited(
  transaction: DatabaseTransaction,
  { proof, clientId, email }: NewUser,
): Promise<number | null> {
  const invited = await findInvited(transaction, clientId, email, proof.issuer);
  if (invited === undefined) return null;
  if (!mayTakeOver(invited, proof)) throw new AppError('UNAUTHENTICATED');
  await changeUser(transaction, invited.id, { account_status: ACCOUNT_STATUSES.ACTIVE });
  return invited.id;
}

async function createUser(
  transaction: DatabaseTransaction,
  { proof, clientId, email }: NewUser,
): Promise<number> {
  // An address that its former owner can still take back belongs to nobody else.
  if (await isEmailReserved(transaction, email, { now: systemClock() }))
    throw new AppError('UNAUTHENTICATED');
  const { id } = await insertUser(transaction, {
    client_id: clientId,
    email,
    name: proof.name ?? email.split('@')[0] ?? email,
    permissions: 0,
    account_status: ACCOUNT_STATUSES.ACTIVE,
    user_group: NEW_USER_GROUP,
    user_management_scope: OWN_SCOPE,
    sso: true,
  });
  return id;
}
