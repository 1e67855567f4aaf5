import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { doneAnswer } from '../wire.ts';

/** Replaces the tags of a document; an additive call of ours [AMB-029]. Repeated and empty tags are left out. */
export const setDocumentTags = defineEndpoint({
  id: 'documentRequests.setTags',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/:id/tags',
  permission: 'CAN_EDIT_DOCUMENTS',
  summary: 'Set the tags of a document',
  params: z.object({ id: z.uuid() }),
  body: z.object({ tags: z.array(z.string().trim().max(100)).max(50) }),
  response: doneAnswer,
  errors: ['NOT_FOUND'],
});
