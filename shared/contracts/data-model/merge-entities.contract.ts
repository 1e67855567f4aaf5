import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { doneResponse, wireTimestamp } from '../wire.ts';

/**
 * Merges another entity into this one with everything that belongs to it: AKAs, types, relationships, datapoints and links
 * of documents. The name of the other becomes an AKA [AMB-132].
 */
export const mergeEntities = defineEndpoint({
  id: 'entities.merge',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/:id/merge',
  permission: 'entities.merge',
  summary: 'Merge another entity into this one',
  params: z.object({ id: idInput }),
  body: z.object({ sourceId: idInput }),
  response: z.object({ mergeId: z.uuid() }),
  errors: ['NOT_FOUND', 'INVALID_REQUEST'],
});

/** The entities that were merged into this one, newest first, and whether that can be undone. */
export const listEntityMerges = defineEndpoint({
  id: 'entities.merges',
  method: 'GET',
  prefix: 'clients',
  path: 'entities/:id/merges',
  permission: 'signedIn',
  summary: 'What was merged into an entity',
  params: z.object({ id: idInput }),
  response: z.object({
    merges: z.array(
      z.object({
        id: z.uuid(),
        /** The name of the entity that is gone. */
        name: z.string(),
        mergedAt: wireTimestamp,
        mergedBy: z.string(),
        /** Nothing else has changed one of the two since. */
        canUndo: z.boolean(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

/** Undoes a merge, until something else changes one of the two entities [AMB-132]. */
export const undoEntityMerge = defineEndpoint({
  id: 'entities.undoMerge',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/merges/:id/undo',
  permission: 'entities.merge',
  summary: 'Undo a merge',
  params: z.object({ id: idInput }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'MERGE_NOT_UNDOABLE'],
});

export type EntityMerge = z.output<typeof listEntityMerges.response>['merges'][number];
