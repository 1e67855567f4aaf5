import { ApiError, useApi } from '@assay/shared/api-client';
import { confirmEmail, updateProfile, type BodyOf } from '@assay/shared/contracts';
import type { Locale } from '@assay/shared/domain';
import { translateText, type MessageKey } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** A refusal with a text of the server, which may come with a success status [AMB-040]. */
class RefusedWithText extends Error {}

/** The server asks for the current password: it is missing, or wrong [AMB-140]. */
class PasswordNeeded extends Error {}

/** What the server refuses a profile with, in English. */
const REFUSALS: readonly MessageKey[] = [
  'users.emailTaken',
  'users.signInAgain',
  'users.currentPasswordMissing',
  'users.currentPasswordWrong',
  'users.nameTooLong',
];

/** Throws what a response of the two calls says against it. */
function throwRefusal({
  errors,
  passwordNeeded,
}: {
  readonly errors?: string | undefined;
  readonly passwordNeeded?: boolean | undefined;
}): void {
  const words = errors === undefined ? undefined : translateText(errors, REFUSALS);
  if (passwordNeeded === true) throw new PasswordNeeded(words);
  if (words !== undefined) throw new RefusedWithText(words);
}

/** The text with which the server asks for the current password; null where the error is another one, or none. */
export function passwordRequestOf(error: unknown): string | null {
  return error instanceof PasswordNeeded ? error.message : null;
}

function useFailureNotification() {
  const { notify } = usePlatform();
  return (error: unknown) => {
    // The dialog that asks says it at its field.
    if (error instanceof PasswordNeeded) return;
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
      const response = await api.call(updateProfile, { body });
      throwRefusal(response);
      return response.pendingEmail ?? null;
    },
    onSuccess: (pendingEmail, { name }) => {
      if (pendingEmail === null) notify('users.updated');
      if (name !== undefined) events.emit('profile.changed', { name });
    },
    onError: useFailureNotification(),
  });
}

/** Stores the own language of the interface; null: that of the client or browser. The page around takes it on [AMB-134]. */
export function useChooseLanguage() {
  const api = useApi();
  const { events } = usePlatform();
  return useMutation({
    mutationFn: async (language: Locale | null) => {
      throwRefusal(await api.call(updateProfile, { body: { language } }));
    },
    onSuccess: (_, language) => events.emit('profile.changed', { language }),
    onError: useFailureNotification(),
  });
}

/** Confirms the new address by its code. */
export function useConfirmEmail({ onDone }: { readonly onDone: () => void }) {
  const api = useApi();
  const { events, notify } = usePlatform();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof confirmEmail>) => {
      const response = await api.call(confirmEmail, { body });
      throwRefusal(response);
      return response.email;
    },
    onSuccess: (email) => {
      notify('users.updated');
      if (email !== undefined) events.emit('profile.changed', { email });
      onDone();
    },
    onError: useFailureNotification(),
  });
}
