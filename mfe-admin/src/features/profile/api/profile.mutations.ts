import { ApiError, useApi } from '@assay/shared/api-client';
import { confirmEmail, updateProfile, type BodyOf } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** A refusal with a text of the server, which may come with a success status [AMB-040]. */
class RefusedWithText extends Error {}

function useFailureNotification() {
  const { notify } = usePlatform();
  return (error: unknown) => {
    const words = error instanceof ApiError ? error.words : undefined;
    if (error instanceof RefusedWithText) notify('users.updateFailedBecause', { reason: error.message });
    else if (words !== undefined) notify('users.updateFailedBecause', { reason: words });
    else notify.failure(error, 'users.updateFailed');
  };
}

/** Saves the own name and requests a new e-mail. Resolves with the address that waits for its code, or null [AMB-084]. */
export function useUpdateProfile() {
  const api = useApi();
  const { events, notify } = usePlatform();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof updateProfile>) => {
      const { errors, pendingEmail } = await api.call(updateProfile, { body });
      if (errors !== undefined) throw new RefusedWithText(errors);
      return pendingEmail ?? null;
    },
    onSuccess: (pendingEmail, { name }) => {
      if (pendingEmail === null) notify('users.updated');
      if (name !== undefined) events.emit('profile.changed', { name });
    },
    onError: useFailureNotification(),
  });
}

/** Confirms the new address by its code. */
export function useConfirmEmail({ onDone }: { readonly onDone: () => void }) {
  const api = useApi();
  const { events, notify } = usePlatform();
  return useMutation({
    mutationFn: async (code: string) => {
      const { errors, email } = await api.call(confirmEmail, { body: { code } });
      if (errors !== undefined) throw new RefusedWithText(errors);
      return email;
    },
    onSuccess: (email) => {
      notify('users.updated');
      if (email !== undefined) events.emit('profile.changed', { email });
      onDone();
    },
    onError: useFailureNotification(),
  });
}
