import { INPUT_LIMITS } from '@assay/shared/domain';
import * as z from '@assay/shared/zod';
import { defineEndpoint } from '../endpoint.ts';
import { idInput, textInput } from '../input.ts';
import { orderByQuery, pageOf, pagingQuery, repeatedQuery, wireDate, wireTimestamp } from '../wire.ts';
import { documentRequestWire } from './document-request.wire.ts';

/** Columns by which the document list can be sorted, by wire name: those of AMB-029, and how many values need review. */
export const DOCUMENT_LIST_COLUMNS = [
  'file_name',
  'document_type',
  'fund',
  'fund_manager',
  'reporting_date',
  'uploadedDate',
  'uploaded_by',
  'is_verified',
  'doubts',
] as const;

/** `true` or `false` in a query. */
const flagQuery = z.enum(['true', 'false']);

/**
 * The pages of the document lists [API-004]: filters combine with AND, order is `uploadedDate:desc` unless given. With
 * `after` or `before`, the id of the last or first row of the neighbouring page, a page is found by that row instead of by
 * counting `offset` rows; where that can not be done, by `offset`.
 */
export const listDocumentRequests = defineEndpoint({
  id: 'documentRequests.list',
  method: 'GET',
  prefix: 'clients',
  path: 'document-requests',
  permission: 'documents.view',
  summary: 'A page of document requests',
  query: z.object({
    ...pagingQuery,
    orderBy: orderByQuery.optional(),
    stage: repeatedQuery(textInput(INPUT_LIMITS.words)),
    search: textInput(INPUT_LIMITS.search).optional(),
    tags: repeatedQuery(textInput(INPUT_LIMITS.word)),
    documentType: repeatedQuery(textInput(INPUT_LIMITS.word)),
    fund: repeatedQuery(textInput(INPUT_LIMITS.name)),
    fundManager: repeatedQuery(textInput(INPUT_LIMITS.name)),
    uploadedBy: repeatedQuery(textInput(INPUT_LIMITS.name)),
    /** First and last reporting date. */
    reportedFrom: wireDate.optional(),
    reportedTo: wireDate.optional(),
    /** Uploaded at or after the first moment, and before the second. */
    uploadedFrom: wireTimestamp.optional(),
    uploadedBefore: wireTimestamp.optional(),
    verified: flagQuery.optional(),
    /** Whether any value of the document needs review. */
    doubts: flagQuery.optional(),
    /** Of these documents only those that the other filters leave. */
    id: repeatedQuery(idInput),
    /** Of the documents in the files of these. */
    sameFileAs: repeatedQuery(idInput),
    /** Whether confirmed values changed since they were exported. */
    changed: flagQuery.optional(),
    /** Whether a person has to choose the type, because the document has the evidence of none [AMB-129]. */
    needsType: flagQuery.optional(),
    after: idInput.optional(),
    before: idInput.optional(),
  }),
  response: pageOf(documentRequestWire),
});

/** Columns whose values a filter offers, by wire name. */
export const FILTERED_COLUMNS = ['fund', 'fund_manager', 'uploaded_by', 'tags'] as const;

/** Values that documents at a stage have in a column, in alphabetical order, at most 50; a call of ours [AMB-029]. */
export const listFilterValues = defineEndpoint({
  id: 'documentRequests.filterValues',
  method: 'GET',
  prefix: 'clients',
  path: 'document-requests/filter-values',
  permission: 'documents.view',
  summary: 'Values to filter document requests by',
  query: z.object({
    stage: textInput(INPUT_LIMITS.word),
    column: z.enum(FILTERED_COLUMNS),
    /** Part of the value, in any case. */
    search: textInput(INPUT_LIMITS.search).optional(),
  }),
  response: z.object({ values: z.array(z.string()) }),
});
