import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

/** Removes a lesson: later documents are read as if it had never been learned. Repeating it is no error. */
export const removeLesson = defineEndpoint({
  id: 'learning.remove',
  method: 'POST',
  prefix: 'clients',
  path: 'learning/lessons/:id/remove',
  permission: 'documents.train',
  summary: 'Remove something that was learned',
  params: z.object({ id: idInput }),
  response: doneResponse,
  errors: ['NOT_FOUND'],
});
