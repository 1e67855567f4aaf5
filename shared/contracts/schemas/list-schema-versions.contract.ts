import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';
import { schemaGroupWire } from './schema.wire.ts';

/** A saved version of a schema. */
const schemaVersionWire = z.object({
  version: z.number().int(),
  name: z.string(),
  description: z.string(),
  groups: z.array(schemaGroupWire),
  savedBy: z.string(),
  savedAt: wireTimestamp,
  /** Whether documents could be extracted under it. */
  isPublished: z.boolean(),
});

export type SchemaVersion = z.output<typeof schemaVersionWire>;

/** The latest versions of a schema, the newest first [AMB-111]. */
export const listSchemaVersions = defineEndpoint({
  id: 'schemas.versions',
  method: 'GET',
  prefix: 'clients',
  path: 'schemas/:id/versions',
  permission: 'signedIn',
  rule: 'schemaBuilder',
  summary: 'The versions of a schema',
  params: z.object({ id: idInput }),
  response: z.object({ items: z.array(schemaVersionWire), totalCount: z.number().int() }),
  errors: ['NOT_FOUND'],
});
