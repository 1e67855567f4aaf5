import type { DocumentSources, Follower } from '../../documents/index.ts';
import { removeConfirmedFacts, writeConfirmedFacts, writeNamedFacts, writeWaitingFacts } from './service.ts';

/**
 * What confirming documents writes to entities and relationships, what ending that removes, what a save of a confirmed
 * document writes of the values that waited for an owner, and what follows where names in it are given to entities.
 */
export function createFactFollowers(sources: Pick<DocumentSources, 'entities'>): {
  readonly write: Follower;
  readonly remove: Follower;
  readonly writeWaiting: Follower;
  readonly writeNamed: Follower;
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
    writeNamed: async ({ transaction, actor, documentIds, names = [] }) => {
      for (const documentId of documentIds)
        await writeNamedFacts(transaction, sources, actor, { documentId, names });
    },
  };
}
