import { PERMISSION_GROUPS, PERMISSIONS, type Permission } from '@assay/shared/domain';
import { text } from './text.ts';

/** Permissions in words, by group: `Users: Create, List/View; Documents: Verify`. */
export function permissionWords(permissions: readonly Permission[]): string {
  return PERMISSION_GROUPS.flatMap((group) => {
    const labels = permissions
      .map((permission) => PERMISSIONS[permission])
      .filter((permission) => permission.group === group)
      .map(({ label }) => label);
    return labels.length === 0
      ? []
      : [text('users.permissionsOfGroup', { group, labels: labels.join(', ') })];
  }).join('; ');
}
