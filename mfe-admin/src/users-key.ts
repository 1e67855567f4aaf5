/** Query key of users and their audit log: a change to a user invalidates both. */
export const usersKey = ['users'] as const;
