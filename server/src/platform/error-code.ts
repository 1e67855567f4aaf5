/** Whether an error carries this code of the operating system (`ENOENT`) or of PostgreSQL (an SQLSTATE). */
export function hasErrorCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether a statement failed because a value that must be unique exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return hasErrorCode(error, '23505');
}

/** Whether a statement failed because of the values that it was given: they break a rule of a column or of a table. */
export function isDataError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]\w{3}$/u.test(String(error.code));
}
