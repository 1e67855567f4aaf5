import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';

/** A document type with its category and the metrics that its two entity types require [AMB-117]. */
export const documentTypeWire = z.object({
  /** The type's name, which is what `doc_type` and `documentType` carry. */
  id: z.string(),
  backendId: z.number().int(),
  displayName: z.string(),
  reportingEntityType: z.string(),
  keyEntityType: z.string(),
  requiredMetrics: z.array(z.string()),
  category: z.object({ id: z.string(), name: z.string() }),
});

export type DocumentType = z.output<typeof documentTypeWire>;

/** All document types of the client [API-009]. */
export const listDocumentTypes = defineEndpoint({
  id: 'documentTypes.list',
  method: 'GET',
  prefix: 'client',
  path: 'documenttype',
  permission: 'signedIn',
  summary: 'The document types',
  response: z.array(documentTypeWire),
});
