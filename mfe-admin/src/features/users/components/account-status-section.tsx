import { ACCOUNT_STATUSES, canChangeAccountStatus, nextAccountStatus, ACTIONS } from '@assay/shared/domain';
import { text } from '@assay/shared/messages';
import { PermissionLock, useSession } from '@assay/shared/platform';
import { Button, Modal, Stack, Text } from '@assay/shared/ui';
import { useState } from 'react';
import { useUpdateUser } from '../api/users.mutations.ts';
import type { User } from '../model/user.ts';
import { LastAdministratorWarning } from './last-administrator-warning.tsx';
import { AccountStatusBadge } from './user-badges.tsx';
import classes from './user-panel.module.css';

/** Width of the dialog in px. */
const WIDTH = 480;

interface AccountStatusSectionProps {
  readonly user: User;
  readonly isLastAdministrator: boolean;
}

/** The status with its button; a change takes effect once it is confirmed, not on SAVE [AMB-079]. */
export function AccountStatusSection({ user, isLastAdministrator }: AccountStatusSectionProps) {
  const { user: own, permissions } = useSession();
  const canChange = canChangeAccountStatus({ viewer: { id: own.id, permissions }, target: user });
  const [isAsking, setAsking] = useState(false);
  const update = useUpdateUser(user, { onDone: () => setAsking(false) });
  const isActive = user.accountStatus === ACCOUNT_STATUSES.ACTIVE;
  return (
    <div className={classes.line}>
      <span>
        <Text quiet caption>
          {text('users.status')}
        </Text>
        <br />
        <AccountStatusBadge status={user.accountStatus} />
      </span>
      <PermissionLock needs={ACTIONS['users.changeStatus']}>
        <Button disabled={!canChange} onClick={() => setAsking(true)}>
          {text(isActive ? 'users.deactivate' : 'users.activate')}
        </Button>
      </PermissionLock>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        closable={!update.isPending}
        width={WIDTH}
        title={text(isActive ? 'users.deactivateTitle' : 'users.activateTitle')}
        footer={
          <>
            <Button disabled={update.isPending} onClick={() => setAsking(false)} data-autofocus>
              {text('users.cancel')}
            </Button>
            <Button
              variant={isActive ? 'danger' : 'primary'}
              loading={update.isPending}
              onClick={() =>
                update.mutate({
                  permissions: user.permissions,
                  accountStatus: nextAccountStatus(user.accountStatus),
                })
              }
            >
              {text('users.confirm')}
            </Button>
          </>
        }
      >
        <Stack gap="sm">
          <span className={classes.question}>
            {text(isActive ? 'users.confirmDeactivate' : 'users.confirmActivate', { name: user.name })}
          </span>
          {isLastAdministrator && <LastAdministratorWarning isAlert />}
        </Stack>
      </Modal>
    </div>
  );
}
