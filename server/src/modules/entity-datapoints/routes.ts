import type { FastifyInstance } from 'fastify';
import {
  createEntityDatapoints,
  createRelationshipDatapoints,
  deleteEntityDatapoints,
  deleteRelationshipDatapoints,
  latestEntityDatapoints,
  latestRelationshipDatapoints,
  listDatapointChanges,
  listEntityDatapoints,
  listMisplacedDatapoints,
  listRelationshipDatapoints,
  moveDatapoints,
  restoreDatapoints,
  updateEntityDatapoint,
  updateRelationshipDatapoint,
} from '@assay/shared/contracts';
import { AppError } from '@assay/shared/domain';
import { contractRoute } from '../../plugins/contract-route.ts';
import type { MisplacedDatapointsService } from './misplaced.service.ts';
import {
  presentChange,
  presentDatapoint,
  presentMisplaced,
  presentRelationshipDatapoint,
} from './presenter.ts';
import type { Owner } from './owner.ts';
import type { EntityDatapointsService } from './service.ts';

/** Values of entities and of relationships: lists, latest values, additions, changes, deletion and restoring. */
export function registerEntityDatapointRoutes(app: FastifyInstance, service: EntityDatapointsService): void {
  registerEntityForms(app, service);
  registerRelationshipForms(app, service);
  contractRoute(app, restoreDatapoints, async ({ actor, body }) => ({
    ids: await service.restore(actor, body.uuids),
  }));
  contractRoute(app, listDatapointChanges, async ({ actor, params }) => ({
    items: (await service.changes(actor.clientId, params.id)).map(presentChange),
  }));
}

function registerEntityForms(app: FastifyInstance, service: EntityDatapointsService): void {
  contractRoute(app, listEntityDatapoints, async ({ actor, query }) => {
    const owner = { kind: 'entity', id: query.entityId } as const;
    const { items, totalCount } = await service.list(actor.clientId, owner, query);
    return { items: items.map(presentDatapoint), count: items.length, totalCount };
  });
  contractRoute(app, latestEntityDatapoints, async ({ actor, query }) => {
    const owner = { kind: 'entity', id: query.entityId } as const;
    const { items, totalCount } = await service.latest(actor.clientId, owner, query);
    return { items: items.map(presentDatapoint), count: items.length, totalCount };
  });
  contractRoute(app, createEntityDatapoints, async ({ actor, body }) => {
    const values = body.entityDatapoints.map(({ entity, ...value }) => ({ ...value, ownerId: entity }));
    return { ids: await service.create(actor, 'entity', 'entityDatapoints', values) };
  });
  contractRoute(app, updateEntityDatapoint, async ({ actor, params, body }) => {
    await service.update(actor, 'entity', params.id, body);
    return { ids: [params.id] };
  });
  contractRoute(app, deleteEntityDatapoints, async ({ actor, body }) => {
    await service.delete(actor, 'entity', body.uuids);
    return { ids: body.uuids };
  });
}

function registerRelationshipForms(app: FastifyInstance, service: EntityDatapointsService): void {
  contractRoute(app, listRelationshipDatapoints, async ({ actor, query }) => {
    const owner = { kind: 'relationship', id: query.entityRelationshipId } as const;
    const { items, totalCount } = await service.list(actor.clientId, owner, query);
    return { items: items.map(presentRelationshipDatapoint), count: items.length, totalCount };
  });
  contractRoute(app, latestRelationshipDatapoints, async ({ actor, query }) => {
    const { entityRelationshipId: id, fin: fins, ...page } = query;
    const owner = { kind: 'relationship', id } as const;
    const { items, totalCount } = await service.latest(actor.clientId, owner, { fins, ...page });
    return { items: items.map(presentRelationshipDatapoint), count: items.length, totalCount };
  });
  contractRoute(app, createRelationshipDatapoints, async ({ actor, body }) => {
    const values = body.relationshipDatapoints.map(({ relationship, ...value }) => ({
      ...value,
      ownerId: relationship,
    }));
    return { ids: await service.create(actor, 'relationship', 'relationshipDatapoints', values) };
  });
  contractRoute(app, updateRelationshipDatapoint, async ({ actor, params, body }) => {
    await service.update(actor, 'relationship', params.id, body);
    return { ids: [params.id] };
  });
  contractRoute(app, deleteRelationshipDatapoints, async ({ actor, body }) => {
    await service.delete(actor, 'relationship', body.uuids);
    return { ids: body.uuids };
  });
}

/** Values whose metric does not belong to the types of their owner: their list, and moving them. */
export function registerMisplacedDatapointRoutes(
  app: FastifyInstance,
  service: MisplacedDatapointsService,
): void {
  contractRoute(app, listMisplacedDatapoints, async ({ actor, query }) => {
    const { entityId, entityRelationshipId, ...rest } = query;
    if ((entityId === undefined) === (entityRelationshipId === undefined))
      throw new AppError('INVALID_REQUEST', { identifier: 'entityId' });
    const owner: Owner =
      entityId === undefined
        ? { kind: 'relationship', id: entityRelationshipId ?? '' }
        : { kind: 'entity', id: entityId };
    const { items, totalCount } = await service.list(actor.clientId, owner, rest);
    return { items: items.map(presentMisplaced), count: items.length, totalCount };
  });
  contractRoute(app, moveDatapoints, async ({ actor, body }) => ({
    ids: await service.move(actor, body.uuids),
  }));
}
