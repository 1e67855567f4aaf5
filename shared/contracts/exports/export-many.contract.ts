import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idsInput } from '../input.ts';

/**
 * Verified metrics of the named documents as a file [API-020, AMB-071…073]. CSV is refused when a document has no
 * verified metric, or a required one that is not verified.
 */
export const exportVerifiedMetrics = defineEndpoint({
  id: 'exports.verifiedMetrics',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/export_many',
  permission: 'signedIn',
  summary: 'Export verified metrics',
  query: z.object({ content: z.enum(['csv', 'xlsx', 'json']).optional() }),
  body: z.object({ documentRequests: idsInput }),
  answers: 'file',
  response: z.undefined(),
  errors: ['NOT_FOUND', 'NO_VERIFIED_METRICS', 'REQUIRED_METRICS_NOT_VERIFIED'],
});
