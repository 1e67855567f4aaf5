import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { documentTypeInput, idInput, idsInput, listInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

/** Sends documents through the extraction again, new path [API-019, AMB-037]; replaces earlier datapoints and edits. */
export const reprocessDocuments = defineEndpoint({
  id: 'documents.reprocess',
  method: 'POST',
  prefix: 'v2/clients',
  path: 'documents/reprocess',
  permission: 'documents.reprocess',
  summary: 'Re-process documents',
  body: z.object({
    documents: listInput(
      z.object({ id: idInput, documentType: documentTypeInput.nullable() }),
      INPUT_LIMITS.ids,
    ).min(1),
  }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'INVALID_REQUEST', 'STAGE_MOVE_NOT_ALLOWED'],
});

/** The older path of the same, used while the new requeue switch is off [API-018, AMB-038]. */
export const requeueDocuments = defineEndpoint({
  id: 'documentRequests.requeue',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/requeue',
  permission: 'documents.reprocess',
  summary: 'Re-process documents (older path)',
  body: z.object({ document_requests: idsInput }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'INVALID_REQUEST', 'STAGE_MOVE_NOT_ALLOWED'],
});
