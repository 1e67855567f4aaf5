import type { FastifyInstance } from 'fastify';
import { countReviews, getMetricGrid, undoVerifyProven, verifyProvenValues } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentMetricGrid } from './presenter.ts';
import type { ProvenValuesService } from './service.ts';

/** How much of documents is reviewed, and the verification of what their pages prove. */
export function registerProvenValueRoutes(app: FastifyInstance, service: ProvenValuesService): void {
  contractRoute(app, countReviews, async ({ actor, body }) => ({
    documents: await service.count(actor, body.ids),
  }));
  contractRoute(app, getMetricGrid, async ({ actor, body }) =>
    presentMetricGrid(await service.read(actor, body.ids)),
  );
  contractRoute(app, verifyProvenValues, ({ actor, body }) => service.verify(actor, body.ids));
  contractRoute(app, undoVerifyProven, ({ actor, params }) => service.undo(actor, params.batchId));
}
