import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { orderByQuery, pagingQuery, repeatedQuery, wireTimestamp } from '../wire.ts';
import { listedMetricWire } from './metric-identifier.wire.ts';

/**
 * A page of metric identifiers, by name unless ordered otherwise [API-043, AMB-104]. Orders of ours: `schema`, as the schemas
 * of the client's document types have them, those of no schema last; `reportingDate` and `lastModified`, by the latest value
 * that `valuesOf` has, those without a value last. Equal ones come by name.
 */
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
    /** Entity types that a metric belongs to, alone or in a relationship. */
    association: repeatedQuery(textInput(INPUT_LIMITS.word)),
    /** The metrics that entities of this type have. */
    entityAssociation: textInput(INPUT_LIMITS.word).optional(),
    /** The metrics that relationships of these two types have, in either order. */
    entityRelationshipAssociation: repeatedQuery(textInput(INPUT_LIMITS.word)),
    /** Only metrics of which this entity or relationship has values. */
    withValuesOf: idInput.optional(),
    /** The entity or relationship that `reportingDate` and `lastModified` order by. */
    valuesOf: idInput.optional(),
    /** With `withValuesOf` and `valuesOf`: as their values were known at this moment. */
    asKnownOn: wireTimestamp.optional(),
  }),
  response: z.object({
    metrics: z.array(listedMetricWire),
    metricCount: z.number().int(),
    totalMetricCount: z.number().int(),
  }),
});
