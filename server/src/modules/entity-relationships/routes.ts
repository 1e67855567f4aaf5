import type { FastifyInstance } from 'fastify';
import {
  createRelationship,
  deleteRelationships,
  findRelationship,
  listRelatedEntities,
} from '@assay/shared/contracts';
import { contractRoute } from '../../plugins/contract-route.ts';
import { presentRelated, presentRelationship, presentType } from './presenter.ts';
import type { EntityRelationshipsService } from './service.ts';

/** Relationships: the list of an entity, one by its id, creation and deletion. */
export function registerEntityRelationshipRoutes(
  app: FastifyInstance,
  service: EntityRelationshipsService,
): void {
  contractRoute(app, listRelatedEntities, async ({ actor, params, query }) => {
    const { items, counts, typeNames } = await service.listRelated(actor.clientId, params.id, query);
    return {
      items: items.map((row) => presentRelated(row, typeNames)),
      totalCount: counts.reduce((sum, { count }) => sum + count, 0),
      types: counts.map(({ type, count }) => ({ ...presentType(type, typeNames), count })),
    };
  });
  contractRoute(app, findRelationship, async ({ actor, body }) => {
    const { row, typeNames } = await service.find(actor.clientId, body.filters.uuid);
    return { items: row === undefined ? [] : [presentRelationship(row, typeNames)] };
  });
  contractRoute(app, createRelationship, async ({ actor, body }) => {
    const ends = {
      parent: { id: body.entityId, type: body.fin },
      child: { id: body.relatedEntityId, type: body.relatedFin },
    };
    return { id: await service.create(actor.clientId, ends) };
  });
  contractRoute(app, deleteRelationships, async ({ actor, body }) => {
    await service.delete(actor.clientId, body.uuids);
    return { ids: body.uuids };
  });
}
