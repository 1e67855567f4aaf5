import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, listInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';
import { validatorWire } from './verification-payload.wire.ts';

/** As many as a page of a list shows. */
const documentIds = listInput(idInput, INPUT_LIMITS.repeated);

const fieldCount = z.number().int().min(0);

/** How much of a document is reviewed, and what a queue can be ordered by. The counts add up to all its fields [AMB-122]. */
export const documentReviewWire = z.object({
  id: z.uuid(),
  fileName: z.string(),
  fund: z.string().nullable(),
  uploadedDate: wireTimestamp.nullable(),
  /** ISO date by which a call or distribution is to be paid; null for other documents. */
  dueDate: z.string().nullable(),
  verified: fieldCount,
  proven: fieldCount,
  found: fieldCount,
  doubtful: fieldCount,
  missing: fieldCount,
});

export type DocumentReview = z.output<typeof documentReviewWire>;

/** Counts the fields of documents by their status, as the document view does. An additive call of ours. */
export const countReviews = defineEndpoint({
  id: 'provenValues.count',
  method: 'POST',
  prefix: 'client',
  path: 'document-requests/review-counts',
  permission: 'documents.view',
  summary: 'Count the fields of documents by status',
  body: z.object({ ids: documentIds }),
  response: z.object({ documents: z.array(documentReviewWire) }),
  errors: ['NOT_FOUND'],
});

/** A value of a document in a grid of documents. */
const gridValueWire = z.object({
  metricId: z.uuid(),
  datapointId: z.uuid(),
  fin: z.string(),
  /** '' where nothing was found. */
  value: z.string(),
  currency: z.string().nullable(),
  isVerified: z.boolean(),
  /** As the document view judges it [AMB-122]. */
  status: z.enum(['verified', 'proven', 'doubtful', 'missing', 'found']),
  /** In doubt, or required and missing [AMB-122]. */
  needsReview: z.literal(true).optional(),
  /** A person typed or chose it. */
  isUserModified: z.boolean(),
  /** The datapoint without a value behind a typed one: choosing it empties the field. Null where there is none. */
  emptyDatapointId: z.uuid().nullable(),
  /**
   * Of an amount, where the document states some in thousands or more: what its page prints, where, as fractions of the page,
   * and the power of ten, 0 for one in full. Absent where that is not known.
   */
  printed: z
    .object({
      text: z.string(),
      power: z.number().int().min(0),
      page: z.number().int().min(1),
      x: z.number(),
      y: z.number(),
      w: z.number(),
      h: z.number(),
    })
    .optional(),
  lastModified: wireTimestamp,
});

/** A metric that documents have in common: a column of a grid of documents. */
const gridMetricWire = z.object({
  fin: z.string(),
  label: z.string(),
  dataType: z.string(),
  validators: z.array(validatorWire),
});

/** A document with its values, repeating groups left out. */
const gridDocumentWire = z.object({
  id: z.uuid(),
  fileName: z.string(),
  documentType: z.string(),
  stage: z.string(),
  isConfirmed: z.boolean(),
  values: z.array(gridValueWire),
  /** The fins of values that are withheld from the caller until their second entry is stored; absent without one. */
  withheld: z.array(z.string()).optional(),
});

/**
 * The values of documents side by side, with their status: the documents in the order of the ids, the metrics in the order
 * of the document view. An additive call of ours.
 */
export const getMetricGrid = defineEndpoint({
  id: 'provenValues.grid',
  method: 'POST',
  prefix: 'client',
  path: 'document-requests/metric-grid',
  permission: 'documents.view',
  summary: 'The values of documents side by side',
  body: z.object({ ids: documentIds }),
  response: z.object({ metrics: z.array(gridMetricWire), documents: z.array(gridDocumentWire) }),
  errors: ['NOT_FOUND'],
});

/**
 * Verifies every value of the documents that matches its page and needs no review [AMB-135]. The rest stays as it is, as do
 * documents that are in Archive or Trash. An additive call of ours.
 */
export const verifyProvenValues = defineEndpoint({
  id: 'provenValues.verify',
  method: 'POST',
  prefix: 'client',
  path: 'document-requests/verify-proven',
  permission: 'documents.toggleVerified',
  summary: 'Verify the values of documents that match their pages and need no review',
  body: z.object({ ids: documentIds }),
  response: z.object({
    /** Undoes it; null where nothing was verified. */
    batchId: z.uuid().nullable(),
    verified: fieldCount,
    /** In how many documents. */
    documents: fieldCount,
    /** The version of the verified values now; absent where nothing was verified. */
    lastModified: wireTimestamp.optional(),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** Undoes a `verifyProvenValues` of one's own: values that were changed since then stay as they are. */
export const undoVerifyProven = defineEndpoint({
  id: 'provenValues.undo',
  method: 'POST',
  prefix: 'client',
  path: 'document-requests/verify-proven/:batchId/undo',
  permission: 'documents.toggleVerified',
  summary: 'Undo the verification of matching values',
  params: z.object({ batchId: idInput }),
  response: z.object({
    undone: fieldCount,
    /** The version of these values now; absent where nothing was undone. */
    lastModified: wireTimestamp.optional(),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});
