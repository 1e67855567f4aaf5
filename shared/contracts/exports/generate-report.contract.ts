import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idsInput } from '../input.ts';

/** Writes the verification report of documents and returns a short-lived address of the file [API-022, AMB-042]. */
export const generateReport = defineEndpoint({
  id: 'reports.generate',
  method: 'POST',
  prefix: 'clients',
  path: 'reports',
  permission: 'documents.export',
  summary: 'Generate a verification report',
  body: z.object({ document_request_ids: idsInput }),
  response: z.object({
    status: z.enum(['success', 'failure']),
    /** Only on success. */
    url: z.string().optional(),
  }),
  errors: ['NOT_FOUND', 'DOCUMENT_NOT_READY', 'SECOND_ENTRY_REQUIRED'],
});
