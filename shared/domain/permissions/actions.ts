import type { Switches } from '../switches/index.ts';
import { hasEveryPermission } from './permission.ts';
import type { Permission } from './permission.ts';

/** Names a permission that no action requires, where there is one: it would open nothing. */
type RequiresEvery<Actions extends Record<string, readonly Permission[]>> = [Permission] extends [
  Actions[keyof Actions][number],
]
  ? unknown
  : { readonly notRequired: Exclude<Permission, Actions[keyof Actions][number]> };

function defineActions<const Actions extends Record<string, readonly Permission[]>>(
  actions: Actions & RequiresEvery<Actions>,
): Actions {
  return actions;
}

/**
 * Every action that permissions decide, with all that it requires; an empty list is open to every signed-in user. Contracts,
 * policies of the server and locks of the interface name actions and never permissions.
 */
export const ACTIONS = defineActions({
  // Documents [AMB-035].
  'documents.upload': [],
  'documents.view': [],
  'documents.export': [],
  'documents.download': [],
  /** Move between the lists: archive, trash, back to the verification hub. */
  'documents.move': ['CAN_EDIT_DOCUMENTS'],
  'documents.edit': ['CAN_EDIT_DOCUMENTS'],
  'documents.editTags': ['CAN_EDIT_DOCUMENTS'],
  'documents.delete': ['CAN_DELETE_DOCUMENTS'],
  'documents.reprocess': ['CAN_REQUEUE_DOCUMENTS'],
  'documents.confirm': ['CAN_VERIFY_DOCUMENTS'],
  'documents.toggleVerified': ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'],
  /** Change a verified value of a confirmed document [AMB-130]. */
  'documents.editConfirmed': ['CAN_VERIFY_DOCUMENTS', 'CAN_EDIT_DOCUMENTS'],
  /** The transitions of user acceptance, by their ids [AMB-139]. */
  'documents.submit': ['CAN_VERIFY_DOCUMENTS'],
  'documents.approve': ['CAN_APPROVE_DOCUMENTS'],
  'documents.reject': ['CAN_APPROVE_DOCUMENTS'],
  /** Confirm so that the extraction learns, and remove what it learned [AMB-085]. */
  'documents.train': ['CAN_RETRAIN_MODELS'],

  /** Add or change an entity, or create one for a name of the inbox [AMB-097]. */
  'entities.create': ['CAN_CREATE_UPDATE_ENTITIES'],
  'entities.editAkas': ['CAN_UPDATE_ENTITY_AKAS'],
  'entities.delete': ['CAN_DELETE_ENTITIES'],
  'entities.merge': ['CAN_CREATE_UPDATE_ENTITIES', 'CAN_DELETE_ENTITIES'],

  'metrics.create': ['CAN_CREATE_METRIC_IDENTIFIERS'],
  'metrics.update': ['CAN_UPDATE_METRIC_IDENTIFIERS'],
  'metrics.delete': ['CAN_DELETE_METRIC_IDENTIFIERS'],

  'schemas.create': ['CAN_CREATE_DOCUMENT_SCHEMAS'],
  'schemas.update': ['CAN_UPDATE_DOCUMENT_SCHEMAS'],
  'schemas.delete': ['CAN_DELETE_DOCUMENT_SCHEMAS'],
  /** Assign a schema to a document type. */
  'schemas.assign': ['CAN_CREATE_VERSIONED_DOCUMENT_TYPES'],
  'schemas.publish': ['CAN_PUBLISH_DOCUMENT_SCHEMAS'],

  'users.create': ['CAN_ADD_USERS'],
  'users.list': ['CAN_LIST_USERS'],
  /** Change the permissions of others, and read the audit log of such changes. */
  'users.update': ['CAN_UPDATE_USERS'],
  'users.changeStatus': ['CAN_UPDATE_USER_ACCOUNT_STATUS'],

  /** How documents of the client are confirmed, and the profiles of its exports: for those who administrate its users. */
  'settings.updateReview': ['CAN_UPDATE_USERS'],
  'exportProfiles.manage': ['CAN_UPDATE_USERS'],

  /** Usage and dashboards. */
  'usage.view': ['CAN_VIEW_SYSTEM_PERFORMANCE'],
});

/** The name of an action, `area.verb`. */
export type Action = keyof typeof ACTIONS;

/** Whether a user with this mask may do the action, as far as permissions decide. */
export function canDo(mask: number, action: Action): boolean {
  return hasEveryPermission(mask, ACTIONS[action]);
}

/** What changing a value takes: a verified one of a confirmed document is locked to those who may not verify [AMB-130]. */
export function editActionOf(value: {
  isConfirmed: boolean;
  isVerified: boolean;
}): 'documents.edit' | 'documents.editConfirmed' {
  return value.isConfirmed && value.isVerified ? 'documents.editConfirmed' : 'documents.edit';
}

/** The permissions that changing AKAs requires: where they have none of their own, those of entities [AMB-095]. */
export function editAkasPermissions({
  akaPermission,
}: Pick<Switches, 'akaPermission'>): readonly Permission[] {
  return ACTIONS[akaPermission ? 'entities.editAkas' : 'entities.create'];
}

/** The permissions that saving an entity together with its AKAs requires [ENT-019, AMB-095]. */
export function saveEntityPermissions(switches: Pick<Switches, 'akaPermission'>): readonly Permission[] {
  return [...new Set([...ACTIONS['entities.create'], ...editAkasPermissions(switches)])];
}
