import { ACCOUNT_STATUSES, maskOf, NEW_USER_GROUP, type Permission } from '@assay/shared/domain';
import type { Actor } from '../plugins/actor.ts';

/** A user of a client with some permissions, for tests of rules. */
export function anActor(permissions: readonly Permission[] = [], changes: Partial<Actor> = {}): Actor {
  return {
    userId: 7,
    clientId: 'one',
    name: 'Ada',
    email: 'ada@one.example',
    permissions: maskOf(permissions),
    accountStatus: ACCOUNT_STATUSES.ACTIVE,
    userGroup: NEW_USER_GROUP,
    userManagementScope: 1,
    sso: false,
    isProvider: false,
    ...changes,
  };
}
