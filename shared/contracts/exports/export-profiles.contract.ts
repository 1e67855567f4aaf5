import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, idsInput, integerInput, textInput } from '../input.ts';
import { doneResponse, wireTimestamp } from '../wire.ts';
import { exportLayoutWire } from './export-layout.wire.ts';

/** A form of exported files that the client has given a name. Every save makes a version; earlier ones are kept. */
const exportProfileWire = z.object({
  id: z.uuid(),
  name: z.string(),
  version: z.int().positive(),
  layout: exportLayoutWire,
  savedAt: wireTimestamp,
  /** Who saved this version. */
  savedBy: z.string(),
});
export type ExportProfile = z.output<typeof exportProfileWire>;

const shared = { prefix: 'clients', permission: 'signedIn' } as const;
const profileId = z.object({ id: idInput });

/** The export profiles of the client, by name. */
export const listExportProfiles = defineEndpoint({
  ...shared,
  id: 'exportProfiles.list',
  method: 'GET',
  path: 'exports/profiles',
  summary: 'Export profiles',
  response: z.object({ items: z.array(exportProfileWire) }),
});

/**
 * Creates a profile under an id of the caller's own (`basedOn` 0), or saves a new version of one. Sent twice it is saved
 * once: what is stored already is answered again.
 */
export const saveExportProfile = defineEndpoint({
  ...shared,
  id: 'exportProfiles.save',
  method: 'PUT',
  path: 'exports/profiles/:id',
  permission: 'exportProfiles.manage',
  summary: 'Save an export profile',
  params: profileId,
  body: z.object({
    name: textInput(INPUT_LIMITS.word).trim().min(1),
    layout: exportLayoutWire,
    /** The version that the edits started from; 0 for a new profile. */
    basedOn: integerInput({ min: 0 }),
  }),
  response: exportProfileWire,
  errors: ['NOT_FOUND', 'RESOURCE_DUPLICATED', 'EXPORT_PROFILE_CHANGED'],
});

/** Deletes a profile with its versions, and what is recorded of exports in its form. Nothing changes where it is gone. */
export const deleteExportProfile = defineEndpoint({
  ...shared,
  id: 'exportProfiles.delete',
  method: 'DELETE',
  path: 'exports/profiles/:id',
  permission: 'exportProfiles.manage',
  summary: 'Delete an export profile',
  params: profileId,
  response: doneResponse,
  errors: ['NOT_FOUND'],
});

/** The versions of a profile, the latest first. */
export const listExportProfileVersions = defineEndpoint({
  ...shared,
  id: 'exportProfiles.versions',
  method: 'GET',
  path: 'exports/profiles/:id/versions',
  summary: 'Versions of an export profile',
  params: profileId,
  response: z.object({ items: z.array(exportProfileWire) }),
  errors: ['NOT_FOUND'],
});

/** The first rows that a file of these documents would have in a form, as a CSV file has them. */
export const previewExport = defineEndpoint({
  ...shared,
  id: 'exports.preview',
  method: 'POST',
  path: 'exports/preview',
  permission: 'documents.export',
  summary: 'First rows of an export',
  body: z.object({
    documentRequests: idsInput,
    layout: exportLayoutWire,
    /** Whether values that nobody verified are shown too. */
    includeUnverified: z.boolean(),
  }),
  response: z.object({
    rows: z.array(z.array(z.object({ text: z.string(), isNumber: z.boolean() }))),
    /** The metrics of these documents, for columns that hold one metric. */
    metrics: z.array(z.object({ fin: z.string(), name: z.string() })),
  }),
  errors: ['NOT_FOUND', 'DOCUMENT_NOT_READY', 'SECOND_ENTRY_REQUIRED'],
});
