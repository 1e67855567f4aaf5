import { IMPORT_PROBLEMS, INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';
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
  problems: z.array(z.object({ reason: z.enum(IMPORT_PROBLEMS), about: z.string() })),
  /** Other entities that a name of the row would point to as well [AMB-096]. */
  sharedNames: z.array(z.object({ name: z.string(), entityName: z.string() })),
});

export type ImportRow = z.output<typeof importRow>;

/** A file of a request: small enough to travel in the body, in base64. */
const importFile = {
  format: fileFormat,
  content: z.base64().max(INPUT_LIMITS.importFile),
  /** Whether an entity that a row renames gets its former name as an AKA; not unless asked for. */
  keepFormerNames: z.boolean().optional(),
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
  permission: 'entities.create',
  rule: 'saveEntities',
  summary: 'Preview an import of entities',
  body: z.object({
    ...importFile,
    /**
     * Prepares an import in the background where the file has more rows than are written at once: the plan is kept for a
     * day, and `rows` has the first 500 that change something or have problems, those with problems first.
     */
    background: z.boolean().optional(),
  }),
  response: z.object({
    rows: z.array(importRow),
    counts: z.object({
      new: z.number().int(),
      changed: z.number().int(),
      unchanged: z.number().int(),
      broken: z.number().int(),
      /** Of those that change: how many get another name. */
      renamed: z.number().int().optional(),
    }),
    plan: z.string(),
  }),
  errors: ['IMPORT_FILE_UNREADABLE'],
});

export type ImportPreview = z.output<typeof previewEntityImport.response>;

const entityImportWire = z.object({
  id: z.uuid(),
  /** Null where the caller that started it named no file. */
  fileName: z.string().nullable(),
  status: z.enum(['queued', 'running', 'done', 'cancelled', 'failed', 'undoing', 'undone']),
  /** The error code of a failure. What is stored by then stays. */
  failure: z.string().nullable(),
  /** Rows of the file, and how many of them are decided. */
  rows: z.int(),
  handled: z.int(),
  /** What became of them. */
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Rows that are in the file of rows that were not imported. */
  refused: z.int(),
  /** Of the created and changed rows: how many an undo has undone, and how many it left because they were changed since. */
  undone: z.int(),
  kept: z.int(),
  /** The names of the first entities that an undo left. */
  keptNames: z.array(z.string()),
  startedBy: z.string(),
  startedAt: wireTimestamp,
  /** Null while it waits or runs. */
  finishedAt: wireTimestamp.nullable(),
  /** Until when the import can be undone; null where there is nothing to undo. */
  undoUntil: wireTimestamp.nullable(),
});

/** An import of entities that is written in the background. */
export type EntityImport = z.output<typeof entityImportWire>;

/**
 * Imports a file as its preview showed it, all rows or none. Refused where the entities have changed since the preview, and
 * where a row is broken. With `background`, a file of more than 1,000 rows is written in blocks that each commit whole, and
 * the answer is the import (202); its preview must have been made with `background`, too.
 */
export const importEntities = defineEndpoint({
  id: 'entities.import',
  method: 'POST',
  prefix: 'clients',
  path: 'entities/import',
  permission: 'entities.create',
  rule: 'saveEntities',
  summary: 'Import entities',
  body: z.object({
    ...importFile,
    plan: textInput(INPUT_LIMITS.word),
    background: z.boolean().optional(),
    /** In the background: whether broken rows refuse the import, as by default, or are left out into a file. */
    brokenRows: z.enum(['refuse', 'leaveOut']).optional(),
    /** What an import in the background is listed by. */
    fileName: textInput(INPUT_LIMITS.fileName).optional(),
  }),
  response: z.union([
    z.object({ created: z.number().int(), changed: z.number().int() }).strict(),
    entityImportWire,
  ]),
  accepted: entityImportWire,
  errors: ['IMPORT_FILE_UNREADABLE', 'IMPORT_OUTDATED', 'IMPORT_RUNNING', 'INVALID_REQUEST'],
});

const importCall = {
  prefix: 'clients',
  permission: 'entities.create',
  rule: 'saveEntities',
} as const;
const importId = z.object({ id: idInput });

/** The imports in the background of the last day, the newest first. */
export const listEntityImports = defineEndpoint({
  ...importCall,
  id: 'entities.imports',
  method: 'GET',
  path: 'entities/imports',
  summary: 'Imports of entities',
  response: z.object({ items: z.array(entityImportWire) }),
});

/** Ends an import that waits or runs. What is stored by then stays; the same file goes on with the rest. */
export const cancelEntityImport = defineEndpoint({
  ...importCall,
  id: 'entities.cancelImport',
  method: 'POST',
  path: 'entities/imports/:id/cancel',
  summary: 'Cancel an import of entities',
  params: importId,
  response: entityImportWire,
  errors: ['NOT_FOUND'],
});

/**
 * Undoes an import that has ended, within a day: what it created goes, what it changed is as it was. Entities that were changed
 * since stay as they are; the import names them.
 */
export const undoEntityImport = defineEndpoint({
  ...importCall,
  id: 'entities.undoImport',
  method: 'POST',
  path: 'entities/imports/:id/undo',
  summary: 'Undo an import of entities',
  params: importId,
  response: entityImportWire,
  accepted: entityImportWire,
  errors: ['NOT_FOUND', 'IMPORT_NOT_UNDOABLE', 'IMPORT_RUNNING'],
});

/** The rows that an import left out, or that its undo did not touch, as a CSV file that can be repaired and imported. */
export const exportLeftOutRows = defineEndpoint({
  ...importCall,
  id: 'entities.leftOutRows',
  method: 'GET',
  path: 'entities/imports/:id/rows',
  summary: 'Rows that an import left out',
  params: importId,
  query: z.object({ outcome: z.enum(['refused', 'kept']) }),
  responseKind: 'file',
  response: z.undefined(),
  errors: ['NOT_FOUND'],
});
