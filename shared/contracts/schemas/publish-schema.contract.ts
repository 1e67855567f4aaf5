import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { schemaWire } from './schema.wire.ts';

/** Publishes a schema [API-071]; one that is published stays so. */
export const publishSchema = defineEndpoint({
  id: 'schemas.publish',
  method: 'POST',
  prefix: 'clients',
  path: 'schemas/:id/publish',
  permission: 'schemas.publish',
  rule: 'schemaBuilder',
  summary: 'Publish a schema',
  params: z.object({ id: idInput }),
  response: schemaWire,
  errors: ['NOT_FOUND'],
});
