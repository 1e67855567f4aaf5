import { exportVerifiedMetrics } from '@assay/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { ExportsService } from './service.ts';

/** Exports of metrics. */
export function registerExportRoutes(app: FastifyInstance, service: ExportsService): void {
  contractRoute(app, exportVerifiedMetrics, async ({ actor, query, body, reply }) => {
    const file = await service.exportVerifiedMetrics(actor, body.documentRequests, query.content ?? 'csv');
    await reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${file.filename}"`)
      .send(file.content);
    return undefined;
  });
}
