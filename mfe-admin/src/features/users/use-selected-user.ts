import { useNotify } from '@assay/shared/platform';
import { useSearchParams } from '@assay/shared/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { User } from './model/user.ts';

interface LoadedUsers {
  readonly items: readonly User[];
  /** The search that found them. */
  readonly search: string;
}

const PARAMETER = 'user';

function readId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** The id of the user whose panel is open, in the address. */
function useSelectedId() {
  const [params, setParams] = useSearchParams();
  const select = useCallback(
    (id: number | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (id === null) next.delete(PARAMETER);
          else next.set(PARAMETER, String(id));
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const addressOf = (id: number) => {
    const next = new URLSearchParams(params);
    next.set(PARAMETER, String(id));
    return `?${next.toString()}`;
  };
  return { selectedId: readId(params.get(PARAMETER)), select, addressOf };
}

/**
 * The user whose panel is open. One who no longer exists is an error, shown once, and the panel closes [AMB-082]. One
 * whom only the search leaves out stays as last loaded.
 */
export function useSelectedUser(loaded: LoadedUsers | undefined) {
  const notify = useNotify();
  const { selectedId, select, addressOf } = useSelectedId();
  const [lastFound, setLastFound] = useState<User>();
  const found = selectedId === null ? undefined : loaded?.items.find(({ id }) => id === selectedId);
  if (found !== undefined && found !== lastFound) setLastFound(found);
  const isLost = selectedId !== null && loaded !== undefined && found === undefined && loaded.search === '';
  const wasShown = useRef(false);
  useEffect(() => {
    if (isLost && !wasShown.current) {
      notify('users.loadOneFailed');
      select(null);
    }
    wasShown.current = isLost;
  }, [isLost, notify, select]);
  const kept = selectedId !== null && lastFound?.id === selectedId ? lastFound : undefined;
  return { selectedId, selected: isLost ? undefined : (found ?? kept), select, addressOf };
}
