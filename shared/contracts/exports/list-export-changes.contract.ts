import { METRIC_DATA_TYPE_NAMES } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';

const exportedValue = z.object({ value: z.string(), currency: z.string().nullable() });

/** What changed in the confirmed values of a document since each of its last exports that differs. */
export const listExportChanges = defineEndpoint({
  id: 'exports.changes',
  method: 'GET',
  prefix: 'clients',
  path: 'exports/changes/:documentRequestId',
  permission: 'documents.view',
  summary: 'Changes of a document since its exports',
  params: z.object({ documentRequestId: idInput }),
  response: z.object({
    items: z.array(
      z.object({
        /** Name of the export profile; null for the standard form. */
        profile: z.string().nullable(),
        exportedAt: wireTimestamp,
        exportedBy: z.string(),
        changes: z.array(
          z.object({
            kind: z.enum(['added', 'changed', 'removed']),
            metricId: z.uuid(),
            fin: z.string(),
            name: z.string(),
            /** Row of a table, from 1; null elsewhere. */
            row: z.int().positive().nullable(),
            dataType: z.enum(METRIC_DATA_TYPE_NAMES),
            /** As it left; null for an added one. */
            before: exportedValue.nullable(),
            /** As it is; null for one that is gone or not verified any more. */
            now: exportedValue.nullable(),
          }),
        ),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'DOCUMENT_NOT_READY', 'SECOND_ENTRY_REQUIRED'],
});
