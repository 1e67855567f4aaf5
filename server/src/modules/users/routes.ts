import type { FastifyInstance } from 'fastify';
import {
  confirmEmail,
  createUser,
  enterCurrentUser,
  listUserChanges,
  listUsers,
  updateProfile,
  updateUser,
} from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { FirstSignInService } from './first-sign-in.service.ts';
import { presentActor, presentUser, presentUserChange } from './presenter.ts';
import type { ProfileService } from './profile.service.ts';
import type { UsersService } from './service.ts';

export interface UserRoutesOptions {
  readonly users: UsersService;
  readonly profile: ProfileService;
  readonly firstSignIn: FirstSignInService;
}

/** The users of a client with the audit log of changes, the caller's own profile, and the first sign-in. */
export function registerUserRoutes(app: FastifyInstance, options: UserRoutesOptions): void {
  const { users, profile, firstSignIn } = options;
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
  contractRoute(app, updateProfile, ({ actor, body }) => profile.change(actor, body));
  contractRoute(app, confirmEmail, ({ actor, body }) => profile.confirmEmail(actor, body.code));
  contractRoute(app, enterCurrentUser, async (call) => {
    const { actor, proof } = call.request;
    if (actor !== null || proof === null) return presentActor(call.actor);
    return firstSignIn.enter(proof, call.request.log);
  });
}
