import type { Switches } from '../switches/index.ts';
import { ACTIONS, canDo, editAkasPermissions, saveEntityPermissions, type Action } from './actions.ts';
import { hasEveryPermission, type Permission } from './permission.ts';

/** What a rule may look at. */
export interface AccessSubject {
  /** The permission mask. */
  permissions: number;
  /** Internal staff of the provider, see `isProviderUser`. */
  isProvider: boolean;
  switches: Switches;
}

const maySchemaBuild = (subject: AccessSubject) => subject.isProvider || subject.switches.schemaBuilder;

const maySeePerformance = ({ permissions }: AccessSubject) => canDo(permissions, 'usage.view');

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
  listUsers: (subject: AccessSubject) => canDo(subject.permissions, 'users.list'),
  /** The audit log of changes to users. */
  updateUsers: (subject: AccessSubject) => canDo(subject.permissions, 'users.update'),
  /** Changing name, types and identifier of an entity, while its edit switch is on [FLAG-022, AMB-126]. */
  editEntities: ({ permissions, switches }: AccessSubject) =>
    switches.editEntityMetadata && canDo(permissions, 'entities.create'),
  /** Changing the AKAs of an entity, while its edit switch is on [FLAG-022, AMB-095]. */
  editEntityAkas: ({ permissions, switches }: AccessSubject) =>
    switches.editEntityAkas && hasEveryPermission(permissions, editAkasPermissions(switches)),
  /** Saving name, types, identifier and AKAs of entities together [ENT-019]. */
  saveEntities: ({ permissions, switches }: AccessSubject) =>
    hasEveryPermission(permissions, saveEntityPermissions(switches)),
} satisfies Record<string, (subject: AccessSubject) => boolean>;

/** The action whose permissions a rule requires; the other rules do not depend on permissions that could be granted. */
const ACTION_OF_RULE: Partial<Record<keyof typeof RULES, Action>> = {
  systemPerformance: 'usage.view',
  listUsers: 'users.list',
  updateUsers: 'users.update',
};

/** The permissions that a user needs for access under a rule, as far as permissions decide. */
export function permissionsOfRule(rule: AccessRule): readonly Permission[] {
  const action = ACTION_OF_RULE[rule];
  return action === undefined ? [] : ACTIONS[action];
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
] as const satisfies readonly AccessRule[];

/** Whether a user has access under the rule. */
export function canAccess(rule: AccessRule, subject: AccessSubject): boolean {
  return RULES[rule](subject);
}
