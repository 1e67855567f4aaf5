import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { repeatedQuery } from '../wire.ts';

/** How many documents are at each of the asked stages, 0 where none; all stages when none is asked [API-005, AMB-004]. */
export const getSummaryCounts = defineEndpoint({
  id: 'documentRequests.summaryCounts',
  method: 'GET',
  prefix: 'clients',
  path: 'document-requests/summary-counts',
  permission: 'documents.view',
  summary: 'Document counts per stage',
  query: z.object({ stage: repeatedQuery(textInput(INPUT_LIMITS.words)) }),
  response: z.record(z.string(), z.number().int()),
});
