/** Whether an error carries this code of the operating system (`ENOENT`) or of PostgreSQL (an SQLSTATE). */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether a statement failed because a value that must be unique exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return hasErrorCode(error, '23505');
}
