import { useApi } from '@assay/shared/api-client';
import { listUsers } from '@assay/shared/contracts';
import { keepPreviousData, queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';
import { usersKey } from '../../../users-key.ts';
import { toUser } from '../model/user.ts';

/** The client's users whose name or e-mail holds the text, and whom it can not do without [API-030, AMB-081]. */
export function useUsers(search: string) {
  const api = useApi();
  const query = { order: 'name', ...(search !== '' && { search }) } as const;
  return useLoadState(
    queryOptions({
      queryKey: [...usersKey, 'list', query],
      queryFn: async ({ signal }) => {
        const { users, lastAdministratorId } = await api.call(listUsers, { query }, { signal });
        return { users: users.map(toUser), lastAdministratorId, search };
      },
      placeholderData: keepPreviousData,
    }),
  );
}
