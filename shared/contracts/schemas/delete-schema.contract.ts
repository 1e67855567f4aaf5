import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

/** Deletes a schema [API-072]. Its document types fall back to the built-in schema; documents stay as they are [AMB-111]. */
export const deleteSchema = defineEndpoint({
  id: 'schemas.delete',
  method: 'DELETE',
  prefix: 'clients',
  path: 'schemas/:id',
  permission: 'schemas.delete',
  rule: 'schemaBuilder',
  summary: 'Delete a schema',
  params: z.object({ id: idInput }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'SCHEMA_BUILT_IN'],
});
