import type { FastifyInstance } from 'fastify';
import { partDocument } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { PartingService } from './parting.service.ts';

/** Parts a document in two. */
export function registerPartingRoutes(app: FastifyInstance, service: PartingService): void {
  contractRoute(app, partDocument, async ({ actor, params, body }) => ({
    ids: await service.part(actor, params.id, body),
  }));
}
