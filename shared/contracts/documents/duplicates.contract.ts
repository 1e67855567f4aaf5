import { METRIC_DATA_TYPE_NAMES } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { doneResponse, wireTimestamp } from '../wire.ts';

/** A value of a document as stored. */
const figure = z.object({ value: z.string(), currency: z.string().nullable() });

/** A value outside of tables that two documents do not have alike. */
const documentDifference = z.object({
  fin: z.string(),
  label: z.string(),
  dataType: z.enum(METRIC_DATA_TYPE_NAMES),
  /** Of the existing document; null where it has none. */
  before: figure.nullable(),
  after: figure.nullable(),
});

export type DocumentDifference = z.output<typeof documentDifference>;

/**
 * The document that has the same file as a refused duplicate, or that is about the same fund, type and reporting date, with
 * the values in which the two differ; null where it is gone; an additive call of ours [AMB-051].
 */
export const findDuplicateOriginal = defineEndpoint({
  id: 'documentRequests.duplicateOriginal',
  method: 'GET',
  prefix: 'client',
  path: 'documentrequest/:id/duplicate',
  permission: 'documents.view',
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
    /** Null for the same file. */
    differences: z.array(documentDifference).nullable(),
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
  permission: 'documents.reprocess',
  summary: 'Keep a duplicate',
  params: z.object({ id: idInput }),
  body: z.object({ as: z.enum(['copy', 'revision']) }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STAGE_MOVE_NOT_ALLOWED'],
});

/**
 * Decides on a document whose fund, type and reporting date another one has: both count, or it is the revision of the other,
 * which is archived; both get a tag that says so. A call of ours.
 */
export const decideSamePeriod = defineEndpoint({
  id: 'documentRequests.decideSamePeriod',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/:id/same-period',
  permission: 'documents.move',
  summary: 'Decide on two documents of one period',
  params: z.object({ id: idInput }),
  body: z.object({ as: z.enum(['copy', 'revision']) }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STAGE_MOVE_NOT_ALLOWED'],
});
