import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listDocumentRequests, toDocumentRequest } from '@assay/shared/contracts';
import { formatOrderBy, type ListStage } from '@assay/shared/domain';
import { documentsKey, keepPreviousData, queryOptions } from '@assay/shared/query';
import { useLoadState, type ListQuery } from '@assay/shared/state';

/** Which page of which list to read. */
export interface DocumentListRequest {
  readonly stage: ListStage;
  readonly query: ListQuery;
  /** Rows before the page. */
  readonly offset: number;
}

function documentListQuery(api: ApiClient, { stage, query, offset }: DocumentListRequest) {
  const { maxPageSize, orderBy, filters } = query;
  const request = {
    stage: [stage],
    offset,
    maxPageSize,
    orderBy: orderBy ? formatOrderBy(orderBy) : undefined,
    search: filters.search?.[0],
    documentType: filters.documentType,
    tags: filters.tags,
  };
  return queryOptions({
    queryKey: [...documentsKey, 'list', request],
    queryFn: async ({ signal }) => {
      const page = await api.call(listDocumentRequests, { query: request }, { signal });
      return { ...page, items: page.items.map(toDocumentRequest) };
    },
    placeholderData: keepPreviousData,
  });
}

/** One page of a document list with its load status [API-004]; the rows of the page before stay while the next one loads. */
export function useDocumentList(request: DocumentListRequest) {
  return useLoadState(documentListQuery(useApi(), request));
}
