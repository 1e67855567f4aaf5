import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idsInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

/**
 * Removes documents for good with file and extracted data [API-017, AMB-036]. Needs CAN_DELETE_DOCUMENTS, but the
 * uploader may always delete an own request that is still at DOC_REQUESTED [AMB-046], so the service decides.
 */
export const deleteDocuments = defineEndpoint({
  id: 'documentRequests.delete',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/delete',
  permission: 'signedIn',
  summary: 'Delete documents',
  body: z.object({ uuids: idsInput }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STAGE_MOVE_NOT_ALLOWED'],
});
