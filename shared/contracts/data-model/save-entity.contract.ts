import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';
import { akasInput, clientIdentifierInput, entityNameInput, entityWire, finsInput } from './entity.wire.ts';

/** Creates an entity without AKAs, which have a call of their own [API-049]. */
export const createEntity = defineEndpoint({
  id: 'entities.create',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/create',
  permission: 'entities.create',
  summary: 'Create an entity',
  body: z.object({
    name: entityNameInput,
    clientIdentifier: clientIdentifierInput.optional(),
    fins: finsInput,
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['RESOURCE_DUPLICATED', 'EMPTY_ENTITY_NAME', 'METRIC_VALIDATION_FAILED'],
});

/**
 * Changes name, identifier or types of an entity [API-050]. Types that are left out of `fins` are removed with the
 * relationships that use them [AMB-099]. `timeUpdated` is optional: with it the change is refused as VALUE_CONFLICT
 * where the entity was changed since [AMB-059].
 */
export const updateEntity = defineEndpoint({
  id: 'entities.update',
  method: 'PATCH',
  prefix: 'clients',
  path: 'interdocumententity/:id',
  permission: 'entities.create',
  rule: 'editEntities',
  summary: 'Change an entity',
  params: z.object({ id: idInput }),
  body: z.object({
    name: entityNameInput.optional(),
    clientIdentifier: clientIdentifierInput.optional(),
    fins: finsInput.optional(),
    timeUpdated: wireTimestamp.optional(),
  }),
  response: entityWire,
  errors: [
    'NOT_FOUND',
    'RESOURCE_DUPLICATED',
    'EMPTY_ENTITY_NAME',
    'METRIC_VALIDATION_FAILED',
    'VALUE_CONFLICT',
  ],
});

/**
 * Replaces the AKAs of an entity [API-051]. An AKA that another entity has is accepted [AMB-096]. Needs
 * CAN_UPDATE_ENTITY_AKAS, or, where AKAs have no permission of their own, CAN_CREATE_UPDATE_ENTITIES [AMB-095]; the rule
 * decides between the two.
 */
export const setEntityAkas = defineEndpoint({
  id: 'entities.setAkas',
  method: 'PUT',
  prefix: 'clients',
  path: 'entities/:id/akas',
  permission: ['entities.editAkas', 'entities.create'],
  rule: 'editEntityAkas',
  summary: 'Set the AKAs of an entity',
  params: z.object({ id: idInput }),
  body: z.object({ akas: akasInput, timeUpdated: wireTimestamp.optional() }),
  response: entityWire,
  errors: [
    'NOT_FOUND',
    'CANNOT_DUPLICATE_AKA',
    'EMPTY_ENTITY_NAME',
    'METRIC_VALIDATION_FAILED',
    'VALUE_CONFLICT',
  ],
});
