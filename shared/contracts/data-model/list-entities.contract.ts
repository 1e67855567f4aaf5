import { INPUT_LIMITS } from '@assay/shared/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { orderByQuery, pagingQuery, repeatedQuery, wireTimestamp } from '../wire.ts';

/** An entity with its names, types and counts [ENT-021]. */
export const entityWire = z.object({
  interDocumentEntityId: z.uuid(),
  name: z.string(),
  displayName: z.string(),
  clientIdentifier: z.string().nullable(),
  akas: z.array(z.string()),
  types: z.array(z.object({ fin: z.string(), displayName: z.string() })),
  timeUpdated: wireTimestamp,
  akaCount: z.number().int(),
  relationshipCount: z.number().int(),
});

/**
 * Entities by id, by name, or a page of all of them [API-053]. No match is an empty list [AMB-098]; filters travel as
 * plain query keys [AMB-097].
 */
export const listEntities = defineEndpoint({
  id: 'entities.overview',
  method: 'GET',
  prefix: 'clients',
  path: 'inter-document-entity/overview',
  permission: 'signedIn',
  summary: 'A page of entities',
  query: z.object({
    ...pagingQuery,
    orderBy: orderByQuery.optional(),
    interDocumentEntityId: repeatedQuery(idInput),
    name: textInput(INPUT_LIMITS.search).optional(),
    type: repeatedQuery(textInput(INPUT_LIMITS.word)),
  }),
  response: z.object({ entities: z.array(entityWire), totalEntityCount: z.number().int() }),
});

export type Entity = z.output<typeof entityWire>;
