import type { ApiClient } from '@assay/shared/api-client';
import { listSavedViews, type QueryOf } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';

/** A list that has saved views. */
export type ViewedList = QueryOf<typeof listSavedViews>['list'];

export const SAVED_VIEWS_KEY = ['saved-views'] as const;

/** The user's views of a list. */
export function savedViewsQuery(api: ApiClient, list: ViewedList) {
  return queryOptions({
    queryKey: [...SAVED_VIEWS_KEY, list],
    queryFn: async ({ signal }) => (await api.call(listSavedViews, { query: { list } }, { signal })).items,
  });
}
