import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { integerText } from '../input.ts';

/** A schema without its groups [SCH-005]. */
export const schemaMetadataWire = z.object({
  documentSchemaId: z.uuid(),
  name: z.string(),
  description: z.string(),
  isTemplate: z.boolean(),
  isPublished: z.boolean(),
  /** A document type falls back to it when its schema is deleted [AMB-111]; it cannot be deleted itself. */
  isBuiltIn: z.boolean(),
  /** Document types for which this schema is the current one. */
  versionedDocumentTypes: z.array(z.object({ documentType: z.string(), documentSchemaId: z.uuid() })),
});

export type SchemaMetadata = z.output<typeof schemaMetadataWire>;

/** Schemas of the client without their groups [API-068]; templates only where `isTemplate` is true [AMB-108]. */
export const listSchemas = defineEndpoint({
  id: 'schemas.metadata',
  method: 'GET',
  prefix: 'clients',
  path: 'schemas/metadata',
  permission: 'signedIn',
  rule: 'schemaBuilder',
  summary: 'The schemas of the client',
  query: z.object({
    maxPageSize: integerText({ min: 1, max: 10_000 }).optional(),
    isTemplate: z.stringbool().optional(),
  }),
  response: z.object({
    items: z.array(schemaMetadataWire),
  }),
});
