import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { doneAnswer, wireTimestamp } from '../wire.ts';

/** The document that has the same file as a refused duplicate, or null where it is gone; an additive call of ours [AMB-051]. */
export const findDuplicateOriginal = defineEndpoint({
  id: 'documentRequests.duplicateOriginal',
  method: 'GET',
  prefix: 'client',
  path: 'documentrequest/:id/duplicate',
  permission: 'signedIn',
  summary: 'The document that a duplicate repeats',
  params: z.object({ id: idInput }),
  response: z.object({
    original: z
      .object({
        id: z.uuid(),
        fileName: z.string(),
        stage: z.string(),
        documentType: z.string(),
        uploadedDate: wireTimestamp,
        uploadedBy: z.string(),
        isVerified: z.boolean(),
      })
      .nullable(),
  }),
  errors: ['NOT_FOUND'],
});

export type DuplicateOriginal = NonNullable<z.output<typeof findDuplicateOriginal.response>['original']>;

/**
 * Keeps a refused duplicate and extracts it: as a document beside the other, or as its revision, which archives the other;
 * both get a tag that says so [AMB-051]. A revision needs CAN_EDIT_DOCUMENTS besides.
 */
export const keepDuplicate = defineEndpoint({
  id: 'documentRequests.keepDuplicate',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/:id/duplicate',
  permission: 'CAN_REQUEUE_DOCUMENTS',
  summary: 'Keep a duplicate',
  params: z.object({ id: idInput }),
  body: z.object({ as: z.enum(['copy', 'revision']) }),
  response: doneAnswer,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STAGE_MOVE_NOT_ALLOWED'],
});
