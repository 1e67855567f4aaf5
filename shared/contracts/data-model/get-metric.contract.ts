import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { metricDetailsWire } from './metric-identifier.wire.ts';

/** A metric identifier whole, by its fin [API-044]. */
export const getMetric = defineEndpoint({
  id: 'metricIdentifiers.get',
  method: 'POST',
  prefix: 'clients',
  path: 'schemas/metric-identifiers/get',
  permission: 'signedIn',
  summary: 'A metric identifier',
  body: z.object({ fin: textInput(INPUT_LIMITS.word) }),
  response: metricDetailsWire,
  errors: ['NOT_FOUND'],
});
