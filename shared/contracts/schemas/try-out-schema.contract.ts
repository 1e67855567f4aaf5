import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { doneResponse } from '../wire.ts';
import { schemaGroupsInput } from './schema.wire.ts';

const tryOutValueWire = z.object({
  value: z.string(),
  currency: z.string().nullable(),
  /** Probability of being right, 0 to 1. */
  confidence: z.number(),
  page: z.number().int().nullable(),
});

/** A metric in a try-out: what the schema finds, beside what is stored in the document today; in tables a value per row. */
const tryOutMetricWire = z.object({
  group: z.string(),
  filterGroup: z.string(),
  fin: z.string(),
  displayName: z.string(),
  type: z.string(),
  isRepeating: z.boolean(),
  found: z.array(tryOutValueWire),
  stored: z.array(tryOutValueWire.extend({ isVerified: z.boolean() })),
});

/** A run of unsaved groups over one document, of which nothing is stored in the document. */
export const tryOutWire = z.object({
  id: z.uuid(),
  documentRequestId: z.uuid(),
  fileName: z.string(),
  status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** The last stage of the extraction that was reported; one that is over at once may not be. */
  stage: z.string().nullable(),
  /** The stage of failure, as documents have it. */
  failureStage: z.string().nullable(),
  /** Once it is done. */
  metrics: z.array(tryOutMetricWire).nullable(),
});

export type TryOut = z.output<typeof tryOutWire>;
export type TryOutMetric = z.output<typeof tryOutMetricWire>;

const permission = ['schemas.create', 'schemas.update'] as const;

/** Runs groups over an extracted document, in the background. It takes the place of the caller's earlier try-out. */
export const startTryOut = defineEndpoint({
  id: 'schemas.tryOut',
  method: 'POST',
  prefix: 'clients',
  path: 'schemas/try-outs',
  permission,
  rule: 'schemaBuilder',
  summary: 'Try a schema on a document',
  body: z.object({ documentRequestId: idInput, groups: schemaGroupsInput }),
  response: tryOutWire,
  errors: ['NOT_FOUND', 'DOCUMENT_NOT_READY', 'SECOND_ENTRY_REQUIRED'],
});

/** The caller's try-out, with what was found once it is done. */
export const getTryOut = defineEndpoint({
  id: 'schemas.getTryOut',
  method: 'GET',
  prefix: 'clients',
  path: 'schemas/try-outs/:id',
  permission,
  rule: 'schemaBuilder',
  summary: 'A try-out of a schema',
  params: z.object({ id: idInput }),
  response: tryOutWire,
  errors: ['NOT_FOUND', 'SECOND_ENTRY_REQUIRED'],
});

/** Cancels the caller's try-out. One that has ended stays as it is. */
export const cancelTryOut = defineEndpoint({
  id: 'schemas.cancelTryOut',
  method: 'DELETE',
  prefix: 'clients',
  path: 'schemas/try-outs/:id',
  permission,
  rule: 'schemaBuilder',
  summary: 'Cancel a try-out',
  params: z.object({ id: idInput }),
  response: doneResponse,
  errors: ['NOT_FOUND'],
});
