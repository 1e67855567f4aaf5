import type { FastifyInstance } from 'fastify';
import {
  followUpExpectedDocuments,
  getExtractionPerformance,
  getImportSources,
  getPlatformSummary,
  getProductivity,
  listExpectedDocuments,
} from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentPeriod } from '../usage/index.ts';
import type { ExpectedDocumentsService } from './expected.service.ts';
import { presentAccuracy, presentProductivity } from './presenter.ts';
import type { DashboardsService } from './service.ts';

/** The figures of the dashboards. */
export function registerDashboardRoutes(
  app: FastifyInstance,
  dashboards: DashboardsService,
  expected: ExpectedDocumentsService,
): void {
  contractRoute(app, listExpectedDocuments, ({ actor }) => expected.list(actor));
  contractRoute(app, followUpExpectedDocuments, async ({ actor, body }) => {
    await expected.followUp(actor, body);
    return {};
  });
  contractRoute(app, getPlatformSummary, ({ actor, query }) => dashboards.summary(actor, query.days));
  contractRoute(app, getProductivity, async ({ actor, query }) => {
    const { items, ...period } = await dashboards.productivity(actor, query.days);
    return { ...period, items: items.map(presentProductivity) };
  });
  contractRoute(app, getExtractionPerformance, async ({ actor, query }) => {
    const { months, types, metrics } = await dashboards.performance(actor, query.documentType);
    return {
      from_date: months[0]?.from_date ?? '',
      to_date: months.at(-1)?.to_date ?? '',
      periods: months.map(presentPeriod),
      types: types.map(presentAccuracy),
      metrics: metrics.map(presentAccuracy),
    };
  });
  contractRoute(app, getImportSources, ({ actor, query }) => dashboards.sources(actor, query.days));
}
