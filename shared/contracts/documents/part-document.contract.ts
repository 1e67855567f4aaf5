import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, integerInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';

/**
 * Parts a document in front of a page that has the doubt `otherDocument`: the pages from there on become a document of their
 * own, and both are extracted again, which replaces values and edits. A confirmed document is not parted. If another user
 * changed a value after `lastModified`, parting is refused with 409 VALUE_CONFLICT. A call of ours [AMB-131].
 */
export const partDocument = defineEndpoint({
  id: 'documentRequests.part',
  method: 'POST',
  prefix: 'client',
  path: 'documentrequest/:id/part',
  permission: 'documents.reprocess',
  summary: 'Part a document in two',
  params: z.object({ id: idInput }),
  body: z.object({
    /** First page of the other document, as the file counts them. */
    page: integerInput({ min: 1 }),
    /** The last change of a value that the user has seen. Without it nothing is compared. */
    lastModified: wireTimestamp.optional(),
  }),
  /** Ids of both documents, that of the first pages first. */
  response: z.object({ ids: z.array(z.uuid()) }),
  errors: [
    'NOT_FOUND',
    'FORBIDDEN',
    'INVALID_REQUEST',
    'DOCUMENT_READ_ONLY',
    'DOCUMENT_NOT_READY',
    'DOCUMENT_CONFIRMED',
    'VALUE_CONFLICT',
  ],
});
