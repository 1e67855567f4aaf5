import { cloneElement } from 'react';
import type { ReactElement } from 'react';
import { text } from '@assay/shared/messages';
import { IconLock, iconProps } from '../icons.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import classes from './status.module.css';

export interface LockedProps {
  /** The user lacks the permission. False shows the control as it is. */
  readonly when: boolean;
  /** One control that takes `disabled`. */
  readonly children: ReactElement<{ disabled?: boolean }>;
  /** Another reason than missing permissions. */
  readonly reason?: string;
  /** Leaves the lock out where the control shows one itself. */
  readonly hideIcon?: boolean;
}

/**
 * A control that the user may not use: visible, disabled, with a lock and the tooltip 'Insufficient Permissions' [1 §2],
 * which the keyboard reaches too, because what surrounds the disabled control takes the focus.
 */
export function Locked({ when, children, reason, hideIcon = false }: LockedProps) {
  if (!when) return children;
  const words = reason ?? text('generic.insufficientPermissions');
  return (
    <Tooltip label={words}>
      <span className={classes.locked} tabIndex={0} role="group" aria-label={words}>
        {cloneElement(children, { disabled: true })}
        {!hideIcon && <IconLock {...iconProps} size={14} className={classes.lockIcon} />}
      </span>
    </Tooltip>
  );
}

/** The lock alone, for a menu item or a heading [NAV]. */
export function LockIcon({ reason }: { readonly reason?: string }) {
  const words = reason ?? text('generic.insufficientPermissions');
  return (
    <Tooltip label={words}>
      <span className={classes.lockAlone} tabIndex={0} role="img" aria-label={words}>
        <IconLock {...iconProps} size={14} />
      </span>
    </Tooltip>
  );
}
