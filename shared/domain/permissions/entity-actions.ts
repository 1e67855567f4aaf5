import type { Switches } from '../switches/index.ts';
import type { Permission } from './permission.ts';

/** The permissions that each act on entities requires; all of them are needed. */
export const ENTITY_ACTION_PERMISSIONS = {
  /** Add an entity, or create one for a name of the inbox [AMB-097]. */
  create: ['CAN_CREATE_UPDATE_ENTITIES'],
  editAkas: ['CAN_UPDATE_ENTITY_AKAS'],
  delete: ['CAN_DELETE_ENTITIES'],
  merge: ['CAN_CREATE_UPDATE_ENTITIES', 'CAN_DELETE_ENTITIES'],
} as const satisfies Record<string, readonly Permission[]>;

/**
 * The permissions that saving the overview form requires [ENT-019]. Where AKAs have no permission of their own, whoever
 * may edit entities may edit their AKAs too [AMB-095].
 */
export function saveEntityPermissions({
  akaPermission,
}: Pick<Switches, 'akaPermission'>): readonly Permission[] {
  return akaPermission
    ? ['CAN_CREATE_UPDATE_ENTITIES', 'CAN_UPDATE_ENTITY_AKAS']
    : ['CAN_CREATE_UPDATE_ENTITIES'];
}

/** The permission that changing AKAs requires [AMB-095]. */
export function editAkasPermissions({
  akaPermission,
}: Pick<Switches, 'akaPermission'>): readonly Permission[] {
  return akaPermission ? ENTITY_ACTION_PERMISSIONS.editAkas : ENTITY_ACTION_PERMISSIONS.create;
}
