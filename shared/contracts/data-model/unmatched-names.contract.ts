import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { orderByQuery, pageOf, pagingQuery, repeatedQuery } from '../wire.ts';
import { entityNameInput, finsInput } from './entity.wire.ts';

/**
 * Why an entity is suggested for a name: it has the name as an AKA (as others have), the name is its identifier, it is
 * related to another entity of the document, or its name or an AKA is similar.
 */
const suggestionReason = z.enum(['aka', 'identifier', 'related', 'similar']);

const suggestion = z.object({
  entityId: z.uuid(),
  name: z.string(),
  reason: suggestionReason,
  /** How similar the name or an AKA is, from 0 to 1. */
  similarity: z.number(),
});

const unmatchedName = z.object({
  /** As most documents write it. */
  name: z.string(),
  documentCount: z.number().int(),
  /** How many of them are confirmed. */
  confirmedCount: z.number().int(),
  /** Some of the documents that carry it. */
  documents: z.array(z.object({ id: z.uuid(), fileName: z.string() })),
  /** The entity types that the documents use it as. */
  fins: z.array(z.string()),
  /** The likeliest entity first. */
  suggestions: z.array(suggestion),
});

export type UnmatchedName = z.output<typeof unmatchedName>;
export type NameSuggestion = z.output<typeof suggestion>;

/**
 * Names in documents, confirmed ones too, which belong to no entity, or to several; the most frequent first unless ordered
 * otherwise. `search` finds names with all its words, in any order, without case and accents, and with one typing error in
 * longer words, as the list of entities does [AMB-136]; `confirmed` names in at least one confirmed document, or in none.
 */
export const listUnmatchedNames = defineEndpoint({
  id: 'entities.unmatchedNames',
  method: 'GET',
  prefix: 'clients',
  path: 'entities/unmatched-names',
  permission: 'signedIn',
  summary: 'Names that belong to no entity',
  query: z.object({
    ...pagingQuery,
    orderBy: orderByQuery.optional(),
    search: textInput(INPUT_LIMITS.search).optional(),
    type: repeatedQuery(textInput(INPUT_LIMITS.word)),
    confirmed: z.enum(['true', 'false']).optional(),
  }),
  response: pageOf(unmatchedName).extend({
    /** How many of the names that were searched for are in a confirmed document, and how many in none. */
    confirmedTotal: z.number().int(),
    unconfirmedTotal: z.number().int(),
  }),
});

/** How many there are, without the names. */
export const countUnmatchedNames = defineEndpoint({
  id: 'entities.unmatchedNameCount',
  method: 'GET',
  prefix: 'clients',
  path: 'entities/unmatched-names/count',
  permission: 'signedIn',
  summary: 'The number of names that belong to no entity',
  response: z.object({ totalCount: z.number().int() }),
});

/**
 * Says what a name is, once for all documents that carry it: an entity, with the name as a new AKA or not; a new entity; or
 * no entity. A new AKA also needs CAN_UPDATE_ENTITY_AKAS, or what stands for it [AMB-095].
 */
export const answerUnmatchedName = defineEndpoint({
  id: 'entities.answerUnmatchedName',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/unmatched-names/answer',
  permission: 'CAN_CREATE_UPDATE_ENTITIES',
  summary: 'Say what a name is',
  body: z.object({
    name: entityNameInput,
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('entity'), entityId: idInput, rememberAka: z.boolean() }),
      z.object({ kind: z.literal('create'), fins: finsInput }),
      z.object({ kind: z.literal('notEntity') }),
    ]),
  }),
  response: z.object({ answerId: z.uuid(), documentCount: z.number().int() }),
  errors: ['NOT_FOUND', 'RESOURCE_DUPLICATED', 'EMPTY_ENTITY_NAME', 'METRIC_VALIDATION_FAILED'],
});

/**
 * Takes an answer back: unlinks the documents but those that were confirmed since, gives the values of confirmed ones back to
 * whom they belonged, removes the AKA, and deletes the entity that was created for it unless it
 * is in use.
 */
export const undoNameAnswer = defineEndpoint({
  id: 'entities.undoNameAnswer',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/unmatched-names/answers/:id/undo',
  permission: 'CAN_CREATE_UPDATE_ENTITIES',
  summary: 'Undo the assignment of a name',
  params: z.object({ id: idInput }),
  response: z.object({ documentCount: z.number().int() }),
  errors: ['NOT_FOUND'],
});
