import type { ApiClient } from '@assay/shared/api-client';
import { listUsageDocuments, toDocumentRequest } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import type { StatisticQuery } from '../model/figure-query.ts';
import { statisticsKey } from './usage.queries.ts';

/** A page of the documents that a figure counts. */
export function figureDocumentsQuery(
  api: ApiClient,
  figure: StatisticQuery,
  { page }: Pick<ListRequest, 'page'>,
) {
  const query = { ...figure, ...page };
  return queryOptions({
    queryKey: [...statisticsKey, 'documents', query],
    queryFn: async ({ signal }) => {
      const found = await api.call(listUsageDocuments, { query }, { signal });
      return { ...found, items: found.items.map(toDocumentRequest) };
    },
  });
}
