import { EXPORT_KINDS, METRIC_EXPORT_FORMATS, type ExportKind } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, idsInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';

const KINDS = Object.keys(EXPORT_KINDS) as [ExportKind, ...ExportKind[]];

/** An export that is written in the background, or a report; its file is kept until it expires. */
const backgroundExportWire = z.object({
  id: z.uuid(),
  kind: z.enum([...KINDS, 'report']),
  /** Null where there is no choice of formats. */
  format: z.enum(METRIC_EXPORT_FORMATS).nullable(),
  /** Name of the export profile; null for the standard form, or where the profile is gone. */
  profile: z.string().nullable(),
  /** Only what changed since the export before. */
  changesOnly: z.boolean(),
  /** How many documents it is about, and how many of them are written. */
  documents: z.int(),
  written: z.int(),
  status: z.enum(['queued', 'running', 'done', 'failed']),
  /** The error code of a failure. */
  failure: z.string().nullable(),
  /** Name, bytes and short-lived address of the file, once it is done. */
  file: z.object({ name: z.string(), size: z.int(), url: z.string() }).nullable(),
  createdAt: wireTimestamp,
  expiresAt: wireTimestamp,
});

export type BackgroundExport = z.output<typeof backgroundExportWire>;

const shared = { prefix: 'clients', permission: 'signedIn' } as const;
const exportId = z.object({ id: idInput });

/** Starts an export in the background; sent again with its id, it is started once. */
export const startExport = defineEndpoint({
  ...shared,
  id: 'exports.start',
  method: 'POST',
  path: 'exports',
  permission: 'documents.export',
  summary: 'Export in the background',
  body: z.object({
    id: idInput,
    kind: z.enum(KINDS),
    /** One of the formats of the kind; its default if absent. */
    format: z.enum(METRIC_EXPORT_FORMATS).optional(),
    /** The export profile whose form a CSV or Excel file has; the standard form if absent. */
    profile: idInput.optional(),
    /** Of verified metrics: only what changed since the last export in this form. */
    changesOnly: z.boolean().optional(),
    documentRequests: idsInput,
  }),
  response: backgroundExportWire,
  errors: [
    'SECOND_ENTRY_REQUIRED',
    'NOT_FOUND',
    'DOCUMENT_NOT_READY',
    'NO_VERIFIED_METRICS',
    'REQUIRED_METRICS_NOT_VERIFIED',
    'EXPORT_UNCHANGED',
    'NO_TABLES',
    'DOCUMENT_FILE_MISSING',
    'DOCUMENT_FILE_DAMAGED',
  ],
});

/** The caller's exports that have not expired, the newest first. */
export const listExports = defineEndpoint({
  ...shared,
  id: 'exports.list',
  method: 'GET',
  path: 'exports',
  summary: 'Own exports',
  response: z.object({ items: z.array(backgroundExportWire) }),
});

/** Starts an export that failed once more. */
export const retryExport = defineEndpoint({
  ...shared,
  id: 'exports.retry',
  method: 'POST',
  path: 'exports/:id/retry',
  permission: 'documents.export',
  summary: 'Try an export again',
  params: exportId,
  response: backgroundExportWire,
  errors: ['NOT_FOUND'],
});

/** Removes an export and its file; one that runs ends. */
export const removeExport = defineEndpoint({
  ...shared,
  id: 'exports.remove',
  method: 'DELETE',
  path: 'exports/:id',
  summary: 'Remove an export',
  params: exportId,
  response: z.object({}),
  errors: ['NOT_FOUND'],
});
