import type { FastifyInstance } from 'fastify';
import { getAccuracyUsage, getInsights, getUploadUsage, listUsageDocuments } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentDocument } from '../document-requests/index.ts';
import { presentPeriod } from './presenter.ts';
import type { UsageService } from './service.ts';

/** Usage statistics, and the documents behind their figures. */
export function registerUsageRoutes(app: FastifyInstance, usage: UsageService): void {
  contractRoute(app, getInsights, async ({ actor }) => ({ url: await usage.writeInsights(actor) }));
  contractRoute(app, getUploadUsage, async ({ actor }) => ({ items: await usage.uploads(actor) }));
  contractRoute(app, getAccuracyUsage, async ({ actor }) => ({
    items: (await usage.reviewedMonths(actor)).map(presentPeriod),
  }));
  contractRoute(app, listUsageDocuments, async ({ actor, query }) => {
    const { items, totalCount } = await usage.documents(actor, query);
    return { items: items.map(presentDocument), count: items.length, totalCount };
  });
}
