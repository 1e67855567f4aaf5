import type { ApiClient } from '@assay/shared/api-client';
import { listUsers } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import { usersKey } from '../../../users-key.ts';
import { sortUsers } from '../model/sort-users.ts';
import { toUser, type User } from '../model/user.ts';

interface FoundUsers {
  readonly users: readonly User[];
  /** The only administrator of the client, whom it can not do without; null where there are others. */
  readonly lastAdministratorId: number | null;
  /** The search that found them. */
  readonly search: string;
}

/**
 * The client's users whose name or e-mail contains the search [API-030]. They come whole and are sorted in the browser
 * [AMB-081].
 */
export function userListQuery(api: ApiClient, { filters, orderBy }: ListRequest) {
  const search = filters.search?.[0] ?? '';
  const query = { order: 'name', ...(search !== '' && { search }) } as const;
  return queryOptions({
    queryKey: [...usersKey, 'list', query],
    queryFn: async ({ signal }): Promise<FoundUsers> => {
      const { users, lastAdministratorId } = await api.call(listUsers, { query }, { signal });
      return { users: users.map(toUser), lastAdministratorId, search };
    },
    select: ({ users, ...found }: FoundUsers) => ({
      ...found,
      items: sortUsers(users, orderBy),
      totalCount: users.length,
    }),
  });
}
