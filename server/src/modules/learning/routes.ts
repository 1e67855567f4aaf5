import type { FastifyInstance } from 'fastify';
import { listLessons, removeLesson, restoreLesson } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentLesson } from './presenter.ts';
import type { LessonsService } from './service.ts';

/** The list of lessons, the removal of one, and the return of a suspended one. */
export function registerLearningRoutes(app: FastifyInstance, service: LessonsService): void {
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
  contractRoute(app, restoreLesson, async ({ actor, params }) => {
    await service.restore(actor, params.id);
    return { ids: [params.id] };
  });
}
