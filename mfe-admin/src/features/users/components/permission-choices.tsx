import {
  hasPermission,
  PERMISSION_GROUPS,
  PERMISSIONS,
  permissionsOfGroup,
  withPermission,
} from '@assay/shared/domain';
import { PermissionLock, useSession, useSwitch } from '@assay/shared/platform';
import { Checkbox } from '@assay/shared/ui';
import classes from './user-panel.module.css';

interface PermissionChoicesProps {
  readonly permissions: number;
  readonly disabled: boolean;
  readonly onChange: (permissions: number) => void;
}

/**
 * The permissions of a mask as checkboxes in their groups [AMB-077]; bits that are no permission are carried along. Those
 * that the user at the screen does not hold are locked: they cannot be given [AMB-130].
 */
export function PermissionChoices({ permissions, disabled, onChange }: PermissionChoicesProps) {
  const { permissions: own } = useSession();
  const switches = { akaPermission: useSwitch('akaPermission') };
  return (
    <div className={classes.groups}>
      {PERMISSION_GROUPS.map((group) => (
        <fieldset key={group} className={classes.group}>
          <legend>{group}</legend>
          <div className={classes.choices}>
            {permissionsOfGroup(group, switches).map((permission) => (
              // A panel in which nothing can be changed says why once, above.
              <PermissionLock key={permission} needs={disabled ? [] : [permission]} hideIcon>
                <Checkbox
                  label={PERMISSIONS[permission].label}
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
