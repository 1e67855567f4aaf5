/** Whether a value that was parsed has fields; an array has, too. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
