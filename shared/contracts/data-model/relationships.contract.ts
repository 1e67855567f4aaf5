import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, idsInput, textInput } from '../input.ts';
import { doneResponse, orderByQuery, pagingQuery, repeatedQuery } from '../wire.ts';
import { relatedEntitiesWire, relationshipWire } from './relationship.wire.ts';

const type = textInput(INPUT_LIMITS.word);

/**
 * The relationships of an entity [API-054], by the name of the other one unless ordered otherwise. `filters` travel as
 * plain keys [AMB-097]: `name` is part of the related name, `type` the fins of related types.
 */
export const listRelatedEntities = defineEndpoint({
  id: 'entities.related',
  method: 'GET',
  prefix: 'clients',
  path: 'entities/:id/related-entities',
  permission: 'signedIn',
  errors: ['NOT_FOUND'],
  summary: 'The relationships of an entity',
  params: z.object({ id: idInput }),
  query: z.object({
    ...pagingQuery,
    orderBy: orderByQuery.optional(),
    name: textInput(INPUT_LIMITS.search).optional(),
    type: repeatedQuery(type),
  }),
  response: z.object({
    items: z.array(relatedEntitiesWire),
    totalCount: z.number().int(),
    /** How many there are of each related type; an additive key of ours. */
    types: z.array(z.object({ fin: z.string(), displayName: z.string(), count: z.number().int() })),
  }),
});

/** A relationship by its id [API-055]; a list of none or one. */
export const findRelationship = defineEndpoint({
  id: 'relationships.find',
  method: 'POST',
  prefix: 'clients',
  path: 'interdocumentrelationship',
  permission: 'signedIn',
  summary: 'A relationship',
  body: z.object({ filters: z.object({ uuid: idInput }) }),
  response: z.object({ items: z.array(relationshipWire) }),
});

/** Relates two entities, each under one of its types [AMB-100]. One that is there already answers its id. */
export const createRelationship = defineEndpoint({
  id: 'relationships.create',
  method: 'POST',
  prefix: 'clients',
  path: 'interdocumentrelationship/create',
  permission: 'entities.create',
  summary: 'Relate two entities',
  body: z.object({ entityId: idInput, fin: type, relatedEntityId: idInput, relatedFin: type }),
  response: z.object({ id: z.uuid() }),
  errors: ['NOT_FOUND'],
});

/** Deletes relationships with their values [API-056]; unknown ids are no error. */
export const deleteRelationships = defineEndpoint({
  id: 'relationships.delete',
  method: 'POST',
  prefix: 'clients',
  path: 'interdocumentrelationship/delete',
  permission: 'entities.delete',
  summary: 'Delete relationships',
  body: z.object({ uuids: idsInput }),
  response: doneResponse,
});
