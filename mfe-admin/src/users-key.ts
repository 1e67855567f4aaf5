/** Reads of users and of what was changed on them begin with this key: whoever changes a user makes all of them stale. */
export const usersKey = ['users'] as const;
