import type { FastifyInstance } from 'fastify';
import {
  answerQuestion,
  askQuestion,
  getQuestionPicture,
  listColleagues,
  listOpenQuestions,
  listQuestions,
} from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentQuestion } from './presenter.ts';
import type { QuestionsService } from './service.ts';

/** Questions to colleagues on the values of documents, and their answers. */
export function registerQuestionRoutes(app: FastifyInstance, service: QuestionsService): void {
  contractRoute(app, listQuestions, async ({ actor, params }) => ({
    items: (await service.ofDocument(actor, params.id)).map(presentQuestion),
  }));
  contractRoute(app, listOpenQuestions, async ({ actor }) => ({
    items: (await service.openTo(actor)).map(presentQuestion),
  }));
  contractRoute(app, getQuestionPicture, async ({ actor, params }) => ({
    picture: await service.picture(actor, params.id),
  }));
  contractRoute(app, listColleagues, async ({ actor }) => ({ items: await service.colleagues(actor) }));
  contractRoute(app, askQuestion, async ({ actor, params, body }) => {
    await service.ask(actor, params.id, body);
    return { ids: [body.id] };
  });
  contractRoute(app, answerQuestion, async ({ actor, params, body }) => {
    await service.answer(actor, params.id, body.answer);
    return { ids: [params.id] };
  });
}
