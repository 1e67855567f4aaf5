import { useApi, type ApiClient } from '@assay/shared/api-client';
import { listDocumentRequests, toDocumentRequest, type DocumentRequest } from '@assay/shared/contracts';
import { DOCUMENT_REQUEST_PAGE_SIZE } from '@assay/shared/domain';
import { documentsKey, keepPreviousData, queryOptions, useQuery } from '@assay/shared/query';
import { finishedFiles, type FinishedFile } from '../model/finished-files.ts';

const STAGES = ['EXT_DONE', 'ARCHIVED'];

/** The extracted documents in the files of these document requests. */
function extractedDocumentsQuery(api: ApiClient, ids: readonly string[]) {
  return queryOptions({
    queryKey: [...documentsKey, 'finished', ids],
    queryFn: async ({ signal }) => {
      const found: DocumentRequest[] = [];
      const page = { stage: STAGES, maxPageSize: DOCUMENT_REQUEST_PAGE_SIZE };
      for (let from = 0; from < ids.length; from += DOCUMENT_REQUEST_PAGE_SIZE) {
        const query = { ...page, sameFileAs: ids.slice(from, from + DOCUMENT_REQUEST_PAGE_SIZE) };
        // A file may hold several documents, so that those of a hundred files are more than a page.
        for (let offset = 0, total = 1; offset < total; offset += DOCUMENT_REQUEST_PAGE_SIZE) {
          const { items, totalCount } = await api.call(
            listDocumentRequests,
            { query: { ...query, offset } },
            { signal },
          );
          found.push(...items.map(toDocumentRequest));
          total = totalCount;
        }
      }
      return found;
    },
    placeholderData: keepPreviousData,
  });
}

/** The files of these document requests, as far as they are extracted, each with the documents that it holds. */
export function useFinishedFiles(ids: readonly string[]): readonly FinishedFile[] {
  const { data = [] } = useQuery({ ...extractedDocumentsQuery(useApi(), ids), enabled: ids.length > 0 });
  return finishedFiles(data, ids);
}
