import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, integerInput } from '../input.ts';
import { schemaDescriptionInput, schemaGroupsInput, schemaNameInput, schemaWire } from './schema.wire.ts';

/**
 * Saves a schema [API-070] as a new version; a save that changes nothing makes none. With `version`, the one that the edits
 * started from, it is refused when another was saved since: SCHEMA_CHANGED, whose details are the schema as it is now.
 */
export const updateSchema = defineEndpoint({
  id: 'schemas.update',
  method: 'PATCH',
  prefix: 'clients',
  path: 'schemas/:id',
  permission: 'schemas.update',
  rule: 'schemaBuilder',
  summary: 'Save a schema',
  params: z.object({ id: idInput }),
  body: z.object({
    name: schemaNameInput,
    description: schemaDescriptionInput.optional(),
    isTemplate: z.boolean().optional(),
    groups: schemaGroupsInput,
    version: integerInput({ min: 1 }).optional(),
  }),
  response: schemaWire,
  errors: ['NOT_FOUND', 'RESOURCE_DUPLICATED', 'SCHEMA_CHANGED'],
});
