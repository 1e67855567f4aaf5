import { ApiError, useApi } from '@assay/shared/api-client';
import { confirmEmail, updateProfile, type BodyOf } from '@assay/shared/contracts';
import { usePlatform } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** A refusal in words, which the server may answer as a success or as a failure [AMB-040]. */
class RefusedInWords extends Error {}

function useTellFailure() {
  const { notify } = usePlatform();
  return (error: unknown) => {
    const words = error instanceof ApiError ? error.words : undefined;
    if (error instanceof RefusedInWords) notify('users.updateFailedBecause', { reason: error.message });
    else if (words !== undefined) notify('users.updateFailedBecause', { reason: words });
    else notify.failure(error, 'users.updateFailed');
  };
}

/** Saves the own name, and asks for a new e-mail; answers the address that waits for its code [AMB-084]. */
export function useUpdateProfile() {
  const api = useApi();
  const { events, notify } = usePlatform();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof updateProfile>) => {
      const { errors, pendingEmail } = await api.call(updateProfile, { body });
      if (errors !== undefined) throw new RefusedInWords(errors);
      return pendingEmail ?? null;
    },
    onSuccess: (pendingEmail, { name }) => {
      if (pendingEmail === null) notify('users.updated');
      if (name !== undefined) events.emit('profile.changed', { name });
    },
    onError: useTellFailure(),
  });
}

/** Makes the new address count by its code. */
export function useConfirmEmail({ onDone }: { readonly onDone: () => void }) {
  const api = useApi();
  const { events, notify } = usePlatform();
  return useMutation({
    mutationFn: async (code: string) => {
      const { errors, email } = await api.call(confirmEmail, { body: { code } });
      if (errors !== undefined) throw new RefusedInWords(errors);
      return email;
    },
    onSuccess: (email) => {
      notify('users.updated');
      if (email !== undefined) events.emit('profile.changed', { email });
      onDone();
    },
    onError: useTellFailure(),
  });
}
