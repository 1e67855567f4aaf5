import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

const nameChoiceScope = z.enum(['fund', 'sender']);

export type NameChoiceScope = z.output<typeof nameChoiceScope>;

/**
 * Remembers which of several entities the name of a metric means: in all documents of the fund of this document, or of its
 * sender, which is the manager of the fund. It replaces what was remembered for the same before. An additive call of ours
 * [AMB-137].
 */
export const rememberNameChoice = defineEndpoint({
  id: 'nameChoices.remember',
  method: 'POST',
  prefix: 'client',
  path: 'document-requests/:id/name-choices',
  permission: 'documents.edit',
  summary: 'Remember which entity a name means',
  params: z.object({ id: idInput }),
  body: z.object({ metricId: idInput, entityId: idInput, scope: nameChoiceScope }),
  response: z.object({ id: z.uuid() }),
  errors: ['NOT_FOUND', 'INVALID_REQUEST'],
});

/** Forgets a remembered choice, so that the one before it holds again; what was written by it stays. An additive call of ours. */
export const forgetNameChoice = defineEndpoint({
  id: 'nameChoices.forget',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/name-choices/forget',
  permission: 'documents.edit',
  summary: 'Forget which entity a name means',
  body: z.object({ id: idInput }),
  /** With the name of the entity that was chosen before and is meant again; null where none was. */
  response: doneResponse.extend({ restoredEntity: z.string().nullish() }),
  errors: ['NOT_FOUND'],
});
