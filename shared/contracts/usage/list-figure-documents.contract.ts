import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { documentRequestWire } from '../documents/document-request.wire.ts';
import { defineEndpoint } from '../endpoint.ts';
import { integerText, textInput } from '../input.ts';
import { orderByQuery, pageOf, pagingQuery, repeatedQuery, wireDate } from '../wire.ts';

/** Filters of a statistic as query parameters, combined with AND. Days are UTC, both ends included. */
export const usageFilters = {
  uploadedFrom: wireDate.optional(),
  uploadedTo: wireDate.optional(),
  confirmedFrom: wireDate.optional(),
  confirmedTo: wireDate.optional(),
  confirmedBy: integerText({ min: 1 }).optional(),
  /** How the review ended: nothing was changed, something was changed, confirmed as extracted first, or with a measured time. */
  outcome: z.enum(['touchless', 'corrected', 'firstPass', 'timed']).optional(),
  /** A metric of which a value was corrected. */
  correctedMetric: textInput(INPUT_LIMITS.word).optional(),
  /** A metric of which a value was extracted. */
  extractedMetric: textInput(INPUT_LIMITS.word).optional(),
  /** Documents with verified metrics, or with metrics that are not verified. */
  metrics: z.enum(['verified', 'open']).optional(),
  documentType: textInput(INPUT_LIMITS.word).optional(),
  fund: textInput(INPUT_LIMITS.name).optional(),
  reportingDate: wireDate.optional(),
  source: textInput(INPUT_LIMITS.word).optional(),
  stage: repeatedQuery(textInput(INPUT_LIMITS.word)),
} as const;

const filters = z.object(usageFilters);

/** What a figure counts. */
export type UsageFilters = z.output<typeof filters>;

/** A page of the documents that a statistic counts, at any stage. */
export const listUsageDocuments = defineEndpoint({
  id: 'usage.documents',
  method: 'GET',
  prefix: 'clients',
  path: 'usage/documents',
  permission: 'usage.view',
  summary: 'The documents behind a figure',
  query: filters.extend({ ...pagingQuery, orderBy: orderByQuery.optional() }),
  response: pageOf(documentRequestWire),
});
