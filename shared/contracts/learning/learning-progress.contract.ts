import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';

/**
 * What a confirmed document teaches [AMB-085]. `reading`: its lessons are in force once `documentCount` confirmed documents of its
 * layout were read again, itself among them; `inForce`: at least one is; `refused`: all would make a confirmed value wrong;
 * `nothing`: no trusted reviewer corrected a value of it, or no value shows where it stands.
 */
export const learningProgressWire = z.object({
  state: z.enum(['nothing', 'reading', 'inForce', 'refused']),
  /** The job that reads the documents again. */
  jobId: z.uuid().nullable(),
  documentCount: z.int().nonnegative(),
});

export type LearningProgress = z.output<typeof learningProgressWire>;

/** How far the extraction is with what a confirmed document teaches. */
export const getLearningProgress = defineEndpoint({
  id: 'learning.progress',
  method: 'GET',
  prefix: 'clients',
  path: 'learning/documents/:id',
  permission: 'documents.view',
  summary: 'What a confirmed document teaches',
  params: z.object({ id: idInput }),
  response: learningProgressWire,
  errors: ['NOT_FOUND'],
});
