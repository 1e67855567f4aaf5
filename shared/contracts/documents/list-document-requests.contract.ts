import { INPUT_LIMITS } from '@assay/shared/domain';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { textInput } from '../input.ts';
import { orderByQuery, pageOf, pagingQuery, repeatedQuery } from '../wire.ts';
import { documentRequestWire } from './document-request.wire.ts';

/** Columns by which the document list can be sorted, by wire name [AMB-029]. */
export const DOCUMENT_LIST_COLUMNS = [
  'file_name',
  'document_type',
  'fund',
  'fund_manager',
  'reporting_date',
  'uploadedDate',
  'uploaded_by',
  'is_verified',
] as const;

/** The pages of the document lists [API-004]: filters combine with AND, order is `uploadedDate:desc` unless given. */
export const listDocumentRequests = defineEndpoint({
  id: 'documentRequests.list',
  method: 'GET',
  prefix: 'clients',
  path: 'document-requests',
  permission: 'signedIn',
  summary: 'A page of document requests',
  query: z.object({
    ...pagingQuery,
    orderBy: orderByQuery.optional(),
    stage: repeatedQuery(textInput(INPUT_LIMITS.words)),
    search: textInput(INPUT_LIMITS.search).optional(),
    tags: repeatedQuery(textInput(INPUT_LIMITS.word)),
    documentType: repeatedQuery(textInput(INPUT_LIMITS.word)),
  }),
  response: pageOf(documentRequestWire),
});
