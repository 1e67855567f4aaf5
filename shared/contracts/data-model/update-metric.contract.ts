import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { wireTimestamp } from '../wire.ts';
import { metricDetailsWire, metricFieldsInput, metricTypeInput } from './metric-identifier.wire.ts';

/**
 * Changes the given fields of a metric identifier [API-046]. Fin and type are fixed: another type is refused [AMB-102].
 * With `timeUpdated`, a metric that somebody else changed since is refused.
 */
export const updateMetric = defineEndpoint({
  id: 'metricIdentifiers.update',
  method: 'PATCH',
  prefix: 'clients',
  path: 'schemas/metric-identifiers/update',
  permission: 'metrics.update',
  rule: 'schemaBuilder',
  summary: 'Change a metric identifier',
  body: z.object({
    fin: textInput(INPUT_LIMITS.word),
    type: metricTypeInput.optional(),
    timeUpdated: wireTimestamp.optional(),
    ...z.object(metricFieldsInput).partial().shape,
  }),
  response: metricDetailsWire,
  errors: ['NOT_FOUND', 'FORMULA_INVALID', 'METRIC_CHANGED'],
});
