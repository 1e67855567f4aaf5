import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, idsInput, textInput } from '../input.ts';
import { pageOf, pagingQuery, repeatedQuery } from '../wire.ts';
import { storedDatapointWire } from './stored-datapoint.wire.ts';

/** A value of an owner to which its metric does not belong. */
export const misplacedDatapointWire = storedDatapointWire.extend({
  metricName: z.string(),
  /** The one owner to which it can be moved; null where there is none, or several. */
  moveTo: z.object({ kind: z.enum(['entity', 'relationship']), id: z.uuid(), name: z.string() }).nullable(),
});
export type MisplacedDatapoint = z.output<typeof misplacedDatapointWire>;

/**
 * The values of an entity or of a relationship whose metric is not of its type [MET-017], without calculated ones. With
 * `types` an entity is taken to have these types: what would be misplaced if it had.
 */
export const listMisplacedDatapoints = defineEndpoint({
  id: 'datapoints.misplaced',
  method: 'GET',
  prefix: 'clients',
  path: 'datapoints/misplaced',
  permission: 'signedIn',
  errors: ['NOT_FOUND'],
  summary: 'Values of an owner that is not of the type of their metric',
  query: z.object({
    ...pagingQuery,
    /** One of the two. */
    entityId: idInput.optional(),
    entityRelationshipId: idInput.optional(),
    types: repeatedQuery(textInput(INPUT_LIMITS.word)),
  }),
  response: pageOf(misplacedDatapointWire),
});

/** Moves misplaced values to their `moveTo`. Returns the ids of those that were moved: not the ones that have none. */
export const moveDatapoints = defineEndpoint({
  id: 'datapoints.move',
  method: 'POST',
  prefix: 'clients',
  path: 'datapoints/move',
  permission: 'entities.create',
  summary: 'Move values to the owner of their type',
  body: z.object({ uuids: idsInput }),
  response: z.object({ ids: z.array(z.uuid()) }),
});
