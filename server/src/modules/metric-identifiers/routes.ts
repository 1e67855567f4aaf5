import type { FastifyInstance } from 'fastify';
import { listMetricSummaries } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentMetricIdentifier } from './presenter.ts';
import type { MetricIdentifiersService } from './service.ts';

/** The list of metric identifiers. */
export function registerMetricIdentifierRoutes(
  app: FastifyInstance,
  service: MetricIdentifiersService,
): void {
  contractRoute(app, listMetricSummaries, async ({ actor, query }) => {
    const { items, totalCount } = await service.list(actor.clientId, query);
    return {
      metrics: items.map(presentMetricIdentifier),
      metricCount: items.length,
      totalMetricCount: totalCount,
    };
  });
}
