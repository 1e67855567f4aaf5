import type { UserChangeWire } from '@assay/shared/contracts';
import { ACCOUNT_STATUSES, permissionChanges } from '@assay/shared/domain';
import { formatPermissions, text, textOf, type MessageKey } from '@assay/shared/messages';

const STATUS_LABELS: Readonly<Record<string, MessageKey>> = {
  [ACCOUNT_STATUSES.CREATING]: 'users.statusCreating',
  [ACCOUNT_STATUSES.ACTIVE]: 'users.statusActive',
  [ACCOUNT_STATUSES.DEACTIVATED]: 'users.statusDeactivated',
};

const statusOf = (status: string) => textOf(STATUS_LABELS[status] ?? 'generic.unknown');

function permissionsText(from: string, to: string): string {
  const { gained, lost } = permissionChanges(Number(from), Number(to));
  if (gained.length > 0 && lost.length > 0)
    return text('users.changePermissions', {
      gained: formatPermissions(gained),
      lost: formatPermissions(lost),
    });
  if (gained.length > 0) return text('users.changeGained', { gained: formatPermissions(gained) });
  if (lost.length > 0) return text('users.changeLost', { lost: formatPermissions(lost) });
  return text('users.changePermissionsUnknown', { from, to });
}

/** The text of an entry of the audit log. */
export function changeText({
  action,
  from: before,
  to: after,
}: Pick<UserChangeWire, 'action' | 'from' | 'to'>): string {
  const [from, to] = [before ?? '', after ?? ''];
  switch (action) {
    case 'created':
      return text('users.changeCreated', { email: to });
    case 'removed':
      return text('users.changeRemoved');
    case 'permissions':
      return permissionsText(from, to);
    case 'status':
      return text('users.changeStatus', { from: statusOf(from), to: statusOf(to) });
    case 'name':
      return text('users.changeName', { from, to });
    case 'email':
      return text('users.changeEmail', { from, to });
    case 'emailRequested':
      return text('users.changeEmailRequested', { to });
    case 'passwordChosen':
      return text('users.changePasswordChosen');
    case 'passwordChanged':
      return text('users.changePasswordChanged');
    case 'passwordReset':
      return text('users.changePasswordReset');
  }
}
