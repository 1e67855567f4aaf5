import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, idsInput, listInput, textInput } from '../input.ts';
import { doneResponse, wireDate, wireTimestamp } from '../wire.ts';

const currency = textInput(INPUT_LIMITS.word).nullable();

const newDatapoint = {
  /** With an id of the caller the call may be repeated: the value is stored once. An additive key of ours. */
  id: idInput.optional(),
  fin: textInput(INPUT_LIMITS.word),
  value: textInput(INPUT_LIMITS.value),
  reportingDate: wireDate,
  /** Of an amount; without it the client's default currency [AMB-105]. */
  currency: currency.optional(),
};

const createdIds = z.object({ ids: z.array(z.uuid()) });

/**
 * Adds values to entities [API-059]; `entity` is the id. A value that its metric refuses is named by its address, and so is
 * one whose metric does not belong to the types of the entity [MET-017], with the metric as `details.fin`.
 */
export const createEntityDatapoints = defineEndpoint({
  id: 'entityDatapoints.create',
  method: 'POST',
  prefix: 'clients',
  path: 'interdocumententity/datapoints/create',
  permission: 'entities.create',
  summary: 'Add values to entities',
  body: z.object({
    entityDatapoints: listInput(z.object({ ...newDatapoint, entity: idInput }), INPUT_LIMITS.metrics).min(1),
  }),
  response: createdIds,
  errors: ['NOT_FOUND', 'METRIC_VALIDATION_FAILED'],
});

/** The same for relationships [API-064]. */
export const createRelationshipDatapoints = defineEndpoint({
  id: 'relationshipDatapoints.create',
  method: 'POST',
  prefix: 'clients',
  path: 'interdocumentrelationship/datapoints/create',
  permission: 'entities.create',
  summary: 'Add values to relationships',
  body: z.object({
    relationshipDatapoints: listInput(
      z.object({ ...newDatapoint, relationship: idInput }),
      INPUT_LIMITS.metrics,
    ).min(1),
  }),
  response: createdIds,
  errors: ['NOT_FOUND', 'METRIC_VALIDATION_FAILED'],
});

const changedDatapoint = z.object({
  value: textInput(INPUT_LIMITS.value).optional(),
  currency: currency.optional(),
  /** Of the value that the edit started from; without it the edit applies to what is stored. An additive key of ours. */
  lastModified: wireTimestamp.optional(),
});

/**
 * Changes a value of an entity in place [API-060, AMB-105]; the earlier one stays in its changes. One that was changed
 * since `lastModified` is refused, with the stored value and its time as `details`.
 */
export const updateEntityDatapoint = defineEndpoint({
  id: 'entityDatapoints.update',
  method: 'PATCH',
  prefix: 'clients',
  path: 'entities/datapoints/:id',
  permission: 'entities.create',
  summary: 'Change a value of an entity',
  params: z.object({ id: idInput }),
  body: changedDatapoint,
  response: doneResponse,
  errors: ['NOT_FOUND', 'METRIC_VALIDATION_FAILED', 'VALUE_CONFLICT'],
});

/** The same of a relationship [API-065]. */
export const updateRelationshipDatapoint = defineEndpoint({
  id: 'relationshipDatapoints.update',
  method: 'PATCH',
  prefix: 'clients',
  path: 'entity-relationships/datapoints/:id',
  permission: 'entities.create',
  summary: 'Change a value of a relationship',
  params: z.object({ id: idInput }),
  body: changedDatapoint,
  response: doneResponse,
  errors: ['NOT_FOUND', 'METRIC_VALIDATION_FAILED', 'VALUE_CONFLICT'],
});

const uuids = z.object({ uuids: idsInput });

/** Deletes values of entities [API-061]. They can be restored for 30 days [AMB-132]; unknown ids are no error. */
export const deleteEntityDatapoints = defineEndpoint({
  id: 'entityDatapoints.delete',
  method: 'POST',
  prefix: 'clients',
  path: 'interdocumententity/datapoints/delete',
  permission: 'entities.delete',
  summary: 'Delete values of entities',
  body: uuids,
  response: doneResponse,
});

/** The same of relationships [API-066]. */
export const deleteRelationshipDatapoints = defineEndpoint({
  id: 'relationshipDatapoints.delete',
  method: 'POST',
  prefix: 'clients',
  path: 'interdocumentrelationship/datapoints/delete',
  permission: 'entities.delete',
  summary: 'Delete values of relationships',
  body: uuids,
  response: doneResponse,
});

/**
 * Restores deleted values of entities and relationships [AMB-132]. Returns the ids of those that are there again: not the
 * ones whose time is over, nor the ones whose document was confirmed again meanwhile.
 */
export const restoreDatapoints = defineEndpoint({
  id: 'datapoints.restore',
  method: 'POST',
  prefix: 'clients',
  path: 'datapoints/restore',
  permission: 'entities.delete',
  summary: 'Restore deleted values',
  body: uuids,
  response: createdIds,
});
