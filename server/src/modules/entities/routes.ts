import type { FastifyInstance } from 'fastify';
import { listEntities } from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentEntity } from './presenter.ts';
import type { EntitiesService } from './service.ts';

/** The list of entities. */
export function registerEntityRoutes(app: FastifyInstance, service: EntitiesService): void {
  contractRoute(app, listEntities, async ({ actor, query }) => {
    const { entities, totalCount, typeNames } = await service.list(actor.clientId, query);
    return {
      totalEntityCount: totalCount,
      entities: entities.map((row) => presentEntity(row, typeNames)),
    };
  });
}
