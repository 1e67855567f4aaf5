import { INPUT_LIMITS } from '@assay/shared/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, listInput, textInput } from '../input.ts';
import { doneAnswer } from '../wire.ts';

/** Replaces the tags of a document; an additive call of ours [AMB-029]. Repeated and empty tags are left out. */
export const setDocumentTags = defineEndpoint({
  id: 'documentRequests.setTags',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/:id/tags',
  permission: 'CAN_EDIT_DOCUMENTS',
  summary: 'Set the tags of a document',
  params: z.object({ id: idInput }),
  body: z.object({ tags: listInput(textInput(100).trim(), INPUT_LIMITS.tags) }),
  response: doneAnswer,
  errors: ['NOT_FOUND'],
});
