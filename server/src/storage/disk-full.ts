/** What the file system and PostgreSQL call a disk without room. */
const CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether an error, or what caused it, is a disk without room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(error.code)) || isDiskFull(error.cause);
}
