import type { ApiClient } from '@assay/shared/api-client';
import { listFigureDocuments, toDocumentRequest } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import type { ListRequest } from '@assay/shared/widgets/list-page';
import type { FigureQuery } from '../model/figure-query.ts';
import { figuresKey } from './usage.queries.ts';

/** A page of the documents that a figure counts. */
export function figureDocumentsQuery(
  api: ApiClient,
  figure: FigureQuery,
  { page }: Pick<ListRequest, 'page'>,
) {
  const query = { ...figure, ...page };
  return queryOptions({
    queryKey: [...figuresKey, 'documents', query],
    queryFn: async ({ signal }) => {
      const found = await api.call(listFigureDocuments, { query }, { signal });
      return { ...found, items: found.items.map(toDocumentRequest) };
    },
  });
}
