/** Everything about schemas is read under this key. */
export const schemasKey = ['schemas'] as const;
