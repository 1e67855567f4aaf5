import type { ApiClient } from '@assay/shared/api-client';
import { listDocumentRequests, toDocumentRequest } from '@assay/shared/contracts';
import type { ListStage } from '@assay/shared/domain';
import { documentsKey, queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';

/** A page of the documents at a stage [API-004]. */
export function documentListQuery(api: ApiClient, stage: ListStage, { page, filters }: ListRequest) {
  const query = {
    stage: [stage],
    ...page,
    search: filters.search?.[0],
    documentType: filters.documentType,
    tags: filters.tags,
  };
  return queryOptions({
    queryKey: [...documentsKey, 'list', query],
    queryFn: async ({ signal }) => {
      const found = await api.call(listDocumentRequests, { query }, { signal });
      return { ...found, items: found.items.map(toDocumentRequest) };
    },
  });
}
