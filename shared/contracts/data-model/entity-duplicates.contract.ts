import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { doneResponse, pageOf, pagingQuery, repeatedQuery, wireTimestamp } from '../wire.ts';
import { entityWire } from './entity.wire.ts';

const duplicate = z.object({
  /** Both entities, first the one that has more: relationships and values, then AKAs and an ID. */
  entities: z
    .array(
      z.object({
        entity: entityWire,
        valueCount: z.number().int(),
        /** Its name or AKA that is like that of the other; null where somebody has said that they are not the same. */
        alikeName: z.string().nullable(),
      }),
    )
    .length(2),
  /** How alike these names are, from 0 to 1. */
  similarity: z.number().nullable(),
  /** Who has said that they are not the same, and when. */
  distinct: z.object({ id: z.uuid(), markedBy: z.string(), markedAt: wireTimestamp }).nullable(),
});

export type EntityDuplicate = z.output<typeof duplicate>;

/**
 * Entities of a common type that may be one, as a name or an AKA of one is like one of the other; the most alike first. With
 * `distinct` those that somebody has said are not the same, the newest first. Lists what the last search has found and still holds.
 */
export const listEntityDuplicates = defineEndpoint({
  id: 'entities.duplicates',
  method: 'GET',
  prefix: 'clients',
  path: 'entities/duplicates',
  permission: 'signedIn',
  summary: 'Entities that may be one',
  query: z.object({
    ...pagingQuery,
    /** Only pairs of this entity. */
    entityId: idInput.optional(),
    /** Only pairs of which both have one of these types. */
    type: repeatedQuery(textInput(INPUT_LIMITS.word)),
    distinct: z.enum(['true', 'false']).optional(),
  }),
  response: pageOf(duplicate).extend({
    /** How many may be one, and how many are not the same. */
    possibleTotal: z.number().int(),
    distinctTotal: z.number().int(),
    /** False where the search kept only the most alike. */
    isComplete: z.boolean(),
  }),
});

/**
 * Searches for entities that may be one, in the background, where entities were changed since the last search. A long search is
 * not repeated at once.
 */
export const searchEntityDuplicates = defineEndpoint({
  id: 'entities.searchDuplicates',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/duplicates/search',
  permission: 'signedIn',
  summary: 'Search for entities that may be one',
  response: z.object({
    /** One waits or runs: ask again. */
    isSearching: z.boolean(),
    /** When the last search ended; null before the first. */
    searchedAt: wireTimestamp.nullable(),
  }),
});

/** Remembers that two entities are not the same: they are not proposed again. */
export const markEntitiesDistinct = defineEndpoint({
  id: 'entities.markDistinct',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/duplicates/distinct',
  permission: 'entities.merge',
  summary: 'Say that two entities are not the same',
  body: z.object({ ids: z.tuple([idInput, idInput]) }),
  response: z.object({ id: z.uuid() }),
  errors: ['NOT_FOUND', 'INVALID_REQUEST'],
});

/** Takes that back. */
export const unmarkEntitiesDistinct = defineEndpoint({
  id: 'entities.unmarkDistinct',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/duplicates/distinct/:id/undo',
  permission: 'entities.merge',
  summary: 'Take back that two entities are not the same',
  params: z.object({ id: idInput }),
  response: doneResponse,
  errors: ['NOT_FOUND'],
});
