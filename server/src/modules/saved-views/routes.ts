import type { FastifyInstance } from 'fastify';
import { deleteView, listSavedViews, saveView } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { SavedViewsService } from './service.ts';

/** Each user's own views of lists. */
export function registerSavedViewRoutes(app: FastifyInstance, service: SavedViewsService): void {
  contractRoute(app, listSavedViews, async ({ actor, query }) => ({
    items: await service.list(actor, query.list),
  }));
  contractRoute(app, saveView, ({ actor, body }) => service.save(actor, body));
  contractRoute(app, deleteView, async ({ actor, params }) => {
    await service.delete(actor, params.id);
    return {};
  });
}
