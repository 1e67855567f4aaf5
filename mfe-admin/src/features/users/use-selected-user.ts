import { useNotify } from '@assay/shared/platform';
import { useSearchParam, useSearchParams, withSearchParam } from '@assay/shared/router';
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
  const [params] = useSearchParams();
  const [written, write] = useSearchParam(PARAMETER);
  const select = useCallback((id: number | null) => write(id === null ? null : String(id)), [write]);
  const addressOf = (id: number) => `?${withSearchParam(params, PARAMETER, String(id)).toString()}`;
  return { selectedId: readId(written), select, addressOf };
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
