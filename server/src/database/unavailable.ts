/** Seconds after which a caller should retry when a service cannot be reached: about the time a database needs to restart. */
export const RETRY_AFTER_SECONDS = 5;

/** SQLSTATEs of a server that stops, starts, or accepts no more connections. */
const STATES = /^(?:08|57P0[1-35]$|53300$)/;
/** Codes of the system for a connection that cannot be opened or has broken. */
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** The driver's errors of the same kind have no code. */
const WORDS =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/;

/** Whether an error means that a service such as the database cannot be reached. The same call may succeed later. */
export function isServiceUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return STATES.test(code) || SYSTEM_CODES.has(code) || WORDS.test(error.message);
}
