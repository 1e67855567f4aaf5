import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { schemaDescriptionInput, schemaGroupsInput, schemaNameInput, schemaWire } from './schema.wire.ts';

/**
 * Creates a schema [API-069]. Templates are created by the provider's staff only [AMB-108]; a schema that is published at once
 * needs the permission to publish.
 */
export const createSchema = defineEndpoint({
  id: 'schemas.create',
  method: 'POST',
  prefix: 'clients',
  path: 'schemas',
  permission: 'schemas.create',
  rule: 'schemaBuilder',
  summary: 'Create a schema',
  body: z.object({
    name: schemaNameInput,
    description: schemaDescriptionInput,
    isTemplate: z.boolean(),
    isPublished: z.boolean(),
    groups: schemaGroupsInput,
  }),
  response: schemaWire,
  errors: ['RESOURCE_DUPLICATED'],
});
