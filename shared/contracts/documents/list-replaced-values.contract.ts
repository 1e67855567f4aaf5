import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { replacedValueWire } from './confirmation.wire.ts';

/**
 * The values that entities and relationships have of a document and that confirming it now would replace or withdraw: it was
 * processed again, or edited since it was confirmed [AMB-037, AMB-060]. Those that stay as they are, are left out.
 */
export const listReplacedValues = defineEndpoint({
  id: 'documentRequests.replacedValues',
  method: 'GET',
  prefix: 'clients',
  path: 'document-requests/:id/replaced-values',
  permission: 'documents.view',
  errors: ['NOT_FOUND', 'SECOND_ENTRY_REQUIRED'],
  summary: 'What confirming a document replaces',
  params: z.object({ id: idInput }),
  response: z.object({
    items: z.array(replacedValueWire),
  }),
});
