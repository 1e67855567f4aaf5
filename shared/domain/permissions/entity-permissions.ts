import type { Switches } from '../switches/index.ts';
import { hasPermission } from './permission.ts';

/** The 'Entities' group of permission checks, one answer per permission [AMB-085]. */
export function entityPermissions(mask: number, switches: Pick<Switches, 'akaPermission'>) {
  return {
    canCreateUpdate: hasPermission(mask, 'CAN_CREATE_UPDATE_ENTITIES'),
    canDelete: hasPermission(mask, 'CAN_DELETE_ENTITIES'),
    /** With the AKA switch off the permission plays no part [AMB-095]. */
    canUpdateAkas: !switches.akaPermission || hasPermission(mask, 'CAN_UPDATE_ENTITY_AKAS'),
  };
}

/** Whether entity metadata can be edited and saved: both entity permissions, or one with the AKA switch off [AMB-095]. */
export function canSaveEntity(mask: number, switches: Pick<Switches, 'akaPermission'>): boolean {
  const { canCreateUpdate, canUpdateAkas } = entityPermissions(mask, switches);
  return canCreateUpdate && canUpdateAkas;
}
