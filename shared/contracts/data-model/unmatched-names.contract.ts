import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, listInput, textInput } from '../input.ts';
import { orderByQuery, pageOf, pagingQuery, repeatedQuery } from '../wire.ts';
import { finsInput } from './entity.wire.ts';

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

/** A name that may be another spelling of a second name, or of the name of an entity. */
const alikePair = z.object({
  name: z.string(),
  /** The second name as it is printed; null for an entity. */
  otherName: z.string().nullable(),
  entity: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  similarity: z.number(),
});

/** A name of the inbox, as it is listed: documents have names of any length. */
const nameInput = textInput(INPUT_LIMITS.value);
const namesInput = listInput(nameInput, INPUT_LIMITS.repeated).min(1);

const unmatchedName = z.object({
  /** The same for a name as long as it is unmatched, however it is spelled. */
  key: z.string(),
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
export type AlikePair = z.output<typeof alikePair>;

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
    /** `false` leaves them empty: they are asked for on their own, and the page comes at once. */
    suggestions: z.enum(['true', 'false']).optional(),
  }),
  response: pageOf(unmatchedName).extend({
    /** How many of the names that were searched for are in a confirmed document, and how many in none. */
    confirmedTotal: z.number().int(),
    unconfirmedTotal: z.number().int(),
  }),
});

/** The entities that names are likely to mean, of the types that each stands for; nothing for names that are no longer unmatched. */
export const suggestForUnmatchedNames = defineEndpoint({
  id: 'entities.suggestForUnmatchedNames',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/unmatched-names/suggestions',
  permission: 'signedIn',
  summary: 'Entities that names are likely to mean',
  body: z.object({ names: namesInput }),
  response: z.object({
    names: z.array(z.object({ name: z.string(), suggestions: z.array(suggestion) })),
  }),
});

/**
 * Which of some names are alike, among one another and with entities of the types that they stand for: one may be another
 * spelling of the other. To be looked at before entities are created from them.
 */
export const findAlikeNames = defineEndpoint({
  id: 'entities.alikeNames',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/unmatched-names/alike',
  permission: 'signedIn',
  summary: 'Names that are alike',
  body: z.object({ names: namesInput }),
  response: z.object({ pairs: z.array(alikePair) }),
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
  permission: 'entities.create',
  summary: 'Say what a name is',
  body: z.object({
    name: nameInput,
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
 * Says of many names what they are: all one entity, each a new entity of the types that it stands for, or none. Each name is
 * answered whole, one after the other, so that other requests come between; those that cannot be answered are named with the reason, and
 * the others are. The answers are taken back at once by the id of the response.
 */
export const answerUnmatchedNames = defineEndpoint({
  id: 'entities.answerUnmatchedNames',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/unmatched-names/answers',
  permission: 'entities.create',
  summary: 'Say what many names are',
  body: z.object({
    /** What the answers are taken back by, so that this is possible too where the response is lost; the server's choice if not given. */
    answerId: idInput.optional(),
    names: namesInput,
    answer: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('entity'), entityId: idInput, rememberAka: z.boolean() }),
      z.object({ kind: z.literal('create') }),
      z.object({ kind: z.literal('notEntity') }),
    ]),
  }),
  response: z.object({
    answerId: z.uuid(),
    /** How many names were answered. */
    answered: z.number().int(),
    /** In how many documents they stand; one that has several of them counts with each. */
    documentCount: z.number().int(),
    refused: z.array(z.object({ name: z.string(), code: z.string() })),
  }),
  errors: ['NOT_FOUND'],
});

/**
 * Takes an answer, or all that were given at once, back: unlinks the documents but those that were confirmed since, gives the values of confirmed ones back to
 * whom they belonged, removes the AKA, and deletes the entity that was created for it unless it
 * is in use.
 */
export const undoNameAnswer = defineEndpoint({
  id: 'entities.undoNameAnswer',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/unmatched-names/answers/:id/undo',
  permission: 'entities.create',
  summary: 'Undo the assignment of a name',
  params: z.object({ id: idInput }),
  response: z.object({ documentCount: z.number().int() }),
  errors: ['NOT_FOUND'],
});
