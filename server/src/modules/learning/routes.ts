import type { FastifyInstance } from 'fastify';
import { listLessons, removeLesson as removeLessonContract } from '@assay/shared/contracts';
import type { Database } from '../../database/database.ts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { removeLesson } from './lessons.ts';
import { findLessons } from './list.ts';

/** What was learned from trusted reviewers: its list, and taking one out. */
export function registerLearningRoutes(app: FastifyInstance, database: Database): void {
  contractRoute(app, listLessons, ({ actor, query }) => findLessons(database.kysely, actor.clientId, query));
  contractRoute(app, removeLessonContract, async ({ actor, params }) => {
    await removeLesson(database, actor, params.id);
    return { ids: [params.id] };
  });
}
