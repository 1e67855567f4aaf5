import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

/**
 * Keeps a lesson from serving the sender of a document with the same layout as the one it was learned from [AMB-142]: `metricId` is
 * a metric of that document. The sender that it was learned from, and others, keep it.
 */
export const excludeSender = defineEndpoint({
  id: 'learning.exclude',
  method: 'POST',
  prefix: 'clients',
  path: 'learning/lessons/:id/exclude',
  permission: 'documents.train',
  summary: 'Remove something that was learned for one sender alone',
  params: z.object({ id: idInput }),
  body: z.object({ metricId: idInput }),
  response: doneResponse,
  errors: ['NOT_FOUND'],
});
