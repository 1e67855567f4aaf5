import { SessionError, type SessionErrorCode } from './session-port.ts';

/** What the pool answers when it refuses who asks, rather than failing. */
const REFUSALS = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/** What a provider of single sign-on answers when it refuses. */
const PROVIDER_REFUSALS = new Set([
  'invalid_grant',
  'unauthorized_client',
  'invalid_client',
  'access_denied',
]);

/** Whether the other side itself refused, so that asking again is of no use. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof SessionError) return error.code === 'SESSION_INVALID';
  if (!(error instanceof Error)) return false;
  const { code, error: provider } = error as { code?: unknown; error?: unknown };
  return REFUSALS.has(String(code)) || PROVIDER_REFUSALS.has(String(provider));
}

/** A library's error in the shell's words: `refused` where the pool refused, a failure of the service otherwise. */
export function toSessionError(error: unknown, refused: SessionErrorCode): SessionError {
  if (error instanceof SessionError) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new SessionError(isRefusal(error) ? refused : 'SERVICE_FAILED', message, { cause: error });
}

/** Runs work and puts its errors into the shell's words. */
export async function refusedAs<T>(code: 'CREDENTIALS_REFUSED', work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toSessionError(error, code);
  }
}
