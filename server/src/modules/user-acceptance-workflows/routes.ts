import type { FastifyInstance } from 'fastify';
import { getUserAcceptance, listTransitions, makeTransition } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentTransition, presentWorkflow } from './presenter.ts';
import type { UserAcceptanceService } from './service.ts';

/** The user-acceptance workflow of a document: its state, what it offers, and its transitions. */
export function registerUserAcceptanceRoutes(app: FastifyInstance, service: UserAcceptanceService): void {
  contractRoute(app, listTransitions, async ({ actor, params }) =>
    (await service.listTransitions(actor, params.id)).map(presentTransition),
  );
  contractRoute(app, getUserAcceptance, async ({ actor, params }) =>
    presentWorkflow(await service.read(actor, params.id)),
  );
  contractRoute(app, makeTransition, async ({ actor, params, body }) => {
    await service.applyTransition(actor, params.id, body);
    return { ids: [params.id] };
  });
}
