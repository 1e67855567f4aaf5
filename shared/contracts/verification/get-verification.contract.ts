import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, integerText } from '../input.ts';

/**
 * Everything that the document view shows, compressed [API-010, AMB-054]: `data` is base64 of gzip of the JSON that
 * `verificationPayloadWire` describes.
 */
export const getVerification = defineEndpoint({
  id: 'verification.get',
  method: 'GET',
  prefix: 'client',
  path: 'documentrequest/:id',
  permission: 'documents.view',
  summary: 'A document with its metrics and datapoints',
  params: z.object({ id: idInput }),
  /** Additive fields of ours, for documents with long tables. */
  query: z.object({
    /** At most so many rows of each table, with their values; `rowCount` of a table says how many it has. All if not given. */
    rows: integerText({ min: 1, max: 10_000 }).optional(),
    /** With `rows`: of each table those from this one on, the first being 0. From 1 on without what stands outside tables. */
    fromRow: integerText({ min: 0 }).optional(),
  }),
  response: z.object({ data: z.base64() }),
  errors: ['NOT_FOUND'],
});
