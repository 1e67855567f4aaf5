import { useApi } from '@assay/shared/api-client';
import { findExportBlockers } from '@assay/shared/contracts';
import { queryOptions } from '@assay/shared/query';
import { useLoadState } from '@assay/shared/state';

/** What keeps a CSV of these documents from leaving; nothing is asked for no documents. Read anew each time. */
export function useExportBlockers(ids: readonly string[]) {
  const api = useApi();
  return useLoadState(
    queryOptions({
      queryKey: ['export-blockers', ids],
      queryFn: ({ signal }) =>
        api.call(findExportBlockers, { body: { documentRequests: [...ids] } }, { signal }),
      enabled: ids.length > 0,
      gcTime: 0,
    }),
  );
}
