import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { metricDetailsWire, metricFieldsInput, metricTypeInput } from './metric-identifier.wire.ts';

const { name, ...others } = metricFieldsInput;

/** Creates a metric identifier; the server derives its fin from the name [API-045, AMB-102]. */
export const createMetric = defineEndpoint({
  id: 'metricIdentifiers.create',
  method: 'POST',
  prefix: 'clients',
  path: 'schemas/metric-identifiers/create',
  permission: 'metrics.create',
  rule: 'schemaBuilder',
  summary: 'Create a metric identifier',
  body: z.object({ name, type: metricTypeInput, ...z.object(others).partial().shape }),
  response: metricDetailsWire,
  errors: ['FORMULA_INVALID'],
});
