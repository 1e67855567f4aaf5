import {
  applyRole,
  findEditRestriction,
  roleOf,
  ROLE_NAMES,
  findUngrantablePermissions,
  ACTIONS,
  type EditRestriction,
} from '@assay/shared/domain';
import { roleDescription, roleLabel, text } from '@assay/shared/messages';
import { PermissionLock, usePermissionExplanation, useSession } from '@assay/shared/platform';
import { Button, IconInfoCircle, IconLock, iconProps, Select, Text } from '@assay/shared/ui';
import { SidePanel } from '@assay/shared/widgets/list-page';
import { useUpdateUser } from '../api/users.mutations.ts';
import type { User } from '../model/user.ts';
import { AccountStatusSection } from './account-status-section.tsx';
import { AuditLogLink } from './audit-log-link.tsx';
import { LastAdministratorWarning } from './last-administrator-warning.tsx';
import { PermissionChoices } from './permission-choices.tsx';
import { PermissionChanges } from './permission-changes.tsx';
import classes from './user-panel.module.css';

/** The roles to choose. Roles with permissions that the grantor lacks are disabled [AMB-130]. */
function roleOptions(grantor: number, stored: number, draft: number) {
  const reason = text('generic.insufficientPermissions');
  return ROLE_NAMES.map((role) => {
    const label = roleLabel(role);
    const disabled = findUngrantablePermissions(grantor, stored, applyRole(draft, role)).length > 0;
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
  /** The permissions as edited in the panel. */
  readonly draft: number;
  readonly onDraftChange: (permissions: number) => void;
  /** Closes the panel, after a confirmation if there are unsaved changes. */
  readonly onClose: () => void;
  /** Closes the panel after CANCEL; unsaved changes are dropped. */
  readonly onCancel: () => void;
}

/** Why role and permissions cannot be edited, with the icon of the reason. */
function EditRestrictionNote({ obstacle }: { readonly obstacle: EditRestriction }) {
  const explanation = usePermissionExplanation()(ACTIONS['users.update']) ?? '';
  const reason = text('generic.insufficientPermissions');
  const labels = {
    ownAccount: text('users.ownAccount'),
    noPermission: text('ui.reasonAndMore', { reason, explanation }),
    notActive: text('users.notActive'),
  } satisfies Record<EditRestriction, string>;
  const Icon = obstacle === 'noPermission' ? IconLock : IconInfoCircle;
  return (
    <Text as="p" quiet className={classes.note}>
      <Icon {...iconProps} />
      {labels[obstacle]}
    </Text>
  );
}

/** One user beside the list: status, role, permissions and what saving them changes [AMB-077, AMB-078]. */
export function UserPanel(props: UserPanelProps) {
  const { user, isLastAdministrator, draft, onDraftChange, onClose, onCancel } = props;
  const { user: currentUser, permissions } = useSession();
  const obstacle = findEditRestriction({ viewer: { id: currentUser.id, permissions }, target: user });
  const canEdit = obstacle === null;
  const update = useUpdateUser(user);
  const role = roleOf(draft);
  const isLast = isLastAdministrator && currentUser.id !== user.id;
  return (
    <SidePanel
      label={text('users.details', { name: user.name })}
      title={user.name}
      details={
        <>
          <div>{user.email}</div>
          <AuditLogLink user={user} />
        </>
      }
      onClose={onClose}
      footer={
        <>
          <PermissionChanges before={user.permissions} after={draft} />
          {isLast && <LastAdministratorWarning isAlert={role !== 'ADMIN'} />}
          <div className={classes.buttons}>
            <Button onClick={onCancel}>{text('users.cancel')}</Button>
            <PermissionLock needs={ACTIONS['users.update']}>
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
        </>
      }
    >
      <AccountStatusSection user={user} isLastAdministrator={isLast} />
      {obstacle && <EditRestrictionNote obstacle={obstacle} />}
      <Select
        label={text('users.role')}
        description={roleDescription(role)}
        options={roleOptions(permissions, user.permissions, draft)}
        value={role}
        disabled={!canEdit}
        onChange={(chosen) => chosen && onDraftChange(applyRole(draft, chosen))}
      />
      <PermissionChoices permissions={draft} disabled={!canEdit} onChange={onDraftChange} />
    </SidePanel>
  );
}
