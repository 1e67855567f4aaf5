import {
  PERMISSION_GROUPS,
  PERMISSIONS,
  type Permission,
  type PermissionGroup,
  type Role,
} from '@assay/shared/domain';
import { text } from './text.ts';

const PERMISSION_KEYS = {
  CAN_ADD_USERS: 'permissions.addUsers',
  CAN_LIST_USERS: 'permissions.listUsers',
  CAN_UPDATE_USERS: 'permissions.updateUsers',
  CAN_UPDATE_USER_ACCOUNT_STATUS: 'permissions.updateUserAccountStatus',
  CAN_VERIFY_DOCUMENTS: 'permissions.verifyDocuments',
  CAN_DELETE_DOCUMENTS: 'permissions.deleteDocuments',
  CAN_RETRAIN_MODELS: 'permissions.retrainModels',
  CAN_EDIT_DOCUMENTS: 'permissions.editDocuments',
  CAN_REQUEUE_DOCUMENTS: 'permissions.requeueDocuments',
  CAN_APPROVE_DOCUMENTS: 'permissions.approveDocuments',
  CAN_CREATE_UPDATE_ENTITIES: 'permissions.createUpdateEntities',
  CAN_DELETE_ENTITIES: 'permissions.deleteEntities',
  CAN_UPDATE_ENTITY_AKAS: 'permissions.updateEntityAkas',
  CAN_CREATE_METRIC_IDENTIFIERS: 'permissions.createMetricIdentifiers',
  CAN_UPDATE_METRIC_IDENTIFIERS: 'permissions.updateMetricIdentifiers',
  CAN_DELETE_METRIC_IDENTIFIERS: 'permissions.deleteMetricIdentifiers',
  CAN_CREATE_DOCUMENT_SCHEMAS: 'permissions.createDocumentSchemas',
  CAN_UPDATE_DOCUMENT_SCHEMAS: 'permissions.updateDocumentSchemas',
  CAN_DELETE_DOCUMENT_SCHEMAS: 'permissions.deleteDocumentSchemas',
  CAN_CREATE_VERSIONED_DOCUMENT_TYPES: 'permissions.createVersionedDocumentTypes',
  CAN_PUBLISH_DOCUMENT_SCHEMAS: 'permissions.publishDocumentSchemas',
  CAN_VIEW_SYSTEM_PERFORMANCE: 'permissions.viewSystemPerformance',
} as const satisfies Record<Permission, string>;

const GROUP_KEYS = {
  users: 'permissions.groupUsers',
  documents: 'permissions.groupDocuments',
  entities: 'permissions.groupEntities',
  metrics: 'permissions.groupMetrics',
  schemas: 'permissions.groupSchemas',
  system: 'permissions.groupSystem',
} as const satisfies Record<PermissionGroup, string>;

const ROLE_KEYS = {
  ADMIN: { label: 'permissions.roleAdmin', hint: 'permissions.roleAdminHint' },
  MEMBER: { label: 'permissions.roleMember', hint: 'permissions.roleMemberHint' },
} as const satisfies Record<Role, unknown>;

/** The label of a permission within its group. */
export const permissionLabel = (permission: Permission): string => text(PERMISSION_KEYS[permission]);

/** The label of a group of permissions. */
export const permissionGroupLabel = (group: PermissionGroup): string => text(GROUP_KEYS[group]);

/** The label of a role. */
export const roleLabel = (role: Role): string => text(ROLE_KEYS[role].label);

/** One sentence about what a role may do. */
export const roleDescription = (role: Role): string => text(ROLE_KEYS[role].hint);

/** The labels of permissions by group: `Users: Create, List/View; Documents: Verify`. */
export function formatPermissions(permissions: readonly Permission[]): string {
  return PERMISSION_GROUPS.flatMap((group) => {
    const labels = permissions
      .filter((permission) => PERMISSIONS[permission].group === group)
      .map(permissionLabel);
    return labels.length === 0
      ? []
      : [text('users.permissionsOfGroup', { group: permissionGroupLabel(group), labels: labels.join(', ') })];
  }).join('; ');
}
