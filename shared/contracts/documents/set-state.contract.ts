import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, idsInput, textInput } from '../input.ts';
import { saveDatapoints } from '../verification/save-datapoints.contract.ts';
import { learningProgressWire } from '../learning/learning-progress.contract.ts';
import { unwrittenWire } from './confirmation.wire.ts';
import { doneResponse, wireTimestamp } from '../wire.ts';

/**
 * Moves one document, or confirms it with `{stage: 'EXT_DONE', is_verified: true}` [API-015, AMB-060]. If another user
 * changed a value after `lastModified`, confirming is refused with 409 VALUE_CONFLICT, whose `details` is
 * `setStateConflict` [AMB-130]. Verified values without an owner, and names that several entities have, are not written and
 * are listed in the response [AMB-137].
 */
export const setDocumentState = defineEndpoint({
  id: 'documentRequests.setState',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/:id/state',
  /** Confirming needs CAN_VERIFY_DOCUMENTS, moving needs CAN_EDIT_DOCUMENTS [AMB-035]; the service decides which applies. */
  permission: 'signedIn',
  summary: 'Move or confirm a document',
  params: z.object({ id: idInput }),
  body: z.object({
    stage: textInput(INPUT_LIMITS.word),
    is_verified: z.boolean().optional(),
    /** The last change of a value that the user has seen. Without it nothing is compared. */
    lastModified: wireTimestamp.optional(),
  }),
  /** A confirmation says what it could not write, and what it teaches; an additive answer of ours. */
  response: doneResponse.extend({
    unowned: unwrittenWire.unowned.optional(),
    ambiguous: unwrittenWire.ambiguous.optional(),
    learning: learningProgressWire.optional(),
  }),
  errors: [
    'NOT_FOUND',
    'FORBIDDEN',
    'STAGE_MOVE_NOT_ALLOWED',
    'VALUE_CONFLICT',
    'APPROVAL_REQUIRED',
    'SECOND_ENTRY_REQUIRED',
  ],
});

/** `details` of a refused confirmation: what others changed, as it is stored, and the last change of all. */
export const setStateConflict = z.object({
  lastModified: wireTimestamp,
  conflicts: saveDatapoints.response.shape.metrics,
});

export type SetStateConflict = z.output<typeof setStateConflict>;

/** `details` of a refused move: the documents that somebody else has moved. */
export const documentsMoved = z.object({ ids: z.array(z.uuid()) });

/**
 * Moves several documents between the lists, all or none; leaves is_verified as it is [API-016, AMB-033]. With `from`, the
 * stage at which the user saw them, nothing is moved where somebody else has moved one of them elsewhere meanwhile.
 */
export const setDocumentsState = defineEndpoint({
  id: 'documentRequests.setStates',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/state',
  permission: 'documents.move',
  summary: 'Move documents between lists',
  body: z.object({
    ids: idsInput,
    stage: textInput(INPUT_LIMITS.word),
    from: textInput(INPUT_LIMITS.word).optional(),
  }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'STAGE_MOVE_NOT_ALLOWED', 'DOCUMENT_MOVED'],
});
