import { useApi } from '@assay/shared/api-client';
import { createUser, updateUser } from '@assay/shared/contracts';
import { NEW_USER_GROUP, NEW_USER_MANAGEMENT_SCOPE } from '@assay/shared/domain';
import { useNotify } from '@assay/shared/platform';
import { useMutation, useQueryClient } from '@assay/shared/query';
import { usersKey } from '../../../users-key.ts';
import { toUpdateBody, type UserRights } from '../model/user-update.ts';
import type { User } from '../model/user.ts';

interface UserMutationOptions {
  /** Called once the change is stored. */
  readonly onDone?: () => void;
}

/** Updates permissions and status of a user, notifies, and reloads the users. Sends nothing if nothing changed [USR-026]. */
export function useUpdateUser(user: User, { onDone }: UserMutationOptions = {}) {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: usersKey });
  return useMutation({
    mutationFn: async (rights: UserRights) => {
      const body = toUpdateBody(user, rights);
      if (body) await api.call(updateUser, { params: { id: user.id }, body });
      return body !== null;
    },
    onSuccess: async (isSent) => {
      if (!isSent) return;
      notify('users.updated');
      await reload();
      onDone?.();
    },
    onError: (error) => {
      notify.failure(error, 'users.updateFailed');
      return reload();
    },
  });
}

/** Creates a user [AMB-080]. */
export function useCreateUser({ onDone }: UserMutationOptions) {
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
