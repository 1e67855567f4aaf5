import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, idsInput } from '../input.ts';

/**
 * Metrics of the named documents as JSON or, for `zip`, as CSV files in a zip whose bytes travel as base64 text; the
 * tables as a workbook with a sheet for each kind of table; or the
 * documents themselves: a zip of the original files and their document graphs [API-021, AMB-071, AMB-072].
 */
export const exportMany = defineEndpoint({
  id: 'exports.many',
  method: 'POST',
  prefix: 'clients',
  path: 'export-many',
  permission: 'documents.export',
  summary: 'Export all metrics, or documents',
  query: z.object({
    /** JSON if absent. */
    format: z.enum(['json', 'zip', 'tables', 'document_graph']).optional(),
    /** The export profile whose form the CSV files have; the standard form if absent. Only for `zip`. */
    profile: idInput.optional(),
  }),
  body: z.object({
    documentRequests: idsInput,
    /** Whether values that nobody verified are exported too. Only for metrics. */
    include_unverified: z.boolean().optional(),
  }),
  responseKind: 'file',
  response: z.undefined(),
  errors: [
    'NOT_FOUND',
    'DOCUMENT_NOT_READY',
    'SECOND_ENTRY_REQUIRED',
    'NO_TABLES',
    'DOCUMENT_FILE_MISSING',
    'DOCUMENT_FILE_DAMAGED',
  ],
});
