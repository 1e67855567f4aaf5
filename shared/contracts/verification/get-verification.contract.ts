import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';

/**
 * Everything that the document view shows, compressed [API-010, AMB-054]: `data` is base64 of gzip of the JSON that
 * `verificationPayloadWire` describes.
 */
export const getVerification = defineEndpoint({
  id: 'verification.get',
  method: 'GET',
  prefix: 'client',
  path: 'documentrequest/:id',
  permission: 'signedIn',
  summary: 'A document with its metrics and datapoints',
  params: z.object({ id: idInput }),
  response: z.object({ data: z.base64() }),
  errors: ['NOT_FOUND'],
});
