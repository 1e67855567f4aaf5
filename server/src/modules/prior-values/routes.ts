import type { FastifyInstance } from 'fastify';
import { listPriorValues } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentPriorValue } from './presenter.ts';
import type { PriorValuesService } from './service.ts';

/** The values of earlier periods beside those of a document. */
export function registerPriorValueRoutes(app: FastifyInstance, service: PriorValuesService): void {
  contractRoute(app, listPriorValues, async ({ actor, params }) => {
    const { reportingDate, metrics } = await service.ofDocument(actor, params.id);
    return {
      reportingDate,
      items: metrics.map(({ metricId, history, closings }) => ({
        metricId,
        history: history.map(presentPriorValue),
        closings: closings.map(presentPriorValue),
      })),
    };
  });
}
