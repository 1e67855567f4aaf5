import { editAkasPermissions, hasEveryPermission, saveEntityPermissions } from '@assay/shared/domain';
import { usePlatform } from '@assay/shared/platform';

/** What the user may edit of an entity [ENT-019, AMB-095, FLAG-022]. */
export function useEntityRights() {
  const { session, switches } = usePlatform();
  const needs = saveEntityPermissions(switches);
  const canSave = hasEveryPermission(session.permissions, needs);
  return {
    needs,
    canSave,
    akaPermissions: editAkasPermissions(switches),
    canEditMetadata: canSave && switches.editEntityMetadata,
    canEditAkas: canSave && switches.editEntityAkas,
  };
}
