import { useApi } from '@assay/shared/api-client';
import { listUserChanges, userChangeKind } from '@assay/shared/contracts';
import { keepPreviousData, queryOptions } from '@assay/shared/query';
import { useLoadState, type ListQuery } from '@assay/shared/state';
import { usersKey } from '../../../users-key.ts';

/** A page of the trail; filters that the address makes up are left out. */
export function useUserChanges({ maxPageSize, filters }: ListQuery, offset: number) {
  const api = useApi();
  const user = filters.user?.[0];
  const query = {
    offset,
    maxPageSize,
    search: filters.search?.[0],
    kind: filters.kind?.flatMap((kind) => userChangeKind.safeParse(kind).data ?? []),
    ...(user !== undefined && /^\d{1,15}$/.test(user) && { user: Number(user) }),
  };
  return useLoadState(
    queryOptions({
      queryKey: [...usersKey, 'changes', query],
      queryFn: ({ signal }) => api.call(listUserChanges, { query }, { signal }),
      placeholderData: keepPreviousData,
    }),
  );
}
