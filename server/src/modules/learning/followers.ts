import type { Follower } from '../../documents/index.ts';
import type { LearningQueue } from './learning-queue.ts';
import { learnFromConfirmed, revokeLessons } from './revocation.service.ts';

/** What confirmed documents teach, and what is forgotten when they are confirmed no more. */
export function createLessonFollowers(queue: LearningQueue): {
  readonly learn: Follower;
  readonly revoke: Follower;
} {
  return {
    learn: async ({ transaction, actor, documentIds }) => {
      for (const id of documentIds) await learnFromConfirmed(queue, transaction, actor, id);
    },
    revoke: ({ transaction, actor, documentIds }) =>
      revokeLessons({ transaction, queue }, actor, documentIds),
  };
}
