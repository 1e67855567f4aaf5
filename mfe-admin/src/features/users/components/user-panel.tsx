import {
  ACCOUNT_STATUSES,
  applyRole,
  canEditUser,
  roleOf,
  ROLE_NAMES,
  ROLES,
  unheldGains,
} from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, usePermissionExplanation, useSession } from '@assay/shared/platform';
import { Button, IconButton, IconInfoCircle, IconLock, iconProps, IconX, Select } from '@assay/shared/ui';
import type { ReactNode } from 'react';
import { useUpdateUser } from '../api/users.mutations.ts';
import type { User } from '../model/user.ts';
import { AccountStatusSection } from './account-status-section.tsx';
import { LastAdministratorWarning } from './last-administrator-warning.tsx';
import { PermissionChoices } from './permission-choices.tsx';
import { PermissionEffects } from './permission-effects.tsx';
import classes from './user-panel.module.css';

/** The roles to choose; one that gives what the giver does not hold is locked [AMB-130]. */
function roleOptions(giver: number, stored: number, draft: number) {
  const reason = text('generic.insufficientPermissions');
  return ROLE_NAMES.map((role) => {
    const { label } = ROLES[role];
    const disabled = unheldGains(giver, stored, applyRole(draft, role)).length > 0;
    return {
      value: role,
      label: disabled ? text('users.roleLocked', { role: label, reason }) : label,
      disabled,
    };
  });
}

export interface UserPanelProps {
  readonly user: User;
  /** The client has no other administrator. */
  readonly isLastAdministrator: boolean;
  /** The mask as it stands in the panel, and what changes it. */
  readonly draft: number;
  readonly onDraftChange: (permissions: number) => void;
  /** Leaves the panel; what is not saved is asked about or forgotten there. */
  readonly onClose: () => void;
  /** Leaves the panel after CANCEL, without a question. */
  readonly onCancel: () => void;
  /** Goes to the trail of this user, for those who may read it. */
  readonly history: ReactNode;
}

/** Why role and permissions cannot be edited, in words; undefined where they can [USR-034, USR-035, USR-036]. */
function useObstacle(user: User, isOwn: boolean): { icon: typeof IconLock; words: string } | undefined {
  const explanation = usePermissionExplanation()(['CAN_UPDATE_USERS']);
  if (isOwn) return { icon: IconInfoCircle, words: text('users.ownAccount') };
  if (explanation !== undefined) {
    const reason = text('generic.insufficientPermissions');
    return { icon: IconLock, words: text('ui.reasonAndMore', { reason, explanation }) };
  }
  return user.accountStatus === ACCOUNT_STATUSES.ACTIVE
    ? undefined
    : { icon: IconInfoCircle, words: text('users.notActive') };
}

/** One user beside the list: status, role, permissions and what saving them changes [AMB-077, AMB-078]. */
export function UserPanel(props: UserPanelProps) {
  const { user, isLastAdministrator, draft, onDraftChange, onClose, onCancel } = props;
  const { user: own, permissions } = useSession();
  const isOwn = own.id === user.id;
  const canEdit = canEditUser({ viewer: { id: own.id, permissions }, target: user });
  const obstacle = useObstacle(user, isOwn);
  const update = useUpdateUser(user);
  const role = roleOf(draft);
  const isLast = isLastAdministrator && !isOwn;
  return (
    <aside className={classes.panel} aria-label={text('users.details', { name: user.name })}>
      <header className={classes.head}>
        <div className={classes.names}>
          <h2 className={classes.name}>{user.name}</h2>
          <p className={classes.email}>{user.email}</p>
          {props.history}
        </div>
        <IconButton
          size="sm"
          label={text('generic.close')}
          icon={<IconX {...iconProps} />}
          onClick={onClose}
        />
      </header>
      <div className={classes.body}>
        <AccountStatusSection user={user} isOwn={isOwn} isLastAdministrator={isLast} />
        {obstacle && (
          <p className={classes.note}>
            <obstacle.icon {...iconProps} />
            {obstacle.words}
          </p>
        )}
        <Select
          label={text('users.role')}
          description={ROLES[role].description}
          options={roleOptions(permissions, user.permissions, draft)}
          value={role}
          disabled={!canEdit}
          onChange={(chosen) => chosen && onDraftChange(applyRole(draft, chosen))}
        />
        <PermissionChoices permissions={draft} disabled={!canEdit} onChange={onDraftChange} />
      </div>
      <footer className={classes.foot}>
        <PermissionEffects before={user.permissions} after={draft} />
        {isLast && <LastAdministratorWarning isAlert={role !== 'ADMIN'} />}
        <div className={classes.buttons}>
          <Button onClick={onCancel}>{text('users.cancel')}</Button>
          <PermissionLock needs={['CAN_UPDATE_USERS']}>
            <Button
              variant="primary"
              disabled={!canEdit}
              loading={update.isPending}
              onClick={() => update.mutate({ permissions: draft, accountStatus: user.accountStatus })}
            >
              {text('users.save')}
            </Button>
          </PermissionLock>
        </div>
      </footer>
    </aside>
  );
}
