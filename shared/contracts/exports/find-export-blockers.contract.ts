import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idsInput } from '../input.ts';

/** Which of the documents keep a CSV of verified metrics from leaving, and the fields that still need a look [AMB-073]. */
export const findExportBlockers = defineEndpoint({
  id: 'exports.blockers',
  method: 'POST',
  prefix: 'clients',
  path: 'exports/blockers',
  permission: 'documents.export',
  summary: 'What keeps a CSV from leaving',
  body: z.object({ documentRequests: idsInput }),
  response: z.object({
    /** How many documents block; the first of them are named. */
    count: z.int(),
    documents: z.array(
      z.object({
        documentRequestId: z.uuid(),
        fileName: z.string(),
        reason: z.enum(['NO_VERIFIED_METRICS', 'REQUIRED_METRICS_NOT_VERIFIED']),
        /** How many fields block; the first of them are named. */
        fieldCount: z.int(),
        fields: z.array(
          z.object({
            metricId: z.uuid(),
            fin: z.string(),
            name: z.string(),
            /** Row of a table, from 1; null elsewhere. */
            row: z.int().positive().nullable(),
          }),
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'DOCUMENT_NOT_READY'],
});
