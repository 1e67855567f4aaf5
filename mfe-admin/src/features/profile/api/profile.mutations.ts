import { ApiError, useApi } from '@assay/shared/api-client';
import { confirmEmail, updateProfile, type BodyOf } from '@assay/shared/contracts';
import type { Locale } from '@assay/shared/domain';
import { translateText, type MessageKey } from '@assay/shared/messages';
import { usePlatform } from '@assay/shared/platform';
import { useMutation } from '@assay/shared/query';

/** An error with a message from the server, which may come with a success status [AMB-040]. */
class ProfileUpdateError extends Error {}

/** The server asks for the current password: it is missing, or wrong [AMB-140]. */
class PasswordRequiredError extends Error {}

/** What the server refuses a profile with, in English. */
const REFUSALS: readonly MessageKey[] = [
  'users.emailTaken',
  'users.signInAgain',
  'users.currentPasswordMissing',
  'users.currentPasswordWrong',
  'users.nameTooLong',
];

/** Throws if the response contains an error. */
function throwOnErrorResponse({
  errors,
  passwordNeeded,
}: {
  readonly errors?: string | undefined;
  readonly passwordNeeded?: boolean | undefined;
}): void {
  const serverMessage = errors === undefined ? undefined : translateText(errors, REFUSALS);
  if (passwordNeeded === true) throw new PasswordRequiredError(serverMessage);
  if (serverMessage !== undefined) throw new ProfileUpdateError(serverMessage);
}

/** The text with which the server asks for the current password; null where the error is another one, or none. */
export function passwordErrorOf(error: unknown): string | null {
  return error instanceof PasswordRequiredError ? error.message : null;
}

function useFailureNotification() {
  const { notify } = usePlatform();
  return (error: unknown) => {
    // The dialog shows this error at its password field.
    if (error instanceof PasswordRequiredError) return;
    const serverMessage = error instanceof ApiError ? error.words : undefined;
    if (error instanceof ProfileUpdateError) notify('users.updateFailedBecause', { reason: error.message });
    else if (serverMessage !== undefined) notify('users.updateFailedBecause', { reason: serverMessage });
    else notify.failure(error, 'users.updateFailed');
  };
}

/** Saves the user's name and requests an email change. Resolves with the address that awaits verification, or null [AMB-084]. */
export function useUpdateProfile() {
  const api = useApi();
  const { events, notify } = usePlatform();
  return useMutation({
    mutationFn: async (body: BodyOf<typeof updateProfile>) => {
      const response = await api.call(updateProfile, { body });
      throwOnErrorResponse(response);
      return response.pendingEmail ?? null;
    },
    onSuccess: (pendingEmail, { name }) => {
      if (pendingEmail === null) notify('users.updated');
      if (name !== undefined) events.emit('profile.changed', { name });
    },
    onError: useFailureNotification(),
  });
}

/** Stores the user's interface language; null: that of the client or browser. The shell applies it [AMB-134]. */
export function useUpdateLanguage() {
  const api = useApi();
  const { events } = usePlatform();
  return useMutation({
    mutationFn: async (language: Locale | null) => {
      throwOnErrorResponse(await api.call(updateProfile, { body: { language } }));
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
      throwOnErrorResponse(response);
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
