import { SessionError, type SessionErrorCode } from './session-port.ts';

/** Errors by which the pool refuses a user, rather than failing. */
const REFUSALS = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/** Errors by which a provider of single sign-on refuses a user. */
const PROVIDER_REFUSALS = new Set([
  'invalid_grant',
  'unauthorized_client',
  'invalid_client',
  'access_denied',
]);

/** Whether the identity service refused, so that a retry cannot help. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof SessionError) return error.code === 'SESSION_INVALID';
  if (!(error instanceof Error)) return false;
  const { code, error: provider } = error as { code?: unknown; error?: unknown };
  return REFUSALS.has(String(code)) || PROVIDER_REFUSALS.has(String(provider));
}

/** Converts the error of a library: the code `refused` where the service refused, a failure of the service otherwise. */
export function toSessionError(error: unknown, refused: SessionErrorCode): SessionError {
  if (error instanceof SessionError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new SessionError(isRefusal(error) ? refused : 'SERVICE_FAILED', message, { cause: error });
}

/** Runs work and converts its errors. */
export async function refusedAs<T>(code: 'CREDENTIALS_REFUSED', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toSessionError(error, code);
  }
}
