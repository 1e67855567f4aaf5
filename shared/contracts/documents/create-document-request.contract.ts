import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { documentTypeInput, textInput } from '../input.ts';

/**
 * Creates an upload [API-007] and returns the signed form to which the file is then posted [API-008, AMB-046]. The
 * request stays at DOC_REQUESTED until the file is there. `doc_type` is the id (name) or the backendId of a document type,
 * or `RECOGNISE` to have the type recognised [AMB-129].
 */
export const createDocumentRequest = defineEndpoint({
  id: 'documentRequests.create',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest',
  permission: 'documents.upload',
  summary: 'Create an upload',
  body: z.object({
    filename: textInput(INPUT_LIMITS.fileName).min(1),
    doc_type: documentTypeInput,
    /** For programs: what they upload is counted apart from what people do [AMB-009]. */
    source: z.literal('API').optional(),
  }),
  response: z.object({
    url: z.string(),
    /** Form fields in the order in which they must precede the file. */
    fields: z.record(z.string(), z.string()),
    doc_request_id: z.uuid(),
  }),
  errors: ['NOT_FOUND', 'TRIAL_ENDED', 'TRIAL_UPLOADS_USED'],
});
