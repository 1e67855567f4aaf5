import * as z from '@assay/shared/zod';
import { wireDate, wireTimestamp } from '../wire.ts';
import { documentDoubtWire } from './document-doubt.wire.ts';

/**
 * A document request as lists and single reads return it: the list names and the document-request names side by side
 * [AMB-031]. `id`, `documentRequestId` and `document_request_id` are one uuid; `verified` equals `is_verified`;
 * `stage` is the present stage, `extraction_progress_stage_name` the last one of the extraction. Stages are read as
 * text, because a stage that this build does not know must still be shown [AMB-050].
 */
export const documentRequestWire = z.object({
  id: z.uuid(),
  documentRequestId: z.uuid(),
  document_request_id: z.uuid(),
  file_name: z.string(),
  file_hash: z.string().nullable(),
  mime_type: z.string().nullable(),
  s3_key: z.string(),
  archived: z.boolean(),
  verified: z.boolean(),
  is_verified: z.boolean(),
  verified_by: z.string().nullable(),
  fk_versioned_document_type_id: z.number().int().nullable(),
  document_type_name: z.string().nullable(),
  document_type: z.string().nullable(),
  extraction_progress_stage_name: z.string(),
  stage: z.string(),
  reporting_date: wireDate.nullable(),
  fund: z.string().nullable(),
  fund_manager: z.string().nullable(),
  upload_date: wireTimestamp,
  uploadedDate: wireTimestamp,
  uploaded_by: z.string(),
  tags: z.array(z.string()),
  /** DOC_PROCESSED, DOC_UNVERIFIED or DOC_VERIFIED [AMB-061]. */
  verifyStatus: z.string(),
  /** How many metrics that were found in the document are verified, and how many were found. */
  metricsVerified: z.number().int(),
  metricsTotal: z.number().int(),
  /** How many values need review; null before it is known. */
  doubts: z.number().int().nullable().optional(),
  /** Its doubts that are about every value; absent where it has none. */
  documentDoubts: z.array(documentDoubtWire.pick({ kind: true, page: true, text: true })).optional(),
  /** Its extraction failed because it has the evidence of no type: a person chooses one; absent where not [AMB-129]. */
  needsType: z.boolean().optional(),
  /** The kind of paper that the titles of such a document say it is; read as text, as stages are. */
  looksLike: z.string().nullable().optional(),
  /** Why its extraction failed, where that asks for more than its stage says (`dynamicForm`); read as text, as stages are. */
  failureReason: z.string().optional(),
  /** Confirmed values changed since they were exported; absent where not. */
  changedSinceExport: z.boolean().optional(),
  /** How many values of a confirmed document are others than those that were published; absent where none is. */
  unpublishedChanges: z.int().positive().optional(),
  /** Values that entities still have of a document that is not confirmed since it was processed again; absent where none. */
  storedValues: z.object({ count: z.int().positive(), confirmedAt: wireTimestamp }).optional(),
  /** Another document of the same fund, type and reporting date, until somebody decides which of the two counts. */
  samePeriodAs: z.uuid().nullable().optional(),
  /** The document that this one replaces. */
  revises: z.uuid().nullable().optional(),
  /** First and last page of a document that is one of several in its file; null for a whole file [AMB-131]. */
  pages: z.object({ from: z.int().positive(), to: z.int().positive() }).nullable().optional(),
  /** How many documents of the client are extracted before this one; absent where it does not wait for its turn. */
  waitingBehind: z.int().nonnegative().optional(),
});

export type DocumentRequestWire = z.output<typeof documentRequestWire>;
