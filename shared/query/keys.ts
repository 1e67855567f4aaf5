/**
 * Keys that more than one room reads under or invalidates. Every read of documents begins with this one, so that
 * whoever changes documents makes all of them stale at once.
 */
export const documentsKey = ['documents'] as const;

/** Reads of what was learned from reviewers begin with this one. */
export const learningKey = ['learning'] as const;
