import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';

/** Counts beside the sidebar items [API-026, AMB-003]. */
export const getNavigation = defineEndpoint({
  id: 'navigation.get',
  method: 'GET',
  prefix: 'clients',
  path: 'navigation',
  permission: 'signedIn',
  summary: 'Navigation counts',
  response: z.object({
    EXT_DONE: z.number().int(),
    ARCHIVED: z.number().int(),
    TRASHED: z.number().int(),
    EXT_MANUAL_QA: z.number().int(),
    PROCESSING: z.number().int(),
  }),
});
