import { getNavigation } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import type { ApiClient } from '@assay/shared/api-client';

export const NAVIGATION_KEY = ['navigation'] as const;

/** Counts beside the sidebar's items [AMB-003]. A failure shows no counts and no message. */
export function navigationCountsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: NAVIGATION_KEY,
    queryFn: ({ signal }): Promise<Readonly<Record<string, number>>> =>
      api.call(getNavigation, {}, { signal }),
    staleTime: 30_000,
  });
}
