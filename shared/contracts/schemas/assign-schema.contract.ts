import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

/**
 * Assigns a schema to a document type [API-073, DT-004]: a new version of the type, current from now on [AMB-118]. The schema
 * must be published and have every metric that the type requires; the details of SCHEMA_INCOMPATIBLE name the missing fins.
 */
export const assignSchema = defineEndpoint({
  id: 'versionedDocumentTypes.create',
  method: 'POST',
  prefix: 'clients',
  path: 'versioned-document-types',
  permission: 'schemas.assign',
  rule: 'schemaBuilder',
  summary: 'Assign a schema to a document type',
  body: z.object({ documentType: textInput(INPUT_LIMITS.word).min(1), documentSchemaId: idInput }),
  response: doneResponse,
  errors: ['NOT_FOUND', 'SCHEMA_NOT_PUBLISHED', 'SCHEMA_INCOMPATIBLE'],
});
