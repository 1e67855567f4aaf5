/** Where the user panel shows a permission [AMB-077]. */
export const PERMISSION_GROUPS = ['Users', 'Documents', 'Entities', 'Metrics', 'Schemas', 'System'] as const;
export type PermissionGroup = (typeof PERMISSION_GROUPS)[number];

interface PermissionEntry {
  /** The bit in the mask of a user. */
  value: number;
  label: string;
  group: PermissionGroup;
}

/** The permission table. 8192 is not assigned: never set, never cleared [AMB-085]. */
export const PERMISSIONS = {
  CAN_ADD_USERS: { value: 1, label: 'Create', group: 'Users' },
  CAN_LIST_USERS: { value: 4, label: 'List/View', group: 'Users' },
  CAN_UPDATE_USERS: { value: 8, label: "Update others' permissions", group: 'Users' },
  CAN_UPDATE_USER_ACCOUNT_STATUS: { value: 16, label: 'Activate/Deactivate', group: 'Users' },

  CAN_VERIFY_DOCUMENTS: { value: 32, label: 'Verify', group: 'Documents' },
  CAN_DELETE_DOCUMENTS: { value: 128, label: 'Delete documents', group: 'Documents' },
  CAN_RETRAIN_MODELS: { value: 512, label: 'Train', group: 'Documents' },
  CAN_EDIT_DOCUMENTS: { value: 1024, label: 'Edit documents', group: 'Documents' },
  CAN_REQUEUE_DOCUMENTS: { value: 2048, label: 'Re-process', group: 'Documents' },
  CAN_APPROVE_DOCUMENTS: { value: 4096, label: 'Approve', group: 'Documents' },

  CAN_CREATE_UPDATE_ENTITIES: { value: 2, label: 'Edit entity metadata', group: 'Entities' },
  CAN_DELETE_ENTITIES: { value: 64, label: 'Delete entities and datapoints', group: 'Entities' },
  CAN_UPDATE_ENTITY_AKAS: { value: 4194304, label: 'Edit alternative names', group: 'Entities' },

  CAN_CREATE_METRIC_IDENTIFIERS: { value: 16384, label: 'Create metrics', group: 'Metrics' },
  CAN_UPDATE_METRIC_IDENTIFIERS: { value: 32768, label: 'Update metrics', group: 'Metrics' },
  CAN_DELETE_METRIC_IDENTIFIERS: { value: 256, label: 'Delete metrics', group: 'Metrics' },

  CAN_CREATE_DOCUMENT_SCHEMAS: { value: 65536, label: 'Create schemas', group: 'Schemas' },
  CAN_UPDATE_DOCUMENT_SCHEMAS: { value: 131072, label: 'Update schemas', group: 'Schemas' },
  CAN_DELETE_DOCUMENT_SCHEMAS: { value: 262144, label: 'Delete schemas', group: 'Schemas' },
  CAN_CREATE_VERSIONED_DOCUMENT_TYPES: { value: 524288, label: 'Assign', group: 'Schemas' },
  CAN_PUBLISH_DOCUMENT_SCHEMAS: { value: 1048576, label: 'Publish', group: 'Schemas' },

  CAN_VIEW_SYSTEM_PERFORMANCE: { value: 2097152, label: 'View system performance', group: 'System' },
} as const satisfies Record<string, PermissionEntry>;

/** The name of a permission. */
export type Permission = keyof typeof PERMISSIONS;

/** All names, in the order in which the user panel lists them. */
// Object.keys widens to string; the table above is the proof that these are its names.
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
export function withPermission(mask: number, permission: Permission, isHeld: boolean): number {
  const bits = PERMISSIONS[permission].value;
  return isHeld ? mask | bits : mask & ~bits;
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
