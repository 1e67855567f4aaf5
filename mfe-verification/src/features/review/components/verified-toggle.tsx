import { ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock } from '@assay/shared/platform';
import { IconButton, IconCheck, iconProps, type LockedProps } from '@assay/shared/ui';
import { currentDatapoint, isPrinted } from '../../../document/metric-state.ts';
import type { MetricRowProps } from './metric-row-props.ts';
import classes from './verified-toggle.module.css';

type VerifiedToggleProps = Pick<MetricRowProps, 'field' | 'isActive' | 'canVerify' | 'actions'>;

/** Verifies the value of a metric, or ends its verification. */
export function VerifiedToggle({ field, isActive, canVerify, actions }: VerifiedToggleProps) {
  const { metric, state } = field;
  const label = isPrinted(currentDatapoint(state)) ? 'verification.markVerified' : 'verification.markAbsent';
  return (
    <span className={classes.toggle}>
      <VerifiedLock isActive={isActive}>
        <IconButton
          size="sm"
          label={text(label, { metric: metric.label })}
          icon={<IconCheck {...iconProps} stroke={state.isVerified ? 2.25 : 1.5} />}
          pressed={state.isVerified}
          tabIndex={isActive ? 0 : -1}
          disabled={!canVerify}
          onClick={(event) => {
            event.stopPropagation();
            actions.setVerified(metric.id, !state.isVerified);
          }}
        />
      </VerifiedLock>
    </span>
  );
}

interface VerifiedLockProps extends Pick<LockedProps, 'children'> {
  readonly isActive: boolean;
}

/** Explains a locked toggle in the active row only: an explanation is a tab stop, and a list has many rows. */
function VerifiedLock({ isActive, children }: VerifiedLockProps) {
  if (!isActive) return children;
  return (
    <PermissionLock needs={ACTIONS['documents.toggleVerified']} hideIcon>
      {children}
    </PermissionLock>
  );
}
