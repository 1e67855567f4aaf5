import type { ListedUserWire } from '@assay/shared/contracts';
import { ACCOUNT_STATUSES, type Role } from '@assay/shared/domain';
import type { MessageKey } from '@assay/shared/messages';

/** A user of the client [USR-016]. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Bit mask; unknown bits are preserved. */
  readonly permissions: number;
  readonly accountStatus: number;
  readonly role: Role;
}

/** Converts a user of the wire. */
export function toUser({ id, name, email, permissions, role, ...wire }: ListedUserWire): User {
  return { id, name, email, permissions, role, accountStatus: wire.account_status };
}

const STATUS_LABELS: ReadonlyMap<number, MessageKey> = new Map<number, MessageKey>([
  [ACCOUNT_STATUSES.CREATING, 'users.statusCreating'],
  [ACCOUNT_STATUSES.ACTIVE, 'users.statusActive'],
  [ACCOUNT_STATUSES.DEACTIVATED, 'users.statusDeactivated'],
]);

/** The label of an account status [USR-018, USR-019]. */
export function statusLabel(status: number): MessageKey {
  return STATUS_LABELS.get(status) ?? 'generic.unknown';
}
