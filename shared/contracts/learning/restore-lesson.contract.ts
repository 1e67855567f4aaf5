import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

/** Puts a suspended lesson back in force, whatever contradicted it until now. Any other lesson stays as it is. */
export const restoreLesson = defineEndpoint({
  id: 'learning.restore',
  method: 'POST',
  prefix: 'clients',
  path: 'learning/lessons/:id/restore',
  permission: 'documents.train',
  summary: 'Put a suspended lesson back in force',
  params: z.object({ id: idInput }),
  response: doneResponse,
  errors: ['NOT_FOUND'],
});
