import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listDocumentRequests, toDocumentRequest } from '@assay/shared/contracts';
import { DOCUMENT_REQUEST_PAGE_SIZE } from '@assay/shared/domain';
import { documentsKey, keepPreviousData, queryOptions, useQuery } from '@assay/shared/query';
import { finishedFiles, type FinishedFile } from '../model/finished-files.ts';

/** The newest extracted documents: those that were just uploaded are among them. */
function newestDocumentsQuery(api: ApiClient) {
  const query = { stage: ['EXT_DONE', 'ARCHIVED'], maxPageSize: DOCUMENT_REQUEST_PAGE_SIZE, offset: 0 };
  return queryOptions({
    queryKey: [...documentsKey, 'newest', query],
    queryFn: async ({ signal }) =>
      (await api.call(listDocumentRequests, { query }, { signal })).items.map(toDocumentRequest),
    placeholderData: keepPreviousData,
  });
}

/** The files of these document requests, as far as they are extracted, each with the documents that it holds. */
export function useFinishedFiles(ids: readonly string[]): readonly FinishedFile[] {
  const { data = [] } = useQuery({ ...newestDocumentsQuery(useApi()), enabled: ids.length > 0 });
  return finishedFiles(data, ids);
}
