import { useState } from 'react';
import type { User } from '../../features/users/index.ts';

/** The mask of the open user as it stands in the panel; anew for another user, and when the stored one has changed. */
export function useRightsDraft(user: User | undefined) {
  const stored = user === undefined ? '' : `${user.id} ${user.permissions} ${user.accountStatus}`;
  const [draft, setDraft] = useState({ stored, permissions: user?.permissions ?? 0 });
  const isCurrent = draft.stored === stored;
  const permissions = isCurrent ? draft.permissions : (user?.permissions ?? 0);
  return {
    permissions,
    isDirty: user !== undefined && permissions !== user.permissions,
    change: (next: number) => setDraft({ stored, permissions: next }),
    forget: () => setDraft({ stored, permissions: user?.permissions ?? 0 }),
  };
}
