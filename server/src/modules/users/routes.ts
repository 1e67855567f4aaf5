import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  confirmEmail,
  createUser,
  enterCurrentUser,
  listUserChanges,
  listUsers,
  readRecovery,
  recoverAccount,
  updateProfile,
  updateUser,
} from '@assay/shared/contracts';
import { AppError, LOAD_LIMITS } from '@assay/shared/domain';
import { systemClock } from '../../platform/clock.ts';
import { callerNetwork } from '../../platform/network-address.ts';
import { createRequestCounter } from '../../platform/request-counter.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { FirstSignInService } from './first-sign-in.service.ts';
import { presentActor, presentUser, presentUserChange } from './presenter.ts';
import type { ProfileService } from './profile.service.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { UsersService } from './service.ts';

export interface UserRoutesOptions {
  readonly users: UsersService;
  readonly profile: ProfileService;
  readonly recovery: RecoveryService;
  readonly firstSignIn: FirstSignInService;
}

/** The users of a client with the audit log of changes, the caller's own profile, lost accounts, and the first sign-in. */
export function registerUserRoutes(app: FastifyInstance, options: UserRoutesOptions): void {
  const { users, profile, recovery, firstSignIn } = options;
  const isTooMany = createRequestCounter(LOAD_LIMITS.recoveryRequestsPerMinute, systemClock);
  /** @throws AppError TOO_MANY_REQUESTS */
  const limit = ({ ip }: FastifyRequest): void => {
    if (isTooMany(callerNetwork(ip))) throw new AppError('TOO_MANY_REQUESTS');
  };
  contractRoute(app, listUsers, async ({ actor, query }) => {
    const { users: rows, lastAdministratorId } = await users.list(actor.clientId, query.search);
    return { users: rows.map(presentUser), lastAdministratorId };
  });
  contractRoute(app, createUser, async ({ actor, body }) => presentUser(await users.create(actor, body)));
  contractRoute(app, updateUser, async ({ actor, params, body }) =>
    presentUser(await users.update(actor, params.id, body)),
  );
  contractRoute(app, listUserChanges, async ({ actor, query }) => {
    const { items, totalCount } = await users.listChanges(actor.clientId, query);
    return { items: items.map(presentUserChange), count: items.length, totalCount };
  });
  contractRoute(app, updateProfile, ({ actor, body, request }) =>
    profile.change({ actor, proof: request.proof }, body),
  );
  contractRoute(app, confirmEmail, ({ actor, body, request }) =>
    profile.confirmEmail({ actor, proof: request.proof }, body),
  );
  contractRoute(app, readRecovery, async ({ body, request }) => {
    limit(request);
    return { ...(await recovery.read(body.token)), setsPassword: recovery.setsPassword };
  });
  contractRoute(app, recoverAccount, async ({ body, request }) => {
    limit(request);
    return { email: await recovery.recover(body.token, body.password) };
  });
  contractRoute(app, enterCurrentUser, async (call) => {
    const { actor, proof } = call.request;
    if (actor !== null || proof === null) return presentActor(call.actor);
    return firstSignIn.enter(proof, call.request.log);
  });
}
