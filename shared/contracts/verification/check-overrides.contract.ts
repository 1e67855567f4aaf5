import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, listInput, textInput } from '../input.ts';
import { checkOverrideWire } from './verification-payload.wire.ts';

/** All overrides of the document. */
const overridesOfDocument = z.object({ items: z.array(checkOverrideWire) });

/**
 * Accepts a check that fails, with a reason. The values that the user saw are sent along: with other values there is
 * nothing to accept, and the call is refused. Sent again, it changes nothing.
 */
export const overrideCheck = defineEndpoint({
  id: 'checkOverrides.override',
  method: 'PUT',
  prefix: 'clients',
  path: 'document-requests/:id/check-overrides',
  permission: 'documents.edit',
  summary: 'Accept a failing check of a document, with a reason',
  params: z.object({ id: idInput }),
  body: z.object({
    check: textInput(INPUT_LIMITS.word),
    rowId: idInput.nullable(),
    operands: listInput(
      z.object({ metricId: idInput, value: textInput(INPUT_LIMITS.value) }),
      INPUT_LIMITS.metrics,
    ),
    reason: textInput(INPUT_LIMITS.description).trim().min(1),
  }),
  response: overridesOfDocument,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHECK_CHANGED', 'DOCUMENT_READ_ONLY', 'DOCUMENT_NOT_READY'],
});

/** Withdraws the acceptance of a failing check, so that its values need review again. */
export const withdrawCheckOverride = defineEndpoint({
  id: 'checkOverrides.withdraw',
  method: 'DELETE',
  prefix: 'clients',
  path: 'document-requests/:id/check-overrides/:overrideId',
  permission: 'documents.edit',
  summary: 'Withdraw the acceptance of a failing check',
  params: z.object({ id: idInput, overrideId: idInput }),
  response: overridesOfDocument,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'DOCUMENT_READ_ONLY', 'DOCUMENT_NOT_READY'],
});
