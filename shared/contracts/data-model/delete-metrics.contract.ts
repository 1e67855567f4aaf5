import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idsInput, listInput, textInput } from '../input.ts';
import { doneResponse } from '../wire.ts';

const finInput = textInput(INPUT_LIMITS.word).min(1);

/** Deletes one metric identifier, or several, by fin, with all values [API-047, AMB-101]. One in use is refused. */
export const deleteMetric = defineEndpoint({
  id: 'metricIdentifiers.delete',
  method: 'POST',
  prefix: 'clients',
  path: 'schemas/metric-identifiers/delete',
  permission: 'metrics.delete',
  rule: 'schemaBuilder',
  summary: 'Delete a metric identifier with its values',
  body: z.object({ fin: z.union([finInput, listInput(finInput, INPUT_LIMITS.ids).min(1)]) }),
  response: doneResponse,
  errors: ['METRIC_IN_USE'],
});

/** The same by id, for a selection [API-048]. One in use refuses them all. */
export const deleteMetrics = defineEndpoint({
  id: 'metrics.delete',
  method: 'POST',
  prefix: 'clients',
  path: 'metrics/delete',
  permission: 'metrics.delete',
  rule: 'schemaBuilder',
  summary: 'Delete metric identifiers with their values',
  body: z.object({ uuids: idsInput }),
  response: doneResponse,
  errors: ['METRIC_IN_USE'],
});

/** What uses a metric that therefore cannot be deleted. */
export const metricUseWire = z.object({
  id: z.uuid(),
  fin: z.string(),
  name: z.string(),
  /** Names of the schemas that hold it. */
  schemas: z.array(z.string()),
  /** Names of the metrics whose formulas read it. */
  formulas: z.array(z.string()),
  /** Display names of the entity and document types that it stands for or that require it. */
  types: z.array(z.string()),
});

export type MetricUse = z.output<typeof metricUseWire>;

/** What the deletion of these metrics would take with it, and what stands in its way. */
export const getMetricDeletion = defineEndpoint({
  id: 'metrics.deletion',
  method: 'POST',
  prefix: 'clients',
  path: 'metrics/deletion',
  permission: 'metrics.delete',
  rule: 'schemaBuilder',
  summary: 'What the deletion of metric identifiers would delete',
  body: z.object({ uuids: idsInput }),
  response: z.object({ datapointCount: z.number().int(), inUse: z.array(metricUseWire) }),
});
