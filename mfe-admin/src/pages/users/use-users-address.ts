import { formatOrderBy, parseOrderBy, type OrderBy } from '@assay/shared/domain';
import { useSearchParams } from '@assay/shared/router';
import { useCallback, useEffect, useMemo } from 'react';
import { USER_COLUMNS, type UserColumn } from '../../features/users/index.ts';

const NAMES = { orderBy: 'orderBy', search: 'search', user: 'user' } as const;

function readId(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/**
 * The state of the users screen in its address: order, search and the user whose panel is open. An order that is none is
 * removed; no order is no parameter [AMB-081].
 */
export function useUsersAddress() {
  const [params, setParams] = useSearchParams();
  const asked = params.get(NAMES.orderBy);
  const orderBy = useMemo(() => (asked === null ? null : parseOrderBy(asked, USER_COLUMNS)), [asked]);
  const set = useCallback(
    (name: keyof typeof NAMES, value: string | null) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null || value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  useEffect(() => {
    if (asked !== null && orderBy === null) set('orderBy', null);
  }, [asked, orderBy, set]);
  /** The address with another user's panel open, for links. */
  const addressOf = useCallback(
    (id: number) => {
      const next = new URLSearchParams(params);
      next.set(NAMES.user, String(id));
      return `?${next.toString()}`;
    },
    [params],
  );
  return {
    orderBy,
    search: params.get(NAMES.search) ?? '',
    selectedId: readId(params.get(NAMES.user)),
    addressOf,
    sortBy: (next: OrderBy<UserColumn> | null) => set('orderBy', next && formatOrderBy(next)),
    searchFor: (next: string) => set('search', next),
    select: (id: number | null) => set('user', id === null ? null : String(id)),
  };
}
