import type { FastifyInstance } from 'fastify';
import { cancelTryOut, getTryOut, startTryOut } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { TryOutsService } from './service.ts';

/** Try-outs of unsaved schemas. */
export function registerTryOutRoutes(app: FastifyInstance, service: TryOutsService): void {
  contractRoute(app, startTryOut, ({ actor, body }) => service.start(actor, body));
  contractRoute(app, getTryOut, ({ actor, params }) => service.get(actor, params.id));
  contractRoute(app, cancelTryOut, async ({ actor, params }) => {
    await service.cancel(actor, params.id);
    return {};
  });
}
