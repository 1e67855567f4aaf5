import { INPUT_LIMITS } from '@assay/shared/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, idsInput, textInput } from '../input.ts';
import { doneAnswer } from '../wire.ts';

/** Moves one document, or confirms it with `{stage: 'EXT_DONE', is_verified: true}` [API-015, AMB-060]. */
export const setDocumentState = defineEndpoint({
  id: 'documentRequests.setState',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/:id/state',
  /** Confirming asks for CAN_VERIFY_DOCUMENTS, moving for CAN_EDIT_DOCUMENTS [AMB-035]: the service tells them apart. */
  permission: 'signedIn',
  summary: 'Move or confirm a document',
  params: z.object({ id: idInput }),
  body: z.object({ stage: textInput(INPUT_LIMITS.word), is_verified: z.boolean().optional() }),
  response: doneAnswer,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'STAGE_MOVE_NOT_ALLOWED'],
});

/** Moves several documents between the lists; leaves is_verified as it is [API-016, AMB-033]. */
export const setDocumentsState = defineEndpoint({
  id: 'documentRequests.setStates',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/state',
  permission: 'CAN_EDIT_DOCUMENTS',
  summary: 'Move documents between lists',
  body: z.object({ ids: idsInput, stage: textInput(INPUT_LIMITS.word) }),
  response: doneAnswer,
  errors: ['NOT_FOUND', 'STAGE_MOVE_NOT_ALLOWED'],
});
