import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { orderByQuery, pagingQuery, repeatedQuery } from '../wire.ts';
import { entityWire } from './entity.wire.ts';

/** Entities without an identifier of the client, or with one that several have, compared trimmed and without case. */
export const IDENTIFIER_FILTERS = ['none', 'repeated'] as const;
export const RELATIONSHIP_FILTERS = ['none', 'some'] as const;

/** Which entities a list holds: those that fulfil each filter, by one of its values [AMB-097]. */
export const entityFilters = z.object({
  name: textInput(INPUT_LIMITS.search).optional(),
  type: repeatedQuery(textInput(INPUT_LIMITS.word)),
  identifier: repeatedQuery(z.enum(IDENTIFIER_FILTERS)),
  relationships: repeatedQuery(z.enum(RELATIONSHIP_FILTERS)),
});

export type EntityFilters = z.output<typeof entityFilters>;

/**
 * Entities by id, by name, or a page of all of them [API-053]. No match is an empty list [AMB-098]; filters travel as
 * plain query keys [AMB-097]. With `offset` or `maxPageSize`, `name` finds entities of which the name, an AKA or the client
 * identifier has all its words, in any order, without case and accents, and with one typing error in words of five letters or
 * more; ordered by name, exact matches and those that begin with it come first [AMB-136]. Alone it finds the entity of that
 * name, compared normalised.
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
    ...entityFilters.shape,
  }),
  response: z.object({ entities: z.array(entityWire), totalEntityCount: z.number().int() }),
});
