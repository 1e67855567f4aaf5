import { INPUT_LIMITS } from '@assay/shared/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { orderByQuery, pagingQuery, repeatedQuery } from '../wire.ts';
import { validatorWire } from '../verification/verification-payload.wire.ts';

/** A metric identifier as lists show it [MET-019]. */
export const metricSummaryWire = z.object({
  id: z.uuid(),
  fin: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.string(),
  timePeriod: z.string().nullable(),
  createdBy: z.string(),
  associatedEntityType: z.string().nullable(),
  associatedRelationshipEntityTypes: z.array(z.string()).nullable(),
  isStatic: z.boolean(),
  validators: z.array(validatorWire),
});

export type MetricSummary = z.output<typeof metricSummaryWire>;

/** A page of metric identifiers, by name unless ordered otherwise [API-043, AMB-104]. */
export const listMetricSummaries = defineEndpoint({
  id: 'metricIdentifiers.summaries',
  method: 'GET',
  prefix: 'clients',
  path: 'schemas/metric-identifiers/summaries',
  permission: 'signedIn',
  summary: 'A page of metric identifiers',
  query: z.object({
    ...pagingQuery,
    orderBy: orderByQuery.optional(),
    search: textInput(INPUT_LIMITS.search).optional(),
    isStatic: z.stringbool().optional(),
    type: repeatedQuery(textInput(INPUT_LIMITS.word)),
    timePeriod: repeatedQuery(textInput(INPUT_LIMITS.word)),
    association: repeatedQuery(textInput(INPUT_LIMITS.word)),
  }),
  response: z.object({
    metrics: z.array(metricSummaryWire),
    metricCount: z.number().int(),
    totalMetricCount: z.number().int(),
  }),
});
