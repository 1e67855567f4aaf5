/** Users and their audit log are read under this key: a change of a user makes all of them stale. */
export const usersKey = ['users'] as const;
