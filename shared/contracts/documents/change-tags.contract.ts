import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idsInput, listInput, textInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

const tagsInput = listInput(textInput(100).trim(), INPUT_LIMITS.tags);

/**
 * Adds tags to documents and removes others, all documents or none; an additive call of ours [AMB-029]. Empty tags are left
 * out.
 */
export const changeDocumentTags = defineEndpoint({
  id: 'documentRequests.changeTags',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/tags',
  permission: 'documents.editTags',
  summary: 'Add and remove tags of documents',
  body: z.object({ ids: idsInput, add: tagsInput, remove: tagsInput }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'INVALID_REQUEST'],
});
