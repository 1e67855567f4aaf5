import type { FastifyInstance } from 'fastify';
import {
  createMetric,
  deleteMetric,
  deleteMetrics,
  getMetric,
  getMetricDeletion,
  listMetricSummaries,
  previewFormula,
  tryValidators,
  updateMetric,
} from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { FormulaPreviewService } from '../calculations/index.ts';
import type { MetricDeletionService } from './deletion.service.ts';
import { presentListedMetric, presentMetricDetails } from './presenter.ts';
import type { MetricIdentifiersService } from './service.ts';
import type { ValidatorTrialService } from './validator-trial.service.ts';

/** The services behind the calls on metric identifiers. */
export interface MetricIdentifierServices {
  readonly service: MetricIdentifiersService;
  readonly deletion: MetricDeletionService;
  readonly trial: ValidatorTrialService;
  readonly preview: FormulaPreviewService;
}

/** Metric identifiers: lists, one, and their administration. */
export function registerMetricIdentifierRoutes(
  app: FastifyInstance,
  { service, deletion, trial, preview }: MetricIdentifierServices,
): void {
  contractRoute(app, listMetricSummaries, async ({ actor, query }) => {
    const { items, totalCount } = await service.list(actor.clientId, query);
    return {
      metrics: items.map(presentListedMetric),
      metricCount: items.length,
      totalMetricCount: totalCount,
    };
  });
  contractRoute(app, getMetric, async ({ actor, body }) => {
    const { row, surroundings } = await service.get(actor.clientId, body.fin);
    return presentMetricDetails(row, surroundings);
  });
  contractRoute(app, createMetric, async ({ actor, body }) => {
    const { row, surroundings } = await service.create(actor, body);
    return presentMetricDetails(row, surroundings);
  });
  contractRoute(app, updateMetric, async ({ actor, body }) => {
    const { row, surroundings } = await service.update(actor.clientId, body);
    return presentMetricDetails(row, surroundings);
  });
  contractRoute(app, deleteMetric, async ({ actor, body }) => ({
    ids: await deletion.delete(actor.clientId, { fins: [body.fin].flat() }),
  }));
  contractRoute(app, deleteMetrics, async ({ actor, body }) => ({
    ids: await deletion.delete(actor.clientId, { ids: body.uuids }),
  }));
  contractRoute(app, getMetricDeletion, ({ actor, body }) => deletion.preview(actor.clientId, body.uuids));
  contractRoute(app, tryValidators, ({ actor, body }) => trial.try(actor.clientId, body));
  contractRoute(app, previewFormula, ({ actor, body }) => preview.preview(actor.clientId, body));
}
