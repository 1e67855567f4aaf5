import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { documentRequestWire } from './document-request.wire.ts';

/** Every document request at the named stages, newest upload first, not paged [API-006, AMB-041]. */
export const listDocumentRequestsByStage = defineEndpoint({
  id: 'documentRequests.listByStage',
  method: 'GET',
  prefix: 'client',
  path: 'documentrequest',
  permission: 'documents.view',
  summary: 'Document requests at the named stages',
  query: z.object({
    /** Stage names joined by commas. */
    stage: textInput(INPUT_LIMITS.words).min(1),
  }),
  response: z.array(documentRequestWire),
});
