import type { DocumentSources, Follower } from '../../documents/index.ts';
import { removeConfirmedFacts, writeConfirmedFacts, writeWaitingFacts } from './service.ts';

/**
 * What confirming documents writes to entities and relationships, what ending that removes, and what a save of a confirmed
 * document writes of the values that waited for an owner.
 */
export function createFactFollowers(sources: Pick<DocumentSources, 'entities'>): {
  readonly write: Follower;
  readonly remove: Follower;
  readonly writeWaiting: Follower;
} {
  return {
    write: async ({ transaction, actor, documentIds }) => {
      for (const id of documentIds) await writeConfirmedFacts(transaction, sources, actor, id);
    },
    remove: async ({ transaction, actor, documentIds }) => {
      for (const id of documentIds) await removeConfirmedFacts(transaction, actor, id);
    },
    writeWaiting: async ({ transaction, actor, documentIds }) => {
      for (const id of documentIds) await writeWaitingFacts(transaction, sources, actor, id);
    },
  };
}
