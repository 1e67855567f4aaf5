import type { DocumentSources, Follower } from '../../documents/index.ts';
import { removeConfirmedFacts, writeConfirmedFacts } from './service.ts';

/** What confirming documents writes to entities and relationships, and what ending that removes. */
export function createFactFollowers(sources: Pick<DocumentSources, 'entities'>): {
  readonly write: Follower;
  readonly remove: Follower;
} {
  return {
    write: async ({ transaction, actor, documentIds }) => {
      for (const id of documentIds) await writeConfirmedFacts(transaction, sources, actor, id);
    },
    remove: async ({ transaction, actor, documentIds }) => {
      for (const id of documentIds) await removeConfirmedFacts(transaction, actor, id);
    },
  };
}
