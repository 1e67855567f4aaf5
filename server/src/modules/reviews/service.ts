import type { DatabaseClient } from '../../database/database.ts';
import type { Follower } from '../../documents/index.ts';
import { addActiveTime, recordConfirmation } from './repository.ts';

/** Counts the time since the user was last seen at the document as active, and marks the user as seen. */
export async function countActiveTime(
  kysely: DatabaseClient,
  documentId: string,
  user: { readonly clientId: string; readonly userId: number },
): Promise<void> {
  await addActiveTime(kysely, documentId, user);
}

/** Keeps what came of the review of documents that are being confirmed. */
export const recordReviews: Follower = async ({ transaction, actor, documentIds }) => {
  for (const id of documentIds) {
    await addActiveTime(transaction, id, actor);
    await recordConfirmation(transaction, id, actor);
  }
};
