import type { FastifyInstance } from 'fastify';
import {
  excludeSender,
  getLearningProgress,
  listLessons,
  removeLesson,
  restoreLesson,
} from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentLesson } from './presenter.ts';
import type { LearningProgressService } from './progress.service.ts';
import type { LessonsService } from './service.ts';

/** The list of lessons, the removal of one, the return of a suspended one, and what a document teaches. */
export function registerLearningRoutes(
  app: FastifyInstance,
  service: LessonsService,
  progress: LearningProgressService,
): void {
  contractRoute(app, getLearningProgress, ({ actor, params }) => progress.of(actor.clientId, params.id));
  contractRoute(app, listLessons, async ({ actor, query }) => {
    const { lessons, documents, totalCount } = await service.list(actor.clientId, query);
    return {
      lessons: lessons.map((row) => presentLesson(row, documents.get(row.id) ?? [])),
      lessonCount: lessons.length,
      totalLessonCount: totalCount,
    };
  });
  contractRoute(app, removeLesson, async ({ actor, params }) => {
    await service.remove(actor, params.id);
    return { ids: [params.id] };
  });
  contractRoute(app, excludeSender, async ({ actor, params, body }) => {
    await service.exclude(actor, params.id, body.metricId);
    return { ids: [params.id] };
  });
  contractRoute(app, restoreLesson, async ({ actor, params }) => {
    await service.restore(actor, params.id);
    return { ids: [params.id] };
  });
}
