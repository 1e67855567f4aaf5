import { EXPORT_FORMATS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, idsInput } from '../input.ts';

/**
 * Verified metrics of the named documents as a file, or a zip of their document graphs [API-020, AMB-071…073]. CSV is
 * refused when a document has no verified metric, or a required one that is not verified.
 */
export const exportVerifiedMetrics = defineEndpoint({
  id: 'exports.verifiedMetrics',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/export_many',
  permission: 'documents.export',
  summary: 'Export verified metrics',
  query: z.object({
    /** CSV if absent. */
    content: z.enum(EXPORT_FORMATS).optional(),
    /** The export profile whose form a CSV or Excel file has; the standard form if absent. */
    profile: idInput.optional(),
    /** Only what changed since the last export in this form, with the values that left before. Not for graphs. */
    changes: z.enum(['true', 'false']).optional(),
  }),
  body: z.object({ documentRequests: idsInput }),
  responseKind: 'file',
  response: z.undefined(),
  errors: [
    'SECOND_ENTRY_REQUIRED',
    'NOT_FOUND',
    'DOCUMENT_NOT_READY',
    'NO_VERIFIED_METRICS',
    'REQUIRED_METRICS_NOT_VERIFIED',
    'EXPORT_UNCHANGED',
    'DOCUMENT_FILE_MISSING',
  ],
});
