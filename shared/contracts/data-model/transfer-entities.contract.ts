import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { entityFilters } from './list-entities.contract.ts';

const fileFormat = z.enum(['csv', 'xlsx']);

/** The entities of the list as a file with the columns name, ID, types and AKAs; the filters are those of the list. */
export const exportEntities = defineEndpoint({
  id: 'entities.export',
  method: 'GET',
  prefix: 'clients',
  path: 'entities/export',
  permission: 'signedIn',
  summary: 'Export entities',
  query: z.object({ format: fileFormat, ...entityFilters.shape }),
  responseKind: 'file',
  response: z.undefined(),
});

const importProblem = z.enum([
  'nameEmpty',
  'nameTooLong',
  'nameRefused',
  'akaRefused',
  'akaRepeated',
  'unknownType',
  'noType',
  'identifierTooLong',
  'repeatedRow',
  'identifierOfOther',
  'severalEntities',
]);

const importRow = z.object({
  /** Where the row stands in the file, from 1; the first is that of the titles. */
  line: z.number().int(),
  name: z.string(),
  kind: z.enum(['new', 'changed', 'unchanged', 'broken']),
  /** What would change, with both values. */
  changes: z.array(
    z.object({
      field: z.enum(['name', 'identifier', 'types', 'akas']),
      from: z.string(),
      to: z.string(),
    }),
  ),
  /** Why a row can not be imported, each with the text that it is about. */
  problems: z.array(z.object({ reason: importProblem, about: z.string() })),
  /** Other entities that a name of the row would point to as well [AMB-096]. */
  sharedNames: z.array(z.object({ name: z.string(), entityName: z.string() })),
});

export type ImportRow = z.output<typeof importRow>;
export type ImportProblem = z.output<typeof importProblem>;

/** A file of a request: small enough to travel in the body, in base64. */
const importFile = {
  format: fileFormat,
  content: z.base64().max(INPUT_LIMITS.importFile),
};

/**
 * What importing a file would do, row by row. Every broken and repeated row is reported. Nothing is stored; `plan` names
 * the result for the import itself.
 */
export const previewEntityImport = defineEndpoint({
  id: 'entities.previewImport',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/import/preview',
  permission: 'CAN_CREATE_UPDATE_ENTITIES',
  rule: 'saveEntities',
  summary: 'Preview an import of entities',
  body: z.object(importFile),
  response: z.object({
    rows: z.array(importRow),
    counts: z.object({
      new: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      broken: z.number().int(),
    }),
    plan: z.string(),
  }),
  errors: ['IMPORT_FILE_UNREADABLE'],
});

export type ImportPreview = z.output<typeof previewEntityImport.response>;

/**
 * Imports a file as its preview showed it, all rows or none. Refused where the entities have changed since the preview, and
 * where a row is broken.
 */
export const importEntities = defineEndpoint({
  id: 'entities.import',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/import',
  permission: 'CAN_CREATE_UPDATE_ENTITIES',
  rule: 'saveEntities',
  summary: 'Import entities',
  body: z.object({ ...importFile, plan: textInput(INPUT_LIMITS.word) }),
  response: z.object({ created: z.number().int(), changed: z.number().int() }),
  errors: ['IMPORT_FILE_UNREADABLE', 'IMPORT_OUTDATED', 'INVALID_REQUEST'],
});
