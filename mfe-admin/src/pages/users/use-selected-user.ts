import { useNotify } from '@assay/shared/platform';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../features/users/index.ts';

interface Answer {
  readonly users: readonly User[];
  /** What was searched for. */
  readonly search: string;
}

/**
 * The user whose panel is open. Who is no longer in the answer is an error, told once, and the panel closes [AMB-082];
 * whom only a search leaves out stays as they were last seen.
 */
export function useSelectedUser(
  selectedId: number | null,
  answer: Answer | undefined,
  onLost: () => void,
): User | undefined {
  const notify = useNotify();
  const [seen, setSeen] = useState<User>();
  const found = selectedId === null ? undefined : answer?.users.find(({ id }) => id === selectedId);
  if (found !== undefined && found !== seen) setSeen(found);
  const isLost = selectedId !== null && answer !== undefined && found === undefined && answer.search === '';
  const isTold = useRef(false);
  useEffect(() => {
    if (isLost && !isTold.current) {
      notify('users.loadOneFailed');
      onLost();
    }
    isTold.current = isLost;
  }, [isLost, notify, onLost]);
  if (selectedId === null || isLost) return undefined;
  return found ?? (seen?.id === selectedId ? seen : undefined);
}
