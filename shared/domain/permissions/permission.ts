/** The groups of permissions, in the order of the user panel [AMB-077]. Their labels are in shared/messages. */
export const PERMISSION_GROUPS = ['users', 'documents', 'entities', 'metrics', 'schemas', 'system'] as const;
export type PermissionGroup = (typeof PERMISSION_GROUPS)[number];

interface PermissionEntry {
  /** The bit in the mask of a user. */
  value: number;
  group: PermissionGroup;
}

/** The permission table. 8192 is not assigned: never set, never cleared [AMB-085]. */
export const PERMISSIONS = {
  CAN_ADD_USERS: { value: 1, group: 'users' },
  CAN_LIST_USERS: { value: 4, group: 'users' },
  CAN_UPDATE_USERS: { value: 8, group: 'users' },
  CAN_UPDATE_USER_ACCOUNT_STATUS: { value: 16, group: 'users' },

  CAN_VERIFY_DOCUMENTS: { value: 32, group: 'documents' },
  CAN_DELETE_DOCUMENTS: { value: 128, group: 'documents' },
  CAN_RETRAIN_MODELS: { value: 512, group: 'documents' },
  CAN_EDIT_DOCUMENTS: { value: 1024, group: 'documents' },
  CAN_REQUEUE_DOCUMENTS: { value: 2048, group: 'documents' },
  CAN_APPROVE_DOCUMENTS: { value: 4096, group: 'documents' },

  CAN_CREATE_UPDATE_ENTITIES: { value: 2, group: 'entities' },
  CAN_DELETE_ENTITIES: { value: 64, group: 'entities' },
  CAN_UPDATE_ENTITY_AKAS: { value: 4194304, group: 'entities' },

  CAN_CREATE_METRIC_IDENTIFIERS: { value: 16384, group: 'metrics' },
  CAN_UPDATE_METRIC_IDENTIFIERS: { value: 32768, group: 'metrics' },
  CAN_DELETE_METRIC_IDENTIFIERS: { value: 256, group: 'metrics' },

  CAN_CREATE_DOCUMENT_SCHEMAS: { value: 65536, group: 'schemas' },
  CAN_UPDATE_DOCUMENT_SCHEMAS: { value: 131072, group: 'schemas' },
  CAN_DELETE_DOCUMENT_SCHEMAS: { value: 262144, group: 'schemas' },
  CAN_CREATE_VERSIONED_DOCUMENT_TYPES: { value: 524288, group: 'schemas' },
  CAN_PUBLISH_DOCUMENT_SCHEMAS: { value: 1048576, group: 'schemas' },

  CAN_VIEW_SYSTEM_PERFORMANCE: { value: 2097152, group: 'system' },
} as const satisfies Record<string, PermissionEntry>;

/** The name of a permission. */
export type Permission = keyof typeof PERMISSIONS;

/** All names, in the order in which the user panel lists them. */
// Object.keys widens to string; the keys of the table above are exactly these names.
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as readonly Permission[];

/** The mask of a user who holds every permission of the table: 8380415. */
export const ALL_PERMISSIONS_MASK = maskOf(PERMISSION_NAMES);

/** The mask with exactly these permissions set. */
export function maskOf(permissions: readonly Permission[]): number {
  return permissions.reduce((mask, permission) => mask | PERMISSIONS[permission].value, 0);
}

/** Whether all bits of the permission are set in the mask [PERM-001]. */
export function hasPermission(mask: number, permission: Permission): boolean {
  const bits = PERMISSIONS[permission].value;
  return (mask & bits) === bits;
}

/** Whether the mask holds every one of the permissions. */
export function hasEveryPermission(mask: number, permissions: readonly Permission[]): boolean {
  return permissions.every((permission) => hasPermission(mask, permission));
}

/** The mask with one permission set or cleared; all other bits, unknown ones included, stay [AMB-076]. */
export function withPermission(mask: number, permission: Permission, isGranted: boolean): number {
  const bits = PERMISSIONS[permission].value;
  return isGranted ? mask | bits : mask & ~bits;
}

/** The permissions of a group in the order of the panel; the AKA permission only when its switch is on [PERM-026]. */
export function permissionsOfGroup(
  group: PermissionGroup,
  switches: { akaPermission: boolean },
): Permission[] {
  return PERMISSION_NAMES.filter(
    (name) =>
      PERMISSIONS[name].group === group && (name !== 'CAN_UPDATE_ENTITY_AKAS' || switches.akaPermission),
  );
}
