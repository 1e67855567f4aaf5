import { text } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps } from '@assay/shared/ui';
import classes from './user-panel.module.css';

/** Says that this is the client's last administrator. With `isAlert`, screen readers announce it immediately. */
export function LastAdministratorWarning({ isAlert }: { readonly isAlert: boolean }) {
  return (
    <p className={classes.warning} role={isAlert ? 'alert' : undefined}>
      <IconAlertTriangle {...iconProps} />
      {text('users.lastAdministratorWarning')}
    </p>
  );
}
