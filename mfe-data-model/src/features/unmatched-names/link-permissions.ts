import { editAkasPermissions, ACTIONS, type Permission } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';

/** The permissions that linking names to an entity needs: the names become AKAs of it [AMB-095]. */
export function useLinkPermissions(): readonly Permission[] {
  const { switches } = usePlatform();
  return [...new Set<Permission>([...ACTIONS['entities.create'], ...editAkasPermissions(switches)])];
}
