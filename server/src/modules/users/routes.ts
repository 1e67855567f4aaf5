import type { FastifyInstance } from 'fastify';
import {
  confirmEmail,
  createUser,
  listUserChanges,
  listUsers,
  updateProfile,
  updateUser,
} from '@assay/shared/contracts';
import type { Database } from '../../database/database.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { findUserChanges } from './audit.ts';
import type { ProfileService } from './profile.ts';
import type { UsersService } from './service.ts';

export interface UsersRoutesOptions {
  readonly database: Database;
  readonly users: UsersService;
  readonly profile: ProfileService;
}

/** Users of the client, the trail of what was changed on them, and the own name and e-mail. */
export function registerUsersRoutes(
  app: FastifyInstance,
  { database, users, profile }: UsersRoutesOptions,
): void {
  contractRoute(app, listUsers, ({ actor, query }) => users.list(actor.clientId, query.search));
  contractRoute(app, createUser, ({ actor, body }) => users.create(actor, body));
  contractRoute(app, updateUser, ({ actor, params, body }) => users.update(actor, params.id, body));
  contractRoute(app, listUserChanges, ({ actor, query }) =>
    findUserChanges(database.kysely, actor.clientId, query),
  );
  contractRoute(app, updateProfile, ({ actor, body }) => profile.change(actor, body));
  contractRoute(app, confirmEmail, ({ actor, body }) => profile.confirmEmail(actor, body.code));
}
