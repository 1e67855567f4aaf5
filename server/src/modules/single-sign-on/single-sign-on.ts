import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { enterCurrentUser, type UserWire } from '@assay/shared/contracts';
import { ACCOUNT_STATUSES, AppError, NEW_USER_GROUP, PROVIDER_USER_GROUP } from '@assay/shared/domain';
import type { Rows, RowsTransaction } from '../../database/database.ts';
import type { TokenProof } from '../../plugins/actor.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentActor } from '../settings/present-actor.ts';

/** The management scope of somebody whom nobody has given another one. */
const OWN_SCOPE = 1;

/** A newcomer, and the client whose people come from their issuer. */
interface Newcomer {
  readonly proof: TokenProof;
  readonly clientId: string;
  readonly email: string;
}

/** POST users/current: the entry after single sign-on [API-034, AMB-015]. */
export function registerSingleSignOnEntry(app: FastifyInstance, kysely: Rows): void {
  contractRoute(app, enterCurrentUser, async (call) => {
    const { actor, proof } = call.request;
    if (actor !== null || proof === null) return presentActor(call.actor);
    const { userId, isNew } = await admitNewcomer(kysely, proof);
    call.request.log.info(
      { userId, issuer: proof.issuer, isNew },
      'single sign-on: a person is bound to an account',
    );
    return readUser(kysely, userId);
  });
}

/**
 * Binds somebody whom we do not know by issuer and subject yet: once to the row of an invited person, if the issuer says
 * that the address is verified; otherwise to a row of their own.
 * @throws AppError UNAUTHENTICATED where neither can be
 */
async function admitNewcomer(
  kysely: Rows,
  proof: TokenProof,
): Promise<{ readonly userId: number; readonly isNew: boolean }> {
  const { newcomersJoin: clientId, email } = proof;
  if (!clientId || !email) throw new AppError('UNAUTHENTICATED');
  return kysely.transaction().execute(async (transaction) => {
    // One newcomer of a client at a time: two tabs of one person must not become two people.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`newcomer:${clientId}`}, 0))`.execute(
      transaction,
    );
    const { issuer, subject } = proof;
    const bound = await transaction
      .selectFrom('user_identities')
      .select('user_id')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (bound) return { userId: bound.user_id, isNew: false };
    const newcomer = { proof, clientId, email };
    const invited = await findByEmail(transaction, newcomer);
    const userId = invited ?? (await createUser(transaction, newcomer));
    await transaction.insertInto('user_identities').values({ issuer, subject, user_id: userId }).execute();
    return { userId, isNew: invited === null };
  });
}

/**
 * The row that a newcomer's address names; null where there is none.
 * @throws AppError UNAUTHENTICATED where it is not theirs to take: the issuer does not vouch for the address, somebody
 * of this issuer has it already, it is switched off, or it belongs to the provider's own staff, for whom no client's
 * issuer speaks
 */
async function findByEmail(
  transaction: RowsTransaction,
  { proof, clientId, email }: Newcomer,
): Promise<number | null> {
  const row = await transaction
    .selectFrom('users')
    .select(['id', 'account_status', 'user_group'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('user_identities')
            .select('user_id')
            .whereRef('user_identities.user_id', '=', 'users.id')
            .where('issuer', '=', proof.issuer),
        )
        .as('isBound'),
    )
    .where('client_id', '=', clientId)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  if (row === undefined) return null;
  const isOpen =
    proof.isEmailVerified === true &&
    row.isBound !== true &&
    row.account_status !== ACCOUNT_STATUSES.DEACTIVATED &&
    row.user_group !== PROVIDER_USER_GROUP;
  if (!isOpen) throw new AppError('UNAUTHENTICATED');
  await transaction
    .updateTable('users')
    .set({ account_status: ACCOUNT_STATUSES.ACTIVE })
    .where('id', '=', row.id)
    .execute();
  return row.id;
}

async function createUser(
  transaction: RowsTransaction,
  { proof, clientId, email }: Newcomer,
): Promise<number> {
  const { id } = await transaction
    .insertInto('users')
    .values({
      client_id: clientId,
      email,
      name: proof.name ?? email.split('@')[0] ?? email,
      permissions: 0,
      account_status: ACCOUNT_STATUSES.ACTIVE,
      user_group: NEW_USER_GROUP,
      user_management_scope: OWN_SCOPE,
      sso: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function readUser(kysely: Rows, id: number): Promise<UserWire> {
  return kysely
    .selectFrom('users')
    .select(['id', 'name', 'email', 'permissions', 'account_status', 'user_group', 'user_management_scope'])
    .select(sql<boolean>`true`.as('sso'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
