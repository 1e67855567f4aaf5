/**
 * The author of what no user did: extracted values, built-in data, seeded documents. Column defaults and the audit
 * trigger of the database name the same user; no row of `users` belongs to it.
 */
export const SYSTEM_USER = { userId: 1, name: 'System' } as const;
export const SYSTEM_USER_ID = SYSTEM_USER.userId;
