import { ACCOUNT_STATUSES, type Role } from '@assay/shared/domain';
import { roleLabel, textOf } from '@assay/shared/messages';
import { StatusBadge, type StatusTone, Text } from '@assay/shared/ui';
import { statusLabel } from '../model/user.ts';
import classes from './user-badges.module.css';

/** A role in its colour [AMB-075]. */
export function RoleBadge({ role }: { readonly role: Role }) {
  return (
    <Text caption className={classes.role} data-role={role}>
      {roleLabel(role)}
    </Text>
  );
}

const TONES: ReadonlyMap<number, StatusTone> = new Map<number, StatusTone>([
  [ACCOUNT_STATUSES.CREATING, 'running'],
  [ACCOUNT_STATUSES.ACTIVE, 'proven'],
]);

/** An account status: icon and word. */
export function AccountStatusBadge({ status }: { readonly status: number }) {
  return <StatusBadge tone={TONES.get(status) ?? 'untouched'}>{textOf(statusLabel(status))}</StatusBadge>;
}
