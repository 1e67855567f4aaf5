import { SessionError, type SessionErrorCode } from '../host/session-port.ts';

/** What the pool answers when it refuses who asks, rather than failing. */
const REFUSALS = new Set([
  'NotAuthorizedException',
  'PasswordResetRequiredException',
  'UserNotConfirmedException',
  'UserNotFoundException',
]);

/** Whether the pool itself refused, so that asking again is of no use. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSALS.has(error.code)
  );
}

/** The library's error in the shell's words: `refused` where the pool refused, a failure of the service otherwise. */
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
