import { SessionError, type SessionErrorCode } from '../session/session-port.ts';

/** Whether an error is a session error of this code. */
export function isSessionError(error: unknown, code: SessionErrorCode): error is SessionError {
  return error instanceof SessionError && error.code === code;
}
