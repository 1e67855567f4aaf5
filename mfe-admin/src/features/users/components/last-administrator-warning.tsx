import { text } from '@assay/shared/messages';
import { IconAlertTriangle, iconProps } from '@assay/shared/ui';
import classes from './user-panel.module.css';

/** Says that the client can not do without this user; read out at once where they are about to be lost. */
export function LastAdministratorWarning({ isAlert }: { readonly isAlert: boolean }) {
  return (
    <p className={classes.warning} role={isAlert ? 'alert' : undefined}>
      <IconAlertTriangle {...iconProps} />
      {text('users.lastAdministratorWarning')}
    </p>
  );
}
