import { usePersistedState } from '@assay/shared/state';
import type { User } from './model/user.ts';

interface RightsDraft {
  /** The user and the permissions that it started from. */
  readonly stored: string;
  readonly permissions: number;
}

const NONE: RightsDraft = { stored: '', permissions: 0 };

/** Reads a draft that was persisted when the session ended. */
function readDraft(kept: unknown): RightsDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { stored, permissions } = kept as Partial<RightsDraft>;
  return typeof stored === 'string' && typeof permissions === 'number' ? { stored, permissions } : undefined;
}

/** The permissions in the panel of the open user. It restarts for another user, and when the stored user has changed. */
export function useRightsDraft(user: User | undefined) {
  const stored = user === undefined ? '' : `${user.id} ${user.permissions} ${user.accountStatus}`;
  const [draft, setDraft] = usePersistedState({ subject: 'users.rights', initial: NONE, parse: readDraft });
  const isCurrent = draft.stored === stored;
  const permissions = isCurrent ? draft.permissions : (user?.permissions ?? 0);
  return {
    permissions,
    isDirty: user !== undefined && permissions !== user.permissions,
    change: (next: number) => setDraft({ stored, permissions: next }),
    forget: () => setDraft(NONE),
  };
}
