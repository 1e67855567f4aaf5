import { permissionChanges, PERMISSIONS, type Permission } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import classes from './user-panel.module.css';

const namesOf = (permissions: readonly Permission[]) =>
  permissions.map((permission) => text('users.permissionInGroup', PERMISSIONS[permission])).join(', ');

/** What saving would give and take; nothing where nothing changes. Read out when it changes. */
export function PermissionEffects({ before, after }: { readonly before: number; readonly after: number }) {
  const { gained, lost } = permissionChanges(before, after);
  return (
    <div role="status">
      {gained.length + lost.length > 0 && (
        <div className={classes.effects}>
          <p className={classes.effectsTitle}>{text('users.effects')}</p>
          {gained.length > 0 && <p>{text('users.gained', { permissions: namesOf(gained) })}</p>}
          {lost.length > 0 && <p>{text('users.lost', { permissions: namesOf(lost) })}</p>}
        </div>
      )}
    </div>
  );
}
