import { usePersistedState } from '@assay/shared/state';
import type { User } from './model/user.ts';

interface PermissionsDraft {
  /** The user and the permissions that it started from. */
  readonly stored: string;
  readonly permissions: number;
}

const EMPTY_DRAFT: PermissionsDraft = { stored: '', permissions: 0 };

/** Reads a draft that was persisted when the session ended. */
function readDraft(kept: unknown): PermissionsDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { stored: baseline, permissions } = kept as Partial<PermissionsDraft>;
  return typeof baseline === 'string' && typeof permissions === 'number'
    ? { stored: baseline, permissions }
    : undefined;
}

/** The permissions in the panel of the open user. Resets when another user is selected or the stored user changes. */
export function usePermissionsDraft(user: User | undefined) {
  const baseline = user === undefined ? '' : `${user.id} ${user.permissions} ${user.accountStatus}`;
  const [draft, setDraft] = usePersistedState({
    subject: 'users.rights',
    initial: EMPTY_DRAFT,
    parse: readDraft,
  });
  const isCurrent = draft.stored === baseline;
  const permissions = isCurrent ? draft.permissions : (user?.permissions ?? 0);
  return {
    permissions,
    isDirty: user !== undefined && permissions !== user.permissions,
    change: (next: number) => setDraft({ stored: baseline, permissions: next }),
    forget: () => setDraft(EMPTY_DRAFT),
  };
}
