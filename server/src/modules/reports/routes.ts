import { generateReport } from '@assay/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { ReportsService } from './service.ts';

/** Verification reports. */
export function registerReportRoutes(app: FastifyInstance, service: ReportsService): void {
  contractRoute(app, generateReport, ({ actor, body }) => service.generate(actor, body.document_request_ids));
}
