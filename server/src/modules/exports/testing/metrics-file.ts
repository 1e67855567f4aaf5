import { METRIC_DATA_TYPE_NAMES } from '@assay/shared/domain';
import { z } from 'zod';

/** One value of an exported JSON file: stored values, not displayed ones [AMB-086, AMB-088]. */
const exportedMetric = z.strictObject({
  documentRequestId: z.uuid(),
  document: z.string().meta({ description: 'Name of the file.' }),
  documentType: z.string(),
  fund: z.string().nullable(),
  reportingDate: z.iso.date().nullable(),
  group: z.string(),
  row: z.int().positive().nullable().meta({ description: 'Row of a table, from 1; null elsewhere.' }),
  metric: z.string().meta({ description: 'Name of the metric, as it is shown.' }),
  fin: z.string().meta({ description: 'Identifying name of the metric; never changes.' }),
  timePeriod: z.string().nullable().meta({
    description:
      'Period that the metric is about, such as `Quarter To Date`; null where it has none, and of removed values.',
  }),
  dataType: z.enum(METRIC_DATA_TYPE_NAMES),
  value: z.string().meta({
    description: 'ISO date, plain decimal text or text. Percentages as printed: 14.2 is 14.2 %.',
  }),
  currency: z.string().nullable().meta({ description: 'ISO 4217 code of an amount.' }),
  verified: z.boolean(),
  published: z.boolean().meta({
    description:
      'Whether the entities have the value as it stands: false until the document is confirmed with it.',
  }),
  confidence: z.number().min(0).max(1).meta({ description: '0 where a person entered the value.' }),
  page: z.int().positive().nullable(),
  box: z
    .strictObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
    .nullable()
    .meta({ description: 'Place on the page, as shares of it from its top left.' }),
  link: z.url().meta({ description: 'Opens the document at the page and the box of the value.' }),
});

/** An exported JSON file of metrics, as docs/metrics-file.schema.json describes it. For tests. */
export const metricsFile = z.strictObject({
  version: z.literal(1).meta({ description: 'Rises with a change that an older reader cannot take.' }),
  metrics: z.array(exportedMetric),
});

/** An exported JSON file of changes, as docs/changes-file.schema.json describes it. For tests. */
export const changesFile = z.strictObject({
  version: z.literal(1).meta({ description: 'Rises with a change that an older reader cannot take.' }),
  changes: z.array(
    exportedMetric.extend({
      change: z.enum(['added', 'changed', 'removed']),
      previous: z
        .strictObject({ value: z.string(), currency: z.string().nullable() })
        .nullable()
        .meta({ description: 'As it left with the export before; null for an added value.' }),
    }),
  ),
});
