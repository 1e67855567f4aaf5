import { useApi } from '@assay/shared/api-client';
import { createUser, updateUser } from '@assay/shared/contracts';
import { NEW_USER_GROUP, NEW_USER_MANAGEMENT_SCOPE } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { usersKey } from '../../../users-key.ts';
import { planUpdate, type UserRights } from '../model/user-update.ts';
import type { User } from '../model/user.ts';

interface Done {
  /** Called once it is stored and the users were read again. */
  readonly onDone?: () => void;
}

/** Sets permissions and status of the selected user; tells the user how it went and reads the users again [USR-026, USR-027]. */
export function useUpdateUser(selected: User | undefined, { onDone }: Done = {}) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (rights: UserRights) => {
      const update = planUpdate(selected, rights);
      if (update.kind === 'notSelected') notify('users.notSelected');
      if (update.kind !== 'send') return;
      const { id, body } = update;
      await api.call(updateUser, { params: { id }, body });
      notify('users.updated');
      await queryClient.invalidateQueries({ queryKey: usersKey });
      onDone?.();
    },
    onError: (error) => {
      notify.failure(error, 'users.updateFailed');
      return queryClient.invalidateQueries({ queryKey: usersKey });
    },
  });
}

/** Creates a user [AMB-080]. */
export function useCreateUser({ onDone }: Done) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: { readonly name: string; readonly email: string }) =>
      api.call(createUser, {
        body: {
          ...user,
          user_group: NEW_USER_GROUP,
          user_management_scope: NEW_USER_MANAGEMENT_SCOPE,
        },
      }),
    onSuccess: () => {
      notify('users.created');
      onDone?.();
      return queryClient.invalidateQueries({ queryKey: usersKey });
    },
    onError: (error) => notify.failure(error, 'users.createFailed'),
  });
}
