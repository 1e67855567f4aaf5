/** Seconds after which it is worth asking a service again that was out of reach: a database restarts in about as many. */
export const RETRY_AFTER_SECONDS = 5;

/** SQLSTATEs of a server that ends, starts, or takes no more connections. */
const STATES = /^(?:08|57P0[1-35]$|53300$)/;
/** What the system says of a connection that can not be made or has broken. */
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

/** Whether an error says that a service is out of reach, as a database that is stopped: the same may succeed later. */
export function isServiceUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return STATES.test(code) || SYSTEM_CODES.has(code) || WORDS.test(error.message);
}
