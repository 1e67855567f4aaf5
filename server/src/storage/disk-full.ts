/** Codes of the file system and of PostgreSQL for a full disk. */
const CODES = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether the disk was full, by an error or by one of its causes. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(error.code)) || isDiskFull(error.cause);
}
