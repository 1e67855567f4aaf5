import { permissionChanges } from '@assay/shared/domain';
import { formatPermissions, text } from '@assay/shared/messages';
import { Text } from '@assay/shared/ui';
import classes from './user-panel.module.css';

/** The permissions that saving would add and remove. Screen readers read it out when it changes. */
export function PermissionChanges({ before, after }: { readonly before: number; readonly after: number }) {
  const { gained, lost } = permissionChanges(before, after);
  return (
    <div role="status">
      {gained.length + lost.length > 0 && (
        <div className={classes.effects}>
          <Text as="p" quiet caption>
            {text('users.effects')}
          </Text>
          {gained.length > 0 && <p>{text('users.gained', { permissions: formatPermissions(gained) })}</p>}
          {lost.length > 0 && <p>{text('users.lost', { permissions: formatPermissions(lost) })}</p>}
        </div>
      )}
    </div>
  );
}
