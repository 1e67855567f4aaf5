import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput } from '../input.ts';
import { schemaGroupsInput } from './schema.wire.ts';

const impactOnTypeWire = z.object({
  documentType: z.string(),
  /** Whether the schema is the current one of the type. */
  isAssigned: z.boolean(),
  /** Metrics that the type requires and the groups lack; none where they are compatible [DT-005, DT-006]. */
  missing: z.array(z.object({ fin: z.string(), name: z.string() })),
  /**
   * The schema that documents of the type are read by today, with the names of the metrics that new documents would get by
   * the groups, and those that they would get no more. Null where it extracts the same, or is this schema.
   */
  replaces: z
    .object({ name: z.string(), added: z.array(z.string()), removed: z.array(z.string()) })
    .nullable(),
});

const impactOnValuesWire = z.object({
  fin: z.string(),
  name: z.string(),
  /**
   * `required`: confirmed documents without a verified value of a metric that becomes required. `invalid`: verified values
   * that the validators of the metric refuse. `removed`: verified values of a metric that is no longer extracted.
   */
  reason: z.enum(['required', 'invalid', 'removed']),
  count: z.number().int(),
  example: z.object({ documentRequestId: z.uuid(), fileName: z.string(), value: z.string().nullable() }),
});

export type ImpactOnValues = z.output<typeof impactOnValuesWire>;

/**
 * What groups would change before they are saved: which document types they are compatible with, and which values of
 * confirmed documents would newly fail. Nothing is stored. Without a schema, only the document types are looked at.
 */
export const checkSchemaImpact = defineEndpoint({
  id: 'schemas.impact',
  method: 'POST',
  prefix: 'clients',
  path: 'schemas/impact',
  permission: ['schemas.create', 'schemas.update', 'schemas.publish', 'schemas.assign'],
  rule: 'schemaBuilder',
  summary: 'What a change of a schema affects',
  body: z.object({ documentSchemaId: idInput.optional(), groups: schemaGroupsInput }),
  response: z.object({
    documentTypes: z.array(impactOnTypeWire),
    values: z.array(impactOnValuesWire),
    /** How many confirmed documents were looked at: the latest ones. */
    documentCount: z.number().int(),
    /** Whether there are more. */
    isCapped: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
});
