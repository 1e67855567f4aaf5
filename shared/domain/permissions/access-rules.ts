import type { Switches } from '../switches/index.ts';
import { editAkasPermissions, ENTITY_ACTION_PERMISSIONS, saveEntityPermissions } from './entity-actions.ts';
import { hasEveryPermission, hasPermission, type Permission } from './permission.ts';

/** What a rule may look at. */
export interface AccessSubject {
  /** The permission mask. */
  permissions: number;
  /** Internal staff of the provider, see `isProviderUser`. */
  isProvider: boolean;
  switches: Switches;
}

const maySchemaBuild = (subject: AccessSubject) => subject.isProvider || subject.switches.schemaBuilder;

const maySeePerformance = ({ permissions }: AccessSubject) =>
  hasPermission(permissions, 'CAN_VIEW_SYSTEM_PERFORMANCE');

const RULES = {
  /** Anyone with a session. */
  signedIn: () => true,
  /** The Usage route, the dashboards area and the Dashboard item [ROUTE-017, NAV-005]. */
  systemPerformance: maySeePerformance,
  /** The Dashboard item that leads to Usage [NAV-004]. */
  usageItem: (subject: AccessSubject) => maySeePerformance(subject) && !subject.switches.dashboards,
  /** The Dashboard item that leads to the dashboards area [NAV-004, AMB-009]. */
  dashboardsItem: (subject: AccessSubject) => maySeePerformance(subject) && subject.switches.dashboards,
  /** Manual QA [NAV-002]. */
  provider: (subject: AccessSubject) => subject.isProvider,
  /** Schema and metric routes, and the Builder group [AMB-001]. */
  schemaBuilder: maySchemaBuild,
  /** The plain Entities item: hidden when the Builder group shows [AMB-002]. */
  plainEntitiesItem: (subject: AccessSubject) => !maySchemaBuild(subject),
  /** The users screen [AMB-007]. */
  listUsers: (subject: AccessSubject) => hasPermission(subject.permissions, 'CAN_LIST_USERS'),
  /** The audit log of changes to users. */
  updateUsers: (subject: AccessSubject) => hasPermission(subject.permissions, 'CAN_UPDATE_USERS'),
  /** Changing name, types and identifier of an entity, while its edit switch is on [FLAG-022, AMB-126]. */
  editEntities: ({ permissions, switches }: AccessSubject) =>
    switches.editEntityMetadata && hasEveryPermission(permissions, ENTITY_ACTION_PERMISSIONS.create),
  /** Changing the AKAs of an entity, while its edit switch is on [FLAG-022, AMB-095]. */
  editEntityAkas: ({ permissions, switches }: AccessSubject) =>
    switches.editEntityAkas && hasEveryPermission(permissions, editAkasPermissions(switches)),
  /** Saving name, types, identifier and AKAs of entities together [ENT-019]. */
  saveEntities: ({ permissions, switches }: AccessSubject) =>
    hasEveryPermission(permissions, saveEntityPermissions(switches)),
  /** Merging entities, which changes one and deletes the other. */
  mergeEntities: ({ permissions }: AccessSubject) =>
    hasEveryPermission(permissions, ENTITY_ACTION_PERMISSIONS.merge),
} satisfies Record<string, (subject: AccessSubject) => boolean>;

/** The permission that a rule requires; the other rules do not depend on permissions that could be granted. */
const PERMISSION_OF_RULE: Partial<Record<keyof typeof RULES, Permission>> = {
  systemPerformance: 'CAN_VIEW_SYSTEM_PERFORMANCE',
  listUsers: 'CAN_LIST_USERS',
  updateUsers: 'CAN_UPDATE_USERS',
};

/** The permissions that a user needs for access under a rule, as far as permissions decide. */
export function permissionsOfRule(rule: AccessRule): readonly Permission[] {
  const permission = PERMISSION_OF_RULE[rule];
  return permission === undefined ? [] : [permission];
}

/** The name of a rule that a manifest may give as the `access` of a route or menu item. */
export type AccessRule = keyof typeof RULES;

/** The names of all access rules. */
export const ACCESS_RULES = [
  'signedIn',
  'systemPerformance',
  'usageItem',
  'dashboardsItem',
  'provider',
  'schemaBuilder',
  'plainEntitiesItem',
  'listUsers',
  'updateUsers',
  'editEntities',
  'editEntityAkas',
  'saveEntities',
  'mergeEntities',
] as const satisfies readonly AccessRule[];

/** Whether a user has access under the rule. */
export function canAccess(rule: AccessRule, subject: AccessSubject): boolean {
  return RULES[rule](subject);
}
