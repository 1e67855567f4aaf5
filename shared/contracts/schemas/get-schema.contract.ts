import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { schemaWire } from './schema.wire.ts';

/** One schema with its groups [API-067]. */
export const getSchema = defineEndpoint({
  id: 'schemas.get',
  method: 'GET',
  prefix: 'clients',
  path: 'schemas/:id',
  permission: 'signedIn',
  rule: 'schemaBuilder',
  summary: 'A schema',
  params: z.object({ id: idInput }),
  response: schemaWire,
  errors: ['NOT_FOUND'],
});
