/**
 * Lists, pages and totals of documents are read under this key, so that one invalidation makes all of them stale. The
 * document under review has a key of its own on purpose: saving an edit must not load it again under the reviewer.
 */
export const documentsKey = ['documents'] as const;

/** What was learned from reviewers is read under this key. */
export const learningKey = ['learning'] as const;

/** Entities, their lists and what belongs to them are read under this key. */
export const entitiesKey = ['entities'] as const;

/** Metrics and their lists are read under this key. */
export const metricsKey = ['metrics'] as const;

/** The values of entities and relationships, and their history, are read under this key. */
export const datapointsKey = ['datapoints'] as const;

/** The document under review, and those that were read ahead, are read under this key. A change makes them stale only. */
export const documentUnderReviewKey = ['verification'] as const;
