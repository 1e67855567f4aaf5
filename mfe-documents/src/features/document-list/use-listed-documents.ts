import type { DocumentRequest } from '@assay/shared/contracts';
import { formatOrderBy, offsetOfPage, type ListStage } from '@assay/shared/domain';
import { useLocation } from '@assay/shared/router';
import { documentQueue } from '@assay/shared/state';
import type { List } from '@assay/shared/widgets/list-page';
import { useEffect } from 'react';
import { toListFilters } from './api/document-list.queries.ts';

/** Keeps in mind which documents the list shows and by which query: the document view goes on in this list. */
export function useListedDocuments(stage: ListStage, { data, load, query }: List<DocumentRequest>): void {
  const { pathname, search } = useLocation();
  const isOfThisPage = load.status === 'ready' && !load.isPlaceholder;
  useEffect(() => {
    if (!data || !isOfThisPage) return;
    const { page, maxPageSize, orderBy, filters } = query;
    documentQueue.getState().setListed({
      ids: data.items.map(({ id }) => id),
      offset: offsetOfPage(page, maxPageSize),
      totalCount: data.totalCount,
      isLowerBound: data.isLowerBound === true,
      address: `${pathname}${search}`,
      query: {
        stage: [stage],
        maxPageSize,
        ...(orderBy && { orderBy: formatOrderBy(orderBy) }),
        ...toListFilters(filters),
      },
    });
  }, [stage, data, isOfThisPage, query, pathname, search]);
}
