import type { Permission } from './permission.ts';

/** The permissions that each act on metrics requires; all of them are needed. */
export const METRIC_ACTION_PERMISSIONS = {
  create: ['CAN_CREATE_METRIC_IDENTIFIERS'],
  update: ['CAN_UPDATE_METRIC_IDENTIFIERS'],
  delete: ['CAN_DELETE_METRIC_IDENTIFIERS'],
} as const satisfies Record<string, readonly Permission[]>;
