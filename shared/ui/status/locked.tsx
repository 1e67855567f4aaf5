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
  readonly reason?: string | undefined;
  /** More details after the reason: what is missing, and who can help. */
  readonly explanation?: string | undefined;
  /** Leaves the lock out where the control shows one itself. */
  readonly hideIcon?: boolean;
}

/**
 * A control that the user may not use: visible, disabled, with a lock and the tooltip 'Insufficient Permissions' [NAV-015],
 * which the keyboard reaches too, because the element around the disabled control takes the focus.
 */
export function Locked({ when, children, reason, explanation, hideIcon = false }: LockedProps) {
  if (!when) return children;
  const words = reason ?? text('generic.insufficientPermissions');
  return (
    <Tooltip label={withMore(words, explanation)}>
      <span
        className={classes.locked}
        tabIndex={0}
        role="group"
        aria-label={words}
        aria-description={explanation}
      >
        {/* With a key, because a cloned element beside others is taken for one of a list. */}
        {cloneElement(children, { key: 'control', disabled: true })}
        {!hideIcon && <IconLock {...iconProps} size={14} className={classes.lockIcon} />}
      </span>
    </Tooltip>
  );
}

/** The lock alone, for a heading. */
export function LockIcon({ reason, explanation }: Pick<LockedProps, 'reason' | 'explanation'>) {
  const words = reason ?? text('generic.insufficientPermissions');
  return (
    <Tooltip label={withMore(words, explanation)}>
      <span
        className={classes.lockAlone}
        tabIndex={0}
        role="img"
        aria-label={words}
        aria-description={explanation}
      >
        <IconLock {...iconProps} size={14} />
      </span>
    </Tooltip>
  );
}

function withMore(reason: string, explanation: string | undefined): string {
  return explanation ? text('ui.reasonAndMore', { reason, explanation }) : reason;
}
