import type { ApiClient } from '@assay/shared/api-client';
import { listUserChanges, userChangeKind } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import { usersKey } from '../../../users-key.ts';

/** A page of the audit log of users, newest first; unknown filters in the address are not sent. */
export function userChangesQuery(api: ApiClient, { page, filters }: ListRequest) {
  const [user] = filters.user ?? [];
  const query = {
    offset: page.offset,
    maxPageSize: page.maxPageSize,
    search: filters.search?.[0],
    kind: filters.kind?.flatMap((kind) => userChangeKind.safeParse(kind).data ?? []),
    ...(user !== undefined && /^\d{1,15}$/.test(user) && { user: Number(user) }),
  };
  return queryOptions({
    queryKey: [...usersKey, 'changes', query],
    queryFn: ({ signal }) => api.call(listUserChanges, { query }, { signal }),
  });
}
