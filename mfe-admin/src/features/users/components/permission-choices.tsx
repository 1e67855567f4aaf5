import { hasPermission, PERMISSION_GROUPS, permissionsOfGroup, withPermission } from '@assay/shared/domain';
import { permissionGroupLabel, permissionLabel } from '@assay/shared/messages';
import { PermissionLock, useSession, useSwitch } from '@assay/shared/platform';
import { Checkbox } from '@assay/shared/ui';
import classes from './user-panel.module.css';

interface PermissionChoicesProps {
  readonly permissions: number;
  readonly disabled: boolean;
  readonly onChange: (permissions: number) => void;
}

/**
 * The permissions of a mask as checkboxes in their groups [AMB-077]. Other bits of the mask stay as they are. A
 * permission that the signed-in user does not hold is locked, because they cannot give it [AMB-130].
 */
export function PermissionChoices({ permissions, disabled, onChange }: PermissionChoicesProps) {
  const { permissions: own } = useSession();
  const switches = { akaPermission: useSwitch('akaPermission') };
  return (
    <div className={classes.groups}>
      {PERMISSION_GROUPS.map((group) => (
        <fieldset key={group} className={classes.group}>
          <legend>{permissionGroupLabel(group)}</legend>
          <div className={classes.choices}>
            {permissionsOfGroup(group, switches).map((permission) => (
              // A panel that cannot be edited says why once, above.
              <PermissionLock key={permission} needs={disabled ? [] : [permission]} hideIcon>
                <Checkbox
                  label={permissionLabel(permission)}
                  checked={hasPermission(permissions, permission)}
                  disabled={disabled || !hasPermission(own, permission)}
                  onChange={(isHeld) => onChange(withPermission(permissions, permission, isHeld))}
                />
              </PermissionLock>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
